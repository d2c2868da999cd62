// SPDX-License-Identifier: MIT
// A match of a game that was edited meanwhile begins like the one before, as far as its moves go.
#include "guests/talk.hpp"

namespace fronteira::host {
namespace {

struct EditedGame : testing::Test {
    EditedGame() {
        std::filesystem::copy(FRONTEIRA_SOURCE_DIR "/" + toys, own,
                              std::filesystem::copy_options::recursive);
    }
    std::string mods() const { return std::filesystem::relative(own, FRONTEIRA_SOURCE_DIR); }

    /// Deploys and stops, once for each of two seats; the record.
    std::string played() const {
        Talk talk(":memory:", mods());
        talk.open("toy_war", 2);
        for (const std::string& token : talk.tokens) talk.join(token);
        for (const char* kind : {"deploy", "stop", "deploy", "stop"}) {
            const int seat = talk.at("view", 1)["turn"]["deciders"][0];
            Json values = Json::object();
            if (kind == std::string("deploy")) {
                const Json first = talk.at("legal", seat)["moves"][0];
                values = first["values"];
                values["armies"] = first["range"]["upto"];
            }
            const Json move{{"kind", kind}, {"values", values}};
            const Json done = talk.at("move", seat, {{"move", move}});
            EXPECT_EQ(done["type"], "done") << done;
        }
        return talk.at("record", 0)["text"];
    }
    void edit(const std::string& file, const std::string& from, const std::string& to) const {
        const std::string path = "mods/toy_war/rules/" + file;
        std::string text = Scratch::read(scratch / path);
        text.replace(text.find(from), from.size(), to);
        scratch.write(path, text);
    }
    static Json like(Talk& talk, const Json& record) {
        return talk.ask({{"type", "open"},
                         {"ruleset", "toy_war"},
                         {"seats", {{{"who", "human"}}, {{"who", "human"}}}},
                         {"like", record}});
    }

    const Scratch scratch;
    const std::filesystem::path own = scratch.path() / "mods";
};

TEST_F(EditedGame, GoesOnWhereEveryMoveIsLegalStill) {
    const std::string record = played();
    edit("attack.lua", "armies <= 50", "armies <= 60");
    Talk talk(":memory:", mods());
    const Json opened = like(talk, record);
    ASSERT_EQ(opened["type"], "opened") << opened;
    EXPECT_EQ(opened["played"], 4);
    EXPECT_EQ(opened["of"], 4);
    EXPECT_EQ(talk.join(opened["seats"][0]["token"])["turn"]["number"], 4);
}

TEST_F(EditedGame, GoesOnBeforeTheFirstMoveThatIsNotLegalAnyMore) {
    const std::string record = played();
    edit("attack.lua", "move \"stop\"", "move \"halt\"");
    const std::string store = scratch / "matches.sqlite";
    std::string token;
    {
        Talk talk(store, mods());
        const Json opened = like(talk, record);
        ASSERT_EQ(opened["type"], "opened") << opened;
        EXPECT_EQ(opened["played"], 1);
        EXPECT_EQ(opened["of"], 4);
        token = opened["seats"][0]["token"];
        talk.finish();
    }
    Talk talk(store, mods());
    EXPECT_EQ(talk.join(token)["turn"]["number"], 1) << "it is kept like any other";
}

TEST_F(EditedGame, NeedNotBeNamedWhereTheRecordNamesIt) {
    const std::string record = played();
    edit("attack.lua", "armies <= 50", "armies <= 60");
    Talk talk(":memory:", mods());
    const Json opened = talk.ask(
        {{"type", "open"}, {"seats", {{{"who", "human"}}, {{"who", "human"}}}}, {"like", record}});
    ASSERT_EQ(opened["type"], "opened") << opened;
    EXPECT_EQ(opened["played"], 4);
    EXPECT_EQ(talk.join(opened["seats"][0]["token"])["game"]["ruleset"], "toy_war/toy_war");
}

TEST_F(EditedGame, CannotBeBegunFromWhatIsNoRecord) {
    Talk talk(":memory:", mods());
    EXPECT_EQ(like(talk, "once upon a time\n")["type"], "error");
    const Json odd = like(talk, 5);
    EXPECT_EQ(odd["code"], "protocol.key");
    EXPECT_EQ(odd["hint"], "`like` must be a text");
}

}  // namespace
}  // namespace fronteira::host
