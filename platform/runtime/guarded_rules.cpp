// SPDX-License-Identifier: MIT
#include "runtime/guarded_rules.hpp"

namespace fronteira::runtime {

Result<std::unique_ptr<GuardedRules>> GuardedRules::load(const Game& game) {
    const ScriptCall call;
    auto ruleset = script::Ruleset::load(source_of(game));
    if (!ruleset) return fail(std::move(ruleset.error()));
    return std::unique_ptr<GuardedRules>(new GuardedRules(std::move(*ruleset)));
}

}  // namespace fronteira::runtime
