// SPDX-License-Identifier: MIT
// Functions that are not run again while nothing has changed of what they read.
#include "compile/machine.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

constexpr size_t most_noted = 1024;

}  // namespace

void Machine::note_read(int32_t cell) {
    if (remembering_ == 0) return;
    if (reads_.size() == most_noted) return forget_calls();
    reads_.push_back({cell, setting_.state->cell(cell)});
}

/// With what decides whether it is seen.
void Machine::note_column(core::ColumnId id, int row) {
    const core::PlacedColumn& column = layout().column(id);
    note_read(column.offset + row);
    if (column.sight == core::Sight::all) return;
    note_eyes();
    if (setting_.eyes == Setting::all_eyes) return;
    if (column.sight == core::Sight::near) return note_deed();
    if (column.opened_by_id >= 0) note_read(layout().column(column.opened_by_id).offset);
    if (column.sight == core::Sight::column)
        note_read(layout().column(column.sight_id).offset + row);
}

void Machine::forget_calls() {
    for (Call& call : calls_) call.only_answers = false;
    remembering_ = 0;
}

void Machine::note_change(const Table& table) {
    if (remembering_ == 0) return;
    for (Call& call : calls_)
        if (call.only_answers && call.tables >= table.number) {
            call.only_answers = false;
            --remembering_;
        }
}

/// What the answer of a function within depends on, that of the function around it does as well.
void Machine::take_over(const Answer& answer) {
    if (remembering_ == 0) return;
    if (reads_.size() + answer.reads.size() > most_noted) return forget_calls();
    reads_.insert(reads_.end(), answer.reads.begin(), answer.reads.end());
    if (answer.seat != Answer::anyone) calls_.back().seat = answer.seat;
    if (answer.eyes != Answer::anyone) calls_.back().eyes = answer.eyes;
}

int Machine::recall(const Function& function, Value* slot, int arguments) {
    const int told = function.vararg ? arguments : std::min(arguments, function.parameters);
    const auto asked = Arguments::of(slot + 1, told);
    if (!asked) {
        function.memory.learn(0, false);
        return execute(function, nullptr, slot, arguments);
    }
    const Answer* known =
        function.memory.find(*asked, *setting_.state, setting_.seat, setting_.eyes);
    if (known == nullptr || depth_ + known->depth > most_depth)
        return run_and_learn(function, *asked, slot, arguments);
    if (!charge(known->cost)) return -1;
    take_over(*known);
    std::copy_n(known->results.begin(), known->count, slot);
    deepest_ = std::max(deepest_, depth_ + known->depth);
    top_ = slot + known->count;
    return known->count;
}

bool Machine::may_be_remembered(const Call& call, const Value* results, int count) const {
    return call.only_answers && count <= Answer::most_results &&
           reads_.size() - call.first_read <= Memory::most_reads &&
           Arguments::of(results, count).has_value() &&
           std::none_of(results, results + count,
                        [](const Value& result) { return result.tag == Tag::table; });
}

int Machine::run_and_learn(const Function& function, const Arguments& asked, Value* slot,
                           int arguments) {
    if (remembering_ == 0) reads_.clear();
    calls_.push_back({reads_.size(), used_tables_, deepest_});
    ++remembering_;
    deepest_ = depth_;
    const int64_t before = budget_;
    const int results = execute(function, nullptr, slot, arguments);
    if (results < 0) {
        function.memory.learn(before - budget_, false);
        return results;  // whatever else runs leaves as well
    }
    const Call call = calls_.back();
    calls_.pop_back();
    const int depth = deepest_ - depth_;
    deepest_ = std::max(deepest_, call.deepest);
    const bool keep = may_be_remembered(call, slot, results);
    function.memory.learn(before - budget_, keep);
    if (keep && function.memory.is_worth_it()) {
        Answer& answer = function.memory.place_for(asked);
        answer.arguments = asked;
        answer.reads.assign(reads_.begin() + static_cast<std::ptrdiff_t>(call.first_read),
                            reads_.end());
        std::copy_n(slot, results, answer.results.begin());
        answer.count = results;
        answer.cost = before - budget_;
        answer.depth = depth;
        answer.seat = call.seat;
        answer.eyes = call.eyes;
    }
    if (call.only_answers) --remembering_;
    if (!calls_.empty()) {
        if (call.seat != Answer::anyone) calls_.back().seat = call.seat;
        if (call.eyes != Answer::anyone) calls_.back().eyes = call.eyes;
    }
    return results;
}

}  // namespace fronteira::compile
