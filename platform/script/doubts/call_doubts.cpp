// SPDX-License-Identifier: MIT
#include "script/doubts/call_doubts.hpp"

#include "script/binding.hpp"
#include "script/bindings/handle_members.hpp"
#include "script/doubts/answer_doubts.hpp"
#include "script/doubts/argument_doubts.hpp"
#include "script/doubts/drawn_fields.hpp"
#include "script/doubts/known_names.hpp"
#include "script/doubts/library_arguments.hpp"
#include "script/doubts/names_told.hpp"
#include "script/doubts/own_call_doubts.hpp"
#include "script/doubts/row_columns.hpp"
#include "script/doubts/warning.hpp"
#include "script/doubts/words_asked_for.hpp"
#include "script/hints/error_text.hpp"
#include "script/rule_reader.hpp"

#include <algorithm>
#include <cctype>

namespace fronteira::script {
namespace {

/// Who has the function that a call names, as the reference says it: `Match`, or empty.
std::string owner_of(const compile::CallMade& call) {
    if (call.of == compile::Tag::nil) return {};
    std::string name = name_of(type_of(call.of));
    name[0] = static_cast<char>(std::toupper(name[0]));
    return name;
}

/// What the call may be meant for: what its handle answers to the name, or any handle where that is
/// not known.
std::vector<const Binding*> bindings_of(const compile::CallMade& call) {
    if (!call.library.empty()) return {};
    const std::string owner = owner_of(call);
    const bool of_any = call.method && owner.empty();
    std::vector<const Binding*> found;
    for (const auto bindings :
         {cell_bindings(), match_bindings(), chance_bindings(), card_bindings(), handle_bindings()})
        for (const Binding& one : bindings)
            if (one.function != nullptr && call.name == one.name &&
                (of_any ? one.owner[0] != '\0' : owner == one.owner))
                found.push_back(&one);
    // Of several, those that read as many arguments.
    const auto reads_all = [&](const Binding* one) { return call.given <= parameters_of(*one); };
    if (found.size() > 1 && std::any_of(found.begin(), found.end(), reads_all))
        std::erase_if(found, [&](const Binding* one) { return !reads_all(one); });
    return found;
}

class CallDoubts {
 public:
    CallDoubts(const LoadedRules& rules, const RulesetSource& source)
        : rules_(rules), fields_(rules.compiled->field_names().given), known_(rules.rules, source) {
        if (source.elsewhere) elsewhere_ = &source.elsewhere();
    }

    Diagnostics run() {
        for (const compile::CallMade& call : rules_.compiled->calls_made()) {
            if (warnings_.size() >= most_declaration_faults) break;
            if (call.own) append(warnings_, own_call_doubts(call));
            if (call.own) continue;
            const std::vector<const Binding*> bindings = bindings_of(call);
            const bool sure = !call.method || call.of != compile::Tag::nil;
            if (!sure && fields_.contains(call.name)) continue;
            append(warnings_, answer_doubts(call, bindings));
            append(warnings_, library_arguments(call));
            if (call.library == "math" && (call.name == "min" || call.name == "max") &&
                call.given == 1)
                warn(call, "rules.missing_argument",
                     "`" + call.name + "` of one number is that number",
                     "math." + call.name + "(a, b)");
            if (call.library == "table" && call.name == "sort") look_at_order(call);
            if (call.library.empty() && call.name == "ipairs" && call.given == 0)
                warn(call, "rules.missing_argument", "`ipairs` is given no list", "ipairs(list)");
            if (call.library == "math" && (call.name == "random" || call.name == "randomseed"))
                warnings_.push_back(error_at({call.file, call.line, 0}, "rules.unknown_field",
                                             "`math` has no chance", "match:roll(6)"));
            if (call.name == "finish_phase" && !call.method && call.library.empty())
                warn(call, "rules.no_object",
                     "`finish_phase` is for declarations, and does nothing when called",
                     "match:finish_phase()");
            if (bindings.empty()) continue;
            if (sure) count_arguments(call, parameters_of(*bindings.front()));
            append(warnings_, argument_doubts(call, bindings));
            append(warnings_, missing_arguments(call, bindings));
            append(warnings_, lacking_rows(call, rules_.rules.layout));
            if (call.name == "ask") note_question(call);
            append(warnings_, words_asked_for(call, rules_.rules));
            for (const NameTold& told : names_told)
                if (call.name == told.name && !lacks_arguments(call, told) &&
                    (sure ? owner_of(call) == told.owner : !is_told_otherwise(told, bindings)))
                    look_up(call, told.argument, told.thing);
            if (call.name != "tell" || owner_of(call) != "Match") continue;
            append(warnings_, numbers_told(call));
            if (call.nils.contains(3))
                warn(call, "rules.wrong_argument", "`tell` is given nil as the seat",
                     "leave the seat out to tell everyone");
            compare_with_shown(call);
        }
        warn_of_unasked();
        return std::move(warnings_);
    }

