// SPDX-License-Identifier: MIT
// Answers longer than what may wait of the news, on their way over a socket.
#include "company.hpp"

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
    WebClient client(host.port);
    for (int i = 0; i < 38; ++i) client.send(R"({"type":"map","map":"wide/wide"})");
    WebClient other(host.port);
    // Answered after all of those, and to somebody who reads.
    EXPECT_EQ(other.ask({{"type", "map"}, {"map", "wide/wide"}})["type"], "map");

    std::vector<std::string> heard;
    while (heard.size() < 38) {
        const Json message = client.receive();
        if (message.is_null()) break;
        heard.push_back(message.value("code", message["type"].get<std::string>()));
    }
    // "and then the connection is closed (`protocol.too_slow`)"
    ASSERT_FALSE(heard.empty());
    EXPECT_EQ(heard.back(), "protocol.too_slow");
    EXPECT_LT(heard.size(), 38u);
}

}  // namespace
}  // namespace fronteira::host
