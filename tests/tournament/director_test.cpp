// SPDX-License-Identifier: MIT
#include "tournament/director.hpp"

#include "support/scratch.hpp"
#include "tournament/formats/formats.hpp"
#include "tournament/plan/plan_reader.hpp"

#include <gmock/gmock.h>
#include <unistd.h>

namespace fronteira::tournament {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// A Swiss cup of a club, with a ledger that goes with the test.
class Club : public testing::Test {
 protected:
    std::unique_ptr<Director> open() const {
        auto plan = parse_plan(
            "name = \"club\"\nformat = \"swiss\"\nseats = 2\nrounds = 3\n"
            "entrants = [{ name = \"Ana\", bot = \"person\" }, { name = \"Rui\", bot = \"person\" "
            "},"
            " { name = \"Eva\", bot = \"person\" }, \"steady\"]\n[[game]]\nruleset = \"war\"\n",
            "club.toml");
        EXPECT_TRUE(plan) << to_text(plan.error());
        auto director = Director::open(std::move(*plan), *format_, folder_ / "club.ledger", "mods");
        EXPECT_TRUE(director) << to_text(director.error());
        return std::move(*director);
    }

    static MatchResult won_by_seat(const Fixture& fixture, int seat) {
        MatchResult result;
        result.number = fixture.number;
        result.game.end = match::GameResult::End::won;
        result.game.winners = 1u << seat;
        return result;
    }

    static void play_round(Director& director) {
        for (const Fixture& fixture : director.open_matches())
            ASSERT_TRUE(director.enter(won_by_seat(fixture, 0)));
    }

