// SPDX-License-Identifier: MIT
// `install` and `remove`.
#include "toy_copy.hpp"
#include "zip_bytes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace fronteira::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;

/// An empty place for mods, and packs to fill it with.
class Installed {
 public:
    std::string mods() const { return scratch_ / "mods"; }
    Ran run(std::vector<std::string> words) const {
        words.insert(words.end(), {"--mods", mods()});
        return fronteira_run(words);
    }
    /// The pack of a mod that is its manifest alone.
    std::string pack(const std::string& id, const std::string& version,
                     const std::string& more = {}) const {
        const std::string folder = id + "_" + version;
        scratch_.write(folder + "/mod.toml", "id = \"" + id + "\"\nversion = \"" + version +
                                                 "\"\napi = 1\nname = \"" + id + "\"\n" + more);
        const Ran ran = fronteira_run({"pack", scratch_ / folder, "-o",
                                       scratch_ / (folder + ".zip"), "--mods", scratch_ / ""});
        EXPECT_EQ(ran.status, 0) << ran.err;
        return scratch_ / (folder + ".zip");
    }
    /// Every mod that is installed, with its version.
    std::vector<std::string> list() const {
        std::vector<std::string> found;
        for (const json& mod : json::parse(run({"list", "mods", "--json"}).out))
            found.push_back(mod["id"].get<std::string>() + " " + mod["version"].get<std::string>());
        return found;
    }
    size_t entries() const {
        std::error_code error;
        fs::directory_iterator all(mods(), error), end;
        size_t count = 0;
        for (; all != end; ++all) ++count;
        return count;
    }
    const Scratch& scratch() const { return scratch_; }

 private:
    Scratch scratch_;
};

constexpr const char* needs_sea = "[depends]\nsea = \">=1.0, <2\"\n";

TEST(VerbInstall, InstallsAGameThatCanBePlayedAndRemoved) {
    const Installed home;
    const std::string pack = home.scratch() / "toy.zip";
    fronteira_run({"pack", toy_war, "-o", pack});

    const Ran installed = home.run({"install", pack});

    EXPECT_EQ(installed.status, 0) << installed.err;
    EXPECT_THAT(installed.out, HasSubstr("toy_war 1.2.0 is installed\nsha256 "));
    EXPECT_EQ(home.list(), std::vector<std::string>{"toy_war 1.2.0"});
    const Ran here = fronteira_run({"sim", "toy_war", "--games", "3", "--json"});
    const Ran there = home.run({"sim", "toy_war", "--games", "3", "--json"});
    EXPECT_EQ(json::parse(here.out)["signature"], json::parse(there.out)["signature"]);
    EXPECT_EQ(home.run({"check", "toy_war"}).status, 0);

    const Ran removed = home.run({"remove", "toy_war@1.2.0"});
    EXPECT_EQ(removed.status, 0) << removed.err;
    EXPECT_EQ(removed.out, "toy_war 1.2.0 was removed\n");
    EXPECT_EQ(home.entries(), 0u);
}

// What a mod was drawn with stays with its author, and decides nothing.
TEST(VerbInstall, BringsAGameInWhichMatchesAreVerified) {
    const Installed home;
    ToyCopy copy;
    copy.write("maps/source/draw.py", "import os\n");
    const std::string around = fs::path(copy.path()).parent_path();
    fronteira_run({"sim", "toy_war", "--games", "1", "--record", home.scratch() / "records",
                   "--mods", around});
    fronteira_run({"pack", copy.path(), "-o", home.scratch() / "toy.zip"});
    home.run({"install", home.scratch() / "toy.zip"});

    const fs::directory_iterator records(home.scratch() / "records");
    ASSERT_NE(records, fs::directory_iterator());
    const Ran ran = home.run({"replay", records->path(), "--verify"});
    EXPECT_EQ(ran.status, 0) << ran.err;
}

TEST(VerbInstall, SaysThatItIsInstalledAlready) {
    const Installed home;
    const std::string pack = home.pack("sea", "1.0.0");
    const json first = json::parse(home.run({"install", pack, "--json"}).out);
    const auto written = fs::last_write_time(first["folder"].get<std::string>());

    const Ran again = home.run({"install", pack, "--json"});
    const json second = json::parse(again.out);

    EXPECT_EQ(again.status, 0);
    EXPECT_EQ(first["was_there"], false);
    EXPECT_EQ(second["was_there"], true);
    EXPECT_EQ(first["sha256"], second["sha256"]);
    EXPECT_EQ(fs::path(first["folder"].get<std::string>()).filename().string(),
              first["sha256"].get<std::string>());
    EXPECT_EQ(fs::last_write_time(first["folder"].get<std::string>()), written);
    EXPECT_THAT(home.run({"install", pack, "--lang", "pt_BR"}).out,
                HasSubstr("sea 1.0.0 já estava instalado"));
}

