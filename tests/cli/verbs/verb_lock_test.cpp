// SPDX-License-Identifier: MIT
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace fronteira::cli {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

/// A folder with copies of mods, of which toy_duel needs toy_war.
class LockedMods {
 public:
    LockedMods() {
        std::filesystem::create_directory(scratch_ / "mods");
        for (const std::string mod : {"toy_war", "toy_duel"})
            std::filesystem::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/" + mod,
                                  scratch_ / ("mods/" + mod),
                                  std::filesystem::copy_options::recursive);
    }
    Ran run(std::vector<std::string> words) const {
        words.insert(words.end(), {"--mods", scratch_ / "mods"});
        return fronteira_run(words);
    }
    const Scratch& scratch() const { return scratch_; }

 private:
    Scratch scratch_;
};

TEST(VerbLock, NamesEveryModThatTakesPart) {
    const LockedMods mods;
    const std::string file = mods.scratch() / "duel.lock";

    const Ran ran = mods.run({"lock", "toy_duel", "-o", file});

    EXPECT_EQ(ran.status, 0) << ran.err;
    const std::string lock = Scratch::read(file);
    EXPECT_THAT(lock, StartsWith("lock = 1\nof = \"toy_duel\"\n\n[[mod]]\nid = \"toy_war\"\n"
                                 "version = \"1.2.0\"\nsha256 = \""));
    EXPECT_THAT(lock, HasSubstr("id = \"toy_duel\"\n"));
    const Ran checked = mods.run({"lock", "--check", file});
    EXPECT_EQ(checked.status, 0) << checked.err;
    EXPECT_EQ(checked.out, "toy_duel is installed exactly as locked: 2 mods.\n");
    EXPECT_THAT(mods.run({"lock", "--check", file, "--lang", "pt_BR"}).out,
                HasSubstr("está instalado exatamente como foi fixado: 2 mods."));
}

TEST(VerbLock, HasTheHashOfThePack) {
    const LockedMods mods;
    const Ran packed = mods.run({"pack", "toy_war", "--json", "-o", mods.scratch() / "a.zip"});
    const Ran locked =
        mods.run({"lock", "toy_war/toy_war", "--json", "-o", mods.scratch() / "a.lock"});

    EXPECT_EQ(json::parse(locked.out)["of"], "toy_war/toy_war");
    EXPECT_EQ(json::parse(locked.out)["mods"][0]["sha256"], json::parse(packed.out)["sha256"]);
}

TEST(VerbLock, TellsWhatDiffersAndWhatIsMissing) {
    const LockedMods mods;
    const std::string file = mods.scratch() / "duel.lock";
    mods.run({"lock", "toy_duel", "-o", file});
    mods.scratch().write("mods/toy_war/notes.txt", "A word more.\n");
    const Ran other = mods.run({"lock", "--check", file});
    std::filesystem::remove_all(mods.scratch() / "mods/toy_duel");

    const Ran missing = mods.run({"lock", "--check", file, "--json"});

    EXPECT_EQ(other.status, 1);
    EXPECT_THAT(other.err, AllOf(StartsWith(file + ": error: `toy_war` 1.2.0 is installed with "
                                                   "other files"),
                                 HasSubstr("[lock.files]")));
    EXPECT_EQ(missing.status, 1);
    const json told = json::parse(missing.out);
    EXPECT_EQ(told["good"], false);
    EXPECT_EQ(told["findings"][0]["code"], "lock.files");
    EXPECT_EQ(told["findings"][1]["code"], "lock.missing");
}

TEST(VerbLock, TellsWhatTakesPartAndIsNotLocked) {
    const LockedMods mods;
    const std::string file = mods.scratch() / "duel.lock";
    mods.run({"lock", "toy_duel", "-o", file});
    const std::string whole = Scratch::read(file);
    const auto check = [&](const std::string& lock) {
        mods.scratch().write("duel.lock", lock);
        return mods.run({"lock", "--check", file});
    };

    const Ran without_the_last = check(whole.substr(0, whole.rfind("[[mod]]")));
    const Ran empty = check("lock = 1\nof = \"toy_duel\"\nmod = []\n");
    const Ran of_nothing = check("lock = 1\nof = \"toy_dual\"\nmod = []\n");

    EXPECT_EQ(without_the_last.status, 1);
    EXPECT_EQ(without_the_last.err,
              file +
                  ": error: `toy_duel` takes part in toy_duel, but is not locked (write the "
                  "lock anew: fronteira lock toy_duel) [lock.open]\n");
    EXPECT_THAT(empty.err, AllOf(HasSubstr("`toy_war` takes part"), HasSubstr("`toy_duel` takes")));
    EXPECT_EQ(of_nothing.status, 1);
    EXPECT_THAT(of_nothing.err, AllOf(StartsWith(file + ": error: "), HasSubstr("toy_duel")));
}

TEST(VerbLock, TellsOfAnotherVersion) {
    const LockedMods mods;
    const std::string file = mods.scratch() / "war.lock";
    mods.run({"lock", "toy_war", "-o", file});
    std::string manifest = Scratch::read(mods.scratch() / "mods/toy_war/mod.toml");
    manifest.replace(manifest.find("1.2.0"), 5, "1.3.0");
    mods.scratch().write("mods/toy_war/mod.toml", manifest);

    const Ran ran = mods.run({"lock", "--check", file});

    EXPECT_THAT(ran.err, HasSubstr("`toy_war` 1.2.0 is locked, but 1.3.0 is installed"));
}

TEST(VerbLock, LocksNothingThatCouldNotBePacked) {
    const LockedMods mods;
    mods.scratch().write("mods/toy_war/board.svg", "<svg/>");

    const Ran ran = mods.run({"lock", "toy_duel", "-o", mods.scratch() / "a.lock"});

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr("the file `board.svg` is of a kind"));
    EXPECT_FALSE(std::filesystem::exists(mods.scratch() / "a.lock"));
}

TEST(VerbLock, NeedsOneThingToDo) {
    const LockedMods mods;
    EXPECT_EQ(mods.run({"lock"}).status, 2);
    EXPECT_EQ(mods.run({"lock", "toy_war", "--check", "a.lock"}).status, 2);
    EXPECT_EQ(mods.run({"lock", "toy_wra"}).status, 2);
    EXPECT_EQ(mods.run({"lock", "--check", mods.scratch() / "nowhere.lock"}).status, 2);
    const std::string plan = mods.scratch().write("plan.toml", "name = \"mine\"\n");
    EXPECT_EQ(mods.run({"lock", "toy_war", "-o", plan}).status, 1);
    EXPECT_EQ(mods.run({"lock", "--check", plan}).status, 1);
}

TEST(VerbLock, OverwritesLocksAlone) {
    const Scratch scratch;
    const std::string door = scratch.write("door.toml", "lock = true\nkey = 3\n");

    const Ran ran = fronteira_run({"lock", "toy_war", "-o", door});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, testing::HasSubstr("[output.there]"));

    for (int time = 0; time < 2; ++time)
        EXPECT_EQ(fronteira_run({"lock", "toy_war", "-o", scratch / "a.lock"}).status, 0);
}

}  // namespace
}  // namespace fronteira::cli
