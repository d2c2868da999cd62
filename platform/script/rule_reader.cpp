// SPDX-License-Identifier: MIT
// From descriptions to rules: phases and kinds of move.
#include "script/rule_reader.hpp"

#include "script/hints/error_text.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

constexpr int most_lists = 3;  // in each other

std::optional<int16_t> known(const std::vector<std::pair<const void*, int16_t>>& seen,
                             const void* object) {
    for (const auto& [pointer, number] : seen)
        if (pointer == object) return number;
    return std::nullopt;
}

/// `rules/attack.lua:24`, where a thing of the same name is declared.
std::string other_at(const Place& place) {
    return "the other is at " + place.file.substr(place.file.find('/') + 1) + ":" +
           std::to_string(place.line);
}

}  // namespace

bool RuleReader::take(size_t bytes, const Place& place) {
    declared_bytes_ += bytes;
    if (declared_bytes_ > most_declared)
        give_up(place, "rules.too_large",
                "all declarations together have more than " + std::to_string(most_declared >> 20) +
                    " MB",
                "what a loop of the script declares counts each time; let a function do it");
    return !gave_up_;
}

void RuleReader::give_up(const Place& place, const char* code, std::string_view message,
                         std::string hint) {
    if (gave_up_) return;
    fault(place, code, message, std::move(hint));
    gave_up_ = true;
}

/// Names stand in records, in texts and in what people type.
void RuleReader::check_name(const char* what, const std::string& name, const Place& place) {
    if (is_name(name)) return;
    fault(place, "rules.bad_name",
          "`" + cleaned(name, longest_name) + "` cannot be the name of a " + what,
          "use up to " + std::to_string(longest_name) + " lower-case letters, digits and _");
}

void RuleReader::fault(const Place& place, const char* code, std::string_view message,
                       std::string hint) {
    if (gave_up_) return;
    if (faults_.size() >= most_declaration_faults) {
        gave_up_ = true;
        faults_.push_back(error_at(place, "rules.more_faults", "there are more faults than these"));
        return;
    }
    constexpr size_t longest_message = 400;  // names in it may be of any length
    faults_.push_back(error_at(place, code, cleaned(message, longest_message), std::move(hint)));
}

const core::Slot* RuleReader::Scope::find(std::string_view name) const {
    if (move != nullptr)
        for (const core::Slot& slot : move->slots)
            if (slot.name == name) return &slot;
    return nullptr;
}

std::optional<int16_t> RuleReader::read_phase(int at, const Place& around) {
    const void* object = lua_touserdata(lua_, at);
    if (auto number = known(phases_seen_, object)) return number;
    const Declared* declared = push_call(lua_, at, "phase");
    if (declared == nullptr) return std::nullopt;
    const int table = lua_gettop(lua_);
    core::Phase phase;
    phase.place = declared->line > 0 ? declared->place() : around;
    phase.name = argument_text(lua_, table - 1, 1);
    check_name("phase", phase.name, phase.place);
    Scope scope;
    scope.place = phase.place;
    read_moves(table, phase, phase.place);
    for (const std::string& key : declared_keys(lua_, table)) {
        lua_getfield(lua_, table, key.c_str());
        const int value = lua_gettop(lua_);
        if (key == "enter" && lua_isfunction(lua_, value))
            phase.enter = {keep_function(value, scope)};
        else if (key == "everyone" && lua_isboolean(lua_, value))
            phase.everyone = lua_toboolean(lua_, value) != 0;
        else if (key == "each" && lua_isboolean(lua_, value))
            phase.each = lua_toboolean(lua_, value) != 0;
        else if (key == "when" && lua_type(lua_, value) == LUA_TSTRING)
            read_when(value, phase.when, phase.when_values, scope);
        else if (key == "again" && lua_type(lua_, value) == LUA_TSTRING)
            read_again(value, phase, scope);
        else
            refuse_in_phase(key, phase);
        lua_pop(lua_, 1);
    }
    lua_pop(lua_, 2);
    return keep_phase(std::move(phase), object);
}

