// SPDX-License-Identifier: MIT
#include "script/declared_table.hpp"
#include "script/error_text.hpp"
#include "script/place_in_text.hpp"
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
                error_at(place, "rules.duplicate_deck", "the deck `" + deck + "` is named twice"));
    }
    return decks;
}

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
    const std::string text = without_comments(written);
    StateDeclaration state;
    const Place top{file, 1, 0};
    if (!lua_istable(lua, -1)) {
        faults.push_back(error_at(top, "rules.no_state", "the file does not return a table",
                                  "return { space = {...}, seat = {...}, match = {...} }"));
        return state;
    }
    const int table = lua_gettop(lua);
    luaL_checkstack(lua, 64, "too much is declared");
    const std::vector<std::string> entities = {"match", "seat", "space", "region"};
    const auto too_many = [&](size_t count, const char* of_what) {
        if (count <= most_named) return false;
        faults.push_back(
            error_at(top, "rules.too_many",
                     "the state has more than " + std::to_string(most_named) + " " + of_what));
        return true;
    };
    refuse_list(lua, table, "an entry of the state", "space = { armies = int(0, 99) }", top,
                faults);
    for (const std::string& key : declared_keys(lua, table)) {
        lua_getfield(lua, table, key.c_str());
        const int inner = lua_gettop(lua);
        const auto entity = std::find(entities.begin(), entities.end(), key);
        const Place place = place_of_key(text, "", key, top);
        if (key == "decks" && lua_istable(lua, inner)) {
            if (!too_many(lua_rawlen(lua, inner), "decks"))
                state.decks = read_decks(lua, inner, place, faults);
        } else if (key == "hands" && lua_istable(lua, inner)) {
            const std::vector<std::string> decks = declared_keys(lua, inner);
            refuse_list(lua, inner, "an entry of `hands`", "territory = { seen_by = \"spies\" }",
                        place, faults);
            if (!too_many(decks.size(), "hands"))
                for (const std::string& deck : decks) {
                    if (faults.size() >= most_declaration_faults) break;
                    lua_getfield(lua, inner, deck.c_str());
                    state.hands.push_back(read_hand(lua, deck, lua_gettop(lua), place, faults));
                    lua_pop(lua, 1);
                }
        } else if (key == "dice" && lua_istable(lua, inner)) {
            refuse_list(lua, inner, "a die", "weather = { \"sun\", \"rain\" }", place, faults);
            state.dice = read_dice(lua, inner, place, faults);
        } else if (entity != entities.end() && lua_istable(lua, inner)) {
            const std::vector<std::string> names = declared_keys(lua, inner);
            refuse_list(lua, inner, "a column of `" + key + "`", "armies = int(0, 99)", place,
                        faults);
            if (!too_many(state.columns.size() + names.size(), "columns"))
                for (const std::string& name : names) {
                    lua_getfield(lua, inner, name.c_str());
                    read_column(lua, static_cast<core::Entity>(entity - entities.begin()), name,
                                place_of_key(text, key, name, place), state.columns, faults);
                    lua_pop(lua, 1);
                }
        } else if (entity != entities.end() || key == "decks" || key == "hands" || key == "dice") {
            faults.push_back(error_at(place, "rules.wrong_kind", "`" + key + "` is no table",
                                      key + " = { ... }"));
        } else {
            faults.push_back(
                error_at(place, "rules.unknown_key",
                         "`" + cleaned(key, longest_name) + "` is no part of the state",
                         "there are match, seat, space, region, decks, hands and dice"));
        }
        lua_pop(lua, 1);
    }
    return state;
}

}  // namespace fronteira::script
