// SPDX-License-Identifier: MIT
#pragma once

#include "compile/cells_read.hpp"
#include "compile/program.hpp"
#include "compile/reused.hpp"
#include "compile/shared_variables.hpp"
#include "compile/way_out.hpp"
#include "core/match.hpp"

#include <span>

namespace fronteira::compile {

/// What a function works on: who decides, whose sight limits what is read, which move is made.
struct Setting {
    static constexpr int all_eyes = -2;

    const core::State* state = nullptr;  ///< never null
    core::Match* writer = nullptr;       ///< null where the match may only be read
    int seat = -1;
    int eyes = all_eyes;
    const Move* move = nullptr;
    CellsRead* read = nullptr;  ///< notes what is read; null where nobody wants to know
};

/// What a function is called with, after the match: values of slots, which are lent.
struct SlotArguments {
    struct One {
        const core::Slot* slot;
        uint32_t offset;
        Tag tag;  ///< which the move's own number is the value with; nil where more has to be done
    };
    void add(const core::Slot& slot);

    std::vector<One> all{};
    bool plain = true;  ///< no tag is nil
};

/// Runs compiled functions. It answers only what it can answer as Lua would; in every other case (a
/// fault of the rules among them) it leaves, and whoever asked takes back what was written and asks
/// Lua, which is the judge.
class Machine {
 public:
    explicit Machine(Program& program);

    /// Calls the function with the match and those values of the move. How many results it gives,
    /// or -1 when it left, or needed more than `budget`, in instructions.
    [[gnu::always_inline]] int run(const Function& function, const Setting& setting,
                                   const SlotArguments& arguments, int64_t budget);
    /// The first result of the last run, if it gave any.
    const Value& result() const { return stack_.front(); }

    /// What was left of the budget after the last run.
    int64_t left() const { return budget_; }
    /// Where the last run left for Lua; reported once.
    WayOut take_way_out() { return std::exchange(way_out_, {}); }

    // For native functions.
    Program& program() { return program_; }
    const Setting& setting() const { return *setting_; }
    const core::Layout& layout() const { return program_.rules().layout; }
    const core::State& state() const { return *setting_->state; }
    /// How many handles of a kind there are.
    int rows(Tag of) const;
    Table& fresh_table();
    /// An effect is about to read a cell, all cells of a column, the cards of a zone.
    void look_at(const core::PlacedColumn& column, int row) const {
        if (setting_->writer != nullptr) setting_->writer->look_at(column, row, setting_->seat);
    }
    bool look_at_all(const core::PlacedColumn& column) {
        if (setting_->writer == nullptr) return true;
        setting_->writer->look_at_all(column, setting_->seat);
        return charge(core::Match::cost_of_looking_at_all(column));
    }
    /// The run reads a cell that everyone may see,
    void note_cell(int32_t cell) {
        if (read_ != nullptr) [[unlikely]]
            read_->note(cell, cells_[cell]);
    }
    /// asks who decides,
    void note_me() {
        if (read_ != nullptr) read_->note_seat();
    }
    /// or reads something else that another state may answer otherwise.
    void note_more() {
        if (read_ != nullptr) read_->miss();
    }
    /// A text is put together. There is room for so many in this run and the one around it, so that
    /// it leans on more than can be noted. Null when only Lua can go on.
    const Name* make_text(std::string_view text) {
        note_more();
        return program_.joined(text);
    }
    void look_at_zone(int deck, int zone) const {
        if (setting_->writer != nullptr) setting_->writer->look_at_zone(deck, zone, setting_->seat);
    }
    /// `object.name`; false when only Lua can tell.
    bool index(Value& into, const Value& object, const Name& name);
    /// A table of a file was about to be written: what was compiled from it holds no longer.
    void outdate() { outdated_ = true; }
    bool outdated() const { return outdated_; }
    bool charge(int64_t units) { return (budget_ -= units) >= 0; }
    /// Before so many values are copied into a table for less than a unit each: what needs much
    /// memory is Lua's to judge.
    bool make_room(size_t values) { return (copied_ += values) <= most_copied; }
    /// Whether so many results may stand from there on.
    bool has_room(const Value* from, size_t results) const {
        return from + results + 8 <= stack_end_;
    }
    /// Calls the function that stands in a slot, with its arguments behind it; the results are put
    /// where the function stood. How many there are, or -1.
    int call(Value* slot, int arguments);
    int call_native(int number, Value* slot, int arguments, Table* taken = nullptr);

 private:
    static constexpr int most_depth = 150;       // less than what Lua allows
    static constexpr size_t most_kept = 1000;    // tables, from call to call
    static constexpr size_t keys_per_unit = 16;  // that are looked at, of the budget
    static constexpr size_t most_copied = 1u << 20;
    static constexpr size_t most_tables = 100'000;

