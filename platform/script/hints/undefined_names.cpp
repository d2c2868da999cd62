// SPDX-License-Identifier: MIT
#include "script/hints/undefined_names.hpp"

#include "script/loaded_rules.hpp"
#include "script/rule_reader.hpp"

#include <algorithm>
#include <cctype>
#include <set>

namespace fronteira::script {
namespace {

/// `_ENV["..."]` reads any text.
bool is_identifier(const std::string& word) {
    return !word.empty() && std::isdigit(static_cast<unsigned char>(word[0])) == 0 &&
           std::all_of(word.begin(), word.end(),
                       [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
}

/// What Lua says of the name: nobody else knows the hint.
Diagnostics said_of(Sandbox& sandbox, const std::string& text, const Place& place) {
    if (!sandbox.load(text, place.file)) return {};
    auto done = sandbox.call(0, 0);
    if (done) return {};
    for (Diagnostic& finding : done.error()) finding.place = place;
    return std::move(done.error());
}

Diagnostics said_of(Sandbox& sandbox, const compile::Leave& leave) {
    const bool read = leave.undefined == compile::Leave::Undefined::read;
    return said_of(sandbox, read ? "return " + leave.word : leave.word + " = nil",
                   {leave.file, leave.line, 0});
}

/// `math.huge`: a library answers for what it has alone.
Diagnostics of_libraries(LoadedRules& rules) {
    Diagnostics all;
    std::set<std::string> sound;
    for (const compile::FieldNames::Read& read : rules.compiled->field_names().read) {
        const std::string word = read.library + "." + read.name;
        if (read.library.empty() || sound.contains(word) || all.size() == most_declaration_faults)
            continue;
        Diagnostics said =
            said_of(rules.state.sandbox, "return " + word, {read.file, read.line, 0});
        if (said.empty()) sound.insert(word);
        append(all, said);
    }
    return all;
}

}  // namespace

Diagnostics undefined_names(const RulesetSource& source) {
    LoadedRules rules(source);
    rules.examined = true;
    if (!rules.load(true)) return {};
    Diagnostics all;
    for (const compile::Leave& leave : rules.compiled->leaves())
        if (leave.undefined != compile::Leave::Undefined::no && is_identifier(leave.word))
            append(all, said_of(rules.state.sandbox, leave));
    append(all, of_libraries(rules));
    rules.state.find_columns(all);
    return all;
}

}  // namespace fronteira::script
