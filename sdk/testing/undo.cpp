// SPDX-License-Identifier: MIT
#include "conformance/position.hpp"

namespace fronteira::conformance {

using namespace core;

namespace {

/// The first cell or index of the block that is not as it was; empty when all are.
std::string changed(const State& before, const State& after) {
    if (std::string text = first_difference(before.layout(), before.cells(), after.cells());
        !text.empty())
        return text;
    for (int32_t at = before.layout().state_cells(); at < before.layout().all_cells(); ++at)
        if (before.cell(at) != after.cell(at)) return "an index of who holds what is not as it was";
    return {};
}

void report(const Position& position, const std::string& way, const std::string& text) {
    if (!text.empty())
        position.findings.add("not_undone", way, position.move + 1,
                              "after a move is taken back " + way + ", " + text);
}

}  // namespace

void check_undo(const Position& position) {
    if (position.move == position.recording.steps.size()) return;
    const Step& next = position.recording.steps[position.move];
    const State before = position.match.state();

    Match rolled_back = position.trial();
    if (!rolled_back.apply(next.seat, next.move)) return;
    rolled_back.mutable_state().roll_back();
    report(position, "write by write", changed(before, rolled_back.state()));

    Match restored = position.trial();
    if (!restored.apply(next.seat, next.move) ||
        !restored.resume(before.cells(), position.match.question()))
        return;
    report(position, "from a copy", changed(before, restored.state()));
}

void check_resume(const Position& position, const Instance& fresh) {
    Replay replay(fresh, position.recording, position.effort);
    replay.resume(position.match, position.move);
    for (int moves = 0; moves < position.effort.moves_after && replay.step(); ++moves) continue;
    const bool failed = !fresh.handlers->take_faults().empty();
    if (failed && position.recording.failed) return;  // as is told of the recording
    if (!replay.difference().empty())
        position.findings.add("not_resumed", "", replay.move(),
                              "a match saved after " + std::to_string(position.move) +
                                  " moves continues differently: " + replay.difference(),
                              "keep everything that the rules need in the state");
}

}  // namespace fronteira::conformance
