// SPDX-License-Identifier: MIT
#include "conformance/conformance.hpp"

#include "conformance/declared.hpp"
#include "conformance/position.hpp"

#include <algorithm>

namespace fronteira::conformance {

namespace {

class Conformance {
 public:
    Conformance(const Factory& factory, const Effort& effort)
        : factory_(factory), effort_(effort) {}

    Diagnostics run() {
        for (const uint64_t seed : effort_.seeds) {
            findings_.begin_match(seed);
            const auto instance = fresh();
            if (!instance) return findings_.take();
            if (auto recording = record(*instance, seed, effort_, findings_))
                recordings_.push_back(std::move(*recording));
        }
        std::erase_if(recordings_, [this](const Recording& one) { return !repeats(one); });
        for (size_t i = 0; i < recordings_.size(); ++i) {
            findings_.begin_match(recordings_[i].seed);
            interleave(recordings_[i], recordings_[(i + 1) % recordings_.size()]);
            look(recordings_[i]);
            listen(recordings_[i]);
            watch(recordings_[i]);
        }
        return findings_.take();
    }

 private:
    std::optional<Instance> fresh() {
        auto made = factory_();
        if (made) return std::move(*made);
        findings_.add_reported("not_started", "", 0, "the ruleset cannot be loaded", made.error());
        return std::nullopt;
    }

    bool repeats(const Recording& recording) {
        findings_.begin_match(recording.seed);
        const auto instance = fresh();
        if (!instance) return false;
        Replay replay(*instance, recording, effort_);
        replay.start();
        while (replay.step()) continue;
        if (replay.difference().empty()) return true;
        findings_.add(
            "not_repeatable", "", replay.move(),
            "the same seed and moves lead to another position: " + replay.difference(),
            "take randomness from the match alone; `#` of a table with holes may also differ");
        return false;
    }

    void interleave(const Recording& one, const Recording& other) {
        const auto shared = fresh();
        if (!shared) return;
        Replay first(*shared, one, effort_), second(*shared, other, effort_);
        bool on = first.start() && second.start();
        while (on && !(first.at_end() && second.at_end())) {
            const bool first_on = first.at_end() || first.step();
            on = (second.at_end() || second.step()) && first_on;
        }
        for (const Replay* replay : {&first, &second}) report_kept_state(*replay);
    }

    void report_kept_state(const Replay& replay) {
        if (!replay.difference().empty() && !findings_.has_reported())
            findings_.add("keeps_state", "", replay.move(),
                          "the rules remember something of another match: " + replay.difference(),
                          "keep everything that the rules need in the state");
    }

    void look(const Recording& recording) {
        const auto walked = fresh(), resumed = fresh();
        if (!walked || !resumed) return;
        Replay replay(*walked, recording, effort_);
        Random random{derived_seed(recording.seed, 1)};
        const size_t moves = recording.steps.size() + 1;
        const size_t stride =
            std::max<size_t>(1, moves / static_cast<size_t>(std::max(1, effort_.samples)));
        size_t next = random.below(static_cast<uint32_t>(stride));
        for (bool on = replay.start(); on; on = replay.step()) {
            if (replay.move() != next) continue;
            next += 1 + random.below(static_cast<uint32_t>(2 * stride - 1));
            look_at({*walked, replay.match(), recording, replay.move(), effort_, random, findings_},
                    *resumed);
        }
        report_kept_state(replay);
    }

    /// At many moves: what is told. With an instance of its own, for it runs many effects.
    void listen(const Recording& recording) {
        const auto instance = fresh();
        if (!instance) return;
        Replay replay(*instance, recording, effort_);
        Random random{derived_seed(recording.seed, 2)};
        const size_t most = static_cast<size_t>(std::max(1, effort_.listened));
        const size_t stride = 1 + recording.steps.size() / most;
        for (bool on = replay.start(); on; on = replay.step())
            if (replay.move() % stride == 0)
                check_tellings({*instance, replay.match(), recording, replay.move(), effort_,
                                random, findings_});
    }

    /// At every move: whether its effect does what the move declares.
    void watch(const Recording& recording) {
        const auto instance = fresh();
        if (!instance) return;
        const auto deeds = std::make_shared<DeclaredDeeds>(*instance->handlers, findings_);
        Replay replay({instance->rules, deeds}, recording, effort_);
        replay.match().listen(true);
        for (bool on = replay.start(); on; on = replay.step()) {
            replay.match().take_events();
            deeds->after(replay.move());
        }
    }

    static void look_at(const Position& position, const Instance& resumed) {
        check_offers(position);
        check_undo(position);
        check_resume(position, resumed);
        check_secrecy(position);
        if (position.match.over() == core::Over::no) check_guesses(position);
    }

    const Factory& factory_;
    const Effort& effort_;
    Findings findings_;
    std::vector<Recording> recordings_;
};

}  // namespace

Diagnostics check(const Factory& factory, const Effort& effort) {
    return Conformance(factory, effort).run();
}

}  // namespace fronteira::conformance
