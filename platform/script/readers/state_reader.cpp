// SPDX-License-Identifier: MIT
#include "script/declared_table.hpp"
#include "script/hints/error_text.hpp"
#include "script/hints/place_in_text.hpp"
#include "script/hints/without_comments.hpp"
#include "script/rule_reader.hpp"

#include <algorithm>
#include <set>

namespace fronteira::script {
namespace {

/// What stands in a table under other keys than those that mean something there.
void refuse_keys(lua_State* lua, int table, const std::string& of_what,
                 const std::vector<std::string>& known, const Place& place, Diagnostics& faults) {
    if (faults.size() >= most_declaration_faults) return;
    for (const std::string& key : declared_keys(lua, table))
        if (std::find(known.begin(), known.end(), key) == known.end() &&
            faults.size() < most_declaration_faults)
            faults.push_back(
                error_at(place, "rules.unknown_key",
                         "`" + cleaned(key, longest_name) + "` means nothing for " + of_what,
                         known.empty() ? "it is a list: decks = { \"territory\" }"
                                       : "there is `" + known.front() + "`"));
}

/// What stands in the list of a table that has names alone.
void refuse_list(lua_State* lua, int table, const std::string& what, const char* remedy,
                 const Place& place, Diagnostics& faults) {
    if (lua_rawlen(lua, table) > 0)
        faults.push_back(error_at(place, "rules.no_name", what + " has no name", remedy));
}

/// `hands = { order = { seen_by = "spies" } }`
core::HandSight read_hand(lua_State* lua, const std::string& deck, int at, const Place& place,
                          Diagnostics& faults) {
    core::HandSight hand{deck, "", place};
    if (lua_istable(lua, at)) {
        refuse_keys(lua, at, "hands of `" + deck + "`", {"seen_by"}, place, faults);
        refuse_list(lua, at, "what is listed for hands of `" + deck + "`",
                    "seen_by = \"spies\" says who sees them", place, faults);
        lua_getfield(lua, at, "seen_by");
        if (lua_type(lua, -1) == LUA_TSTRING) hand.column = lua_tostring(lua, -1);
        lua_pop(lua, 1);
    }
    if (hand.column.empty())
        faults.push_back(error_at(place, "rules.bad_sight",
                                  "hands of `" + deck + "` do not say who sees them",
                                  "write { seen_by = \"...\" }, a column of seats"));
    return hand;
}

/// `decks = { "territory", "objective" }`, each once.
std::vector<std::string> read_decks(lua_State* lua, int at, const Place& place,
                                    Diagnostics& faults) {
    refuse_keys(lua, at, "`decks`", {}, place, faults);
    const auto refuse = [&](const std::string& what) {
        if (faults.size() < most_declaration_faults)
            faults.push_back(error_at(place, "rules.no_word", what + ", in `decks`",
                                      "decks = { \"territory\" }, files of the folder cards"));
    };
    std::vector<std::string> decks;
    for (std::string& word : words_in_list(lua, at, refuse)) {
        std::string deck = cleaned(word, longest_name);
        if (std::find(decks.begin(), decks.end(), deck) == decks.end())
            decks.push_back(std::move(deck));
        else
            faults.push_back(
                error_at(place, "rules.duplicate_deck", "the deck `" + deck + "` is listed twice"));
    }
    return decks;
}

/// Reads the table that rules/state.lua returns, part by part.
class StateReader {
 public:
    StateReader(lua_State* lua, const std::string& file, std::string_view written,
                Diagnostics& faults)
        : lua_(lua), text_(without_comments(written)), top_{file, 1, 0}, faults_(faults) {}

    /// The table stands on top of the stack.
    StateDeclaration read() {
        const int table = lua_gettop(lua_);
        luaL_checkstack(lua_, 64, "too much is declared");
        refuse_list(lua_, table, "an entry of the state", "space = { armies = int(0, 99) }", top_,
                    faults_);
        for (const std::string& key : declared_keys(lua_, table)) {
            lua_getfield(lua_, table, key.c_str());
            read_part(key, lua_gettop(lua_), place_of_key(text_, "", key, top_));
            lua_pop(lua_, 1);
        }
        return std::move(state_);
    }

