// SPDX-License-Identifier: MIT
#include "conformance/position.hpp"

#include <algorithm>

namespace fronteira::conformance {

using namespace core;

namespace {

void check_offered(const Position& position, int seat, const Move& move) {
    const auto refusals = position.match.check(seat, move);
    position.effort.take_step(position.match);
    if (refusals.empty()) return;
    const MoveKind& kind = position.rules().moves[static_cast<size_t>(move.kind)];
    position.findings.add("offer_refused", kind.name, position.move + 1,
                          to_text(position.rules(), move) + " is on offer but refused (" +
                              word_of(refusals.front().reason) + " of `" +
                              refusals.front().subject + "`)",
                          "a `where` must depend on the match and the move alone", kind.place);
}

}  // namespace

void check_offers(const Position& position) {
    for (int seat = 0; seat < position.rules().layout.seats(); ++seat) {
        const MoveList& offers = position.match.legal(seat);
        const size_t most = static_cast<size_t>(position.effort.most_offers);
        const size_t stride = std::max<size_t>(1, offers.size() / most);
        for (size_t i = 0; i < offers.size() && !position.effort.enough(); i += stride) {
            Offer offer = offers.at(i, position.rules());
            check_offered(position, seat, offer.move);
            if (!offer.upto) continue;
            const MoveKind& kind = position.rules().moves[static_cast<size_t>(offer.move.kind)];
            offer.move.values[static_cast<size_t>(kind.width)] = *offer.upto;
            check_offered(position, seat, offer.move);
        }
    }
}

}  // namespace fronteira::conformance
