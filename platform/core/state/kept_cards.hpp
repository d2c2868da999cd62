// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace fronteira::core {

/// Which cards of a zone may be chosen together, kept from decision to decision. It holds while the
/// same cards lie there, in the same order; only what depends on nothing else may be kept.
class KeptCards {
 public:
    struct Choice {
        std::vector<int32_t> cards;  ///< that lay there
        std::vector<int32_t> rows;   ///< values of the move, one choice behind the other
        uint32_t found = 0;          ///< how many
        int64_t cost = -1;           ///< of finding them; -1: nothing is kept

        bool holds(std::span<const int32_t> zone) const {
            return cost >= 0 && std::equal(zone.begin(), zone.end(), cards.begin(), cards.end());
        }
    };

    /// More than so many are found anew: there is a choice for each kind of move and seat.
    static constexpr size_t most_values = 1024;

    Choice& of(int16_t kind, size_t part, int seat);

 private:
    std::vector<std::vector<Choice>> by_kind_;
};

}  // namespace fronteira::core