/// What means nothing there, or is not what it must be.
void RuleReader::refuse_in_phase(const std::string& key, const core::Phase& phase) {
    const std::string of_phase = "` of phase `" + phase.name + "` is no ";
    if (key == "when" || key == "again")
        fault(phase.place, "rules.wrong_kind", "`" + key + of_phase + "condition in quotes",
              key + " = \"round > 1\"");
    else if (key == "enter")
        fault(phase.place, "rules.wrong_kind", "`" + key + of_phase + "function",
              "enter = function(match) ... end");
    else if (key == "everyone" || key == "each")
        fault(phase.place, "rules.wrong_kind", "`" + key + of_phase + "true or false",
              key + " = true");
    else
        fault(phase.place, "rules.unknown_key",
              "`" + key + "` means nothing for phase `" + phase.name + "`",
              near_or(key, {"when", "again", "enter", "everyone", "each"},
                      "there are when and again (conditions in quotes), enter (a function), "
                      "everyone (true), each (true) and moves"));
}

/// A list, in which lists of moves may stand that several phases share.
void RuleReader::read_moves(int table, core::Phase& phase, const Place& place, int level) {
    if (level > 0) refuse_in_list(table, "a list of moves", place);
    for (lua_Unsigned i = 1; i <= lua_rawlen(lua_, table) && !gave_up_; ++i) {
        lua_rawgeti(lua_, table, static_cast<lua_Integer>(i));
        const int at = lua_gettop(lua_);
        if (phase.moves.size() > most_named)
            give_up(
                place, "rules.too_many",
                "phase `" + phase.name + "` has more than " + std::to_string(most_named) + " moves",
                "one move with a choice may replace many");
        else if (const auto move = read_move(at, place))
            add_move(*move, phase, place);
        else if (lua_istable(lua_, at) && level < most_lists)
            read_moves(at, phase, place, level + 1);
        else
            fault(place, "rules.bad_move",
                  "entry " + std::to_string(i) + " of phase `" + phase.name + "` is " +
                      (lua_isnil(lua_, at) ? "nil" : "no move"),
                  lua_isnil(lua_, at) ? "is there a move with that name?"
                  : push_call(lua_, at, "question") != nullptr
                      ? "a question is listed in `asked` of rules/init.lua"
                      : "write move \"name\" { ... }");
        lua_settop(lua_, at - 1);
    }
}

/// It would be on offer twice.
void RuleReader::add_move(int16_t move, core::Phase& phase, const Place& place) {
    if (std::find(phase.moves.begin(), phase.moves.end(), move) != phase.moves.end())
        return fault(place, "rules.duplicate_move",
                     "move `" + rules_.moves[static_cast<size_t>(move)].name +
                         "` stands twice in phase `" + phase.name + "`",
                     "a variant lists only moves that are new");
    phase.moves.push_back(move);
}

int16_t RuleReader::keep_phase(core::Phase phase, const void* object) {
    if (rules_.phases.size() >= most_named)
        give_up(phase.place, "rules.too_many",
                "there are more than " + std::to_string(most_named) + " phases", "");
    for (const core::Phase& other : rules_.phases)
        if (other.name == phase.name)
            fault(phase.place, "rules.duplicate_phase",
                  "phase `" + phase.name + "` is declared twice", other_at(other.place));
    rules_.phases.push_back(std::move(phase));
    const auto number = static_cast<int16_t>(rules_.phases.size() - 1);
    phases_seen_.emplace_back(object, number);
    return number;
}

