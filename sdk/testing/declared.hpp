// SPDX-License-Identifier: MIT
#pragma once

#include "conformance/conformance.hpp"
#include "conformance/findings.hpp"
#include "core/chance/contest.hpp"

namespace fronteira::conformance {

/// Between a match and its rules: holds what a move declares beforehand (its `contest`, a number
/// that is `drawn`) against what its effect does. The match must listen.
class DeclaredDeeds final : public core::Handlers {
 public:
    /// Both are lent and must outlive it.
    DeclaredDeeds(core::Handlers& handlers, Findings& findings)
        : handlers_(handlers), findings_(findings) {}

    /// How many moves were made before the next one.
    void after(size_t move) { move_ = move; }

    Result<void> setup(core::Match& match) override { return handlers_.setup(match); }
    Result<void> run(core::Match& match, int handler, int seat, const Move* move) override;
    bool allows(int where, const core::EvaluationContext& context) override {
        return handlers_.allows(where, context);
    }
    std::vector<int32_t> candidates(const core::Slot& slot,
                                    const core::EvaluationContext& context) override {
        return handlers_.candidates(slot, context);
    }
    bool take_asked() override { return handlers_.take_asked(); }
    Diagnostics take_faults() override { return handlers_.take_faults(); }

 private:
    void begin(const core::Match& match, int seat, const Move& move);
    void look_for_dice(const core::MoveKind& kind, const std::vector<core::Event>& told);
    void end(const core::Match& match, int seat, const Move& move);

    core::Handlers& handlers_;
    Findings& findings_;
    size_t move_ = 0;
    std::optional<core::ContestDice> dice_;  ///< declared, and not thrown yet
    int32_t stock_ = core::hidden;           ///< the most that could be drawn before
};

}  // namespace fronteira::conformance
