// SPDX-License-Identifier: MIT
#include "yardstick_rules.hpp"
#include "yardstick_war.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace fronteira::bench {
namespace {

/// How often the defender loses 0, 1, 2, 3 armies over all throws of so many dice.
std::array<int, 4> throws_by_defender_loss(int attack, int defence) {
    std::array<int, 4> count{};
    int throws = 1;
    for (int die = 0; die < attack + defence; ++die) throws *= 6;
    for (int code = 0; code < throws; ++code) {
        Dice dice[2] = {};
        int rest = code;
        for (int die = 0; die < attack + defence; ++die, rest /= 6)
            dice[die < attack ? 0 : 1][static_cast<size_t>(die < attack ? die : die - attack)] =
                1 + rest % 6;
        const Losses lost = losses(dice[0], dice[1]);
        EXPECT_EQ(lost.attacker + lost.defender, std::min(attack, defence));
        ++count[static_cast<size_t>(lost.defender)];
    }
    return count;
}

TEST(YardstickBattle, HasTheOddsOfTheRuleBook) {
    struct Row {
        int attack, defence;
        std::array<double, 4> odds;
    };
    constexpr Row rows[] = {
        {1, 1, {.5833, .4167, 0, 0}},         {1, 2, {.7454, .2546, 0, 0}},
        {1, 3, {.8264, .1736, 0, 0}},         {2, 1, {.4213, .5787, 0, 0}},
        {2, 2, {.4483, .3241, .2276, 0}},     {2, 3, {.6193, .2548, .1259, 0}},
        {3, 1, {.3403, .6597, 0, 0}},         {3, 2, {.2926, .3358, .3717, 0}},
        {3, 3, {.3830, .2647, .2147, .1376}},
    };
    for (const Row& row : rows) {
        const auto count = throws_by_defender_loss(row.attack, row.defence);
        const int throws = count[0] + count[1] + count[2] + count[3];
        for (size_t lost = 0; lost < 4; ++lost)
            EXPECT_NEAR(static_cast<double>(count[lost]) / throws, row.odds[lost], 0.00005)
                << row.attack << " against " << row.defence << ", " << lost << " lost";
    }
}

TEST(YardstickBattle, FightsTheExamplesOfTheManual) {
    EXPECT_EQ(losses({5, 4, 1}, {6, 3, 1}), (Losses{2, 1}));
    EXPECT_EQ(losses({6, 3, 2}, {5, 4, 2}), (Losses{2, 1}));
    EXPECT_EQ(losses({5, 3, 2}, {4, 2, 1}), (Losses{0, 3}));
    EXPECT_EQ(losses({3, 2, 0}, {6, 0, 0}), (Losses{1, 0}));
}

TEST(YardstickBattle, DoesNotMindTheOrderOfTheDice) {
    EXPECT_EQ(losses({1, 5, 4}, {3, 1, 6}), (Losses{2, 1}));
    EXPECT_EQ(losses({2, 3, 0}, {6, 0, 0}), (Losses{1, 0}));
}

TEST(YardstickIncome, IsHalfTheTerritoriesButThreeAtLeast) {
    EXPECT_EQ(income(1), 3);
    EXPECT_EQ(income(5), 3);
    EXPECT_EQ(income(8), 4);
    EXPECT_EQ(income(11), 5);
    EXPECT_EQ(income(19), 9);
}

TEST(YardstickTrades, FollowTheTable) {
    const int table[] = {4, 6, 8, 10, 12, 15, 20, 25, 30};
    for (int trade = 1; trade <= 9; ++trade) EXPECT_EQ(trade_armies(trade), table[trade - 1]);
}

TEST(YardstickTrades, NeedThreeEqualOrThreeDifferentFigures) {
    int valid = 0;
    for (uint8_t a = 0; a < 3; ++a)
        for (uint8_t b = 0; b < 3; ++b)
            for (uint8_t c = 0; c < 3; ++c) {
                const size_t kinds = std::set<uint8_t>{a, b, c}.size();
                EXPECT_EQ(valid_set(a, b, c), kinds != 2);
                valid += valid_set(a, b, c);
            }
    EXPECT_EQ(valid, 3 + 6);
    EXPECT_TRUE(valid_set(0, wild_figure, 1));
    EXPECT_TRUE(valid_set(wild_figure, 2, 2));
    EXPECT_TRUE(valid_set(wild_figure, 2, wild_figure));
}

bool linked(const YardstickBoard& board, int a, int b) {
    const auto begin = board.links.begin();
    return std::binary_search(begin + board.first_link[static_cast<size_t>(a)],
                              begin + board.first_link[static_cast<size_t>(a) + 1], b);
}

TEST(YardstickWarBoard, Has79BordersWithTheDegreesOfTheBook) {
    const YardstickBoard board = war_board();
    ASSERT_EQ(board.spaces(), 42);
    EXPECT_EQ(board.links.size(), 2u * 79);
    constexpr uint32_t degrees[] = {3, 4, 3, 4, 5, 3, 4, 4, 3, 3, 3, 4, 2, 2, 4, 2, 3, 5, 5, 5, 5,
                                    5, 5, 3, 3, 2, 5, 5, 5, 4, 3, 5, 4, 5, 8, 5, 2, 3, 2, 3, 2, 3};
    for (size_t space = 0; space < 42; ++space)
        EXPECT_EQ(board.first_link[space + 1] - board.first_link[space], degrees[space])
            << board.names[space];
}

TEST(YardstickWarBoard, SettlesTheFrequentDoubts) {
    const YardstickBoard board = war_board();
    const auto border = [&](const char* a, const char* b) {
        EXPECT_GE(board.find(a), 0) << a;
        EXPECT_GE(board.find(b), 0) << b;
        EXPECT_EQ(linked(board, board.find(a), board.find(b)),
                  linked(board, board.find(b), board.find(a)));
        return linked(board, board.find(a), board.find(b));
    };
    EXPECT_TRUE(border("alasca", "vladivostok"));
    EXPECT_TRUE(border("franca", "egito"));
    EXPECT_TRUE(border("polonia", "egito"));
    EXPECT_TRUE(border("borneu", "australia"));
    EXPECT_TRUE(border("moscou", "aral"));
    EXPECT_TRUE(border("siberia", "vladivostok"));
    EXPECT_FALSE(border("alemanha", "moscou"));
    EXPECT_FALSE(border("alemanha", "suecia"));
    EXPECT_FALSE(border("islandia", "suecia"));
    EXPECT_FALSE(border("sumatra", "borneu"));
    EXPECT_FALSE(border("groenlandia", "ottawa"));
    EXPECT_FALSE(border("vancouver", "nova_york"));
    EXPECT_FALSE(border("dudinka", "vladivostok"));
    EXPECT_FALSE(border("sudao", "oriente_medio"));
}

TEST(YardstickWarBoard, CrossesContinentsAtTheKnownEntries) {
    const YardstickBoard board = war_board();
    std::set<std::string> entries;
    int crossings = 0;
    for (int a = 0; a < 42; ++a)
        for (int b = 0; b < 42; ++b)
            if (linked(board, a, b) &&
                board.region[static_cast<size_t>(a)] != board.region[static_cast<size_t>(b)]) {
                ++crossings;
                entries.insert(board.names[static_cast<size_t>(a)]);
            }
    EXPECT_EQ(crossings, 2 * 14);
    EXPECT_EQ(entries, (std::set<std::string>{
                           "alasca", "groenlandia", "mexico", "venezuela", "brasil", "islandia",
                           "franca", "polonia", "moscou", "argelia", "egito", "oriente_medio",
                           "aral", "omsk", "vladivostok", "india", "vietna", "sumatra", "borneu"}));
}

TEST(YardstickWarBoard, HasTheContinentsAndTheBalancedDeck) {
    const YardstickBoard board = war_board();
    EXPECT_EQ(board.region_size, (std::vector<int>{9, 4, 7, 6, 12, 4}));
    EXPECT_EQ(board.region_bonus, (std::vector<int>{5, 2, 5, 3, 7, 2}));
    for (uint8_t figure = 0; figure < 3; ++figure)
        EXPECT_EQ(std::count(board.figure.begin(), board.figure.end(), figure), 14);
    EXPECT_EQ(board.objectives.size(), 14u);
}

int reachable(const YardstickBoard& board) {
    std::vector<uint16_t> found{0};
    std::set<uint16_t> seen{0};
    for (size_t i = 0; i < found.size(); ++i)
        for (uint32_t link = board.first_link[found[i]]; link < board.first_link[found[i] + 1u];
             ++link)
            if (seen.insert(board.links[link]).second) found.push_back(board.links[link]);
    return static_cast<int>(found.size());
}

TEST(YardstickGeneratedBoard, IsConnectedAndAsDenseAsWar) {
    for (int spaces : {42, 420, 4200}) {
        const YardstickBoard board = generated_board(spaces, 7);
        EXPECT_EQ(board.spaces(), spaces);
        EXPECT_EQ(reachable(board), spaces);
        EXPECT_EQ(board.links.size(), 2u * static_cast<size_t>(spaces) * 79 / 42);
        EXPECT_EQ(board.regions(), spaces / 10);
        EXPECT_EQ(*std::min_element(board.region_size.begin(), board.region_size.end()) > 0, true);
    }
}

TEST(YardstickGeneratedBoard, FollowsFromItsSeed) {
    const YardstickBoard one = generated_board(420, 7), same = generated_board(420, 7),
                         other = generated_board(420, 8);
    EXPECT_EQ(one.links, same.links);
    EXPECT_EQ(one.region, same.region);
    EXPECT_NE(one.links, other.links);
}

TEST(YardstickPlay, FollowsFromItsSeed) {
    const YardstickBoard board = war_board();
    YardstickOptions options;
    options.round_limit = 30;
    const YardstickResult one = play(board, 6, 1, options), same = play(board, 6, 1, options),
                          other = play(board, 6, 2, options);
    EXPECT_EQ(one.trace_hash, same.trace_hash);
    EXPECT_EQ(one.moves, same.moves);
    EXPECT_NE(one.trace_hash, other.trace_hash);
}

TEST(YardstickPlay, KeepsThePlayersChanceApartFromTheTables) {
    const YardstickBoard board = war_board();
    YardstickTrace one, other;
    YardstickOptions options;
    options.round_limit = 5;
    options.trace = &one;
    options.players_seed = 1;
    const YardstickResult first = play(board, 4, 9, options);
    options.trace = &other;
    options.players_seed = 2;
    const YardstickResult second = play(board, 4, 9, options);
    EXPECT_EQ(one.owner, other.owner);
    EXPECT_EQ(one.objective, other.objective);
    EXPECT_EQ(one.first_seat, other.first_seat);
    EXPECT_NE(first.trace_hash, second.trace_hash);
}

TEST(YardstickPlay, DealsAsManyTerritoriesAsTheTableHasSeats) {
    const std::map<int, std::multiset<int>> shares = {
        {3, {14, 14, 14}}, {4, {10, 10, 11, 11}}, {5, {8, 8, 8, 9, 9}}, {6, {7, 7, 7, 7, 7, 7}}};
    const YardstickBoard board = war_board();
    for (const auto& [seats, expected] : shares) {
        YardstickTrace trace;
        YardstickOptions options;
        options.round_limit = 1;
        options.trace = &trace;
        play(board, seats, 3, options);
        std::multiset<int> dealt;
        for (int seat = 0; seat < seats; ++seat)
            dealt.insert(
                static_cast<int>(std::count(trace.owner.begin(), trace.owner.end(), seat)));
        EXPECT_EQ(dealt, expected);
    }
}

}  // namespace
}  // namespace fronteira::bench
