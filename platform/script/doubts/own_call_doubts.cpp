// SPDX-License-Identifier: MIT
#include "script/doubts/own_call_doubts.hpp"

#include <fronteira/text.hpp>

#include "compile/doubts/value_kinds.hpp"

#include <algorithm>
#include <string_view>

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
    for (const std::string& parameter : call.own->parameters) add_item(all, parameter);
    return call.name + "(" + all + ")";
}

/// Two arguments that are called as each other's parameters. Of letters nobody can say which is
/// which: `smaller(b, a)` sorts the other way round.
std::string swapped_arguments(const compile::CallMade& call) {
    const std::vector<std::string>& parameters = call.own->parameters;
    const int colon = call.method ? 1 : 0;
    const auto parameter = [&](int argument) {
        const auto at = static_cast<size_t>(argument - 1 + colon);
        return at < parameters.size() ? parameters[at] : std::string();
    };
    for (const auto& [one, name] : call.names)
        for (const auto& [other, its_name] : call.names)
            if (one < other && name.size() > 1 && name != its_name && name == parameter(other) &&
                its_name == parameter(one))
                return "is given `" + name + "` as `" + its_name + "`, and `" + its_name +
                       "` as `" + name + "`";
    return {};
}

/// The first parameter that the function cannot do without and is not given.
const std::string* lacking(const compile::Callee& function, size_t given) {
    for (size_t i = given; i < function.parameters.size(); ++i)
        if (function.needed[i]) return &function.parameters[i];
    return nullptr;
}

std::string kind_said(compile::Tag kind) {
    using Is = compile::ValueKind::Is;
    switch (kind) {
        case compile::Tag::integer:
            return compile::said({Is::number});
        case compile::Tag::text:
            return compile::said({Is::text});
        case compile::Tag::function:
            return compile::said({Is::function});
        case compile::Tag::container:
        case compile::Tag::table:
            return compile::said({Is::list});
        default:
            return compile::said({Is::handle, kind});
    }
}

/// An argument that the function cannot do with what it does, as the sentence goes on; or empty.
std::string unfit_argument(const compile::CallMade& call) {
    using compile::Tag;
    for (const auto& [number, kind] : call.kinds) {
        const size_t at = static_cast<size_t>(number) - (call.method ? 0 : 1);
        if (at >= call.own->wanted.size()) continue;
        const compile::Wanted& wanted = call.own->wanted[at];
        const std::string asks = "asks `" + call.own->parameters[at] + "` for `";
        const bool handle = kind >= Tag::match && kind <= Tag::card;
        const bool list = kind == Tag::container || kind == Tag::table;
        const bool function = kind == Tag::function;
        const auto not_had = call.not_had.find(number);
        if (not_had != call.not_had.end())
            return asks + not_had->second + "`, which " + kind_said(kind) + " does not have";
        if ((kind == Tag::integer || kind == Tag::table || function) && !wanted.fields.empty())
            return asks + *wanted.fields.begin() + "`, and is given " + kind_said(kind);
        if (wanted.number && (handle || list || function))
            return "calculates with `" + call.own->parameters[at] + "`, and is given " +
                   kind_said(kind);
    }
    return {};
}

/// The mod in the name of a file: `war/rules/trade.lua`.
std::string_view mod_of(std::string_view file) {
    return file.substr(0, std::min(file.find('/'), file.size()));
}

}  // namespace

Diagnostics own_call_doubts(const compile::CallMade& call) {
    const compile::Callee& function = *call.own;
    Diagnostics warnings;
    /// A function of a variant that another mod calls: what is wrong is in the function.
    const auto warn_of_function = [&](const char* code, const std::string& sentence) {
        const bool elsewhere = mod_of(function.file) != mod_of(call.file);
        const std::string where = call.file + ":" + std::to_string(call.line);
        warnings.push_back(warning_at(
            elsewhere ? Place{function.file, function.line, 0} : Place{call.file, call.line, 0},
            code, "`" + call.name + "` " + sentence,
            elsewhere ? "what it returns is taken in " + where
                      : "a function returns what follows its `return`"));
    };
    const auto warn = [&](const char* code, std::string sentence, std::string hint) {
        warnings.push_back(warning_at({call.file, call.line, 0}, code,
                                      "`" + call.name + "` " + std::move(sentence),
                                      std::move(hint)));
    };
    if (call.taken && !function.answers && !function.bare)
        warn_of_function("rules.no_answer", "returns nothing, so the result is nil");
    else if (call.reckoned && !function.no_number.empty())
        warn_of_function("rules.no_number",
                         "returns " + function.no_number + ", but is used in a calculation");
    if (!call.dropped && function.answers && function.never_true && !function.bare)
        warn("rules.no_answer", "never returns anything true",
             "a condition needs `return true` somewhere");
    if (call.condition && function.gives_number)
        warn("rules.always_true", "returns a number, and even 0 is true as a condition",
             "compare it: > 0");
    if (call.wanted > 1 && function.most_given >= 1 && call.wanted > function.most_given)
        warn("rules.no_answer",
             "returns " + std::to_string(function.most_given) + " at most, and " +
                 std::to_string(call.wanted) + " are taken: the rest is nil",
             "return a, b returns two");
    if (const std::string swapped = swapped_arguments(call); !swapped.empty())
        warn("rules.wrong_argument", swapped, written(call));
    if (call.method && !function.parameters.empty() && function.parameters.front() == "match") {
        warn("rules.missing_argument", "is given a table as its `match`, by the colon",
             "with a dot: ." + written(call));
        return warnings;
    }
    const bool other = call.kinds.contains(1) && call.kinds.at(1) != compile::Tag::match;
    if (!call.method && !function.parameters.empty() && function.parameters.front() == "match" &&
        (other || call.without_match)) {
        warn("rules.missing_argument", "takes the match first, but is given something else",
             written(call));
        return warnings;
    }
    if (const std::string unfit = unfit_argument(call); !unfit.empty())
        warn("rules.wrong_argument", unfit, written(call));
    if (call.given < 0) return warnings;
    const size_t given = static_cast<size_t>(call.given) + (call.method ? 1 : 0);
    if (const std::string* name = lacking(function, given))
        warn("rules.missing_argument", "wants `" + *name + "`, and is given " + counted(given),
             written(call));
    if (given > function.parameters.size() && !function.vararg && !function.bare)
        warn("rules.unread_argument",
             "reads " + counted(function.parameters.size()) + ", and is given " +
                 std::to_string(given),
             "it is " + written(call));
    return warnings;
}

}  // namespace fronteira::script