 private:
    /// `where(list, "owner == me")`, of which something else is said.
    static bool lacks_arguments(const compile::CallMade& call, const NameTold& told) {
        return told.thing == Thing::field && call.given >= 0 && call.given <= told.argument;
    }

    void warn(const compile::CallMade& call, const char* code, std::string message,
              std::string hint) {
        warnings_.push_back(
            warning_at({call.file, call.line, 0}, code, std::move(message), std::move(hint)));
    }

    void note_question(const compile::CallMade& call) {
        constexpr int question = 2;
        const auto told = call.texts.find(question);
        asks_any_ = asks_any_ || told == call.texts.end();
        if (told == call.texts.end()) return;
        asked_.insert(told->second);
        if (const core::Phase* phase = question_of(told->second)) look_at_answer(call, *phase);
    }

    /// Whatever is answered is true as a condition.
    void look_at_answer(const compile::CallMade& call, const core::Phase& phase) {
        constexpr int question = 2;
        const std::string name = "`" + phase.name + "`";
        const std::string asked = "match:ask(seat, \"" + phase.name + "\"";
        if (phase.ranged && call.given == question)
            warn(call, "rules.missing_argument", name + " asks for a number, but no range is given",
                 asked + ", least, most)");
        if (!phase.ranged && call.given > question)
            warn(call, "rules.unread_argument",
                 name + " takes no least and most: it does not ask for a number without a range",
                 asked + ")");
        if (call.condition)
            warn(call, "rules.always_true", "every answer to " + name + " is true as a condition",
                 "compare it: == \"" + first_answer(phase) + "\"");
        if (call.dropped && (phase.moves.size() > 1 || values_of(phase) > 0))
            warn(call, "rules.lost_answer", "what is answered to " + name + " is lost",
                 "local answer = " + asked + (phase.ranged ? ", least, most)" : ")"));
        const int values = std::max(values_of(phase), 1);
        if (call.wanted > values)
            warn(call, "rules.no_answer",
                 "an answer to " + name + " has " +
                     (values == 1 ? "one value" : std::to_string(values) + " values") + ", and " +
                     std::to_string(call.wanted) + " are taken: the rest is nil",
                 "the values of a question are taken in the order in which they are declared");
    }

    /// How many an answer has; none where it is one of some words.
    int values_of(const core::Phase& question) const {
        if (question.moves.empty()) return 0;
        const auto move = static_cast<size_t>(question.moves.front());
        return static_cast<int>(rules_.rules.moves[move].slots.size());
    }

    const core::Phase* question_of(const std::string& name) const {
        const auto found = rules_.rules.find_phase(name);
        if (!found) return nullptr;
        const core::Phase& phase = rules_.rules.phases[static_cast<size_t>(*found)];
        return phase.question ? &phase : nullptr;
    }

    std::string first_answer(const core::Phase& phase) const {
        if (phase.moves.empty()) return "...";
        const auto& move = rules_.rules.moves[static_cast<size_t>(phase.moves.front())];
        return move.slots.empty() ? move.name : "...";
    }

    void warn_of_unasked() {
        if (asks_any_ || rules_.compiled->calls_made().empty()) return;
        for (const core::Phase& phase : rules_.rules.phases)
            if (phase.question && !asked_.contains(phase.name))
                warnings_.push_back(warning_at(phase.place, "rules.unasked",
                                               "nothing asks the question `" + phase.name + "`",
                                               "match:ask(seat, \"" + phase.name + "\")"));
    }

    /// What sorts a list says which of two comes first.
    void look_at_order(const compile::CallMade& call) {
        const auto order = call.functions.find(2);
        if (order != call.functions.end() && !order->second->answers)
            warn(call, "rules.no_answer", "the function given to `sort` returns nothing",
                 "function(a, b) return a.gold > b.gold end");
        else if (order != call.functions.end() && order->second->gives_number)
            warn(call, "rules.always_true",
                 "the function given to `sort` returns a number, which is always true",
                 "function(a, b) return a.gold < b.gold end");
    }

