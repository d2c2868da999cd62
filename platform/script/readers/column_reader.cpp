// SPDX-License-Identifier: MIT
#include "script/binding.hpp"
#include "script/hints/error_text.hpp"
#include "script/rule_reader.hpp"

#include <algorithm>
#include <cstring>
#include <set>

namespace fronteira::script {
namespace {

using core::Column;
using core::Entity;
using core::Kind;
using core::Sight;

/// Names that a column cannot have because handles answer to them already.
bool is_taken(const std::string& name) {
    static const std::vector<std::string> taken = {
        "id",     "number", "standing", "placing", "hand",  "region", "x",       "y",
        "seat",   "space",  "size",     "next",    "count", "tell",   "ray",     "toward",
        "within", "min",    "max",      "sum",     "all",   "linked", "contains"};
    const auto is_word = [&name](const Binding& binding) { return binding.name == name; };
    for (const auto words : {declaration_bindings(), cell_bindings(), match_bindings(),
                             chance_bindings(), card_bindings(), handle_bindings()})
        if (std::any_of(words.begin(), words.end(), is_word)) return true;
    return is_word_of_conditions(name) ||
           std::find(taken.begin(), taken.end(), name) != taken.end();
}

class ColumnReader {
 public:
    ColumnReader(lua_State* lua, Place place, Diagnostics& faults)
        : lua_(lua), place_(std::move(place)), faults_(faults) {}

    void read(Entity entity, const std::string& name, int at, std::vector<Column>& into) {
        Column column;
        column.entity = entity;
        column.name = name;
        const Declared* declared = to_declared(lua_, at);
        if (declared != nullptr && declared->line > 0) place_ = declared->place();
        column.place = place_;
        const std::string shown = "`" + cleaned(name, longest_name) + "`";
        if (!is_name(name))
            return fault(
                "rules.bad_name", shown + " cannot be the name of a column",
                "use up to " + std::to_string(longest_name) + " lower-case letters, digits and _");
        if (is_taken(name))
            return fault("rules.bad_name",
                         shown + " cannot be the name of a column: the platform uses that word",
                         "give the column another name");
        if (declared == nullptr)
            return fault("rules.bad_column", "`" + name + "` is not a column",
                         "write int(0, 10), flag, seat, space, region, seats, choice {...} or "
                         "card \"deck\"");
        read_declared(*declared, at, column);
        into.push_back(std::move(column));
    }

 private:
    void fault(const char* code, std::string message, std::string hint = {}) {
        if (faults_.size() < most_declaration_faults)
            faults_.push_back(error_at(place_, code, std::move(message), std::move(hint)));
    }

    /// A kind of column, called with as many tables of modifiers as one likes.
    void read_declared(const Declared& declared, int at, Column& column, int level = 0) {
        constexpr int most_levels = 8;
        if (std::strcmp(declared.tag, "with") != 0) return read_kind(declared, at, column);
        if (level == most_levels)
            return fault("rules.bad_column", "`" + column.name + "` is called too often");
        push_argument(lua_, at, 1);
        push_argument(lua_, at, 2);
        const int table = lua_gettop(lua_);
        const Declared* base = to_declared(lua_, table - 1);
        if (base != nullptr) read_declared(*base, table - 1, column, level + 1);
        read_modifiers(table, column);
        lua_pop(lua_, 2);
    }

    int32_t integer_argument(int at, int argument, const Column& column) {
        push_argument(lua_, at, argument);
        int exact = 0;
        const bool text = lua_type(lua_, -1) == LUA_TSTRING;  // `int("0", 9)`
        const lua_Integer number = text ? 0 : lua_tointegerx(lua_, -1, &exact);
        lua_pop(lua_, 1);
        if (exact == 0 || number <= INT32_MIN || number > INT32_MAX) {
            fault("rules.bad_range",
                  "`" + column.name + "` needs two whole numbers of 32 bits: int(min, max)");
            return 0;
        }
        return static_cast<int32_t>(number);
    }

    void read_kind(const Declared& declared, int at, Column& column) {
        const std::string tag = declared.tag;
        if (tag == "int") {
            column.kind = Kind::integer;
            column.min = integer_argument(at, 1, column);
            column.max = integer_argument(at, 2, column);
            column.initial = std::clamp(0, column.min, std::max(column.min, column.max));
        } else if (tag == "flag") {
            column.kind = Kind::flag;
        } else if (tag == "choice") {
            column.kind = Kind::choice;
            push_argument(lua_, at, 1);
            column.choices = words(lua_gettop(lua_), column.name);
            lua_pop(lua_, 1);
            if (column.choices.empty())
                fault("rules.bad_choice", "`" + column.name + "` needs a list of words",
                      "choice { \"none\", \"tank\" }");
            const std::set<std::string> different(column.choices.begin(), column.choices.end());
            if (different.size() < column.choices.size())
                fault("rules.bad_choice", "`" + column.name + "` lists a word twice");
        } else if (tag == "seats") {
            column.kind = Kind::seats;
        } else if (tag == "seat" || tag == "space" || tag == "region") {
            column.kind = tag == "seat" ? Kind::seat : tag == "space" ? Kind::space : Kind::region;
            column.initial = core::none;
        } else if (tag == "card") {
            column.kind = Kind::card;
            column.initial = core::none;
            push_argument(lua_, at, 1);
            if (lua_type(lua_, -1) == LUA_TSTRING)
                column.deck = cleaned(lua_tostring(lua_, -1), longest_name);
            lua_pop(lua_, 1);
        } else {
            fault("rules.bad_column", "`" + tag + "` is not a kind of column");
        }
    }

