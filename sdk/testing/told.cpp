// SPDX-License-Identifier: MIT
#include "conformance/told.hpp"

namespace fronteira::conformance {

using namespace core;

namespace {

std::string to_line(const Refusal& refusal) {
    return refusal.move + " " + refusal.slot + " " + refusal.subject + " " +
           word_of(refusal.reason) + " " + std::to_string(refusal.from) + " " +
           std::to_string(refusal.upto);
}

}  // namespace

Told told(const Match& match, int seat, std::span<const Move> guesses) {
    Told all;
    all.cells = match.seen_cells(seat);
    const MoveList& offers = match.legal(seat);
    for (size_t i = 0; i < offers.size(); ++i) {
        const Offer offer = offers.at(i, match.rules());
        all.offers.push_back(offer.move.kind);
        all.offers.insert(all.offers.end(), offer.move.values.begin(), offer.move.values.end());
        all.offers.push_back(offer.upto.value_or(hidden));
    }
    for (const Move& guess : guesses) {
        all.refusals.push_back("");
        for (const Refusal& refusal : match.check(seat, guess))
            all.refusals.back() += to_line(refusal) + "\n";
    }
    return all;
}

std::string difference(const Told& one, const Told& other) {
    if (one.cells != other.cells) return "sees something else";
    if (one.offers != other.offers) return "is offered different moves";
    if (one.refusals != other.refusals) return "is refused differently";
    return {};
}

}  // namespace fronteira::conformance
