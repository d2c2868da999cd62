// SPDX-License-Identifier: MIT
#include "conformance/recording.hpp"

#include "core/state/changed_cells.hpp"

#include <bit>
#include <tuple>

namespace fronteira::conformance {

using namespace core;

namespace {

std::vector<int32_t> copy_of(std::span<const int32_t> cells) {
    return {cells.begin(), cells.end()};
}

/// Any of the seats that may decide: the order in a phase for everyone is theirs to choose.
int some_decider(const Match& match, Random& random) {
    uint32_t seats = match.deciders();
    for (auto skipped = random.below(static_cast<uint32_t>(std::popcount(seats))); skipped > 0;
         --skipped)
        seats &= seats - 1;
    return std::countr_zero(seats);
}

std::vector<std::pair<int32_t, int32_t>> now_in(std::span<const Change> changed,
                                                const State& state) {
    std::vector<std::pair<int32_t, int32_t>> written;
    for (const Change& change : changed) written.emplace_back(change.cell, state.cell(change.cell));
    return written;
}

/// Since when a match has been in a phase of a turn.
class Stay {
 public:
    void note(const Match& match, size_t number) {
        const Where now{&match.phase(), match.state().cell(cell_round),
                        match.state().cell(cell_turn_seat)};
        if (now != where_) where_ = now, since_ = number;
    }
    bool is_long(size_t number) const { return number - since_ >= many; }

 private:
    static constexpr size_t many = 1000;  // moves
    using Where = std::tuple<const Phase*, int32_t, int32_t>;
    Where where_;
    size_t since_ = 0;
};

void add_no_end(const Match& match, const Stay& stay, size_t number, Findings& findings) {
    if (!stay.is_long(number))
        return findings.add("no_end", "", number, "a match does not end", "add a limit of rounds");
    const std::string& phase = match.phase().name;
    findings.add("no_end", phase, number, "phase `" + phase + "` does not end",
                 "match:finish_phase() in an effect, or move \"stop\" { effect = finish_phase }",
                 match.phase().place);
}

}  // namespace

std::optional<Recording> record(const Instance& instance, uint64_t seed, const Effort& effort,
                                Findings& findings) {
    Match match(*instance.rules, *instance.handlers);
    if (auto started = match.start(seed); !started) {
        findings.add_reported("not_started", "", 0, "a match does not start", started.error());
        return std::nullopt;
    }
    Recording recording{seed, copy_of(match.state().cells()), {}};
    Random random{derived_seed(seed, 0)};
    Stay stay;
    ChangedCells changed(match.rules().layout);
    effort.take_step(match);
    while (match.over() == Over::no && !effort.enough()) {
        const size_t number = recording.steps.size() + 1;
        stay.note(match, number);
        if (number > static_cast<size_t>(effort.most_moves)) {
            add_no_end(match, stay, number, findings);
            break;
        }
        const int seat = some_decider(match, random);
        const Move move = match.legal(seat).pick(random, match.rules());
        if (const Diagnostics faults = instance.handlers->take_faults(); !faults.empty()) {
            findings.add_reported("question_failed", "", number, "a question fails", faults);
            recording.failed = true;
        }
        if (move.kind < 0) {
            findings.add("no_move", match.phase().name, number,
                         "seat " + std::to_string(seat + 1) + " must decide in phase `" +
                             match.phase().name + "` but has no move",
                         "give the phase a move that is always on offer", match.phase().place);
            break;
        }
        const std::string name = match.rules().moves[static_cast<size_t>(move.kind)].name;
        if (auto done = match.apply(seat, move); !done) {
            findings.add_reported("effect_failed", name, number,
                                  "the effect of move `" + name + "` fails", done.error());
            recording.failed = true;
            break;
        }
        effort.take_step(match);
        recording.steps.push_back({seat, move, now_in(changed.of(match.state()), match.state())});
        effort.take_kept(recording.steps.back().written.size());
    }
    return recording;
}

Replay::Replay(const Instance& instance, const Recording& recording, const Effort& effort)
    : instance_(instance),
      recording_(recording),
      effort_(effort),
      match_(*instance.rules, *instance.handlers),
      expected_(recording.start) {}

bool Replay::compare() {
    difference_ = first_difference(match_.rules().layout, expected_, match_.state().cells());
    return difference_.empty();
}

bool Replay::start() {
    if (!match_.start(recording_.seed)) {
        difference_ = "the match does not start again";
        return false;
    }
    return compare();
}

bool Replay::resume(const core::Match& saved, size_t move) {
    const auto cells = saved.state().cells();
    expected_.assign(cells.begin(), cells.end());
    move_ = move;
    if (!match_.resume(cells, saved.question())) {
        difference_ = "the saved cells cannot be restored";
        return false;
    }
    return compare();
}

bool Replay::step() {
    if (!difference_.empty() || at_end() || effort_.enough()) return false;
    const Step& step = recording_.steps[move_];
    ++move_;
    for (const auto& [cell, value] : step.written) expected_[static_cast<size_t>(cell)] = value;
    if (!match_.check(step.seat, step.move).empty())
        difference_ = "the move is refused";
    else if (!match_.apply(step.seat, step.move))
        difference_ = "the effect fails";
    effort_.take_step(match_);
    return difference_.empty() && compare();
}

std::string first_difference(const Layout& layout, std::span<const int32_t> expected,
                             std::span<const int32_t> found) {
    for (size_t i = 0; i < expected.size(); ++i)
        if (i >= found.size() || expected[i] != found[i])
            return "`" + cell_name(layout, static_cast<int32_t>(i)) + "` is " +
                   (i < found.size() ? std::to_string(found[i]) : "missing") + " instead of " +
                   std::to_string(expected[i]);
    return {};
}

}  // namespace fronteira::conformance
