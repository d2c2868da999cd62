// SPDX-License-Identifier: MIT
#include "core/space_filter.hpp"

#include "core/clause.hpp"

namespace fronteira::core {
namespace {

bool index_answers(const Rules& rules, const Test& test) {
    if (test.op == Test::Op::tagged || test.offset < 0) return false;
    if (rules.layout.column(test.column).index < 0) return false;
    return test.op == Test::Op::equal || test.op == Test::Op::not_equal ||
           test.op == Test::Op::other_seat;
}

/// The bits of a word that stand for spaces of the board.
uint32_t board_word(const Board& board, int word) {
    const int left = board.space_count() - word * 32;
    return left >= 32 ? ~uint32_t{0} : (uint32_t{1} << left) - 1;
}

}  // namespace

SpaceFilter::SpaceFilter(const Rules& rules, const Slot& slot) : rules_(rules) {
    for (const Test& test : slot.tests)
        if (is_alone(rules, test))
            (index_answers(rules, test) ? of_index_ : of_space_).push_back(&test);
}

bool SpaceFilter::admits(const Question& question, int32_t space) const {
    const auto pass = [&](const Test* test) { return passes(rules_, question, *test, space); };
    return std::all_of(of_index_.begin(), of_index_.end(), pass) &&
           std::all_of(of_space_.begin(), of_space_.end(), pass);
}

uint32_t SpaceFilter::admitted(const Question& question, int word) const {
    uint32_t spaces = board_word(*rules_.board, word);
    for (const Test* test : of_index_) spaces &= held(question, *test, word);
    for (const Test* test : of_space_)
        for (uint32_t left = spaces; left != 0; left &= left - 1)
            if (!passes(rules_, question, *test, word * 32 + std::countr_zero(left)))
                spaces &= ~(left & -left);
    return spaces;
}

/// The spaces whose holder passes the clause.
uint32_t SpaceFilter::held(const Question& question, const Test& test, int word) const {
    const Layout& layout = rules_.layout;
    const int16_t number = layout.column(test.column).index;
    const auto held_by = [&](int32_t seat) -> uint32_t {
        if (seat < none || seat >= layout.seats()) return 0;
        return question.state.held_word(layout.indexes()[static_cast<size_t>(number)], seat, word);
    };
    if (test.op == Test::Op::other_seat) return ~(held_by(question.seat) | held_by(none));
    const int32_t seat = operand_of(rules_, question, test);
    if (seat == hidden) return 0;
    return test.op == Test::Op::equal ? held_by(seat) : ~held_by(seat);
}

}  // namespace fronteira::core
