// SPDX-License-Identifier: MIT
#include "runtime/games/guarded_rules.hpp"

namespace fronteira::runtime {

Result<std::unique_ptr<GuardedRules>> GuardedRules::load(const Game& game) {
    const ScriptCall call;
    auto source = source_of(game);
    auto ruleset = script::Ruleset::load(source);
    if (!ruleset) return fail(std::move(ruleset.error()));
    return std::unique_ptr<GuardedRules>(new GuardedRules(std::move(source), std::move(*ruleset)));
}

Result<void> GuardedRules::load_again() {
    auto ruleset = script::Ruleset::load(source_);
    if (!ruleset) return fail(std::move(ruleset.error()));
    again_ = std::move(*ruleset);
    return {};
}

}  // namespace fronteira::runtime
