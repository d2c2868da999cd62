// SPDX-License-Identifier: MIT
#pragma once

#include "core/link_offers.hpp"

#include <memory>
#include <vector>

namespace fronteira::core {

/// The legal moves of one match that are kept from decision to decision (MoveKind::kept). They
/// follow the notes of writes that the state takes.
class KeptOffers {
 public:
    explicit KeptOffers(const Rules& rules);

    /// Reads the notes that are new. To be called before asking.
    void catch_up(const State& state);
    /// The same, and then clears the notes.
    void turn_page(State& state);
    /// The legal moves of a kept kind for a seat; lent until the next call or write.
    const LinkOffers& of(int16_t kind, int seat, const State& state);

 private:
    static constexpr int nobody = -1;
    struct Kept {
        explicit Kept(LinkOffers found) : offers(std::move(found)) {}
        LinkOffers offers;
        int seat = nobody;  ///< whose moves they are; nobody's: to be found anew
        std::vector<int32_t> origins, targets;  ///< spaces to be looked at again
        void forget() {
            seat = nobody;
            origins.clear();
            targets.clear();
        }
    };
    void read_note(int32_t cell);

    const Rules& rules_;
    const size_t most_stale_;                  ///< with more to look at again, all is found anew
    std::vector<std::unique_ptr<Kept>> kept_;  ///< by kind; null for those that are not kept
    uint64_t notebook_ = 0;                    ///< State::notebook() that was read,
    size_t read_ = 0;                          ///< and how far
};

}  // namespace fronteira::core
