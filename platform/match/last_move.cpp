// SPDX-License-Identifier: MIT
#include "match/last_move.hpp"

#include <algorithm>

namespace fronteira::match {

LastMove::LastMove(const Session& session, int viewer, size_t number)
    : session_(session), viewer_(viewer), number_(number) {
    if (number == 0) return;
    seat_ = session.record().moves[number - 1].seat;
    move_ = session.move(number);
}

bool LastMove::is_open() const {
    if (move_.kind < 0) return false;
    if (seat_ == viewer_) return true;
    const core::Rules& rules = session_.match().rules();
    const core::MoveKind& kind = rules.moves[static_cast<size_t>(move_.kind)];
    if (kind.open) return true;
    if (!rules.hides_nothing(kind)) return false;
    for (const core::Slot& slot : kind.slots)
        if (slot.type == core::Slot::Type::card) return false;
    for (const core::Change& change : session_.match().changes())
        if (is_secret(change.cell)) return false;
    const auto told = events();
    return std::none_of(told.begin(), told.end(), [this](const NumberedEvent& numbered) {
        return is_secret(numbered.event);
    });
}

std::span<const NumberedEvent> LastMove::events() const {
    const auto all = session_.events();
    const auto first = std::partition_point(all.begin(), all.end(),
                                            [&](const auto& told) { return told.move < number_; });
    const auto last = std::partition_point(first, all.end(),
                                           [&](const auto& told) { return told.move <= number_; });
    return {first, last};
}

bool LastMove::is_secret(int32_t cell) const {
    const core::Layout& layout = session_.match().rules().layout;
    const core::ColumnId id = layout.column_at(cell);
    return id >= 0 && session_.match().state().seen(id, cell - layout.column(id).offset, viewer_) ==
                          core::hidden;
}

/// That a card was drawn face down is told to all, and no secret of the move.
bool LastMove::is_secret(const core::Event& event) const {
    return viewer_ < 0 ? event.audience != ~uint32_t{0} : (event.audience >> viewer_ & 1u) == 0;
}

int best_eyes(const core::Event& event, int seats) {
    const auto hidden = [&](int seat) {
        core::Event told = event;
        if (!core::seen_by(seat, told)) return told.fields.size() + 1;
        return static_cast<size_t>(
            std::count_if(told.fields.begin(), told.fields.end(),
                          [](const auto& field) { return field.value == core::hidden; }));
    };
    int best = -1;
    for (int seat = 0; seat < seats; ++seat)
        if (hidden(seat) < hidden(best)) best = seat;
    return best;
}

}  // namespace fronteira::match
