// SPDX-License-Identifier: MIT
#include "script/hints/error_text.hpp"

#include "letters/kinds.hpp"
#include "letters/letter.hpp"
#include "script/hints/run_hint.hpp"
#include "script/sandbox/sandbox.hpp"
#include "spelling/near_miss.hpp"

#include <lua.hpp>

#include <algorithm>

namespace fronteira::script {
namespace {

/// Where the message starts behind `chunk:line: `, the line in `line`; 0 when it does not match.
size_t after_place(std::string_view text, std::string_view chunk, int& line) {
    if (text.substr(0, chunk.size()) != chunk) return 0;
    size_t at = chunk.size();
    if (at >= text.size() || text[at] != ':') return 0;
    int number = 0;
    const size_t digits = ++at;
    while (at < text.size() && at - digits < 7 && text[at] >= '0' && text[at] <= '9')
        number = number * 10 + (text[at++] - '0');
    if (at == digits || text.substr(at, 2) != ": ") return 0;
    line = number;
    return at + 2;
}

/// Lua calls an entry that was named by a number in the text `field 'integer index'`.
void name_number(std::string& message) {
    constexpr std::string_view odd = "(field 'integer index')";
    if (const size_t at = message.find(odd); at != std::string::npos)
        message.replace(at, odd.size(), "(field '?')");
}

void split_hint(Diagnostic& finding) {
    const size_t open = finding.message.rfind(" (did you mean ");
    if (open == std::string::npos || open == 0 || finding.message.back() != ')') return;
    finding.hint = finding.message.substr(open + 2, finding.message.size() - open - 3);
    finding.message.resize(open);
}

}  // namespace

std::string cleaned(std::string_view text, size_t limit) {
    std::string clean;
    while (!text.empty()) {
        const auto [code, bytes] = letters::first(text);
        const bool odd = bytes == 0 || letters::is_control(code) || letters::misleads(code);
        const bool blank = code == '\n' || code == '\t' || code == '\r';
        const std::string_view shown = blank ? " " : odd ? "?" : text.substr(0, bytes);
        text.remove_prefix(std::max<size_t>(bytes, 1));
        if (clean.size() + shown.size() > limit) break;
        clean += shown;
    }
    return clean;
}

Diagnostic located(std::string_view text, const std::set<std::string>& chunks, std::string code) {
    Place place;
    for (const std::string& chunk : chunks) {
        const std::string_view shown = std::string_view(chunk).substr(0, LUA_IDSIZE - 1);
        if (const size_t start = after_place(text, shown, place.line); start > 0) {
            place.file = chunk;
            text.remove_prefix(start);
            break;
        }
    }
    Diagnostic finding = error_at(std::move(place), std::move(code), cleaned(text, longest_error));
    name_number(finding.message);
    split_hint(finding);
    if (finding.hint.empty()) finding.hint = run_hint(finding.message);
    if (finding.message.find(finding.hint) != std::string::npos) finding.hint.clear();
    return finding;
}

std::string closest(std::string_view word, const std::vector<std::string>& candidates) {
    constexpr size_t longest_short = 3;
    const std::vector<std::string_view> known(candidates.begin(), candidates.end());
    std::string_view near = spelling::near_miss(word, known);
    if (near.empty() && word.size() > longest_short)
        near = spelling::near_miss(word, known, word.size() / 3 + 1);
    return std::string(near);
}

std::string near_or(std::string_view word, const std::vector<std::string>& candidates,
                    std::string otherwise) {
    const std::string near = closest(word, candidates);
    return near.empty() ? std::move(otherwise) : "did you mean `" + near + "`?";
}

std::string closest(std::string_view word, const std::vector<std::string>& candidates,
                    size_t most) {
    return std::string(spelling::near_miss(word, {candidates.begin(), candidates.end()}, most));
}

std::string closest(lua_State* lua, std::string_view word,
                    const std::vector<std::string>& candidates) {
    constexpr int64_t units_of_a_name = 40;
    Sandbox::charge(lua, units_of_a_name * static_cast<int64_t>(candidates.size()));
    return closest(word, candidates);
}

std::string did_you_mean(lua_State* lua, std::string_view word,
                         const std::vector<std::string>& candidates) {
    const std::string near = closest(lua, word, candidates);
    return near.empty() ? "" : " (did you mean `" + near + "`?)";
}

}  // namespace fronteira::script
