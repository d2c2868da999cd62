// SPDX-License-Identifier: MIT
#include "script/verdicts.hpp"

namespace fronteira::script {

std::optional<Verdicts::Verdict> Verdicts::find_anywhere(uint64_t values) const {
    const uint64_t shared = values >> Anywhere::bits;
    if (anywhere_.empty()) return std::nullopt;
    const Anywhere& found = anywhere_[place_of(shared)];
    const uint64_t choice = values % (1 << Anywhere::bits);
    if (found.values != shared || (found.known >> choice & 1u) == 0) return std::nullopt;
    return Verdict{(found.allowed >> choice & 1u) != 0, found.costs[choice]};
}

std::optional<Verdicts::Verdict> Verdicts::find_here(uint64_t values, int seat,
                                                     const core::State& state) const {
    const ByState* const first = &by_state_[first_of(values)];
    for (const ByState* known = first; known != first + ways; ++known)
        if (known->values == values && known->seat == seat && known->read.hold_in(state))
            return Verdict{known->allows, known->cost};
    return std::nullopt;
}

void Verdicts::note_anywhere(uint64_t values, const Verdict& verdict) {
    if (anywhere_.empty()) anywhere_.resize(most);
    const uint64_t shared = values >> Anywhere::bits;
    const uint64_t choice = values % (1 << Anywhere::bits);
    Anywhere& place = anywhere_[place_of(shared)];
    if (place.values != shared) {
        place.values = shared;
        place.known = place.allowed = 0;
    }
    place.known |= uint64_t{1} << choice;
    place.allowed |= uint64_t{verdict.allows} << choice;
    place.costs[choice] = verdict.cost;
}

void Verdicts::note(uint64_t values, int seat, const Verdict& verdict,
                    const compile::CellsRead& read) {
    if (read.none() && by_state_.empty()) return note_anywhere(values, verdict);
    anywhere_ = {};
    if (by_state_.empty()) by_state_.resize(most);
    if (!read.all()) return;
    const size_t first = first_of(values);
    uint8_t& next = next_[first / ways];
    next = (next + 1) % ways;
    by_state_[first + next] = {values, verdict.cost, static_cast<int8_t>(seat), verdict.allows,
                               read};
}

}  // namespace fronteira::script
