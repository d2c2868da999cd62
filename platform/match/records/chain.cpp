// SPDX-License-Identifier: MIT
#include "match/records/chain.hpp"

#include <algorithm>
#include <array>

namespace fronteira::match {
namespace {

/// Four bytes a number, the first one lowest, on every machine.
std::vector<int32_t> packed(std::string_view text) {
    std::vector<int32_t> numbers{static_cast<int32_t>(text.size())};
    for (size_t i = 0; i < text.size(); i += 4) {
        uint32_t number = 0;
        for (size_t j = 0; j < 4 && i + j < text.size(); ++j)
            number |= static_cast<uint32_t>(static_cast<unsigned char>(text[i + j])) << (8 * j);
        numbers.push_back(static_cast<int32_t>(number));
    }
    return numbers;
}

}  // namespace

core::Hash start_link(core::Chain& chain, const Record& record, const core::State& state) {
    return chain.link({}, packed(header_text(record)), state);
}

core::Hash move_link(core::Chain& chain, const core::Hash& before, const core::Rules& rules,
                     int seat, const Move& move, const core::State& after) {
    const core::MoveKind& kind = rules.moves[static_cast<size_t>(move.kind)];
    const auto width = static_cast<size_t>(kind.width + (kind.numbered ? 1 : 0));
    std::array<int32_t, max_move_values + 2> bytes{seat, move.kind};
    std::copy_n(move.values.begin(), width, bytes.begin() + 2);
    return chain.link(before, std::span<const int32_t>(bytes.data(), width + 2), after);
}

core::Hash end_link(core::Chain& chain, const core::Hash& before, const Outcome& outcome,
                    const core::State& state) {
    return chain.link(before, packed("end " + to_text(outcome)), state);
}

}  // namespace fronteira::match