TEST(VerbInstall, PutsAnotherVersionInThePlaceOfTheFirst) {
    const Installed home;
    home.run({"install", home.pack("sea", "1.0.0")});

    const Ran newer = home.run({"install", home.pack("sea", "1.1.0")});

    EXPECT_THAT(newer.out, HasSubstr("sea 1.1.0 is installed, in place of 1.0.0"));
    EXPECT_EQ(home.list(), std::vector<std::string>{"sea 1.1.0"});
    EXPECT_EQ(home.entries(), 1u);
    const Ran older = home.run({"install", home.pack("sea", "1.0.0")});
    EXPECT_THAT(older.out, HasSubstr("sea 1.0.0 is installed, in place of 1.1.0"));
}

TEST(VerbInstall, NamesWhatIsMissing) {
    const Installed home;
    home.run({"install", home.pack("sea", "1.0.0")});
    const std::string pack = home.pack("boats", "1.0.0", needs_sea);
    home.run({"remove", "sea"});

    const Ran ran = home.run({"install", pack});

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr(pack + "/mod.toml: error: `boats` 1.0.0 needs the mod `sea` "
                                          ">=1.0, <2, which is not installed"));
    EXPECT_EQ(home.entries(), 0u);
}

TEST(VerbInstall, TakesNoVersionAwayThatOthersNeed) {
    const Installed home;
    home.run({"install", home.pack("sea", "1.0.0")});
    home.run({"install", home.pack("boats", "1.0.0", needs_sea)});
    const std::string two = home.pack("sea", "2.0.0");

    const Ran refused = home.run({"install", two});

    EXPECT_EQ(refused.status, 1);
    EXPECT_THAT(refused.err, HasSubstr("needed by `boats` 1.0.0 (sea >=1.0, <2)"));
    EXPECT_EQ(home.list(), (std::vector<std::string>{"boats 1.0.0", "sea 1.0.0"}));
    EXPECT_EQ(home.run({"install", two, "--force"}).status, 0);
    EXPECT_EQ(home.list(), (std::vector<std::string>{"boats 1.0.0", "sea 2.0.0"}));
}

TEST(VerbInstall, WarnsOfAModThatComesFirst) {
    const Installed home;
    const std::string pack = home.scratch() / "toy.zip";
    fronteira_run({"pack", toy_war, "-o", pack});

    const Ran ran =
        fronteira_run({"install", pack, "--mods", FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods",
                       "--mods", home.mods()});

    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr("the mod `toy_war` in " + toy_war + " is found first"));
    EXPECT_EQ(home.entries(), 1u);
}

// However the hash begins.
TEST(VerbInstall, LeavesADraftInItsPlace) {
    const Installed home;
    for (const char* id : {"a_sea", "z_sea"}) {
        const std::string pack = home.pack(id, "1.0.0");
        home.scratch().write(
            "mods/" + std::string(id) + "/mod.toml",
            "id = \"" + std::string(id) + "\"\nversion = \"2.0.0\"\napi = 1\nname = \"Draft\"\n");
        const Ran ran = home.run({"install", pack});
        EXPECT_THAT(ran.err, HasSubstr("is found first"));
    }

    EXPECT_EQ(home.list(), (std::vector<std::string>{"a_sea 2.0.0", "z_sea 2.0.0"}));
}

