// SPDX-License-Identifier: MIT
// "On a network host nobody chooses or learns the seed before the end."
#include "company.hpp"
#include "host/rooms/seed_lot.hpp"

#include <sys/wait.h>

#include <sstream>

namespace fronteira::host {
namespace {

Json ask_for(int seed) {
    return {{"type", "open"},
            {"ruleset", "toy_war"},
            {"seed", seed},
            {"seats", {{{"who", "human"}}, {{"who", "human"}}}}};
}

/// What stands after that word in the header of a record.
std::string word_of(const std::string& record, const std::string& line, int which = 1) {
    std::istringstream text(record.substr(record.find("\n" + line + " ")));
    std::string word;
    for (int i = 0; i <= which; ++i) text >> word;
    return word;
}

std::string verified(const std::string& file, int& status) {
    const std::string command = std::string(FRONTEIRA_BINARY_DIR "/bin/fronteira --mods ") +
                                FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods replay --verify " +
                                file + " 2>&1";
    FILE* pipe = popen(command.c_str(), "r");
    std::string said;
    for (int c = 0; (c = fgetc(pipe)) != EOF;) said += static_cast<char>(c);
    status = WEXITSTATUS(pclose(pipe));
    return said;
}

TEST(Chance, IsNamedByNobodyOnAHostThatListens) {
    const ListeningHost host;
    WebClient client(host.port);
    std::set<std::string> seeds;
    for (int i = 0; i < 2; ++i) {
        const Json opened = client.ask(ask_for(7));
        ASSERT_EQ(opened["type"], "opened") << opened;
        client.ask({{"type", "join"}, {"token", opened["seats"][0]["token"]}});
        client.ask({{"type", "resign"}, {"match", opened["match"]}, {"seat", 1}});
        const Json record = client.ask({{"type", "record"}, {"match", opened["match"]}});
        seeds.insert(word_of(record["text"], "seed"));
    }
    EXPECT_EQ(seeds.size(), 2u);
    EXPECT_FALSE(seeds.contains("7"));
}

TEST(Chance, IsNamedByNobodyOnThePipeOfAHostThatListensEither) {
    Talk talk(":memory:", "tests/fixtures/mods", {"--listen", "127.0.0.1:0"});
    talk.open("toy_war", 2, {{"seed", 7}});
    talk.join(talk.tokens[0]);
    const Json record{{"type", "record"}, {"match", talk.match}};
    // Nor is it known before the end, to whoever runs the host either.
    EXPECT_EQ(talk.ask(record)["code"], "record.secret");
    talk.at("resign", 1);
    EXPECT_NE(word_of(talk.ask(record)["text"], "seed"), "7");
}

TEST(Chance, IsAsWasAskedForWhereNobodyElseCanPlay) {
    Talk talk(":memory:", "tests/fixtures/mods");
    talk.open("toy_war", 2, {{"seed", 7}});
    const Json record = talk.ask({{"type", "record"}, {"match", talk.match}});
    EXPECT_EQ(word_of(record["text"], "seed"), "7");
    EXPECT_EQ(record["text"].get<std::string>().find("\ncommitment "), std::string::npos);
}

TEST(Chance, IsBoundByAHashThatAllAreToldBeforeAndThatHoldsAfterwards) {
    const ListeningHost host;
    Company company(host, 2);
    const std::string told = company.joined["commitment"];
    EXPECT_EQ(told.size(), 64u);
    for (int i = 0; i < 4; ++i) company.play();
    EXPECT_EQ(company.of(1).ask({{"type", "record"}, {"match", company.match}})["code"],
              "record.secret");
    company.at("resign", 1);
    const std::string text =
        company.of(1).ask({{"type", "record"}, {"match", company.match}})["text"];

    EXPECT_EQ(word_of(text, "commitment"), told);
    EXPECT_EQ(commitment(std::stoull(word_of(text, "seed")), word_of(text, "commitment", 2)), told);
    const Scratch scratch;
    std::ofstream(scratch / "good.rec") << text;
    int status = -1;
    const std::string said = verified(scratch / "good.rec", status);
    EXPECT_EQ(status, 0) << said;
    EXPECT_NE(said.find(told), std::string::npos) << said;
}

TEST(Chance, IsTheHashOfSeedAndSaltAsAnybodyCanWorkItOut) {
    // printf '12345 00112233445566778899aabbccddeeff' | b2sum -l 256
    EXPECT_EQ(commitment(12345, "00112233445566778899aabbccddeeff"),
              "1b6c729433af1c006a08ce004ca12083fa945952ef9e391b06d0af46142f2ccb");
    EXPECT_NE(draw_seed().seed, draw_seed().seed);
    EXPECT_EQ(draw_seed().salt.size(), 32u);
}

TEST(Chance, ThatWasChosenLaterIsFoundOut) {
    // A record is made anew with another seed under the commitment that was told.
    Talk talk(":memory:", "tests/fixtures/mods");
    talk.open("toy_war", 2, {{"seed", 7}});
    std::string text = talk.ask({{"type", "record"}, {"match", talk.match}})["text"];
    const SeedLot told = draw_seed();
    const std::string line = "commitment " + told.commitment + " " + told.salt + "\n";
    text.insert(text.find("option "), line);
    const Scratch scratch;
    std::ofstream(scratch / "forged.rec") << text;
    int status = -1;
    const std::string said = verified(scratch / "forged.rec", status);
    EXPECT_EQ(status, 1) << said;
    EXPECT_NE(said.find("replay."), std::string::npos) << said;
}

}  // namespace
}  // namespace fronteira::host
