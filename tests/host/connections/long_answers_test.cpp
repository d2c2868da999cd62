// SPDX-License-Identifier: MIT
// Answers longer than what may wait of the news, on their way over a socket.
#include "company.hpp"
#include "raw_client.hpp"
#include "vitals.hpp"

namespace fronteira::host {
namespace {

/// A mod whose map has so many cells, for a host to find.
class WideMod {
 public:
    WideMod(int width, int height) {
        namespace fs = std::filesystem;
        const fs::path mod = scratch_ / "mods/wide";
        fs::create_directories(mod / "maps");
        fs::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/torn_mods/torn/rules", mod / "rules");
        std::ofstream(mod / "mod.toml")
            << "id = \"wide\"\nversion = \"1.0.0\"\napi = 1\nname = \"Wide\"\nlicence = \"MIT\"\n"
               "[[ruleset]]\nid = \"wide\"\nname = \"Wide\"\nplayers = [2, 2]\nmap = \"wide\"\n";
        std::ofstream(mod / "maps/wide.toml")
            << "id = \"wide\"\nname = \"Wide\"\n[grid]\nwidth = " << width
            << "\nheight = " << height << "\nshape = \"square\"\n";
    }
    /// As host_command() wants it.
    std::string mods() const {
        return std::filesystem::relative(scratch_ / "mods", FRONTEIRA_SOURCE_DIR).string();
    }

 private:
    Scratch scratch_;
};

TEST(LongAnswers, LikeTheMapOfTenThousandCellsGoOverASocket) {
    const WideMod wide(100, 100);
    const ListeningHost host({}, wide.mods());
    WebClient client(host.port);
    const Json map = client.ask({{"type", "map"}, {"map", "wide/wide"}});

    ASSERT_EQ(map["type"], "map");
    EXPECT_EQ(map["spaces"].size(), 10000u);
    EXPECT_GT(map.dump().size(), size_t{1} << 20);
    EXPECT_EQ(client.ask({{"type", "matches"}})["type"], "matches");
}

TEST(LongAnswers, AreNotHeldForWhoeverDoesNotReadThem) {
    const WideMod wide(120, 100);
    const ListeningHost host({}, wide.mods());
    Company company(host, 2, {{"ruleset", "wide"}});
    for (int i = 0; i < 30; ++i) company.of(1).send(R"({"type":"map","map":"wide/wide"})");
    // The others hear of it when the connection is given up.
    Json seats;
    do seats = company.of(2).wait_for("seats");
    while (!seats.is_null() && seats["say"] != "Player 1 left");

    std::vector<std::string> heard;
    while (heard.size() < 40) {
        const Json message = company.of(1).receive();
        if (message.is_null()) break;
        heard.push_back(message.value("code", message["type"].get<std::string>()));
    }
    // "then the connection is closed (`protocol.too_slow`)"
    ASSERT_FALSE(heard.empty());
    EXPECT_EQ(heard.back(), "protocol.too_slow");
    EXPECT_LT(heard.size(), 30u);
}

/// Waits until the host has no more open than that.
bool comes_back_to(const ListeningHost& host, size_t descriptors) {
    for (int i = 0; i < 600; ++i) {
        if (vitals_of(host.process()).descriptors <= descriptors) return true;
        usleep(100000);
    }
    return false;
}

TEST(LongAnswers, KeepNoConnectionOpenForWhoeverHasFallenSilent) {
    const WideMod wide(120, 100);
    const ListeningHost host({}, wide.mods());
    const Json map{{"type", "map"}, {"map", "wide/wide"}};
    WebClient other(host.port);
    ASSERT_EQ(other.ask(map)["type"], "map");  // whoever tells maps stays
    const size_t before = vitals_of(host.process()).descriptors;

    RawClient silent(host.port);
    for (int i = 0; i < 4; ++i) silent.say(map);
    ASSERT_TRUE(silent.hears_more());  // and reads nothing of it
    silent.fall_silent();

    EXPECT_TRUE(comes_back_to(host, before));
    EXPECT_EQ(other.ask({{"type", "matches"}})["type"], "matches");
}

}  // namespace
}  // namespace fronteira::host
