// SPDX-License-Identifier: MIT
// The chances of a battle of War, counted over every throw of the dice: by the rules as they are
// played, by a count of their own written here, and by the figures that are printed everywhere.
#include "war_position.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace fronteira::mods {
namespace {

/// How many throws cost the defence 0, 1, 2 or 3 armies.
using Counts = std::array<int, 4>;

/// Every throw of some dice, one after the other; `visit` is handed the faces.
template <class Visit>
void for_each_throw(int dice, const Visit& visit) {
    std::vector<int32_t> faces(static_cast<size_t>(dice), 1);
    for (;;) {
        visit(faces);
        size_t at = 0;
        while (at < faces.size() && faces[at] == 6) faces[at++] = 1;
        if (at == faces.size()) return;
        ++faces[at];
    }
}

/// Without sorting any dice: the k-th comparison is won where, for some face, the attack has at
/// least k dice above it and the defence fewer than k dice above it.
int comparisons_won(const std::vector<int32_t>& faces, int attack) {
    const int defence = static_cast<int>(faces.size()) - attack;
    int won = 0;
    for (int k = 1; k <= std::min(attack, defence); ++k) {
        bool wins = false;
        for (int face = 1; face < 6; ++face) {
            const auto above = [face](int32_t die) { return die > face; };
            const auto ours = std::count_if(faces.begin(), faces.begin() + attack, above);
            const auto theirs = std::count_if(faces.begin() + attack, faces.end(), above);
            wins = wins || (ours >= k && theirs < k);
        }
        won += wins ? 1 : 0;
    }
    return won;
}

Counts counted_here(int attack, int defence) {
    Counts counts{};
    for_each_throw(attack + defence, [&](const std::vector<int32_t>& faces) {
        ++counts[static_cast<size_t>(comparisons_won(faces, attack))];
    });
    return counts;
}

/// An attack from Brasil on Argélia, fought by the ruleset for every throw.
class Battle {
 public:
    Battle(int attack, int defence) : attack_(attack), defence_(defence), war_(3) {
        EXPECT_TRUE(war_.match().start(1));
        for (int space = 0; space < war_.rules().board->space_count(); ++space) {
            war_.set(core::Entity::space, "owner", space, 1 + space % 2);
            war_.set(core::Entity::space, "armies", space, 1);
        }
        war_.hold("brasil", 0, 20);
        war_.hold("argelia", 1, defence);
        war_.match().mutable_state().write(core::cell_round, 2);
        war_.match().go_to(war_.phase("attack"), 0);
        const auto cells = war_.match().state().cells();
        before_.assign(cells.begin(), cells.end());
        move_.kind = war_.move("attack");
        move_.values[0] = war_.space("brasil");
        move_.values[1] = war_.space("argelia");
        move_.values[2] = attack;
    }

    Counts fought() {
        Counts counts{};
        for_each_throw(attack_ + defence_, [&](const std::vector<int32_t>& faces) {
            ++counts[lost_by_defence(faces)];
        });
        return counts;
    }

 private:
    size_t lost_by_defence(const std::vector<int32_t>& faces) {
        EXPECT_TRUE(war_.match().resume(before_));
        war_.match().load_dice(faces);
        EXPECT_TRUE(war_.match().apply(0, move_));
        const int lost = defence_ - war_.armies("argelia");
        EXPECT_EQ(20 - war_.armies("brasil"), std::min(attack_, defence_) - lost);
        return static_cast<size_t>(lost);
    }

    int attack_, defence_;
    WarPosition war_;
    std::vector<int32_t> before_;
    Move move_;
};

TEST(TheOddsOfWar, AreThoseOfEveryThrowCountedOneByOne) {
    for (int attack = 1; attack <= 3; ++attack)
        for (int defence = 1; defence <= 3; ++defence)
            EXPECT_EQ(Battle(attack, defence).fought(), counted_here(attack, defence))
                << attack << " dice against " << defence;
}

struct Odds {
    int attack, defence;
    std::array<double, 4> defence_loses;  ///< 0, 1, 2, 3 armies
    double defence_mean, attack_mean;
};

constexpr Odds printed[] = {
    {1, 1, {.5833, .4167}, .417, .583},
    {1, 2, {.7454, .2546}, .255, .745},
    {1, 3, {.8264, .1736}, .174, .826},
    {2, 1, {.4213, .5787}, .579, .421},
    {2, 2, {.4483, .3241, .2276}, .779, 1.221},
    {2, 3, {.6193, .2548, .1259}, .507, 1.493},
    {3, 1, {.3403, .6597}, .660, .340},
    {3, 2, {.2926, .3358, .3717}, 1.079, .921},
    {3, 3, {.3830, .2647, .2147, .1376}, 1.107, 1.893},
};

TEST(TheOddsOfWar, AreThosePrintedInTheTables) {
    for (const Odds& row : printed) {
        const Counts counts = counted_here(row.attack, row.defence);
        const double throws = std::accumulate(counts.begin(), counts.end(), 0);
        double mean = 0;
        for (size_t lost = 0; lost < counts.size(); ++lost) {
            EXPECT_NEAR(counts[lost] / throws, row.defence_loses[lost], .00005)
                << row.attack << " against " << row.defence << ", " << lost;
            mean += static_cast<double>(lost) * counts[lost] / throws;
        }
        EXPECT_NEAR(mean, row.defence_mean, .0005);
        EXPECT_NEAR(std::min(row.attack, row.defence) - mean, row.attack_mean, .0005);
    }
}

TEST(TheOddsOfWar, AreTheFractionsOfTheSmallBattles) {
    EXPECT_EQ(counted_here(1, 1), (Counts{21, 15}));
    EXPECT_EQ(counted_here(2, 1), (Counts{91, 125}));
    EXPECT_EQ(counted_here(1, 2), (Counts{161, 55}));
}

}  // namespace
}  // namespace fronteira::mods
