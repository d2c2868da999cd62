// SPDX-License-Identifier: MIT
#pragma once

#include "compile/chunk.hpp"
#include "compile/leave.hpp"
#include "compile/value.hpp"
#include "core/rules.hpp"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>

namespace fronteira::compile {

/// What an operation of Lua became. `d` is how far a jump leads, the number of a constant, or a
/// number itself.
struct Instruction {
    /// Operations that Lua's compiler has no instruction for.
    /// Go on in Lua: what follows is not compiled. The last number there is, so that looking an
    /// instruction up takes no test whether its number is too large.
    static constexpr uint8_t leave = 255;
    static constexpr uint8_t captured = 129;        ///< a value taken along by a closure
    static constexpr uint8_t captured_field = 130;  ///< and what it answers to a name
    // Of a name that is a column of one kind of handle alone: `member`. Those that read have its
    // tag in `c` and its first cell in `d`, too, to be at hand.
    static constexpr uint8_t get_number = 131;
    static constexpr uint8_t get_flag = 132;
    static constexpr uint8_t get_word = 133;
    static constexpr uint8_t get_row = 134;
    static constexpr uint8_t set_cell = 135;
    static constexpr uint8_t set_constant = 136;  ///< to the cell `d`; `c` is the constant
    // Of a name that the match answers to, and is not a column.
    static constexpr uint8_t get_me = 137;
    static constexpr uint8_t get_container = 138;
    static constexpr uint8_t get_printed = 139;  ///< of a name that some card answers to
    /// What Lua runs `d` instructions for is done without: they are paid for all the same.
    static constexpr uint8_t pay = 140;
    static constexpr uint8_t captured_write = 159;  ///< to a field of a value taken along
    static constexpr uint8_t add_field = 141;       ///< to a table that has no such field yet
    // What the call of a native function does that comes behind it, with which it ends: see
    // quicken_calls(). It leads `d` further, or leaves it to the call.
    static constexpr uint8_t quick_least = 142;  ///< `math.min`, of the registers `b` and `c`
    static constexpr uint8_t quick_most = 143;
    static constexpr uint8_t quick_transfer = 144;  ///< of the column `member`
    static constexpr uint8_t quick_total = 145;
    static constexpr uint8_t quick_card = 146;  ///< number `c` of a hand of the deck `number`
    static constexpr uint8_t quick_hand_size = 147;
    static constexpr uint8_t quick_finish = 148;
    static constexpr uint8_t quick_count = 149;  ///< of spaces, by the index `number`
    static constexpr uint8_t quick_region_count = 150;
    static constexpr uint8_t quick_along = 151;  ///< `ipairs`, of an open number of values or one
    // Together with the `test` behind them.
    static constexpr uint8_t get_flag_test = 153;
    static constexpr uint8_t get_row_test = 154;
    // A number column together with the `add` or `sub` of the register `c` behind it.
    static constexpr uint8_t get_sum = 157;
    static constexpr uint8_t get_difference = 158;
    // `test`, which leads `d` further where its register is true, or where it is not.
    static constexpr uint8_t test_true = 155;
    static constexpr uint8_t test_false = 156;

    uint8_t op = leave;
    uint8_t a = 0;
    uint8_t b = 0;
    uint8_t c = 0;
    int32_t d = 0;
    union {
        const Member* member = nullptr;
        int64_t number;
    };
};

/// A function of a ruleset, compiled.
struct Function {
    /// What a function takes along of those around it: what stands in a register, or (below 0) what
    /// they took along themselves.
    struct Capture {
        int from;
        bool shared;  ///< the variable itself, as somebody gives it another value
    };
    /// A function made while this one runs.
    struct Inner {
        std::unique_ptr<Function> function;
        std::vector<Capture> captures;
    };
    std::string file;
    int line = 0;
    int parameters = 0;
    bool vararg = false;
    int registers = 0;
    std::vector<Instruction> code;
    std::vector<Value> constants;
    std::vector<Inner> inner;
    std::vector<Leave> leaves;  ///< with those of the functions in it
};

/// Which values of a move a function is called with, after the match: numbers of slots.
using Parameters = std::vector<int8_t>;

/// Everything that the compiled functions of a ruleset share: texts, the tables and functions of
/// its files. `rules` is lent.
class Program {
 public:
    explicit Program(const core::Rules& rules);