    /// Those of the run before.
    void empty_tables();
    [[gnu::always_inline]] bool take(const SlotArguments& arguments, const Move* move, Value* into);
    bool take_apart(const SlotArguments& arguments, const Move& move, Value* into);
    int execute(const Function& function, const Table* taken, Value* slot, int arguments);
    int execute_rarely(const Instruction& now, Value* base, const Value* constants,
                       const Table* taken);
    int end(Value* slot, const Value* from, int count);
    /// The cell behind a dot, where nothing stands against reading it; else null.
    [[gnu::always_inline]] const int32_t* cell_of(const Member& member, const Value& object) {
        if (object.tag() != member.of || member.secret) return nullptr;
        const int32_t cell = member.offset + object.index();
        note_cell(cell);
        return cells_ + cell;
    }
    bool get_entry(Value& into, const Value& object, const Value& key);
    bool get(const Instruction& now, Value* base, const Name& name);
    /// Writes a cell, unless it holds that already; false when the column does not.
    [[gnu::always_inline]] bool put(const Member& member, const Value& object, int32_t cell) {
        return cells_[member.offset + object.index()] == cell || change(member, object, cell);
    }
    bool change(const Member& member, const Value& object, int32_t cell);
    /// Most values are the cell's number with a tag.
    [[gnu::always_inline]] bool set_cell(const Member& member, const Value& object,
                                         const Value& value) {
        if (value.tag() != member.held || !member.takes(value.number()))
            return set_other(member, object, value);
        written_->write(member.offset + object.index(), value.index());
        return true;
    }
    bool set_other(const Member& member, const Value& object, const Value& value);
    bool fits(const Member& member, const Value& row, int64_t amount) const;
    bool quick_transfer(const Member& member, const Value& from, const Value& to,
                        const Value& amount);
    bool quick_total(const Member& member, Value& into);
    bool quick_card(int deck, const Value& seat, int place, Value& into);
    bool quick_hand_size(int deck, const Value& seat, Value& into);
    bool quick_finish(const Value& match);
    bool quick_count(size_t index, const Value& holder, Value& into);
    bool quick_region_count(size_t index, const Value& region, const Value& holder, Value& into);
    /// What a step of `ipairs` came to.
    enum class Step : uint8_t { entry, end, unknown };
    Step step_along(Value* loop) const;
    bool measure(const Value& of, Value& into) const;
    bool fill_list(Table& list, const Instruction& now, const Value* a);
    static bool begin_loop(Value* a, bool& none);
    bool look_up(Value& into, const Table& table, const Value& key);
    bool index(Value& into, const Value& object, const Value& key);
    bool write(const Value& object, const Value& key, const Value& value);
    void note_read(const core::PlacedColumn& column, int row);
    bool read_column(Value& into, const Member& member, int row);
    bool join(Value& into, const Value* parts, int count);
    bool reckon_any(Op op, const Value& left, const Value& right, Value& into);
    bool reckon_two(const Instruction& now, Value* base, const Value* constants);
    /// What a closure took along: the value, or what the variable holds now.
    static const Value& held_by(const Table& taken, int number) {
        const Value& one = taken.list[static_cast<size_t>(number) + 1];
        return one.tag() == Tag::shared ? *one.shared()->at : one;
    }
    static bool set_taken(const Table& taken, int number, const Value& value) {
        const Value& one = taken.list[static_cast<size_t>(number) + 1];
        if (one.tag() != Tag::shared) return false;
        *one.shared()->at = value;
        return true;
    }
    bool make_closure(const Function::Inner& inner, const Table* taken, Value* base, int at);

    Program& program_;
    const Setting* setting_ = nullptr;
    core::State* written_ = nullptr;  ///< the state, unless it may only be read
    const int32_t* cells_ = nullptr;  ///< of the state
    CellsRead* read_ = nullptr;       ///< what is read is noted here, if anywhere
    bool limited_ = false;            ///< not everything may be seen
    std::vector<Value> stack_;
    const Value* const stack_end_;
    std::vector<std::unique_ptr<Table>> tables_;
    size_t used_tables_ = 0;
    size_t copied_ = 0;  ///< values in the last run
    SharedVariables shared_;
    Reused<double> fractions_;
    int64_t budget_ = 0;
    int depth_ = 0;
    Value* top_ = nullptr;  ///< behind the last of an open number of values
    bool outdated_ = false;
    WayOut way_out_;
};

/// What a native function is called with, and what it gives, which takes the arguments' place: what
/// is needed of them is to be read before.
struct NativeCall {
    Machine& machine;
    const Value* arguments;
    int count;
    Value* results;
    Table* taken = nullptr;  ///< by a closure of the native function
    static constexpr size_t most_results = 3;
    int made = 0;

    Value at(int argument) const { return argument < count ? arguments[argument] : Value{}; }
    bool give(const Value& value) {
        results[made++] = value;
        return true;
    }
};

/// The column's value as Lua sees it; false when only Lua can tell.
bool as_value(Machine& machine, const Member& member, int32_t cell, Value& into);
/// The value that a move has in a slot, as Lua sees it.
bool as_value(Machine& machine, const core::Slot& slot, const Move& move, Value& into);
/// The cell that a value means; false when it means none.
bool as_cell(Machine& machine, const Member& member, const Value& value, int32_t& into);

/// A row that is not there is nil, which has no number.
inline bool Machine::take(const SlotArguments& arguments, const Move* move, Value* into) {
    int32_t signs = arguments.plain ? 0 : -1;
    Value* next = into;
    for (const SlotArguments::One& one : arguments.all) {
        const int32_t value = move->values[one.offset];
        signs |= value;
        *next++ = Value::of(one.tag, value);
    }
    return signs >= 0 || take_apart(arguments, *move, into);
}

inline int Machine::run(const Function& function, const Setting& setting,
                        const SlotArguments& arguments, int64_t budget) {
    setting_ = &setting;
    written_ = setting.writer == nullptr ? nullptr : &setting.writer->mutable_state();
    cells_ = setting.state->cells().data();
    read_ = setting.read;
    limited_ = setting.eyes != Setting::all_eyes;
    copied_ = 0;
    if (used_tables_ > 0) empty_tables();
    shared_.clear();
    fractions_.clear();
    budget_ = budget;
    depth_ = 0;
    Value* const slot = stack_.data();
    slot[1] = Value::of(Tag::match, 0);
    if (!take(arguments, setting.move, slot + 2)) return -1;
    return execute(function, nullptr, slot, 1 + static_cast<int>(arguments.all.size()));
}

/// The numbers of the steps that `ipairs` and `pairs` give.
inline constexpr int step_along_number = 0;
inline constexpr int next_pair_number = 1;

}  // namespace fronteira::compile
