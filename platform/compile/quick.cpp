// SPDX-License-Identifier: MIT
// What stands for a call of a native, where all is as it mostly is. What is not, the call does.
#include "compile/machine.hpp"

namespace fronteira::compile {

/// Whether a column holds the number after so much is added.
inline bool Machine::fits(const Member& member, const Value& row, int64_t amount) const {
    return member.takes(cells_[member.offset + row.index()] + amount);
}

/// From one row to another, as many as there are and have room.
bool Machine::quick_transfer(const Member& member, const Value& from, const Value& to,
                             const Value& amount) {
    note_more();
    if (written_ == nullptr || from.tag() != member.of || to.tag() != member.of || from == to ||
        amount.tag() != Tag::integer)
        return false;
    const int64_t number = amount.number();
    if (number < 0 || number > INT32_MAX || !fits(member, from, -number) ||
        !fits(member, to, number))
        return false;
    const auto add = [&](const Value& row, int64_t more) {
        const int32_t cell = member.offset + row.index();
        written_->write(cell, cells_[cell] + static_cast<int32_t>(more));
    };
    add(from, -number);
    add(to, number);
    return true;
}

bool Machine::quick_total(const Member& member, Value& into) {
    note_more();
    const int32_t rows = member.placed->rows;
    if (!charge(rows / 8)) return false;
    int64_t sum = 0;
    for (int32_t row = 0; row < rows; ++row) sum += cells_[member.offset + row];
    into = Value::integer(sum);
    return true;
}

bool Machine::quick_card(int deck, const Value& seat, int place, Value& into) {
    note_more();
    if (seat.tag() != Tag::seat) return false;
    const int zone = core::Layout::hand(seat.index());
    if (limited_ && !state().can_see_zone(deck, zone, setting_->eyes)) return false;
    look_at_zone(deck, zone);
    const auto cards = state().zone(deck, zone);
    if (!charge(static_cast<int64_t>(cards.size()))) return false;
    const auto at = static_cast<size_t>(place) - 1;
    into = at < cards.size() ? Value::card(deck, cards[at]) : Value::nil();
    return true;
}

bool Machine::quick_hand_size(int deck, const Value& seat, Value& into) {
    if (seat.tag() != Tag::seat) return false;
    note_cell(layout().deck(deck).sizes + core::Layout::hand(seat.index()));
    into = Value::integer(state().zone_size(deck, core::Layout::hand(seat.index())));
    return true;
}

bool Machine::quick_finish(const Value& match) {
    note_more();
    if (match.tag() != Tag::match || setting_->writer == nullptr) return false;
    setting_->writer->finish(setting_->seat);
    return true;
}

bool Machine::quick_count(size_t index, const Value& holder, Value& into) {
    if (holder.tag() != Tag::seat) return false;
    const core::SeatIndex& held = layout().indexes()[index];
    note_cell(held.counts + holder.index() + 1);
    into = Value::integer(state().count(held, holder.index()));
    return true;
}

bool Machine::quick_region_count(size_t index, const Value& region, const Value& holder,
                                 Value& into) {
    note_more();
    if (region.tag() != Tag::region || holder.tag() != Tag::seat) return false;
    into =
        Value::integer(state().count_in(layout().indexes()[index], region.index(), holder.index()));
    return true;
}

}  // namespace fronteira::compile