std::optional<int16_t> RuleReader::read_move(int at, const Place& around) {
    const void* object = lua_touserdata(lua_, at);
    if (auto number = known(moves_seen_, object)) return number;
    const Declared* declared = push_call(lua_, at, "move");
    if (declared == nullptr) return std::nullopt;
    const int table = lua_gettop(lua_);
    core::MoveKind move;
    move.place = declared->line > 0 ? declared->place() : around;
    move.name = argument_text(lua_, table - 1, 1);
    check_name("move", move.name, move.place);
    Scope scope{&move, move.place};
    read_slots(table, scope);
    scope.place = move.place;
    read_contest(table, scope);
    lua_getfield(lua_, table, "effect");
    read_effect(lua_gettop(lua_), scope);
    lua_pop(lua_, 1);
    lua_getfield(lua_, table, "when");
    if (lua_type(lua_, -1) == LUA_TSTRING)
        read_when(lua_gettop(lua_), move.when, move.when_values, scope);
    else if (!lua_isnil(lua_, -1))
        fault(move.place, "rules.bad_clause",
              "`when` of move `" + move.name + "` is not a condition in quotes",
              "when = \"round > 1 and me.gold >= 3\"");
    move.open = read_flag(table, "open", "move `" + move.name + "`", move.place);
    lua_pop(lua_, 3);
    const int16_t number = keep_move(std::move(move));
    moves_seen_.emplace_back(object, number);
    return number;
}

int16_t RuleReader::keep_move(core::MoveKind move) {
    if (rules_.moves.size() >= most_named)
        give_up(move.place, "rules.too_many",
                "there are more than " + std::to_string(most_named) + " moves", "");
    for (const core::MoveKind& other : rules_.moves)
        if (other.name == move.name)
            fault(move.place, "rules.duplicate_move", "move `" + move.name + "` is declared twice",
                  move.place.file.ends_with("/changes.lua")
                      ? "to change it, put move \"" + move.name +
                            "\" { ... } beside the phase, into the list that the file returns"
                      : other_at(other.place) +
                            "; name it after what it does: end_attacks, end_turn; questions and "
                            "their words need names of their own, too");
    rules_.moves.push_back(std::move(move));
    return static_cast<int16_t>(rules_.moves.size() - 1);
}

void RuleReader::read_when(int at, std::vector<core::Test>& tests, std::vector<int32_t>& values,
                           Scope& scope) {
    if (std::string text; take_quote(at, scope.place, text))
        quotes_.read_when(text, scope.place, scope.names(), tests, values);
}

void RuleReader::read_again(int at, core::Phase& phase, Scope& scope) {
    phase.repeats = true;
    read_when(at, phase.again, phase.again_values, scope);
}

/// True or false, as a key says; false where it says nothing.
bool RuleReader::read_flag(int table, const char* key, const std::string& of_what,
                           const Place& place) {
    const int type = lua_getfield(lua_, table, key);
    const bool set = lua_toboolean(lua_, -1) != 0;
    lua_pop(lua_, 1);
    if (type == LUA_TNIL || type == LUA_TBOOLEAN) return set;
    fault(place, "rules.wrong_kind",
          "`" + std::string(key) + "` of " + of_what + " is not true or false",
          std::string(key) + " = true");
    return false;
}

/// What has a name in a list, and what stands behind all that is read of it, nobody would read.
void RuleReader::refuse_in_list(int table, const std::string& list, const Place& place) {
    for (const std::string& key : declared_keys(lua_, table))
        fault(place, "rules.unknown_key",
              "`" + key + "` names an entry of " + list + ", where entries have no names",
              "leave out `" + key + " =`");
}

void RuleReader::refuse_beyond(int table, size_t most, const std::string& name,
                               const Scope& scope) {
    if (lua_rawlen(lua_, table) > most)
        fault(scope.place, "rules.too_many_entries",
              "nobody reads entry " + std::to_string(most + 1) + " of `" + name + "` of move `" +
                  scope.move->name + "`",
              "join conditions by `and`; use min and max for the least and the most of several "
              "numbers");
}

bool RuleReader::take_quote(int at, const Place& place, std::string& into) {
    if (lua_type(lua_, at) != LUA_TSTRING) return false;
    constexpr size_t bytes_of_a_byte = 32;  // that is read
    if (!take(lua_rawlen(lua_, at) * bytes_of_a_byte, place)) return false;
    into = lua_tostring(lua_, at);
    return true;
}

}  // namespace fronteira::script
