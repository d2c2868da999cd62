// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>

#include "core/rules.hpp"

#include <string>
#include <vector>

namespace fronteira::core {

/// A handler of the ruleset that may refuse a candidate (`where`). Values after the slot that is
/// asked about are not chosen yet and stand at `none`.
class Wheres {
 public:
    virtual ~Wheres() = default;
    virtual bool allows(int where, const Question& question) = 0;
    /// What went wrong in such questions since the last call; a question that fails refuses.
    virtual Diagnostics take_faults() { return {}; }
};

/// All legal moves of one seat at one moment; a move with a number stands once, with its range.
/// Reused from move to move so that finding moves allocates nothing.
class MoveList {
 public:
    void clear();
    size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Offer at(size_t index, const Rules& rules) const;
    /// The kind of the offer at `index`.
    int16_t kind_at(size_t index) const;
    /// One offer, each equally likely; then its number, each in the range equally likely.
    Move pick(Random& random, const Rules& rules) const;

 private:
    friend class MoveFinder;
    struct Group {
        int16_t kind;
        int16_t stride;
        uint32_t first;
        uint32_t rows;
    };
    const int32_t* row(size_t index, const Group*& group) const;

    std::vector<Group> groups_;
    std::vector<int32_t> values_;
    size_t size_ = 0;
};

/// Appends every legal move of one kind for `seat`.
void find_moves(const Rules& rules, const State& state, int16_t kind, int seat, Wheres& wheres,
                MoveList& list);

/// Whether at least one move of that kind is legal; stops at the first.
bool any_move(const Rules& rules, const State& state, int16_t kind, int seat, Wheres& wheres);

/// Whether the clauses hold. A clause without a column compares the expression beside it.
bool holds(const Rules& rules, const Question& question, const std::vector<Test>& tests,
           const std::vector<int32_t>& values);

/// One clause for one candidate of a slot.
bool passes(const Rules& rules, const Question& question, const Test& test, int32_t candidate);

}  // namespace fronteira::core