    /// Whether that argument means something else for another kind of handle.
    static bool is_told_otherwise(const NameTold& told, const std::vector<const Binding*>& found) {
        return std::any_of(found.begin(), found.end(), [&](const Binding* one) {
            return std::none_of(
                std::begin(names_told), std::end(names_told), [&](const NameTold& other) {
                    return one->owner == std::string_view(other.owner) &&
                           one->name == std::string_view(other.name) &&
                           told.argument == other.argument && told.thing == other.thing;
                });
        });
    }

    void count_arguments(const compile::CallMade& call, int most) {
        if (call.given <= most) return;
        warn(call, "rules.unread_argument",
             "`" + call.name + "` reads " +
                 (most == 0   ? "no argument"
                  : most == 1 ? "one argument"
                              : std::to_string(most) + " arguments") +
                 ", and is given " + std::to_string(call.given),
             call.name == "roll" ? "match:roll(6) rolls one die from 1 to that number"
                                 : "remove what nobody reads");
    }

    void look_up(const compile::CallMade& call, int argument, Thing thing) {
        const auto told = call.texts.find(argument);
        const std::set<std::string>& known = known_.of(thing);
        if (told == call.texts.end() || known.contains(told->second)) return;
        const std::string near = closest(told->second, {known.begin(), known.end()});
        const NoName& no_name = no_names[static_cast<size_t>(thing)];
        warn(call, no_name.code,
             std::string(no_name.sentence) + " `" + cleaned(told->second, longest_name) + "`",
             near.empty() ? no_name.hint : "did you mean `" + near + "`?");
    }

    /// What a sentence or a look names and nobody gives stays in it as `{name}`, or is not drawn.
    void compare_with_shown(const compile::CallMade& call) {
        constexpr int event = 1, fields = 2;
        const auto name = call.texts.find(event);
        if (elsewhere_ == nullptr || name == call.texts.end()) return;
        const auto sentence = elsewhere_->sentences.find(name->second);
        if (sentence == elsewhere_->sentences.end()) warn_of_untold(call, name->second);
        const auto given = call.fields.find(fields);
        if (given == call.fields.end() && call.given != event) return;
        std::set<std::string> told;
        if (given != call.fields.end())
            for (const auto& [field, kind] : given->second) told.insert(field);
        const auto lacks = [&](const std::string& field, const std::string& by,
                               const std::string& file, const char* code) {
            if (told.contains(field)) return;
            const std::string near = closest(field, {told.begin(), told.end()});
            warn(call, code,
                 by + " `" + name->second + "` names `" + cleaned(field, longest_name) +
                     "`, which the event does not have",
                 near.empty() ? "add it to the event, or remove it from " + file
                              : "the event has `" + near + "`; see " + file);
        };
        if (sentence != elsewhere_->sentences.end())
            for (const auto& [field, file] : sentence->second)
                lacks(field, "the sentence of", file, "rules.unfilled_placeholder");
        const auto drawn = elsewhere_->drawn.find(name->second);
        if (drawn == elsewhere_->drawn.end()) return;
        for (const auto& [field, keys] : drawn->second)
            lacks(field, "look.toml at", "look.toml", "rules.undrawn_field");
        append(warnings_, fields_drawn_wrongly(call, drawn->second));
    }

    /// Players would read its name and what it tells. A mod without any sentence is left alone.
    void warn_of_untold(const compile::CallMade& call, const std::string& event) {
        if (!elsewhere_->speaks || !untold_.insert(event).second) return;
        std::vector<std::string> told;
        for (const auto& [name, fields] : elsewhere_->sentences) told.push_back(name);
        const std::string near = closest(event, told);
        warn(call, "text.untold", "there is no sentence for `" + cleaned(event, longest_name) + "`",
             near.empty() ? "[event] " + cleaned(event, longest_name) +
                                " = \"...\" in text/*.toml; an empty one keeps it out of the log"
                          : "did you mean `" + near + "`?");
    }

    const NamesElsewhere* elsewhere_ = nullptr;
    std::set<std::string> untold_;  ///< events
    std::set<std::string> asked_;   ///< questions,
    bool asks_any_ = false;         ///< and some that are known only while a match goes on
    const LoadedRules& rules_;
    const std::set<std::string>& fields_;  ///< names that tables of the rules have
    const KnownNames known_;
    Diagnostics warnings_;
};

}  // namespace

Diagnostics call_doubts(const LoadedRules& rules, const RulesetSource& source) {
    return CallDoubts(rules, source).run();
}

}  // namespace fronteira::script
