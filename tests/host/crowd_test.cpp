// SPDX-License-Identifier: MIT
// Many matches at once. For figures see load.cpp.
#include "talk.hpp"

namespace fronteira::host {
namespace {

struct Game {
    std::string match;
    Json turn;
    int played = 0;
};

TEST(Crowd, OfTwoHundredMatchesIsPlayedSideBySide) {
    constexpr size_t matches = 200;
    constexpr int moves = 4;
    Talk talk(":memory:", "tests/fixtures/mods");
    std::map<std::string, Game> games;
    for (size_t i = 0; i < matches; ++i) {
        talk.open("toy_war", 2, {{"seed", i}});
        Game& game = games[talk.match];
        game.match = talk.match;
        talk.join(talk.tokens[0]);
        game.turn = talk.join(talk.tokens[1])["turn"];
    }
    const auto ask_legal = [&](const Game& game) {
        talk.client().send(
            {{"type", "legal"}, {"match", game.match}, {"seat", game.turn["deciders"][0]}});
    };
    talk.news.clear();
    for (const auto& [id, game] : games) ask_legal(game);
    size_t finished = 0;
    while (finished < matches) {
        const Json message = talk.receive();
        ASSERT_FALSE(message.is_null());
        ASSERT_NE(message["type"], "error") << message;
        if (!message.contains("match")) continue;
        Game& game = games[message["match"]];
        if (message["type"] == "legal") {
            Json move = message["moves"][0];
            move.erase("range");
            talk.client().send({{"type", "move"},
                                {"match", game.match},
                                {"seat", message["seat"]},
                                {"move", std::move(move)}});
        } else if (message["type"] == "moved" && message["seat"] == 2) {
            game.turn = message["turn"];
            EXPECT_EQ(message["number"], ++game.played);
            if (game.played < moves)
                ask_legal(game);
            else
                ++finished;
        }
    }
    const Json all = talk.ask({{"type", "matches"}})["matches"];
    EXPECT_EQ(all.size(), matches);
    for (const Json& one : all) EXPECT_EQ(one["number"], moves);
}

}  // namespace
}  // namespace fronteira::host
