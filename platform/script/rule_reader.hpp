// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules.hpp"
#include "script/declared.hpp"
#include "script/declared_table.hpp"
#include "script/functions/rule_function.hpp"
#include "script/quotes/quote_reader.hpp"

#include <lua.hpp>

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::script {

/// The columns, decks and dice that rules/state.lua declares.
struct StateDeclaration {
    std::vector<core::Column> columns;
    std::vector<std::string> decks;
    std::vector<core::HandSight> hands;
    std::vector<core::Die> dice;
};

/// Reads the table on top of the stack, which `text` gave. Faults are added, all of them.
StateDeclaration read_state(lua_State* lua, const std::string& file, std::string_view text,
                            Diagnostics& faults);

/// The column of that name, from what is declared of it on top of the stack; none where it is
/// faulty.
void read_column(lua_State* lua, core::Entity entity, const std::string& name, const Place& place,
                 std::vector<core::Column>& into, Diagnostics& faults);

/// The dice of the table at `at`: `{ weather = { "sun", "rain" }, order = { 0, 1, 2 } }`.
std::vector<core::Die> read_dice(lua_State* lua, int at, const Place& place, Diagnostics& faults);

/// Whether that can be the name of something that a ruleset declares.
bool is_name(const std::string& name);

/// Whether it is a word of Lua, or means something else in every condition: nothing that a
/// condition or a function is to name can be called so.
bool is_word_of_conditions(const std::string& name);

/// What declarations may come to. Descriptions may be shared and joined at will by a script, so
/// that a short file can mean more than fits into any memory.
inline constexpr size_t most_declared = 8u << 20;  ///< bytes of all that is read
inline constexpr size_t most_named = 1000;         ///< columns, moves, phases, words of a choice
inline constexpr size_t longest_name = 40;         ///< bytes
inline constexpr size_t most_declaration_faults = 100;  ///< that are told

/// Reads what rules/init.lua returns into core::Rules, whose layout stands already. Functions are
/// kept in the registry and numbered: handler n is `functions()[n]`.
class RuleReader {
 public:
    RuleReader(lua_State* lua, core::Rules& rules, Diagnostics& faults, const RulesetSource& source)
        : lua_(lua),
          rules_(rules),
          faults_(faults),
          quotes_(rules, source,
                  [this](const Place& place, const char* code, std::string_view message,
                         std::string hint) { fault(place, code, message, std::move(hint)); }),
          mod_(source.mod) {}

    /// The table on top of the stack. `setup` is the number of its handler.
    void read_contents(const std::string& file);

    /// What rules/changes.lua returns, the table on top of the stack: what a variant changes of the
    /// moves and phases that were read, by their names.
    void read_changes(const std::string& file);

    int setup() const { return setup_; }
    const Diagnostics& decided_quotes() const { return quotes_.decided(); }
    const Diagnostics& unshown_wilds() const { return unshown_wilds_; }
    std::vector<RuleFunction>& functions() { return functions_; }

 private:
    /// The slots of the move that is being read.
    struct Scope {
        core::MoveKind* move = nullptr;
        Place place;
        bool asked = false;  ///< the values are those of an answer
        const core::Slot* find(std::string_view name) const;
        QuoteScope names() const { return {move, {}, {}}; }
    };

    void refuse_part(const std::string& key, const Place& place);
    void refuse_in_phase(const std::string& key, const core::Phase& phase);
    void check_asked(const std::vector<int16_t>& asked);
    void read_order(const std::string& key, int at, const Place& place);
    void read_phases(int table, const char* key, std::vector<int16_t>& into, const Place& place);
    std::optional<int16_t> read_phase(int at, const Place& place);
    void read_moves(int table, core::Phase& phase, const Place& place, int level = 0);
    std::optional<int16_t> read_question(int at, const Place& place);
    void read_answers(int table, core::Phase& question);
    void add_move(int16_t move, core::Phase& phase, const Place& place);
    int16_t keep_phase(core::Phase phase, const void* object);
    int16_t keep_move(core::MoveKind move);
    std::optional<int16_t> read_move(int at, const Place& place);
    void read_effect(int at, Scope& scope);
    void read_slots(int table, Scope& scope);
    struct SlotParts;
    SlotParts parts_of_slot(int at);
    std::string name_of_slot(int at);
    void read_slot(int at, Scope& scope);
    void refuse_change(const std::string& key, const std::string& of_what, const Place& place,
                       const char* known);
    bool is_new(const std::string& of_what, int table, const Place& place);
    void change_move(const Place& place, const std::string& name, int table);
    void change_slot(int at, Scope& scope);
    void change_phase(const Place& place, const std::string& name, int table);
    void take_away(const std::string& move, core::Phase& phase, const Place& place);
    std::optional<int> read_deed(int at, const Scope& scope);
    void add_deed(int at, bool before, const Scope& scope, std::vector<int>& deeds);
    void read_contents_of_slot(int at, core::Slot& slot, Scope& scope);
    void read_choices(int contents, core::Slot& slot, Scope& scope);
    void read_number(int contents, core::Slot& slot, Scope& scope);
    void read_contest(int table, Scope& scope);
    void read_candidates(int at, core::Slot& slot, Scope& scope);
    /// Whether there is text at `at`; `into` is then what it says.
    bool take_quote(int at, const Place& place, std::string& into);
    void read_cards(const std::string& deck, int table, core::Slot& slot, Scope& scope);
    int how_many(const std::string& key, int least, const core::Slot& slot, const Scope& scope);
    void read_zone(const std::string& zone, core::Slot& slot, const Scope& scope);
    void refuse_in_cards(const std::string& key, const core::Slot& slot, const Scope& scope);
    void read_figures(const std::string& key, int table, core::Slot& slot, Scope& scope);
    void check_wild(const std::string& wild, const std::vector<CardValue>& printed,
                    const core::Slot& slot, const Scope& scope);
    std::vector<std::string> read_words(int at, const std::string& list, const Place& place);
    bool read_flag(int table, const char* key, const std::string& of_what, const Place& place);
    void refuse_in_list(int table, const std::string& list, const Place& place);
    void refuse_beyond(int table, size_t most, const std::string& name, const Scope& scope);
    void read_again(int at, core::Phase& phase, Scope& scope);
    void read_when(int at, std::vector<core::Test>& tests, std::vector<int32_t>& values,
                   Scope& scope);

    /// Keeps the function at `at`. Its first parameter is the match, each further one a value of
    /// the move by its name; of a `where` also the value that is `asked` about.
    int keep_function(int at, const Scope& scope, const core::Slot* asked = nullptr);
    void refuse_first(int at, const Scope& scope, const std::vector<std::string>& values);
    void keep_where(int at, const Scope& scope, core::Slot& slot);
    void keep_among(int at, const Scope& scope, core::Slot& slot);
    void note_told(core::Slot& slot) const;
    /// Counts what is kept of a declaration; false when that is too much.
    bool take(size_t bytes, const Place& place);
    /// Tells why nothing more is read; what else would be found wrong then says nothing.
    void give_up(const Place& place, const char* code, std::string_view message, std::string hint);
    void check_name(const char* what, const std::string& name, const Place& place);
    void fault(const Place& place, const char* code, std::string_view message,
               std::string hint = {});

    lua_State* lua_;
    core::Rules& rules_;
    Diagnostics& faults_;
    QuoteReader quotes_;
    std::vector<RuleFunction> functions_;
    std::vector<std::pair<const void*, int16_t>> phases_seen_, moves_seen_;
    std::string mod_;                 ///< whose rules they are
    Diagnostics unshown_wilds_;       ///< words of `wild` that no card shows
    std::set<std::string> replaced_;  ///< by the file of changes that is read
    int setup_ = -1;
    size_t declared_bytes_ = 0;
    bool gave_up_ = false;
};

}  // namespace fronteira::script
