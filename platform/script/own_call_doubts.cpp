// SPDX-License-Identifier: MIT
#include "script/own_call_doubts.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

std::string counted(size_t arguments) {
    return arguments == 0   ? "no argument"
           : arguments == 1 ? "one argument"
                            : std::to_string(arguments) + " arguments";
}

/// As a call of it is written: `fight(match, from, to)`.
std::string written(const compile::CallMade& call) {
    std::string all;
    for (const std::string& parameter : call.own->parameters)
        all += (all.empty() ? "" : ", ") + parameter;
    return call.name + "(" + all + ")";
}

/// The first parameter that the function cannot do without and is not given.
const std::string* lacking(const compile::Callee& function, size_t given) {
    for (size_t i = given; i < function.parameters.size(); ++i)
        if (function.needed[i]) return &function.parameters[i];
    return nullptr;
}

}  // namespace

Diagnostics own_call_doubts(const compile::CallMade& call) {
    const compile::Callee& function = *call.own;
    Diagnostics warnings;
    const auto warn = [&](const char* code, std::string sentence, std::string hint) {
        warnings.push_back({Severity::warning,
                            {call.file, call.line, 0},
                            "`" + call.name + "` " + std::move(sentence),
                            std::move(hint),
                            code});
    };
    if (call.taken && !function.answers && !function.stub)
        warn("rules.no_answer", "gives nothing, and so what is made of that is nil",
             "a function gives what stands behind its `return`");
    if (call.method && !function.parameters.empty() && function.parameters.front() == "match") {
        warn("rules.missing_argument", "is given a table as its `match`, by the colon",
             "with a dot: ." + written(call));
        return warnings;
    }
    const bool other = call.kinds.contains(1) && call.kinds.at(1) != compile::Tag::match;
    if (!call.method && !function.parameters.empty() && function.parameters.front() == "match" &&
        (other || call.without_match)) {
        warn("rules.missing_argument", "wants the match first, and is given another thing",
             written(call));
        return warnings;
    }
    if (call.given < 0) return warnings;
    const size_t given = static_cast<size_t>(call.given) + (call.method ? 1 : 0);
    if (const std::string* name = lacking(function, given))
        warn("rules.missing_argument", "wants `" + *name + "`, and is given " + counted(given),
             written(call));
    if (given > function.parameters.size() && !function.vararg && !function.stub)
        warn("rules.unread_argument",
             "reads " + counted(function.parameters.size()) + ", and is given " +
                 std::to_string(given),
             "it is " + written(call));
    return warnings;
}

}  // namespace fronteira::script