    const core::Rules& rules() const { return rules_; }
    const Name* name(std::string_view text);
    /// The same for a text that is put together by a function that runs. Null when so many were in
    /// this run that only Lua, which forgets them, can go on. Kept for runs to come, but no longer
    /// than there is room: what a run costs leans on none before it.
    const Name* joined(std::string_view text);
    /// All functions are compiled. Which texts are learnt from now on hangs on what is asked first.
    void complete() { complete_ = true; }
    /// A function is run that no other one asked for: no text of a run before is held any more.
    void begin_run() {
        joined_ = 0;
        if (passing_ > most_passing) [[unlikely]]
            forget_joined();
    }
    /// The name, once what it means was looked up.
    const Name& known(const Name& name) {
        if (!name.known) learn(name);
        return name;
    }
    /// What the name means behind a handle of that kind.
    const Member& member(const Name& name, Tag handle) { return known(name).member(handle); }
    /// The column of that name, if one kind of handle alone has one; else null.
    const Member* only_column(const Name& name);
    /// What the match answers to a name that is not a column, if it keeps that as a cell or always
    /// answers the same; else null.
    const Member* of_match(const Name& name);
    const Value& printed(const Name& name, const Value& handle) const;
    /// Whether other maps show under that name what this one does not: it is nil then, and
    /// otherwise a slip, which Lua tells.
    bool is_elsewhere(const Name& name, Tag handle);
    /// Who knows it.
    std::function<bool(Tag handle, const std::string& name)> elsewhere;
    /// `seat 1`, once `id` was looked up.
    const Value& seat_id(int seat) const { return seat_ids_[static_cast<size_t>(seat)]; }
    /// Whether a card may answer to the name,
    bool is_printed_on_cards(const Name& name) {
        return member(name, Tag::card).is == Member::Is::printed && name.printed.size() > 2;
    }
    /// and no column has it.
    bool is_printed(const Name& name);
    /// The words of a slot of choices, in order.
    const std::vector<const Name*>& words(const core::Slot& slot);
    /// A number that may have a fraction; what is not a number is Lua's.
    Value fraction(double number) {
        if (number != number) return Value::of(Tag::opaque, 0);
        return Value::fraction(&fractions_.emplace_back(number));
    }
    Table& make_table() { return tables_.emplace_back(); }
    Function& make_function() { return functions_.emplace_back(); }

 private:
    void forget_joined();
    void learn(const Name& name);
    void learn_printed(const Name& name);
    void learn_values(const Name& name);
    void learn_ids(const Name& id);
    const std::vector<const Name*>& words(const void* of, const std::vector<std::string>& texts);

    const core::Rules& rules_;
    std::unordered_map<std::string_view, std::unique_ptr<Name>> names_;
    std::optional<std::set<std::string, std::less<>>> printed_names_;
    std::vector<Value> seat_ids_;
    std::unordered_map<const void*, std::vector<const Name*>> words_;
    std::deque<double> fractions_;
    std::deque<Table> tables_;
    std::deque<Function> functions_;
    static constexpr size_t most_passing = 10000;
    bool complete_ = false;
    size_t joined_ = 0;   ///< texts in this run that were not known when all was compiled,
    size_t passing_ = 0;  ///< and those that are kept
};

/// What the upvalue of a function holds.
struct Upvalue {
    enum class Is : uint8_t { value, globals, changing } is = Is::value;
    Value value;
};

/// The value of a global, or nothing when there is none.
using Globals = std::function<std::optional<Value>(const std::string&)>;

/// Fills in `function` from what Lua's compiler made. What cannot be compiled becomes a place where
/// Lua goes on.
void translate(Program& program, const Proto& proto, const std::vector<Upvalue>& upvalues,
               const Globals& globals, Function& function);

/// The number of a native function by its name in Lua: `math.min`, or `Match:tell` for a method.
std::optional<int> find_native(std::string_view name);
/// The names and numbers of all that are not methods.
std::vector<std::pair<std::string, int>> free_natives();

}  // namespace fronteira::compile
