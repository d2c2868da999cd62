// SPDX-License-Identifier: MIT
#include "runtime/deep_check.hpp"

#include "conformance/conformance.hpp"
#include "runtime/check_rules.hpp"
#include "runtime/guarded_rules.hpp"

#include <set>

namespace fronteira::runtime {
namespace {

/// Matches of random movers are long; only one that never ends is a fault.
constexpr int most_moves = 100'000;

conformance::Factory factory_of(const Game& game) {
    return [&game]() -> Result<conformance::Instance> {
        auto loaded = GuardedRules::load(game);
        if (!loaded) return fail(std::move(loaded.error()));
        const std::shared_ptr<GuardedRules> rules = std::move(*loaded);
        return conformance::Instance{{rules, &rules->rules()}, rules};
    };
}

}  // namespace

Diagnostics deep_check(const Installation& installation, const content::FoundRuleset& found) {
    auto game = prepare(installation, found, {});
    if (!game) return std::move(game.error());
    conformance::Effort effort;
    effort.most_moves = most_moves;
    Diagnostics findings;
    for (const int seats : std::set{found.ruleset->min_players, found.ruleset->max_players}) {
        game->players = seats;
        Diagnostics more = conformance::check(factory_of(*game), effort);
        for (Diagnostic& finding : more) {
            finding.message += ", " + std::to_string(seats) + " seats";
            if (finding.place.file.empty()) finding.place = found.ruleset->place;
            findings.push_back(std::move(finding));
        }
    }
    return with_paths(std::move(findings), *found.mod);
}

}  // namespace fronteira::runtime
