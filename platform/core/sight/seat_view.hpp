// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"

namespace fronteira::core {

/// The view of one seat over a running match. Lent, like everything it reads.
class SeatView final : public View {
 public:
    SeatView(const Match& match, int seat) : match_(match), seat_(seat) {}

    /// For the platform's own bots, which must look through `seat()`'s eyes all the same.
    const Match& match() const { return match_; }

    int seat() const override { return seat_; }
    int seat_count() const override { return match_.rules().layout.seats(); }
    int space_count() const override { return match_.rules().board->space_count(); }
    int round() const override { return match_.round(); }
    std::optional<int32_t> value(std::string_view column, int row) const override;
    size_t move_count() const override { return match_.legal(seat_).size(); }
    Offer offer(size_t index) const override {
        return match_.legal(seat_).at(index, match_.rules());
    }
    std::string_view kind_name(int kind) const override {
        return match_.rules().moves[static_cast<size_t>(kind)].name;
    }
    Move random_move(Random& random) const override {
        drawn_ = match_.legal(seat_).pick(random, match_.rules());
        return drawn_;
    }
    /// Whether that is the move that was drawn last, which is legal.
    bool has_drawn(const Move& move) const { return move.kind >= 0 && move == drawn_; }

 private:
    const Match& match_;
    int seat_;
    mutable Move drawn_;
};

}  // namespace fronteira::core
