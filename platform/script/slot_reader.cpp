// SPDX-License-Identifier: MIT
// From descriptions to rules: the values of a move, and which of them are legal.
#include "script/error_text.hpp"
#include "script/rule_reader.hpp"

#include <algorithm>
#include <cstring>

namespace fronteira::script {

/// Slots in the order in which the author wrote them: descriptions are numbered as they are made.
void RuleReader::read_slots(int table, Scope& scope) {
    for (lua_Unsigned i = 1; i <= lua_rawlen(lua_, table) && !gave_up_; ++i) {
        lua_rawgeti(lua_, table, static_cast<lua_Integer>(i));
        if (to_declared(lua_, -1) != nullptr) read_named_slot(lua_gettop(lua_), scope);
        lua_pop(lua_, 1);
    }
    std::vector<std::pair<int32_t, std::string>> names;
    for (const std::string& key : string_keys(lua_, table)) {
        if (key == "effect" || key == "when" || key == "open") continue;
        lua_getfield(lua_, table, key.c_str());
        if (const Declared* declared = to_declared(lua_, -1))
            names.emplace_back(declared->sequence, key);
        else
            fault(scope.place, "rules.bad_slot",
                  "`" + key + "` of move `" + scope.move->name + "` is no value of a move",
                  "write space {...}, linked \"slot\" {...}, number {...}, cards, seat {...}, "
                  "region {...} or choice {...}");
        lua_pop(lua_, 1);
    }
    std::sort(names.begin(), names.end());
    if (names.size() > 1 && names.front().first < scope.sequence)
        fault(scope.place, "rules.shared_slot",
              "`" + names.front().second + "` of move `" + scope.move->name +
                  "` was made before the move, so that its place among the values is not the one "
                  "where it is written",
              "let a function make it: `to = target()`");
    if (names.size() > static_cast<size_t>(max_move_values))
        return give_up(scope.place, "rules.too_many_values",
                       "move `" + scope.move->name + "` takes " + std::to_string(names.size()) +
                           " values; at most " + std::to_string(max_move_values),
                       "");
    for (const auto& [sequence, name] : names) {
        check_name("value", name, scope.place);
        lua_getfield(lua_, table, name.c_str());
        read_slot(lua_gettop(lua_), name, scope);
        lua_pop(lua_, 1);
    }
}

void RuleReader::read_slot(int at, const std::string& name, Scope& scope) {
    using Type = core::Slot::Type;
    const Declared* declared = to_declared(lua_, at);
    if (declared->line > 0) scope.place = declared->place();
    core::Slot slot;
    slot.name = name;
    int base = at, table = 0;
    const int top = lua_gettop(lua_);
    const Level level(*this, scope.place, at);
    if (!level || !take(sizeof(core::Slot), scope.place)) return;
    if (std::strcmp(declared->tag, "with") == 0) {
        push_argument(lua_, at, 1);
        push_argument(lua_, at, 2);
        base = top + 1;
        table = top + 2;
        declared = to_declared(lua_, base);
        if (!lua_istable(lua_, table))
            fault(scope.place, "rules.bad_slot", "`" + name + "` needs its clauses in a table");
    }
    const std::string tag = declared == nullptr ? "" : declared->tag;
    if (table != 0 && !lua_istable(lua_, table)) table = 0;
    if (tag == "space" || tag == "seat" || tag == "region") {
        slot.type = tag == "space" ? Type::space : tag == "seat" ? Type::seat : Type::region;
        if (table != 0) read_clauses(table, slot, scope);
    } else if (tag == "linked") {
        slot.type = Type::space;
        const std::string origin = argument_text(lua_, base, 1);
        const core::Slot* from = scope.find(origin);
        if (from == nullptr || from->type != Type::space)
            fault(scope.place, "rules.unknown_slot",
                  "`" + name + "` is linked to `" + origin + "`, which is no earlier space");
        else
            slot.linked_to = static_cast<int>(from - scope.move->slots.data());
        if (table != 0) read_clauses(table, slot, scope);
    } else if (tag == "number") {
        push_argument(lua_, base, 1);
        if (lua_istable(lua_, -1))
            read_number(lua_gettop(lua_), slot, scope);
        else
            fault(scope.place, "rules.bad_number",
                  "`" + name + "` needs { from = ..., upto = ... }");
    } else if (tag == "cards") {
        slot.type = Type::card;
        read_cards(argument_text(lua_, base, 1), table, slot, scope);
    } else if (tag == "choice") {
        slot.type = Type::choice;
        push_argument(lua_, base, 1);
        if (lua_istable(lua_, -1)) slot.choices = read_words(lua_gettop(lua_), scope);
        if (table != 0) read_clauses(table, slot, scope);
    } else {
        fault(scope.place, "rules.bad_slot",
              "`" + name + "` of move `" + scope.move->name + "` is no value of a move");
    }
    lua_settop(lua_, top);
    slot.offset = 0;
    for (const core::Slot& earlier : scope.move->slots)
        slot.offset += earlier.type == Type::card ? earlier.most : 1;
    scope.move->slots.push_back(std::move(slot));
}

void RuleReader::read_number(int table, core::Slot& slot, Scope& scope) {
    if (scope.asked && string_keys(lua_, table).empty()) {
        slot.from = rules_.expressions.add({core::Expression::Op::asked_from, 0, -1, -1});
        slot.upto = rules_.expressions.add({core::Expression::Op::asked_upto, 0, -1, -1});
        return;
    }
    for (const auto& [key, target] :
         {std::pair{"from", &slot.from}, std::pair{"upto", &slot.upto}}) {
        lua_getfield(lua_, table, key);
        if (auto number = read_expression(lua_gettop(lua_), scope))
            *target = *number;
        else
            fault(scope.place, "rules.bad_number",
                  std::string("`") + key + "` of `" + slot.name + "` is no number",
                  "write a whole number or an expression such as armies_of \"from\" - 1");
        lua_pop(lua_, 1);
        if (*target < 0) *target = rules_.expressions.constant(0);
    }
}

void RuleReader::read_cards(const std::string& deck, int table, core::Slot& slot, Scope& scope) {
    if (auto number = rules_.layout.find_deck(deck))
        slot.deck = *number;
    else
        fault(scope.place, "rules.unknown_deck", "there is no deck `" + deck + "`",
              "name it in `decks` of rules/state.lua");
    if (table == 0) return;
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
            slot.where = keep_function(at);
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

/// One kind of link, or a list of them.
void RuleReader::read_link_kinds(int at, core::Slot& slot, Scope& scope) {
    const auto add = [&](int word) {
        if (lua_type(lua_, word) != LUA_TSTRING)
            return fault(scope.place, "rules.bad_clause",
                         "`by` of `" + slot.name + "` takes kinds of link: \"sea\", { \"north\" }");
        const auto kind = rules_.board->find_link_kind(lua_tostring(lua_, word));
        if (!take(1, scope.place)) return;
        // 255: the map has no such link, and none will do.
        slot.link_kinds.push_back(static_cast<uint8_t>(kind.value_or(255)));
    };
    if (!lua_istable(lua_, at)) return add(at);
    for (lua_Unsigned i = 1; i <= lua_rawlen(lua_, at) && !gave_up_; ++i) {
        lua_rawgeti(lua_, at, static_cast<lua_Integer>(i));
        add(lua_gettop(lua_));
        lua_pop(lua_, 1);
    }
}

/// `region { all_spaces = { owner = me } }`.
void RuleReader::read_all_spaces(int at, core::Slot& slot, Scope& scope) {
    core::Slot space;
    space.type = core::Slot::Type::space;
    space.name = slot.name;
    read_clauses(at, space, scope);
    core::Test test;
    test.op = core::Test::Op::all_spaces;
    test.name = "all_spaces";
    test.of_spaces = std::move(space.tests);
    slot.tests.push_back(std::move(test));
}

/// `space { owner = me }` where no move chooses one.
std::optional<core::Rows> RuleReader::read_rows(int at, Scope& scope) {
    using Type = core::Slot::Type;
    const Level level(*this, scope.place, at);
    if (!level) return std::nullopt;
    const int top = lua_gettop(lua_);
    const Declared* declared = to_declared(lua_, at);
    const bool called = declared != nullptr && std::strcmp(declared->tag, "with") == 0;
    if (called) {
        push_argument(lua_, at, 1);
        push_argument(lua_, at, 2);
        declared = to_declared(lua_, top + 1);
    }
    const std::string tag = declared == nullptr ? "" : declared->tag;
    core::Slot slot;
    slot.name = tag;
    slot.type = tag == "space" ? Type::space : tag == "seat" ? Type::seat : Type::region;
    const bool rows = tag == "space" || tag == "seat" || tag == "region";
    if (rows && called && lua_istable(lua_, top + 2)) read_clauses(top + 2, slot, scope);
    lua_settop(lua_, top);
    if (!rows || slot.where >= 0) return std::nullopt;
    const core::Entity entity = slot.type == Type::space  ? core::Entity::space
                                : slot.type == Type::seat ? core::Entity::seat
                                                          : core::Entity::region;
    return core::Rows{entity, std::move(slot.tests)};
}

/// One clause on a column, or a list of them: `armies = { at_least(2), at_most(9) }`.
void RuleReader::read_column_clauses(int at, core::ColumnId column, core::Slot& slot,
                                     Scope& scope) {
    const auto add = [&](int clause) {
        auto test = read_test(clause, &rules_.layout.column(column), scope);
        if (!test || !take(sizeof(core::Test), scope.place)) return;
        test->column = column;
        test->name = rules_.layout.column(column).name;
        slot.tests.push_back(std::move(*test));
    };
    if (!lua_istable(lua_, at)) return add(at);
    for (lua_Unsigned i = 1; i <= lua_rawlen(lua_, at) && !gave_up_; ++i) {
        lua_rawgeti(lua_, at, static_cast<lua_Integer>(i));
        add(lua_gettop(lua_));
        lua_pop(lua_, 1);
    }
}

void RuleReader::read_clauses(int table, core::Slot& slot, Scope& scope) {
    using Type = core::Slot::Type;
    const Level level(*this, scope.place, table);
    if (!level) return;
    const core::Entity entity = slot.type == Type::seat     ? core::Entity::seat
                                : slot.type == Type::region ? core::Entity::region
                                                            : core::Entity::space;
    for (const std::string& key : string_keys(lua_, table)) {
        if (!take(sizeof(core::Test), scope.place)) return;
        lua_getfield(lua_, table, key.c_str());
        const int at = lua_gettop(lua_);
        if (key == "where" && lua_isfunction(lua_, at)) {
            slot.where = keep_function(at);
        } else if (key == "tagged" && lua_type(lua_, at) == LUA_TSTRING &&
                   slot.type == Type::space) {
            core::Test test;
            test.op = core::Test::Op::tagged;
            test.name = lua_tostring(lua_, at);
            if (auto tag = rules_.board->find_tag(test.name))
                test.column = static_cast<int16_t>(*tag);
            else
                fault(scope.place, "rules.unknown_tag",
                      "the map tags no space as `" + test.name + "`");
            slot.tests.push_back(std::move(test));
        } else if (key == "all_spaces" && slot.type == Type::region && lua_istable(lua_, at)) {
            read_all_spaces(at, slot, scope);
        } else if (key == "by" && slot.linked_to >= 0) {
            read_link_kinds(at, slot, scope);
        } else if (key == "is") {
            if (auto test = read_test(at, nullptr, scope)) {
                test->name = slot.name;
                slot.tests.push_back(std::move(*test));
            }
        } else if (auto column = rules_.layout.find(entity, key)) {
            read_column_clauses(at, *column, slot, scope);
        } else {
            const std::string near = closest(key, names_of(entity));
            fault(scope.place, "rules.unknown_column",
                  "`" + slot.name + "` has no column `" + key + "`",
                  near.empty() ? "declare it in rules/state.lua" : "did you mean `" + near + "`?");
        }
        lua_pop(lua_, 1);
    }
}

}  // namespace fronteira::script
