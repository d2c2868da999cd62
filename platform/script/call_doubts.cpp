// SPDX-License-Identifier: MIT
#include "script/call_doubts.hpp"

#include "script/binding.hpp"
#include "script/error_text.hpp"
#include "script/handle_members.hpp"
#include "script/rule_reader.hpp"

#include <algorithm>
#include <cctype>

namespace fronteira::script {
namespace {

/// Who has the function that a call names, as the reference says it: `Match`, or empty.
std::string owner_of(const compile::CallMade& call) {
    if (call.of == compile::Tag::nil) return {};
    std::string name = name_of(
        static_cast<HandleType>(static_cast<int>(call.of) - static_cast<int>(compile::Tag::match)));
    name[0] = static_cast<char>(std::toupper(name[0]));
    return name;
}

const Binding* binding_of(const compile::CallMade& call) {
    const std::string owner = owner_of(call);
    for (const auto bindings :
         {cell_bindings(), match_bindings(), chance_bindings(), card_bindings(), handle_bindings()})
        for (const Binding& one : bindings)
            if (one.function != nullptr && call.name == one.name && owner == one.owner) return &one;
    return nullptr;
}

int parameters_of(const Binding& binding) {
    const std::string_view written = binding.parameters;
    if (written.empty()) return 0;
    return 1 + static_cast<int>(std::count(written.begin(), written.end(), ','));
}

/// Where a function is told a tag or a kind of link.
struct NameTold {
    const char* owner;
    const char* name;
    int argument;
    bool is_tag;
};
constexpr NameTold names_told[] = {{"Space", "tagged", 1, true},
                                   {"Seat", "spaces", 2, true},
                                   {"Region", "spaces", 1, true},
                                   {"Space", "toward", 1, false},
                                   {"Space", "ray", 1, false}};

class CallDoubts {
 public:
    CallDoubts(const LoadedRules& rules, const RulesetSource& source) : rules_(rules) {
        const core::Board& board = *source.board;
        tags_.insert(board.tags().begin(), board.tags().end());
        links_.insert(board.link_kinds().begin(), board.link_kinds().end());
        if (!source.elsewhere) return;
        const NamesElsewhere& more = source.elsewhere();
        tags_.insert(more.tags.begin(), more.tags.end());
        links_.insert(more.links.begin(), more.links.end());
    }

    Diagnostics run() {
        for (const compile::CallMade& call : rules_.compiled->calls_made()) {
            if (warnings_.size() >= most_declaration_faults) break;
            const Binding* binding = binding_of(call);
            if (binding == nullptr) continue;
            count_arguments(call, parameters_of(*binding));
            for (const NameTold& told : names_told)
                if (call.name == told.name && owner_of(call) == told.owner)
                    look_up(call, told.argument, told.is_tag);
        }
        return std::move(warnings_);
    }

 private:
    void warn(const compile::CallMade& call, const char* code, std::string message,
              std::string hint) {
        warnings_.push_back({Severity::warning,
                             {call.file, call.line, 0},
                             std::move(message),
                             std::move(hint),
                             code});
    }

    void count_arguments(const compile::CallMade& call, int most) {
        if (call.given <= most) return;
        warn(call, "rules.unread_argument",
             "`" + call.name + "` reads " +
                 (most == 0   ? "no argument"
                  : most == 1 ? "one argument"
                              : std::to_string(most) + " arguments") +
                 ", and is given " + std::to_string(call.given),
             "leave out what nobody reads");
    }

    void look_up(const compile::CallMade& call, int argument, bool is_tag) {
        const auto told = call.texts.find(argument);
        const std::set<std::string>& known = is_tag ? tags_ : links_;
        if (told == call.texts.end() || known.contains(told->second)) return;
        const std::string near = closest(told->second, {known.begin(), known.end()});
        warn(call, is_tag ? "rules.unknown_tag" : "rules.unknown_link",
             std::string("no map of the mod has a ") +
                 (is_tag ? "space tagged `" : "link of kind `") +
                 cleaned(told->second, longest_name) + "`",
             near.empty() ? "" : "did you mean `" + near + "`?");
    }

    const LoadedRules& rules_;
    std::set<std::string> tags_, links_;
    Diagnostics warnings_;
};

}  // namespace

Diagnostics call_doubts(const LoadedRules& rules, const RulesetSource& source) {
    return CallDoubts(rules, source).run();
}

}  // namespace fronteira::script
