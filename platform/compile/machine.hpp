// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"
#include "core/match.hpp"

#include <span>

namespace fronteira::compile {

/// What a function works on: who decides, whose sight limits what is read, which move is made.
struct Setting {
    static constexpr int all_eyes = -2;

    const core::State* state = nullptr;
    core::Match* writer = nullptr;  ///< null where the match may only be read
    int seat = -1;
    int eyes = all_eyes;
    const Move* move = nullptr;
};

/// Runs compiled functions. It answers only what it can answer as Lua would; in every other case (a
/// fault of the rules among them) it leaves, and whoever asked takes back what was written and asks
/// Lua, which is the judge.
class Machine {
 public:
    explicit Machine(Program& program);

    /// The first result; the function is called with the match and those values of the move.
    /// Nothing when it left, or needed more than `budget`, in instructions.
    std::optional<Value> run(const Function& function, const Setting& setting,
                             const Parameters& parameters, int64_t budget);

    /// What is left of the budget of the last run.
    int64_t left() const { return budget_; }

    // For native functions.
    Program& program() { return program_; }
    const Setting& setting() const { return setting_; }
    const core::Layout& layout() const { return program_.rules().layout; }
    const core::State& state() const { return *setting_.state; }
    Table& fresh_table();
    /// Whether anybody learns what is noted.
    bool takes_notes() const { return remembering_ > 0; }
    /// What is answered depends on a cell of the state. To be called before it is read.
    void note(int32_t cell) {
        if (remembering_ > 0) note_read(cell);
    }
    /// The same for the cell of a column, which perhaps not everyone may see.
    void note(core::ColumnId column, int row) {
        if (remembering_ > 0) note_column(column, row);
    }
    /// It depends on who decides, or on whose sight limits what is read.
    void note_seat() {
        if (remembering_ > 0) calls_.back().seat = setting_.seat;
    }
    void note_eyes() {
        if (remembering_ > 0) calls_.back().eyes = setting_.eyes;
    }
    /// It is more than an answer: no function that runs now may be passed over the next time.
    void note_deed() {
        if (remembering_ > 0) forget_calls();
    }
    /// A table was changed, which is a deed for functions that have not made it themselves.
    void note_change(const Table& table);
    /// A table of a file was about to be written: what was compiled from it holds no longer.
    void outdate() { outdated_ = true; }
    bool outdated() const { return outdated_; }
    bool charge(int64_t units) { return (budget_ -= units) >= 0; }
    /// Calls the function that stands in a slot, with its arguments behind it; the results are put
    /// where the function stood. How many there are, or -1.
    int call(Value* slot, int arguments);

 private:
    static constexpr int most_depth = 150;  // less than what Lua allows

    /// A function that runs, and whose answer may be remembered.
    struct Call {
        size_t first_read;  ///< in `reads_`
        size_t tables;      ///< that there were before
        int deepest;        ///< call before it
        int seat = Answer::anyone;
        int eyes = Answer::anyone;
        bool only_answers = true;
    };
    int recall(const Function& function, Value* slot, int arguments);
    int run_and_learn(const Function& function, const Arguments& asked, Value* slot, int arguments);
    bool may_be_remembered(const Call& call, const Value* results, int count) const;
    void take_over(const Answer& answer);
    void note_read(int32_t cell);
    void note_column(core::ColumnId column, int row);
    void forget_calls();
    int execute(const Function& function, const Table* taken, Value* slot, int arguments);
    bool look_up(Value& into, const Table& table, const Value& key);
    bool index(Value& into, const Value& object, const Name& name);
    bool index(Value& into, const Value& object, const Value& key);
    bool write(const Value& object, const Value& key, const Value& value);
    bool read_column(Value& into, const Member& member, int row);
    bool join(Value& into, const Value* parts, int count);
    bool make_closure(const Function::Inner& inner, const Table* taken, Value* base, int at);

    Program& program_;
    Setting setting_;
    std::vector<Value> stack_;
    std::deque<Table> tables_;
    size_t used_tables_ = 0;
    int64_t budget_ = 0;
    int depth_ = 0;
    Value* top_ = nullptr;  ///< behind the last of an open number of values
    bool outdated_ = false;
    std::vector<Call> calls_;
    std::vector<Read> reads_;  ///< by all of `calls_`
    int remembering_ = 0;      ///< how many of `calls_` have done nothing but answer
    int deepest_ = 0;          ///< call so far
    size_t joined_ = 0;        ///< texts made while matches were played
};

/// What a native function is called with, and what it gives.
struct NativeCall {
    Machine& machine;
    const Value* arguments;
    int count;
    static constexpr size_t most_results = 3;
    Value results[most_results];
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

/// Whether a native function does nothing but answer, and notes what of the state it reads.
bool only_answers(int number);
/// Runs native function `number`; false: only Lua can answer.
bool run_native(int number, NativeCall& call);
/// The number of `ipairs`' own step.
inline constexpr int step_along_number = 0;

}  // namespace fronteira::compile
