// SPDX-License-Identifier: MIT
// From descriptions to rules: cards that a move takes.
#include "script/rule_reader.hpp"

#include <algorithm>

namespace fronteira::script {

void RuleReader::read_cards(const std::string& deck, int table, core::Slot& slot, Scope& scope) {
    if (auto number = rules_.layout.find_deck(deck))
        slot.deck = *number;
    else
        fault(scope.place, "rules.unknown_deck", "there is no deck `" + deck + "`",
              "name it in `decks` of rules/state.lua");
    if (table == 0) return;
    refuse_beyond(table, 0, slot.name, scope);
    const auto whole = [&](int at) {
        return static_cast<int>(
            std::clamp<lua_Integer>(lua_tointeger(lua_, at), 0, max_move_values));
    };
    for (const std::string& key : string_keys(lua_, table)) {
        lua_getfield(lua_, table, key.c_str());
        const int at = lua_gettop(lua_);
        if (key == "count" && lua_isinteger(lua_, at))
            slot.least = slot.most = whole(at);
        else if (key == "least" && lua_isinteger(lua_, at))
            slot.least = whole(at);
        else if (key == "most" && lua_isinteger(lua_, at))
            slot.most = whole(at);
        else if (key == "where" && lua_isfunction(lua_, at))
            keep_where(at, scope, slot);
        else if (key == "zone" && lua_type(lua_, at) == LUA_TSTRING) {
            const std::string zone = lua_tostring(lua_, at);
            if (zone == "discard")
                slot.zone = core::discard;
            else if (zone == "aside")
                slot.zone = core::aside;
            else if (zone != "hand")
                fault(scope.place, "rules.bad_zone", "cards cannot be chosen from `" + zone + "`",
                      "from hand, discard or aside");
        } else if (key == "matching" && lua_type(lua_, at) == LUA_TSTRING) {
            lua_getfield(lua_, table, "wild");
            const bool wild = lua_type(lua_, -1) == LUA_TSTRING;
            read_figures(lua_tostring(lua_, at), wild ? lua_tostring(lua_, -1) : "", slot, scope);
            lua_pop(lua_, 1);
        } else if (key != "wild" && key != "deck") {
            fault(scope.place, "rules.unknown_key", "`" + key + "` means nothing for cards",
                  "there are deck, count, least, most, zone, matching, wild and where");
        }
        lua_pop(lua_, 1);
    }
    if (slot.least > slot.most)
        fault(scope.place, "rules.bad_range", "`" + slot.name + "` takes more cards than it may");
}

/// What is printed on each card of the deck under `key`, numbered as it is met.
void RuleReader::read_figures(const std::string& key, const std::string& wild, core::Slot& slot,
                              Scope& scope) {
    if (slot.deck < 0) return;
    const auto& cards = rules_.layout.deck(slot.deck).deck.cards;
    if (!take(cards.size() * sizeof(int16_t), scope.place)) return;
    std::vector<CardValue> met;
    for (const Card& card : cards) {
        const auto printed = card.attributes.find(key);
        if (printed == card.attributes.end())
            return fault(scope.place, "rules.unknown_attribute",
                         "card `" + card.id + "` has no `" + key + "` to match");
        if (printed->second == CardValue{wild}) {
            slot.figures.push_back(-1);
            continue;
        }
        const auto known = std::find(met.begin(), met.end(), printed->second);
        slot.figures.push_back(static_cast<int16_t>(known - met.begin()));
        if (known == met.end()) met.push_back(printed->second);
    }
}

/// The words of the list at `at`.
std::vector<std::string> RuleReader::read_words(int at, const Scope& scope) {
    std::vector<std::string> words;
    for (lua_Unsigned i = 1; i <= lua_rawlen(lua_, at) && !gave_up_; ++i) {
        if (lua_rawgeti(lua_, at, static_cast<lua_Integer>(i)) == LUA_TSTRING &&
            take(sizeof(std::string) + lua_rawlen(lua_, -1), scope.place))
            words.emplace_back(lua_tostring(lua_, -1));
        lua_pop(lua_, 1);
    }
    return words;
}

}  // namespace fronteira::script