    const Format format_ = swiss();
    support::Scratch scratch_;
    const fs::path folder_ = scratch_.path();
};

TEST_F(Club, PlaysRoundAfterRoundAndGoesOnAfterAnInterruption) {
    {
        const auto director = open();
        EXPECT_TRUE(*director->pair());
        EXPECT_EQ(director->open_matches().size(), 4u);  // two meetings, both rotations
        ASSERT_TRUE(director->enter(won_by_seat(director->open_matches().front(), 1)));
        EXPECT_THAT(to_text(director->pair().error()), HasSubstr("[tournament.round_open]"));
    }
    const auto director = open();
    EXPECT_EQ(director->open_matches().size(), 3u);
    play_round(*director);
    EXPECT_TRUE(*director->pair());
    play_round(*director);
    EXPECT_TRUE(*director->pair());
    play_round(*director);
    EXPECT_FALSE(*director->pair());  // three rounds are over
}

TEST_F(Club, KnowsWhoHasRegisteredAndByWhichKeyAfterAnInterruption) {
    {
        const auto director = open();
        EXPECT_EQ(*director->enrol("ana", Entrant::person, "key"), 0);  // whom the plan awaits
        EXPECT_EQ(*director->enrol("Zé", Entrant::person, "other"), 4);
        for (const char* same : {"ANA", "ZÉ", "ze\u0301"})
            EXPECT_THAT(to_text(director->enrol(same, Entrant::person, "third").error()),
                        HasSubstr("[tournament.same_name]"))
                << same;
        EXPECT_THAT(to_text(director->replace(4, "Rui", Entrant::person).error()),
                    HasSubstr("[tournament.same_name]"));
    }
    const auto director = open();
    EXPECT_EQ(director->plan().entrants[0].key, "key");
    EXPECT_EQ(director->plan().entrants[4].key, "other");
    EXPECT_EQ(director->plan().entrants[4].name, "Zé");
}

TEST_F(Club, KeepsTheSeedThatAHostDrewByLot) {
    {
        const auto director = open();
        EXPECT_TRUE(*director->preview());
        EXPECT_EQ(director->book().schedule().matches(), 0u);  // nothing was paired by looking
        ASSERT_TRUE(director->pair());
        MatchResult result = won_by_seat(director->open_matches().front(), 0);
        result.seed = 18446744073709551615u;
        ASSERT_TRUE(director->enter(result));
    }
    const auto director = open();
    const Schedule& schedule = director->book().schedule();
    EXPECT_EQ(schedule.fixture(0).seed, 18446744073709551615u);
    EXPECT_NE(schedule.fixture(1).seed, schedule.fixture(0).seed);
}

TEST_F(Club, RefusesAResultThatNobodyAwaits) {
    const auto director = open();
    ASSERT_TRUE(director->pair());
    const Fixture first = director->open_matches().front();
    ASSERT_TRUE(director->enter(won_by_seat(first, 0)));
    EXPECT_THAT(to_text(director->enter(won_by_seat(first, 1)).error()),
                HasSubstr("[tournament.result]"));
}

TEST_F(Club, LetsTheOrganiserPutAResultRightWithAReasonThatStays) {
    {
        const auto director = open();
        ASSERT_TRUE(director->pair());
        const Fixture first = director->open_matches().front();
        play_round(*director);
        EXPECT_FALSE(director->correct(first.number, 0b10, ""));
        ASSERT_TRUE(director->correct(first.number, 0b10, "the clock was wrong"));
    }
    const auto director = open();
    EXPECT_EQ(director->book().results()[0].game.winners, 0b10u);
    EXPECT_EQ(director->book().corrections().at(0).reason, "the clock was wrong");
    // Ana had one of two against Eva, and has none now.
    EXPECT_EQ(director->table().back().entrant, 0);
    EXPECT_EQ(director->table().back().points, 0);
}

TEST_F(Club, LetsPeopleComeLateGoEarlyAndBeReplaced) {
    {
        const auto director = open();
        ASSERT_TRUE(director->pair());
        play_round(*director);
        EXPECT_EQ(*director->enrol("Leo", "person"), 4);
        EXPECT_FALSE(director->enrol("Rui", "person"));
        ASSERT_TRUE(director->withdraw(1));
        ASSERT_TRUE(director->replace(0, "Bia", "person"));
    }
    const auto director = open();
    EXPECT_EQ(director->plan().entrants[0].name, "Bia");
    ASSERT_TRUE(director->pair());
    std::vector<int> playing;
    for (const Meeting& meeting : director->book().schedule().rounds()[1].meetings)
        playing.insert(playing.end(), meeting.entrants.begin(), meeting.entrants.end());
    EXPECT_THAT(playing, testing::UnorderedElementsAre(0, 2, 3, 4));
}

TEST_F(Club, HasOneDirectorAtATime) {
    const auto director = open();
    EXPECT_THAT(to_text(Ledger::open_to_write(folder_ / "club.ledger").error()),
                HasSubstr("[ledger.busy]"));
    fs::create_symlink("club.ledger", folder_ / "link.ledger");
    EXPECT_THAT(to_text(Ledger::open_to_write(folder_ / "link.ledger").error()),
                HasSubstr("[ledger.busy]"));
}

TEST_F(Club, LetsSomebodyElseTakeThePlaceOfWhoeverWithdrew) {
    const auto director = open();
    ASSERT_TRUE(director->withdraw(1));
    ASSERT_TRUE(director->replace(1, "Zoe", Entrant::person));

    EXPECT_EQ(director->plan().entrants[1].leaves, 0);
    const auto round = director->preview();
    ASSERT_TRUE(round && *round);
    EXPECT_EQ((*round)->meetings.size(), 2u);
}

// Whoever comes later would meet some twice and others never, or be in the final at once.
TEST_F(Club, AcceptsNobodyNewOnceAKnockoutHasBegun) {
    for (const auto make : {knockout, double_knockout, round_robin, league}) {
        fs::remove(folder_ / "closed.ledger");
        const Format format = make();
        auto director = Director::open(open()->plan(), *format, folder_ / "closed.ledger", "mods");
        ASSERT_TRUE(director) << to_text(director.error());
        ASSERT_TRUE((*director)->enrol("Leo", Entrant::person, "key"));
        ASSERT_TRUE(*(*director)->pair());

        EXPECT_THAT(to_text((*director)->enrol("Late", Entrant::person, "key").error()),
                    HasSubstr("[tournament.closed]"));
    }
}

}  // namespace
}  // namespace fronteira::tournament