    std::vector<std::string> words(int at, const std::string& column) {
        if (!lua_istable(lua_, at) || faults_.size() >= most_declaration_faults) return {};
        if (lua_rawlen(lua_, at) > most_named) {
            fault("rules.too_many",
                  "a choice has more than " + std::to_string(most_named) + " words");
            return {};
        }
        for (const std::string& key : declared_keys(lua_, at))
            fault("rules.unknown_key", "`" + cleaned(key, longest_name) +
                                           "` names an entry of the words of `" + column +
                                           "`, where entries have no names");
        return words_in_list(lua_, at, [&](const std::string& what) {
            fault("rules.no_word", what + ", among the words of `" + column + "`",
                  "choice { \"sea\", \"land\" }");
        });
    }

    void read_modifiers(int table, Column& column) {
        constexpr const char* remedy = "int(0, 99) { seen_by = \"self\" }";
        if (!lua_istable(lua_, table))
            return fault("rules.bad_column",
                         "`" + column.name + "` is called with " + luaL_typename(lua_, table) +
                             ", which is not a property of a column",
                         remedy);
        if (faults_.size() >= most_declaration_faults) return;
        if (lua_rawlen(lua_, table) > 0)
            fault("rules.no_name", "what `" + column.name + "` is called with has no name", remedy);
        for (const std::string& key : declared_keys(lua_, table)) {
            lua_getfield(lua_, table, key.c_str());
            if (key == "seen_by" && lua_type(lua_, -1) == LUA_TSTRING)
                set_sight(lua_tostring(lua_, -1), column);
            else if (key == "opened_by" && lua_type(lua_, -1) == LUA_TSTRING &&
                     lua_rawlen(lua_, -1) > 0)
                column.opened_by = cleaned(lua_tostring(lua_, -1), longest_name);
            else if (key == "initial")
                set_initial(column);
            else if (key == "lasts")
                set_lasting(column);
            else if (key == "seen_by" || key == "opened_by")
                fault("rules.wrong_kind", "`" + key + "` of `" + column.name + "` is not a word",
                      key == "seen_by" ? "\"self\", \"nobody\", or a column of the same row"
                                       : "the name of a flag of the match");
            else
                fault("rules.unknown_key",
                      "`" + cleaned(key, longest_name) + "` means nothing for a column",
                      near_or(key, {"seen_by", "opened_by", "initial", "lasts"},
                              "there are `seen_by`, `opened_by`, `initial` and `lasts`"));
            lua_pop(lua_, 1);
        }
    }

    static constexpr std::string_view near = "near ";

    static void set_sight(const std::string& word, Column& column) {
        if (word == "all")
            column.sight = Sight::all;
        else if (word == "self")
            column.sight = Sight::self;
        else if (word == "nobody")
            column.sight = Sight::nobody;
        else if (word.rfind(near, 0) == 0) {
            column.sight = Sight::near;
            column.sight_column = cleaned(word.substr(near.size()), longest_name);
        } else {
            column.sight = Sight::column;
            column.sight_column = cleaned(word, longest_name);
        }
    }

    void set_lasting(Column& column) {
        column.of_turn =
            lua_type(lua_, -1) == LUA_TSTRING && std::string_view(lua_tostring(lua_, -1)) == "turn";
        if (!column.of_turn)
            fault("rules.bad_column", "`" + column.name + "` can only last a \"turn\"",
                  "leave out `lasts` if it lasts for the whole match");
    }

    /// A number, true or false, or a word, as the column is.
    void set_initial(Column& column) {
        const int type = lua_type(lua_, -1);
        if (column.kind == Kind::flag && type == LUA_TBOOLEAN) {
            column.initial = lua_toboolean(lua_, -1);
        } else if (column.kind == Kind::integer && lua_isinteger(lua_, -1) != 0) {
            column.initial = static_cast<int32_t>(
                std::clamp<lua_Integer>(lua_tointeger(lua_, -1), INT32_MIN + 1, INT32_MAX));
        } else if (column.kind == Kind::choice && type == LUA_TSTRING) {
            const auto found =
                std::find(column.choices.begin(), column.choices.end(), lua_tostring(lua_, -1));
            if (found == column.choices.end()) return refuse_initial(column);
            column.initial = static_cast<int32_t>(found - column.choices.begin());
        } else {
            refuse_initial(column);
        }
    }

    void refuse_initial(const Column& column) {
        fault("rules.bad_initial", "`" + column.name + "` cannot start with that value",
              column.kind == Kind::integer  ? "initial = a whole number"
              : column.kind == Kind::flag   ? "initial = true"
              : column.kind == Kind::choice ? "initial = one of its words"
                                            : "it starts empty; give it a value in `setup`");
    }

    lua_State* lua_;
    Place place_;
    Diagnostics& faults_;
};

}  // namespace

bool is_name(const std::string& name) {
    return !name.empty() && name.size() <= longest_name && std::islower(name[0]) != 0 &&
           std::all_of(name.begin(), name.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
           });
}

void read_column(lua_State* lua, Entity entity, const std::string& name, const Place& place,
                 std::vector<Column>& into, Diagnostics& faults) {
    ColumnReader(lua, place, faults).read(entity, name, lua_gettop(lua), into);
}

}  // namespace fronteira::script