 private:
    void read_part(const std::string& key, int at, const Place& place) {
        const auto& entities = core::entity_words;
        const auto entity = std::find(entities.begin(), entities.end(), key);
        const bool known =
            entity != entities.end() || key == "decks" || key == "hands" || key == "dice";
        if (!known) {
            faults_.push_back(
                error_at(place, "rules.unknown_key",
                         "`" + cleaned(key, longest_name) + "` is not part of the state",
                         "there are match, seat, space, region, decks, hands and dice"));
        } else if (!lua_istable(lua_, at)) {
            faults_.push_back(error_at(place, "rules.wrong_kind", "`" + key + "` is not a table",
                                       key + " = { ... }"));
        } else if (key == "decks") {
            if (!too_many(lua_rawlen(lua_, at), "decks"))
                state_.decks = read_decks(lua_, at, place, faults_);
        } else if (key == "hands") {
            read_hands(at, place);
        } else if (key == "dice") {
            refuse_list(lua_, at, "a die", "weather = { \"sun\", \"rain\" }", place, faults_);
            state_.dice = read_dice(lua_, at, place, faults_);
        } else {
            read_columns(static_cast<core::Entity>(entity - entities.begin()), key, at, place);
        }
    }

    void read_hands(int at, const Place& place) {
        const std::vector<std::string> decks = declared_keys(lua_, at);
        refuse_list(lua_, at, "an entry of `hands`", "territory = { seen_by = \"spies\" }", place,
                    faults_);
        if (too_many(decks.size(), "hands")) return;
        for (const std::string& deck : decks) {
            if (faults_.size() >= most_declaration_faults) break;
            lua_getfield(lua_, at, deck.c_str());
            state_.hands.push_back(read_hand(lua_, deck, lua_gettop(lua_), place, faults_));
            lua_pop(lua_, 1);
        }
    }

    void read_columns(core::Entity entity, const std::string& key, int at, const Place& place) {
        const std::vector<std::string> names = declared_keys(lua_, at);
        refuse_list(lua_, at, "a column of `" + key + "`", "armies = int(0, 99)", place, faults_);
        if (too_many(state_.columns.size() + names.size(), "columns")) return;
        for (const std::string& name : names) {
            lua_getfield(lua_, at, name.c_str());
            read_column(lua_, entity, name, place_of_key(text_, key, name, place), state_.columns,
                        faults_);
            lua_pop(lua_, 1);
        }
    }

    bool too_many(size_t count, const char* of_what) {
        if (count <= most_named) return false;
        faults_.push_back(
            error_at(top_, "rules.too_many",
                     "the state has more than " + std::to_string(most_named) + " " + of_what));
        return true;
    }

    lua_State* lua_;
    const std::string text_;
    const Place top_;
    Diagnostics& faults_;
    StateDeclaration state_;
};

}  // namespace

bool is_word_of_conditions(const std::string& name) {
    static const std::set<std::string_view> words = {
        "and",  "break",  "do",     "else",  "elseif", "end",  "false", "for",   "function",
        "goto", "if",     "in",     "local", "match",  "me",   "nil",   "not",   "option",
        "or",   "repeat", "return", "round", "then",   "true", "turn",  "until", "while"};
    return words.count(name) > 0;
}

StateDeclaration read_state(lua_State* lua, const std::string& file, std::string_view written,
                            Diagnostics& faults) {
    if (lua_istable(lua, -1)) return StateReader(lua, file, written, faults).read();
    faults.push_back(error_at({file, 1, 0}, "rules.no_state", "the file does not return a table",
                              "return { space = {...}, seat = {...}, match = {...} }"));
    return {};
}

}  // namespace fronteira::script
