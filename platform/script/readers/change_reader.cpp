// SPDX-License-Identifier: MIT
// From descriptions to rules: what a variant changes of phases and moves that are declared
// elsewhere.
#include "script/hints/error_text.hpp"
#include "script/rule_reader.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>
#include <utility>

namespace fronteira::script {
namespace {

template <class Named>
std::vector<std::string> names_in(const std::vector<Named>& all) {
    std::vector<std::string> names;
    for (const Named& one : all) names.push_back(one.name);
    return names;
}

std::string near_miss_or(const std::string& name, const std::vector<std::string>& names,
                         const char* otherwise) {
    const std::string near = spelling::did_you_mean(name, {names.begin(), names.end()});
    return near.empty() ? otherwise : near;
}

}  // namespace

/// The list on top of the stack: moves and phases, each with what is new in it.
void RuleReader::read_changes(const std::string& file) {
    const Place place{file, 1, 0};
    if (!lua_istable(lua_, -1))
        return fault(place, "rules.bad_change", "the file does not return a list of changes",
                     "return { move \"attack\" { after = function(match, from) ... end } }");
    const int table = lua_gettop(lua_);
    refuse_in_list(table, "the changes", place);
    replaced_.clear();
    for (lua_Unsigned i = 1; i <= lua_rawlen(lua_, table) && !gave_up_; ++i) {
        lua_rawgeti(lua_, table, static_cast<lua_Integer>(i));
        const int at = lua_gettop(lua_);
        if (const Declared* move = push_call(lua_, at, "move"))
            change_move(move->place(), argument_text(lua_, at + 1, 1), at + 2);
        else if (const Declared* phase = push_call(lua_, at, "phase"))
            change_phase(phase->place(), argument_text(lua_, at + 1, 1), at + 2);
        else
            fault(place, "rules.bad_change",
                  "entry " + std::to_string(i) + " of the changes is neither a move nor a phase",
                  "move \"name\" { ... }, phase \"name\" { ... }; a question is replaced in the "
                  "module that declares it");
        lua_settop(lua_, table);
    }
}

/// What cannot be changed, or is not what it must be.
void RuleReader::refuse_change(const std::string& key, const std::string& of_what,
                               const Place& place, const char* known) {
    const bool condition = key == "when" || key == "again";
    const char* kind = condition          ? "condition in quotes"
                       : key == "enter"   ? "function"
                       : key == "without" ? "list of names"
                                          : nullptr;
    if (kind == nullptr || (key != "when" && of_what.starts_with("move")))
        return fault(place, "rules.unknown_key", "`" + key + "` cannot be changed in " + of_what,
                     near_or(key,
                             {"when", "effect", "contest", "open", "before", "after", "again",
                              "enter", "without"},
                             known));
    fault(place, "rules.wrong_kind", "`" + key + "` of " + of_what + " is no " + kind,
          condition          ? key + " = \"round > 1\""
          : key == "without" ? "without = { \"end_attacks\" }"
                             : "enter = function(match) ... end");
}

/// Whether the entry of that move or phase says what is new, and nothing that another entry of the
/// file has replaced already.
bool RuleReader::is_new(const std::string& of_what, int table, const Place& place) {
    std::vector<std::string> keys = declared_keys(lua_, table);
    for (lua_Unsigned i = 1; i <= lua_rawlen(lua_, table); ++i) {
        lua_rawgeti(lua_, table, static_cast<lua_Integer>(i));
        keys.push_back(of_what.starts_with("move") ? name_of_slot(lua_gettop(lua_)) : "");
        lua_pop(lua_, 1);
    }
    if (keys.empty())
        fault(place, "rules.bad_change", of_what + " is listed, and nothing in it is changed",
              "say what is new: after = function(match) ... end");
    for (const std::string& key : keys)
        if (key != "before" && key != "after" && key != "without" && !key.empty() &&
            !replaced_.insert(of_what + "." + key).second)
            fault(place, "rules.bad_change",
                  "`" + key + "` of " + of_what + " is replaced twice in this file",
                  "leave out one of them");
    return !keys.empty();
}

namespace {

/// What replaces stands before what is added to it.
std::vector<std::string> keys_of_change(lua_State* lua, int table) {
    std::vector<std::string> keys = declared_keys(lua, table);
    std::stable_partition(keys.begin(), keys.end(),
                          [](const std::string& key) { return key != "before" && key != "after"; });
    return keys;
}

}  // namespace

void RuleReader::change_move(const Place& place, const std::string& name, int table) {
    const auto found = std::find_if(rules_.moves.begin(), rules_.moves.end(),
                                    [&](const core::MoveKind& one) { return one.name == name; });
    if (found == rules_.moves.end())
        return fault(place, "rules.unknown_move", "there is no move `" + name + "` to change",
                     near_miss_or(name, names_in(rules_.moves),
                                  "declare a new one in the phase that offers it"));
    core::MoveKind& move = *found;
    if (!is_new("move `" + name + "`", table, place)) return;
    move.changed.push_back(place);
    Scope scope{&move, place};
    for (lua_Unsigned i = 1; i <= lua_rawlen(lua_, table) && !gave_up_; ++i) {
        lua_rawgeti(lua_, table, static_cast<lua_Integer>(i));
        change_slot(lua_gettop(lua_), scope);
        lua_pop(lua_, 1);
    }
    for (const std::string& key : keys_of_change(lua_, table)) {
        lua_getfield(lua_, table, key.c_str());
        const int at = lua_gettop(lua_);
        scope.place = place;
        if (key == "when" && lua_type(lua_, at) == LUA_TSTRING) {
            move.when.clear();
            move.when_values.clear();
            read_when(at, move.when, move.when_values, scope);
        } else if (key == "contest") {
            move.ours = move.theirs = -1;
            read_contest(table, scope);
        } else if (key == "effect") {
            read_effect(at, scope);
        } else if (key == "open") {
            move.open = read_flag(table, "open", "move `" + name + "`", place);
        } else if (key == "before" || key == "after") {
            move.finishes = false;
            add_deed(at, key == "before", scope, move.effect);
        } else {
            refuse_change(key, "move `" + name + "`", place,
                          "there are when, effect, contest, open, before, after and its values by "
                          "their names");
        }
        lua_pop(lua_, 1);
    }
}

/// The value of that name becomes another one of its kind: later values and texts lean on it.
void RuleReader::change_slot(int at, Scope& scope) {
    core::MoveKind& move = *scope.move;
    core::MoveKind fresh;
    fresh.name = move.name;
    const std::string name = name_of_slot(at);
    const auto old = std::find_if(move.slots.begin(), move.slots.end(),
                                  [&](const core::Slot& slot) { return slot.name == name; });
    if (old == move.slots.end())
        return fault(scope.place, "rules.unknown_slot",
                     "move `" + move.name + "` has no value `" + name + "` to change",
                     near_miss_or(name, names_in(move.slots),
                                  "with other values, declare a new move in the variant"));
    fresh.slots.assign(move.slots.begin(), old);
    Scope earlier{&fresh, scope.place};
    read_slot(at, earlier);
    if (fresh.slots.size() != static_cast<size_t>(old - move.slots.begin()) + 1) return;
    core::Slot& made = fresh.slots.back();
    if (made.type != old->type || made.width() != old->width())
        return fault(earlier.place, "rules.bad_change",
                     "`" + name + "` of move `" + move.name + "` was another kind of value",
                     "later values depend on it: declare a new move in the variant");
    // Conditions and texts know words by their places.
    const auto kept = std::min(made.choices.size(), old->choices.size());
    if (!std::equal(made.choices.begin(), made.choices.begin() + static_cast<std::ptrdiff_t>(kept),
                    old->choices.begin()))
        return fault(earlier.place, "rules.bad_change",
                     "the words of `" + name + "` of move `" + move.name +
                         "` are not in the same order as before",
                     "list the old ones first, in their order, so that each keeps its meaning");
    *old = std::move(made);
}

void RuleReader::change_phase(const Place& place, const std::string& name, int table) {
    const auto found = std::find_if(rules_.phases.begin(), rules_.phases.end(),
                                    [&](const core::Phase& one) { return one.name == name; });
    if (found == rules_.phases.end())
        return fault(place, "rules.unknown_phase", "there is no phase `" + name + "` to change",
                     near_miss_or(name, names_in(rules_.phases),
                                  "list a new one in an init.lua of the variant"));
    core::Phase& phase = *found;
    if (!is_new("phase `" + name + "`", table, place)) return;
    phase.changed.push_back(place);
    Scope scope;
    scope.place = place;
    read_moves(table, phase, place);
    for (const std::string& key : keys_of_change(lua_, table)) {
        lua_getfield(lua_, table, key.c_str());
        const int at = lua_gettop(lua_);
        if (key == "when" && lua_type(lua_, at) == LUA_TSTRING) {
            phase.when.clear();
            phase.when_values.clear();
            read_when(at, phase.when, phase.when_values, scope);
        } else if (key == "again" && lua_type(lua_, at) == LUA_TSTRING) {
            phase.again.clear();
            phase.again_values.clear();
            read_again(at, phase, scope);
        } else if (key == "enter" && lua_isfunction(lua_, at)) {
            phase.enter = {keep_function(at, scope)};
        } else if (key == "before" || key == "after") {
            add_deed(at, key == "before", scope, phase.enter);
        } else if (key == "without" && lua_istable(lua_, at)) {
            refuse_in_list(at, "`without`", place);
            for (const std::string& word : read_words(at, "`without`", place))
                take_away(word, phase, place);
        } else {
            refuse_change(key, "phase `" + name + "`", place,
                          "there are when, again, enter, before, after, without (names of moves) "
                          "and new moves");
        }
        lua_pop(lua_, 1);
    }
}

void RuleReader::take_away(const std::string& move, core::Phase& phase, const Place& place) {
    std::vector<std::string> names;
    for (const int16_t number : phase.moves)
        names.push_back(rules_.moves[static_cast<size_t>(number)].name);
    const auto found = std::find(names.begin(), names.end(), move);
    if (found == names.end())
        return fault(place, "rules.unknown_move",
                     "phase `" + phase.name + "` has no move `" + move + "`",
                     near_miss_or(move, names, "`fronteira explain` lists them"));
    phase.moves.erase(phase.moves.begin() + (found - names.begin()));
}

}  // namespace fronteira::script
