// SPDX-License-Identifier: MIT
// Every game that ships, once as it was compiled and once by Lua, which is the judge.
#include "conformance/both_ways.hpp"

#include "games.hpp"
#include "script/judge.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <stdexcept>

namespace fronteira::bench {
namespace {

template <class Rules>
conformance::Instance instance_of(const ShippedGame& game) {
    auto loaded = Rules::load(source_of(game));
    if (!loaded) throw std::runtime_error(to_text(loaded.error()));
    const std::shared_ptr<Rules> rules = std::move(*loaded);
    return {{rules, &rules->rules()}, rules};
}

class BothWays : public testing::TestWithParam<ShippedGame> {};

TEST_P(BothWays, PlayTheSameMatch) {
    const char* wanted = std::getenv("FRONTEIRA_BOTH_WAYS");  // matches; a soak asks for many
    const uint64_t matches = wanted == nullptr ? 1 : std::strtoull(wanted, nullptr, 10);
    const auto compiled = instance_of<script::Ruleset>(GetParam());
    const auto judge = instance_of<script::Judge>(GetParam());
    for (uint64_t seed = 1; seed <= matches; ++seed) {
        const auto parting = conformance::first_parting(compiled, judge, seed, 3000);
        ASSERT_EQ(parting.difference, "")
            << "seed " << seed << ", move " << parting.move << ", " << parting.kind;
    }
}

INSTANTIATE_TEST_SUITE_P(Games, BothWays,
                         testing::ValuesIn(shipped_games().begin(), shipped_games().end()),
                         [](const auto& game) { return std::string(game.param.name); });

}  // namespace
}  // namespace fronteira::bench