TEST(VerbInstall, WritesNothingOfWhatIsNoPack) {
    const Installed home;
    const std::string good = Scratch::read(home.pack("sea", "1.0.0"));
    const std::string cut = home.scratch().write("cut.zip", good.substr(0, good.size() - 1));
    ASSERT_GT(good.size(), 100u);
    std::string bytes = good;
    bytes[50] = static_cast<char>(bytes[50] ^ 1);  // in the first file
    const std::string damaged = home.scratch().write("damaged.zip", bytes);
    const std::string other = home.scratch().write("other.zip", "[mod]\nname = 3\n");

    for (const std::string& file : {cut, damaged, other}) {
        const Ran ran = home.run({"install", file, "--json"});
        EXPECT_EQ(ran.status, 1) << file;
        EXPECT_THAT(ran.err, AllOf(HasSubstr(file + ": error: "), HasSubstr("[pack.")));
        EXPECT_EQ(json::parse(ran.out)["good"], false);
        EXPECT_EQ(json::parse(ran.out)["findings"].size(), 1u);
    }
    EXPECT_FALSE(fs::exists(home.mods()));
    EXPECT_EQ(home.run({"install", home.scratch() / "nowhere.zip"}).status, 2);
    EXPECT_EQ(home.run({"install", home.scratch() / ""}).status, 1);
    EXPECT_EQ(home.run({"install", "/dev/zero"}).status, 1);
}

TEST(VerbInstall, KeepsNothingOfAModThatDoesNotPassItsCheck) {
    const Installed home;
    // As anybody could write one who does not use `fronteira pack`.
    pack::Zip zip;
    zip.files = {pack::stored("mod.toml",
                              "id = \"sea\"\nversion = \"1.0.0\"\napi = 1\nname = \"Sea\"\n"
                              "[[ruleset]]\nid = \"sea\"\nname = \"Sea\"\nmap = \"bay\"\n"),
                 pack::stored("rules/init.lua", "while true do end\n")};
    const std::string file = home.scratch().write("sea.zip", zip.bytes());

    const Ran ran = home.run({"install", file});

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr(file + "/mod.toml:5:1: error: there is no map `bay`"));
    EXPECT_EQ(ran.err.find(".packs"), std::string::npos) << ran.err;
    EXPECT_EQ(home.entries(), 0u);
}

TEST(VerbRemove, RefusesWhatOthersNeed) {
    const Installed home;
    home.run({"install", home.pack("sea", "1.0.0")});
    home.run({"install", home.pack("boats", "1.0.0", needs_sea)});

    const Ran refused = home.run({"remove", "sea"});

    EXPECT_EQ(refused.status, 1);
    EXPECT_THAT(refused.err, HasSubstr("`sea` is needed by `boats` 1.0.0 (sea >=1.0, <2)"));
    EXPECT_EQ(home.run({"remove", "sea", "--force", "--lang", "pt_BR"}).out,
              "sea 1.0.0 foi removido\n");
    EXPECT_EQ(home.list(), std::vector<std::string>{"boats 1.0.0"});
}

TEST(VerbRemove, LeavesModsAloneThatNoPackBrought) {
    const Installed home;
    home.scratch().write("mods/draft/mod.toml",
                         "id = \"draft\"\nversion = \"1.0.0\"\napi = 1\nname = \"Draft\"\n");

    const Ran ran = home.run({"remove", "draft", "--force"});

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err,
                HasSubstr("/draft: error: was not installed from a pack, and is not removed"));
    EXPECT_EQ(home.list(), std::vector<std::string>{"draft 1.0.0"});
}

TEST(VerbRemove, SaysWhatIsNotInstalled) {
    const Installed home;
    EXPECT_EQ(home.run({"remove", "sea"}).status, 2);
    home.run({"install", home.pack("sea", "1.0.0")});
    EXPECT_EQ(home.run({"remove", "see"}).status, 2);
    EXPECT_THAT(home.run({"remove", "see"}).err, HasSubstr("did you mean `sea`?"));
    EXPECT_EQ(home.run({"remove", "sea@2.0.0"}).status, 2);
    EXPECT_EQ(home.run({"remove", "sea@"}).status, 2);
    EXPECT_EQ(home.run({"remove", "../sea"}).status, 2);
    EXPECT_EQ(home.entries(), 1u);
}

TEST(VerbRemove, RemovesByHashWhatCanBeReadNoMore) {
    const Installed home;
    const json told = json::parse(home.run({"install", home.pack("sea", "1.0.0"), "--json"}).out);
    const std::string folder = told["folder"];
    fs::remove(folder + "/mod.toml");
    EXPECT_EQ(home.run({"remove", ""}).status, 2);
    EXPECT_EQ(home.run({"remove", "@"}).status, 2);

    EXPECT_EQ(home.run({"remove", told["sha256"].get<std::string>()}).status, 0);

    EXPECT_EQ(home.entries(), 0u);
}

}  // namespace
}  // namespace fronteira::cli
