// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/games/game.hpp"
#include "runtime/script_call.hpp"

#include <memory>

namespace fronteira::runtime {

/// A loaded ruleset whose calls are all known to the watchdog. If its scripts have died in a match,
/// the next match gets new ones, so that no match depends on earlier ones.
class GuardedRules final : public core::Handlers {
 public:
    /// Fails with all faults of the declaration at once, or with the first one of the scripts
    /// themselves.
    static Result<std::unique_ptr<GuardedRules>> load(const Game& game);

    const core::Rules& rules() const { return ruleset_->rules(); }
    const std::vector<std::string>& printed() const { return ruleset_->printed(); }

    std::vector<script::LeftRunning> left_running() { return scripts().left_running(); }

    /// What its scripts have cost so far, in units of about an instruction.
    int64_t work() { return scripts().work(); }

    Result<void> setup(core::Match& match) override {
        const ScriptCall call;
        if (scripts().dead())
            if (auto again = load_again(); !again) return again;
        return scripts().setup(match);
    }
    Result<void> run(core::Match& match, int handler, int seat, const Move* move) override {
        const ScriptCall call;
        return scripts().run(match, handler, seat, move);
    }
    bool allows(int where, const core::EvaluationContext& context) override {
        const ScriptCall call;
        return scripts().allows(where, context);
    }
    std::vector<int32_t> candidates(const core::Slot& slot,
                                    const core::EvaluationContext& context) override {
        const ScriptCall call;
        return scripts().candidates(slot, context);
    }
    bool take_asked() override { return scripts().take_asked(); }
    Diagnostics take_faults() override { return scripts().take_faults(); }

 private:
    GuardedRules(script::RulesetSource source, std::unique_ptr<script::Ruleset> ruleset)
        : source_(std::move(source)), ruleset_(std::move(ruleset)) {}

    script::Ruleset& scripts() { return again_ != nullptr ? *again_ : *ruleset_; }
    Result<void> load_again();

    script::RulesetSource source_;
    std::unique_ptr<script::Ruleset> ruleset_;  ///< whose rules() matches are played by
    std::unique_ptr<script::Ruleset> again_;    ///< the same once more, when its scripts are dead
};

}  // namespace fronteira::runtime
