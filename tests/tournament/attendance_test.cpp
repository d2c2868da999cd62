// SPDX-License-Identifier: MIT
// Who comes, goes and comes back while a tournament is played, for every format of the platform.
#include <fronteira/random.hpp>

#include "tournament/formats/formats.hpp"
#include "tournament/formats/history.hpp"

#include <gtest/gtest.h>

#include <set>

namespace fronteira::tournament {
namespace {

/// A tournament whose meetings are won by lot, with other people there in every round.
class Attendance {
 public:
    Attendance(const PairingFormat& format, int entrants, int seats, uint64_t seed)
        : format_(format), random_{seed} {
        field_.entrants = entrants;
        field_.seats = seats;
        field_.rounds = format.name() == "swiss" ? 5 : 0;
        field_.present.assign(static_cast<size_t>(entrants), true);
        stayed_.assign(static_cast<size_t>(entrants), true);
    }

    /// False when it does not end. `change`: how many in a hundred come or go between two rounds.
    bool play(uint32_t change) {
        constexpr int most_rounds = 500;
        for (int guard = 0; guard < most_rounds; ++guard) {
            auto round = format_.next(field_);
            if (!round) return true;
            expect_who_is_there(*round);
            for (Meeting& meeting : round->meetings) decide(meeting);
            field_.played.push_back(std::move(*round));
            for (size_t i = 0; i < stayed_.size(); ++i)
                if (random_.below(100) < change) {
                    field_.present[i] = !field_.present[i];
                    stayed_[i] = false;
                }
        }
        return false;
    }

    void expect_that_who_stayed_met(int times) const {
        const History history(field_);
        for (int a = 0; a < field_.entrants; ++a)
            for (int b = 0; b < a; ++b) {
                const bool both =
                    stayed_[static_cast<size_t>(a)] && stayed_[static_cast<size_t>(b)];
                if (both) {
                    EXPECT_EQ(history.meetings(a, b), times) << a << " and " << b;
                }
            }
    }

 private:
    void expect_who_is_there(const PairedRound& round) const {
        std::set<int> busy;
        const auto comes = [&](int entrant) {
            EXPECT_TRUE(busy.insert(entrant).second) << entrant << " plays twice in a round";
            EXPECT_TRUE(field_.present[static_cast<size_t>(entrant)]) << entrant << " is not there";
        };
        for (const Meeting& meeting : round.meetings) {
            EXPECT_EQ(meeting.entrants.size(), static_cast<size_t>(field_.seats));
            for (const int entrant : meeting.entrants) comes(entrant);
        }
        for (const int entrant : round.byes) comes(entrant);
    }

    void decide(Meeting& meeting) {
        meeting.points.assign(meeting.entrants.size(), 0);
        meeting.points[random_.below(static_cast<uint32_t>(field_.seats))] = a_point;
    }

    const PairingFormat& format_;
    Random random_;
    PairingField field_;
    std::vector<bool> stayed_;
};

TEST(Attendance, OfAnyFormatLeadsToAnEndWithNobodyPairedWhoIsNotThere) {
    for (const auto make : {round_robin, league, swiss, knockout, double_knockout}) {
        const Format format = make();
        for (int entrants = 2; entrants <= 9; ++entrants)
            for (const int seats : {2, 3})
                for (uint64_t seed = 1; seed <= 20; ++seed)
                    EXPECT_TRUE(Attendance(*format, entrants, seats, seed).play(20))
                        << format->name() << " of " << entrants << " at tables of " << seats
                        << " with seed " << seed << " does not end";
    }
}

TEST(Attendance, TakesNoMeetingFromThoseWhoStay) {
    for (int entrants = 3; entrants <= 9; ++entrants)
        for (uint64_t seed = 1; seed <= 20; ++seed)
            for (const auto& [format, times] : {std::pair(round_robin(), 1), {league(), 2}}) {
                Attendance cup(*format, entrants, 2, seed);
                ASSERT_TRUE(cup.play(10));
                cup.expect_that_who_stayed_met(times);
            }
}

}  // namespace
}  // namespace fronteira::tournament
