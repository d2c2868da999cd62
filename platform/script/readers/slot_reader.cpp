// SPDX-License-Identifier: MIT
// From descriptions to rules: the values of a move, `space "from" "owner == me"`.
#include "script/hints/error_text.hpp"
#include "script/rule_reader.hpp"

#include <cstring>
#include <set>
#include <utility>

namespace fronteira::script {

namespace {

std::optional<core::Slot::Type> type_named(const std::string& tag) {
    using Type = core::Slot::Type;
    static constexpr std::pair<const char*, Type> types[] = {
        {"space", Type::space}, {"seat", Type::seat},     {"region", Type::region},
        {"cards", Type::card},  {"choice", Type::choice}, {"number", Type::number}};
    for (const auto& [name, type] : types)
        if (tag == name) return type;
    return std::nullopt;
}

bool is_with(const Declared* declared) {
    return declared != nullptr && std::strcmp(declared->tag, "with") == 0;
}

}  // namespace

/// Slots in the order in which they stand in the list.
void RuleReader::read_slots(int table, Scope& scope) {
    for (lua_Unsigned i = 1; i <= lua_rawlen(lua_, table) && !gave_up_; ++i) {
        lua_rawgeti(lua_, table, static_cast<lua_Integer>(i));
        read_slot(lua_gettop(lua_), scope);
        lua_pop(lua_, 1);
    }
    for (const std::string& key : declared_keys(lua_, table))
        if (key != "effect" && key != "when" && key != "open" && key != "contest")
            fault(scope.move->place, "rules.bad_slot",
                  "`" + key + "` of move `" + scope.move->name + "` is not a value of a move",
                  near_or(key, {"effect", "when", "open", "contest"},
                          "list values with their names: space \"" + key + "\" \"owner == me\""));
}

/// What a description of a value is made of.
struct RuleReader::SlotParts {
    std::string kind;
    std::string name;
    int contents = 0;  ///< where they stand on the stack; 0 where only the name is said
};

/// `space "on"` is called once and `space "on" "..."` twice; `number "n"` is no call, for it takes
/// its name itself. Leaves things on the stack.
RuleReader::SlotParts RuleReader::parts_of_slot(int at) {
    SlotParts parts;
    int kind = at;
    if (is_with(to_declared(lua_, at))) {
        push_argument(lua_, at, 1);
        push_argument(lua_, at, 2);
        parts.contents = lua_gettop(lua_);
        kind = parts.contents - 1;
    }
    const Declared* inner = to_declared(lua_, kind);
    if (is_with(inner)) {
        parts.name = argument_text(lua_, kind, 2);
        push_argument(lua_, kind, 1);
        inner = to_declared(lua_, lua_gettop(lua_));
    } else if (inner != nullptr && type_named(inner->tag) >= core::Slot::Type::card) {
        parts.name = argument_text(lua_, kind, 1);
    } else if (parts.contents != 0 && lua_type(lua_, parts.contents) == LUA_TSTRING) {
        parts.name = lua_tostring(lua_, std::exchange(parts.contents, 0));
    }
    if (inner != nullptr) parts.kind = inner->tag;
    return parts;
}

std::string RuleReader::name_of_slot(int at) {
    const int top = lua_gettop(lua_);
    std::string name = to_declared(lua_, at) == nullptr ? "" : parts_of_slot(at).name;
    lua_settop(lua_, top);
    return name;
}

void RuleReader::read_slot(int at, Scope& scope) {
    const int top = lua_gettop(lua_);
    if (!take(sizeof(core::Slot), scope.place)) return;
    const Declared* declared = to_declared(lua_, at);
    if (declared != nullptr && declared->line > 0) scope.place = declared->place();
    const SlotParts parts = declared == nullptr ? SlotParts() : parts_of_slot(at);
    core::Slot slot;
    slot.name = parts.name;
    const auto type = type_named(parts.kind);
    if (!type || slot.name.empty()) {
        fault(scope.place, "rules.bad_slot",
              "an entry of move `" + scope.move->name + "` is not a value of a move",
              "write space \"on\" \"owner == me\", number \"armies\" \"1 to 3\", or cards, choice, "
              "seat, region");
    } else {
        check_name("value", slot.name, scope.place);
        if (is_word_of_conditions(slot.name))
            fault(scope.place, "rules.bad_name",
                  "`" + slot.name +
                      "` cannot be the name of a value: it means something else in conditions",
                  "name it after its purpose: from, target, armies");
        if (scope.find(slot.name) != nullptr)
            fault(scope.place, "rules.bad_slot",
                  "move `" + scope.move->name + "` has two values `" + slot.name + "`");
        slot.type = *type;
        for (const core::Slot& earlier : scope.move->slots) slot.offset += earlier.width();
        read_contents_of_slot(parts.contents, slot, scope);
        scope.move->slots.push_back(std::move(slot));
    }
    lua_settop(lua_, top);
}

/// `contents` is 0 where only the name is said.
void RuleReader::read_contents_of_slot(int contents, core::Slot& slot, Scope& scope) {
    using Type = core::Slot::Type;
    const bool table = contents != 0 && lua_istable(lua_, contents);
    std::string text;
    if (slot.type == Type::card) {
        if (table) {
            lua_getfield(lua_, contents, "deck");
            const bool named = lua_type(lua_, -1) == LUA_TSTRING;
            const std::string deck = named ? lua_tostring(lua_, -1) : "";
            lua_pop(lua_, 1);
            return read_cards(deck, contents, slot, scope);
        }
    } else if (slot.type == Type::choice) {
        if (table) {
            read_choices(contents, slot, scope);
            return read_candidates(contents, slot, scope);
        }
    } else if (slot.type == Type::number) {
        if (contents == 0 && scope.asked) {
            slot.from = rules_.expressions.add({core::Expression::Op::asked_from, 0, -1, -1});
            slot.upto = rules_.expressions.add({core::Expression::Op::asked_upto, 0, -1, -1});
            return;
        }
        if (contents != 0) return read_number(contents, slot, scope);
    } else {
        if (contents == 0 || table || lua_type(lua_, contents) == LUA_TSTRING)
            return read_candidates(contents, slot, scope);
    }
    static constexpr const char* shapes[] = {"space \"on\" \"owner == me\"",
                                             "seat \"whom\" \"whom ~= me\"",
                                             "region \"where\"",
                                             "cards \"set\" { deck = \"territory\", count = 3 }",
                                             "choice \"way\" { \"left\", \"right\" }",
                                             "number \"armies\" \"1 to 3\""};
    fault(scope.place, "rules.bad_slot",
          "`" + slot.name + "` of move `" + scope.move->name + "` does not say what may be chosen",
          shapes[static_cast<size_t>(slot.type)]);
}

/// `{ "left", "right" }`, or `{ words = list }`.
void RuleReader::read_choices(int contents, core::Slot& slot, Scope& scope) {
    const std::string list = "the words of `" + slot.name + "`";
    if (lua_getfield(lua_, contents, "words") == LUA_TNIL) {
        slot.choices = read_words(contents, list, scope.place);
    } else if (lua_istable(lua_, -1)) {
        refuse_beyond(contents, 0, slot.name, scope);
        refuse_in_list(lua_gettop(lua_), list, scope.place);
        slot.choices = read_words(lua_gettop(lua_), list, scope.place);
    } else {
        fault(scope.place, "rules.wrong_kind", "`words` of `" + slot.name + "` is not a list",
              "words = { \"left\", \"right\" }");
    }
    lua_pop(lua_, 1);
    if (slot.choices.empty())
        fault(scope.place, "rules.bad_slot", "`" + slot.name + "` has no words to choose from",
              "choice \"" + slot.name + "\" { \"left\", \"right\" }");
    std::set<std::string> told;
    for (const std::string& word : slot.choices)
        if (!told.insert(word).second)
            fault(scope.place, "rules.bad_slot",
                  "`" + slot.name + "` has the word `" + word + "` twice", "leave one of them out");
}

/// A range in quotes, or `{ "1 to match.reserve", drawn = true }`.
void RuleReader::read_number(int contents, core::Slot& slot, Scope& scope) {
    const int top = lua_gettop(lua_);
    if (lua_istable(lua_, contents)) {
        for (const std::string& key : declared_keys(lua_, contents))
            if (key != "drawn")
                fault(scope.place, "rules.unknown_key",
                      "`" + key + "` means nothing for `" + slot.name + "`",
                      "there are a range in quotes and drawn (true)");
        refuse_beyond(contents, 1, slot.name, scope);
        slot.drawn = read_flag(contents, "drawn", "`" + slot.name + "`", scope.place);
        lua_rawgeti(lua_, contents, 1);
        contents = lua_gettop(lua_);
    }
    if (std::string text; take_quote(contents, scope.place, text))
        quotes_.read_range(text, scope.place, scope.names(), slot);
    else
        fault(scope.place, "rules.bad_slot",
              "`" + slot.name + "` of move `" + scope.move->name + "` has no range in quotes",
              "number \"armies\" \"1 to 3\"");
    lua_settop(lua_, top);
}

/// A condition, or `{ "condition", among = function, where = function }`; a choice has its words in
/// the list.
void RuleReader::read_candidates(int contents, core::Slot& slot, Scope& scope) {
    using Type = core::Slot::Type;
    if (contents == 0) return;
    const auto condition = [&](int at) {
        std::string text;
        if (slot.type == Type::choice || lua_isnil(lua_, at)) return;
        if (!take_quote(at, scope.place, text))
            return fault(scope.place, "rules.bad_clause",
                         "what `" + slot.name + "` of move `" + scope.move->name +
                             "` begins with is not a condition in quotes",
                         "space \"on\" { \"owner == me\", where = may_be_taken }");
        QuoteScope names = scope.names();
        names.candidate = slot.type == Type::seat     ? core::Entity::seat
                          : slot.type == Type::region ? core::Entity::region
                                                      : core::Entity::space;
        names.name = slot.name;
        quotes_.read_clauses(text, scope.place, std::move(names), slot);
    };
    if (!lua_istable(lua_, contents)) return condition(contents);
    if (slot.type != Type::choice) refuse_beyond(contents, 1, slot.name, scope);
    lua_rawgeti(lua_, contents, 1);
    condition(lua_gettop(lua_));
    lua_pop(lua_, 1);
    for (const std::string& key : declared_keys(lua_, contents)) {
        lua_getfield(lua_, contents, key.c_str());
        if (key == "where" && lua_isfunction(lua_, -1))
            keep_where(lua_gettop(lua_), scope, slot);
        else if (key == "among" && lua_isfunction(lua_, -1) && slot.type != Type::choice)
            keep_among(lua_gettop(lua_), scope, slot);
        else if (key == "where" || (key == "among" && slot.type != Type::choice))
            fault(scope.place, "rules.wrong_kind",
                  "`" + key + "` of `" + slot.name + "` is not a function",
                  key == "where" ? "where = function(match, " + slot.name + ") return ... end"
                                 : "among = function(match) return list end");
        else if (slot.type != Type::choice || key != "words")
            fault(scope.place, "rules.unknown_key",
                  "`" + key + "` means nothing for `" + slot.name + "`",
                  slot.type == Type::choice
                      ? near_or(key, {"words", "where"}, "there are words and where (a function)")
                      : near_or(key, {"where", "among"},
                                "there are a condition in quotes, among and where (functions)"));
        lua_pop(lua_, 1);
    }
}

}  // namespace fronteira::script
