// SPDX-License-Identifier: MIT
// From descriptions to rules: cards that a move takes.
#include "script/hints/error_text.hpp"
#include "script/rule_reader.hpp"

#include <algorithm>

namespace fronteira::script {

void RuleReader::read_cards(const std::string& deck, int table, core::Slot& slot, Scope& scope) {
    if (deck.empty())
        fault(scope.place, "rules.unknown_deck", "`" + slot.name + "` does not say of which deck",
              "cards \"" + slot.name + "\" { deck = \"...\", count = 1 }");
    else if (auto number = rules_.layout.find_deck(deck))
        slot.deck = *number;
    else
        fault(scope.place, "rules.unknown_deck", "there is no deck `" + deck + "`",
              "name it in `decks` of rules/state.lua");
    if (table == 0) return;
    refuse_beyond(table, 0, slot.name, scope);
    for (const std::string& key : declared_keys(lua_, table)) {
        lua_getfield(lua_, table, key.c_str());
        const int at = lua_gettop(lua_);
        const bool is_text = lua_type(lua_, at) == LUA_TSTRING;
        if (key == "count")
            slot.least = slot.most = how_many(key, 1, slot, scope);
        else if (key == "least")
            slot.least = how_many(key, 0, slot, scope);
        else if (key == "most")
            slot.most = how_many(key, 1, slot, scope);
        else if (key == "where" && lua_isfunction(lua_, at))
            keep_where(at, scope, slot);
        else if (key == "zone" && is_text)
            read_zone(lua_tostring(lua_, at), slot, scope);
        else if (key == "matching" && is_text)
            read_figures(lua_tostring(lua_, at), table, slot, scope);
        else if (key != "deck" && (key != "wild" || !is_text))
            refuse_in_cards(key, slot, scope);
        lua_pop(lua_, 1);
    }
    const auto has = [&](const char* key) {
        const bool there = lua_getfield(lua_, table, key) != LUA_TNIL;
        lua_pop(lua_, 1);
        return there;
    };
    if (has("count") && (has("least") || has("most")))
        fault(scope.place, "rules.bad_range", "`" + slot.name + "` has both `count` and a range",
              "write count = 3, or least = 1, most = 3");
    if (has("wild") && !has("matching"))
        fault(scope.place, "rules.unknown_key",
              "`wild` means nothing for `" + slot.name + "` without `matching`",
              "say what the cards must show: matching = \"figure\"");
    if (slot.least > slot.most)
        fault(scope.place, "rules.bad_range", "`" + slot.name + "` takes more cards than it may");
}

/// How many cards, by the value on top of the stack.
int RuleReader::how_many(const std::string& key, int least, const core::Slot& slot,
                         const Scope& scope) {
    const bool whole = lua_isinteger(lua_, -1) != 0;
    const lua_Integer number = lua_tointeger(lua_, -1);
    if (whole && number > max_move_values && key == "most") return max_move_values;  // all of them
    if (whole && number >= least && number <= max_move_values) return static_cast<int>(number);
    fault(scope.place, whole ? "rules.bad_range" : "rules.wrong_kind",
          "`" + key + "` of `" + slot.name + "` is not a number from " + std::to_string(least) +
              " to " + std::to_string(max_move_values));
    return 1;
}

void RuleReader::read_zone(const std::string& zone, core::Slot& slot, const Scope& scope) {
    if (zone == "discard")
        slot.zone = core::discard;
    else if (zone == "aside")
        slot.zone = core::aside;
    else if (zone != "hand")
        fault(scope.place, "rules.bad_zone", "cards cannot be chosen from `" + zone + "`",
              "choose from hand, discard or aside");
}

/// What means nothing for cards, or is not what it must be.
void RuleReader::refuse_in_cards(const std::string& key, const core::Slot& slot,
                                 const Scope& scope) {
    const std::string of_slot = "`" + key + "` of `" + slot.name + "` is no ";
    if (key == "where")
        fault(scope.place, "rules.wrong_kind", of_slot + "function",
              "where = function(match, " + slot.name + ") ... end");
    else if (key == "zone" || key == "matching" || key == "wild")
        fault(scope.place, "rules.wrong_kind", of_slot + "word", key + " = \"...\"");
    else
        fault(scope.place, "rules.unknown_key", "`" + key + "` means nothing for cards",
              near_or(key, {"deck", "count", "least", "most", "zone", "matching", "wild", "where"},
                      "there are deck, count, least, most, zone, matching, wild and where"));
}

/// What is printed on each card of the deck under `key`, numbered as it is met; `table` may say
/// which of it is `wild`.
void RuleReader::read_figures(const std::string& key, int table, core::Slot& slot, Scope& scope) {
    if (slot.deck < 0) return;
    lua_getfield(lua_, table, "wild");
    const std::string wild = lua_type(lua_, -1) == LUA_TSTRING ? lua_tostring(lua_, -1) : "";
    lua_pop(lua_, 1);
    const auto& cards = rules_.layout.deck(slot.deck).deck.cards;
    if (!take(cards.size() * sizeof(int16_t), scope.place)) return;
    std::vector<CardValue> met;
    for (const Card& card : cards) {
        const auto printed = card.attributes.find(key);
        if (printed == card.attributes.end())
            return fault(card.place.file.empty() ? scope.place : card.place,
                         "rules.unknown_attribute",
                         "card `" + card.id + "` has no `" + key + "` to match",
                         "`" + slot.name + "` of move `" + scope.move->name +
                             "` goes by what cards show under it");
        if (printed->second == CardValue{wild}) {
            slot.figures.push_back(-1);
            continue;
        }
        const auto known = std::find(met.begin(), met.end(), printed->second);
        slot.figures.push_back(static_cast<int16_t>(known - met.begin()));
        if (known == met.end()) met.push_back(printed->second);
    }
    if (!wild.empty() && std::count(slot.figures.begin(), slot.figures.end(), -1) == 0)
        check_wild(wild, met, slot, scope);
}

/// On some map a deck of another mod may lack wild cards, but shows none that is nearly called so.
void RuleReader::check_wild(const std::string& wild, const std::vector<CardValue>& printed,
                            const core::Slot& slot, const Scope& scope) {
    std::vector<std::string> words;
    for (const CardValue& value : printed)
        if (const auto* word = std::get_if<std::string>(&value)) words.push_back(*word);
    if (const std::string near = closest(wild, words); !near.empty())
        fault(scope.place, "rules.unknown_word",
              "no card shows `" + wild + "`, which is `wild` for `" + slot.name + "`",
              "did you mean `" + near + "`?");
    else if (scope.place.file.starts_with(mod_ + "/"))
        unshown_wilds_.push_back(warning_at(scope.place, "rules.unknown_word",
                                            "no card shows `" + cleaned(wild, longest_name) +
                                                "`, which is `wild` for `" + slot.name + "`",
                                            "leave `wild` out, or print the word on a card"));
}

/// The words of the list at `at`; what else stands there is told.
std::vector<std::string> RuleReader::read_words(int at, const std::string& list,
                                                const Place& place) {
    if (!take(lua_rawlen(lua_, at) * (sizeof(std::string) + longest_name), place)) return {};
    return words_in_list(lua_, at, [&](const std::string& what) {
        fault(place, "rules.no_word", what + ", in " + list);
    });
}

}  // namespace fronteira::script
