// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/game.hpp"
#include "runtime/script_call.hpp"

#include <memory>

namespace fronteira::runtime {

/// A loaded ruleset whose every call the watchdog knows of.
class GuardedRules final : public core::Handlers {
 public:
    /// All faults of the declaration at once; of the scripts themselves, the first.
    static Result<std::unique_ptr<GuardedRules>> load(const Game& game);

    const core::Rules& rules() const { return ruleset_->rules(); }
    const std::vector<std::string>& printed() const { return ruleset_->printed(); }

    Result<void> setup(core::Match& match) override {
        const ScriptCall call;
        return ruleset_->setup(match);
    }
    Result<void> run(core::Match& match, int handler, int seat, const Move* move) override {
        const ScriptCall call;
        return ruleset_->run(match, handler, seat, move);
    }
    bool allows(int where, const core::Question& question) override {
        const ScriptCall call;
        return ruleset_->allows(where, question);
    }
    Diagnostics take_faults() override { return ruleset_->take_faults(); }

 private:
    explicit GuardedRules(std::unique_ptr<script::Ruleset> ruleset)
        : ruleset_(std::move(ruleset)) {}
    std::unique_ptr<script::Ruleset> ruleset_;
};

}  // namespace fronteira::runtime
