// SPDX-License-Identifier: MIT
#include "script/undefined_names.hpp"

#include "script/loaded_rules.hpp"

#include <algorithm>
#include <cctype>

namespace fronteira::script {
namespace {

/// `_ENV["..."]` reads any text.
bool is_identifier(const std::string& word) {
    return !word.empty() && std::isdigit(static_cast<unsigned char>(word[0])) == 0 &&
           std::all_of(word.begin(), word.end(),
                       [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
}

/// What Lua says of the name: nobody else knows the hint.
Diagnostics said_of(Sandbox& sandbox, const compile::Leave& leave) {
    const bool read = leave.undefined == compile::Leave::Undefined::read;
    const std::string text = read ? "return " + leave.word : leave.word + " = nil";
    if (!sandbox.load(text, leave.file)) return {};
    auto done = sandbox.call(0, 0);
    if (done) return {};
    for (Diagnostic& finding : done.error()) finding.place = {leave.file, leave.line, 0};
    return std::move(done.error());
}

}  // namespace

Diagnostics undefined_names(const RulesetSource& source) {
    LoadedRules rules(source);
    if (!rules.load(true)) return {};
    Diagnostics all;
    for (const compile::Leave& leave : rules.compiled->leaves())
        if (leave.undefined != compile::Leave::Undefined::no && is_identifier(leave.word))
            append(all, said_of(rules.state.sandbox, leave));
    return all;
}

}  // namespace fronteira::script
