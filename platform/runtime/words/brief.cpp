// SPDX-License-Identifier: MIT
#include "runtime/words/brief.hpp"

#include "letters/letter.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

constexpr size_t longest_quote = 80;
constexpr size_t longest = 1000;

std::string cut(const std::string& text, size_t most) {
    return text.size() <= most ? text : std::string(letters::beginning(text, most)) + "...";
}

}  // namespace

std::string in_brief(const std::string& said) {
    if (said.size() <= longest_quote) return said;
    std::string brief;
    bool quoted = false;
    for (size_t at = 0; at < said.size() && brief.size() < longest; quoted = !quoted) {
        const size_t end = std::min(said.find('`', at), said.size());
        brief += cut(said.substr(at, end - at), quoted ? longest_quote : longest);
        if (end < said.size()) brief += '`';
        at = end + 1;
    }
    return cut(brief, longest);
}

Diagnostic in_brief(Diagnostic finding) {
    finding.place.file = cut(finding.place.file, longest);
    finding.message = in_brief(finding.message);
    finding.hint = in_brief(finding.hint);
    return finding;
}

Diagnostics in_brief(Diagnostics findings) {
    for (Diagnostic& finding : findings) finding = in_brief(std::move(finding));
    return findings;
}

}  // namespace fronteira::runtime
