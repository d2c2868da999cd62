// SPDX-License-Identifier: MIT
// Each of the five games is taught in both languages, whatever one points at; its pictures stand
// on its own board.
#include "runtime/shelf/guide.hpp"

#include "installed.hpp"

#include <algorithm>
#include <set>

namespace fronteira::mods {
namespace {

using runtime::GuidePage;

struct Guide : testing::TestWithParam<const char*> {
    const Mod& mod() const {
        const auto& all = installed().mods().mods();
        return *std::find_if(all.begin(), all.end(),
                             [](const Mod& one) { return one.id == GetParam(); });
    }
    std::vector<GuidePage> pages(const char* language) const {
        return runtime::guide_of(installed(), mod(), language);
    }
    std::set<std::string> topics() const {
        std::set<std::string> all;
        for (const GuidePage& page : pages("en")) all.insert(page.about.begin(), page.about.end());
        return all;
    }
};

TEST_P(Guide, TeachesTheSameInBothLanguages) {
    const auto english = pages("en"), ours = pages("pt_BR");
    ASSERT_EQ(english.size(), ours.size());
    for (size_t i = 0; i < english.size(); ++i) {
        SCOPED_TRACE(english[i].title);
        EXPECT_NE(english[i].title, ours[i].title);
        EXPECT_EQ(english[i].about, ours[i].about);
        ASSERT_EQ(english[i].parts.size(), ours[i].parts.size());
        for (size_t part = 0; part < english[i].parts.size(); ++part)
            EXPECT_EQ(english[i].parts[part].picture.size(), ours[i].parts[part].picture.size());
    }
}

TEST_P(Guide, HasPictures) {
    size_t pictures = 0;
    for (const GuidePage& page : pages("en"))
        for (const runtime::GuidePart& part : page.parts) pictures += part.picture.empty() ? 0 : 1;
    EXPECT_GE(pictures, 1u);
}

/// With the fewest seats.
struct FirstRules {
    explicit FirstRules(const Mod& mod)
        : game(
              prepared({mod.id + "/" + mod.rulesets.front().id, mod.rulesets.front().min_players})),
          guarded(game ? loaded(*game) : nullptr) {}
    std::unique_ptr<runtime::Game> game;
    std::unique_ptr<runtime::GuardedRules> guarded;
};

TEST_P(Guide, HasAPageForEveryPhaseInWhichSomebodyDecides) {
    const FirstRules first(mod());
    ASSERT_NE(first.guarded, nullptr);
    for (const core::Phase& phase : first.guarded->rules().phases)
        EXPECT_TRUE(phase.moves.empty() || topics().contains(phase.name)) << phase.name;
}

TEST_P(Guide, DrawsItsPicturesOnItsOwnBoard) {
    const FirstRules first(mod());
    ASSERT_NE(first.guarded, nullptr);
    const core::Rules& rules = first.guarded->rules();
    for (const GuidePage& page : pages("en"))
        for (const runtime::GuidePart& part : page.parts)
            for (const runtime::PicturedSpace& one : part.picture) {
                EXPECT_TRUE(rules.board->find_space(one.space)) << one.space;
                for (const auto& [column, value] : one.cells)
                    EXPECT_TRUE(rules.layout.find(core::Entity::space, column)) << column;
            }
}

INSTANTIATE_TEST_SUITE_P(Shipped, Guide,
                         testing::Values("war", "war_product", "war2", "espionage", "island"),
                         [](const auto& game) { return std::string(game.param); });

}  // namespace
}  // namespace fronteira::mods
