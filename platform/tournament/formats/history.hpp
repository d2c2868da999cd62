// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/pairing.hpp>

#include <vector>

namespace fronteira::tournament {

/// What formats want to know of the rounds so far.
class History {
 public:
    explicit History(const PairingField& field);

    int64_t points(int entrant) const { return points_[static_cast<size_t>(entrant)]; }
    int byes(int entrant) const { return byes_[static_cast<size_t>(entrant)]; }
    int meetings(int a, int b) const {
        return met_[static_cast<size_t>(a) * points_.size() + static_cast<size_t>(b)];
    }

 private:
    std::vector<int64_t> points_;
    std::vector<int> byes_;
    std::vector<int> met_;
};

/// Who won a meeting: most points, among equals the one with the smallest number.
int winner_of(const Meeting& meeting);

/// Takes those out who rest so that so many are left: who rested least, among them the last of the
/// list.
std::vector<int> rest_until(std::vector<int>& entrants, size_t left, const History& history);
/// The same, so that the others fill their tables.
std::vector<int> take_byes(std::vector<int>& entrants, int seats, const History& history);

}  // namespace fronteira::tournament
