// SPDX-License-Identifier: MIT
#pragma once

#include "statistics/ratings.hpp"
#include "statistics/sequential.hpp"
#include "tournament/book.hpp"

#include <vector>

namespace fronteira::tournament {

/// Every match that counts, for statistics::rate(): matches of a block share its number.
std::vector<statistics::Showing> showings(const Plan& plan, const Book& book);

/// Ratings of all entrants, in their order.
statistics::Ratings ratings(const Plan& plan, const Book& book);

/// How two entrants did against one another, at whatever table they met.
struct Against {
    uint64_t matches = 0;
    double mine = 0;  ///< parts of victories
    double theirs = 0;
    friend bool operator==(const Against&, const Against&) = default;
};

/// By entrant and other entrant.
std::vector<std::vector<Against>> cross_table(const Plan& plan, const Book& book);

}  // namespace fronteira::tournament
