// SPDX-License-Identifier: MIT
#include "pack/store.hpp"

#include "content/mods/mod_set.hpp"
#include "pack/mod_files.hpp"
#include "pack/pack_hash.hpp"
#include "support/scratch.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace fronteira::pack {
namespace {

namespace fs = std::filesystem;
using support::Scratch;

const Files files{{"guide/en.txt", "@ A\n"},
                  {"mod.toml", "id = \"tiny\"\nversion = \"1.2.3\"\napi = 1\nname = \"Tiny\"\n"}};
const std::string hash = pack_hash(files);

/// Everything below a folder, hidden or not.
size_t entries_in(const fs::path& folder) {
    const fs::recursive_directory_iterator all(folder);
    return static_cast<size_t>(std::distance(begin(all), end(all)));
}

void install(const fs::path& folder) {
    auto store = Store::open(folder);
    ASSERT_TRUE(store && store->lay_out(files) && store->keep(hash));
}

TEST(Store, KeepsAModUnderItsHashWhereModsAreFound) {
    const Scratch folder;
    const fs::path mods = folder.path() / "new" / "mods";

    install(mods);

    const auto stored = stored_mods(mods);
    ASSERT_EQ(stored.size(), 1u);
    EXPECT_EQ(stored[0].hash, hash);
    EXPECT_EQ(stored[0].id, "tiny");
    EXPECT_EQ(stored[0].version, "1.2.3");
    EXPECT_EQ(pack_hash(read_mod_files(stored[0].folder)->files), hash);
    EXPECT_TRUE(content::ModSet::find({mods}).mod("tiny"));
    EXPECT_EQ(entries_in(mods), 4u);  // the folder, guide, and two files
}

TEST(Store, ShowsNothingOfWhatIsNotKept) {
    const Scratch folder;
    auto store = Store::open(folder.path());
    ASSERT_TRUE(store);

    ASSERT_TRUE(store->lay_out(files));

    EXPECT_TRUE(stored_mods(folder.path()).empty());
    EXPECT_TRUE(content::ModSet::find({folder.path()}).mods().empty());
    { const Store closed = std::move(*store); }
    EXPECT_EQ(entries_in(folder.path()), 0u);
}

TEST(Store, PutsWholeFilesInThePlaceOfDamagedOnes) {
    const Scratch folder;
    install(folder.path());
    folder.write(hash + "/mod.toml", "");
    folder.write(hash + "/more.txt", "");

    install(folder.path());

    EXPECT_EQ(pack_hash(read_mod_files(folder.path() / hash)->files), hash);
}

TEST(Store, RemovesAModAndNothingElse) {
    const Scratch folder;
    folder.write("draft/mod.toml", "");
    install(folder.path());
    {
        auto store = Store::open(folder.path());
        ASSERT_TRUE(store && store->remove(hash));
        EXPECT_FALSE(store->remove(hash));
    }
    EXPECT_EQ(entries_in(folder.path()), 2u);
    EXPECT_TRUE(fs::exists(folder.path() / "draft/mod.toml"));
}

TEST(Store, TakesNoOtherFolderForItsOwn) {
    const Scratch folder;
    folder.write("draft/mod.toml", files[1].bytes);
    fs::create_directory_symlink(folder.path() / "draft", folder.path() / hash);
    EXPECT_TRUE(stored_mods(folder.path()).empty());
    EXPECT_TRUE(stored_mods("/nowhere").empty());
}

TEST(Store, FindsAModWhoseManifestIsGone) {
    const Scratch folder;
    install(folder.path());
    fs::remove(folder.path() / hash / "mod.toml");
    const auto stored = stored_mods(folder.path());
    ASSERT_EQ(stored.size(), 1u);
    EXPECT_EQ(stored[0].hash, hash);
    EXPECT_EQ(stored[0].id, "");
}

/// Does something in a process of its own, and tells how that ended.
template <class Work>
int in_child(Work work) {
    const pid_t child = ::fork();
    if (child == 0) {
        work();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

TEST(Store, CleansUpAfterWhoWasKilled) {
    const Scratch folder;
    const int status = in_child([&] {
        auto store = Store::open(folder.path());
        if (store && store->lay_out(files)) ::raise(SIGKILL);
    });
    ASSERT_TRUE(WIFSIGNALED(status));
    EXPECT_TRUE(content::ModSet::find({folder.path()}).mods().empty());
    EXPECT_GT(entries_in(folder.path()), 0u);

    { ASSERT_TRUE(Store::open(folder.path())); }

    EXPECT_EQ(entries_in(folder.path()), 0u);
}

TEST(Store, ShowsAWholeModOrNoneWheneverItIsKilled) {
    const Scratch folder;
    int shown = 0;
    // On a slow disk nothing is there yet after the first milliseconds.
    for (int tries = 0; tries < 30 || (shown < 3 && tries < 300); ++tries) {
        const pid_t child = ::fork();
        if (child == 0) {
            for (;;) {
                auto store = Store::open(folder.path());
                if (!store || !store->lay_out(files) || !store->keep(hash)) ::_exit(1);
            }
        }
        ::usleep(static_cast<useconds_t>(1000 * tries));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status));
        for (const StoredMod& stored : stored_mods(folder.path())) {
            ++shown;
            EXPECT_EQ(pack_hash(read_mod_files(stored.folder)->files), hash);
        }
        EXPECT_LE(content::ModSet::find({folder.path()}).mods().size(), 1u);
    }
    EXPECT_GT(shown, 0);
}

const Files newer{{"mod.toml", "id = \"tiny\"\nversion = \"2.0.0\"\napi = 1\nname = \"Tiny\"\n"}};
const std::string newer_hash = pack_hash(newer);

std::vector<StoredMod> others_than(const std::string& own, const fs::path& folder) {
    std::vector<StoredMod> others = stored_mods(folder);
    std::erase_if(others, [&](const StoredMod& one) { return one.hash == own; });
    return others;
}

std::vector<std::string> versions_in(const fs::path& folder) {
    std::vector<std::string> versions;
    for (const StoredMod& stored : stored_mods(folder)) versions.push_back(stored.version);
    return versions;
}

TEST(Store, PutsAVersionInThePlaceOfOthers) {
    const Scratch folder;
    install(folder.path());
    {
        auto store = Store::open(folder.path());
        ASSERT_TRUE(store && store->lay_out(newer));
        ASSERT_TRUE(store->keep(newer_hash, stored_mods(folder.path())));
    }
    EXPECT_THAT(versions_in(folder.path()), testing::ElementsAre("2.0.0"));
}

TEST(Store, LeavesOneVersionWheneverItIsKilled) {
    const Scratch folder;
    install(folder.path());
    // Both are there for a moment only; who is killed in it is the matter of the tests below.
    for (int tries = 0; tries < 40; ++tries) {
        const pid_t child = ::fork();
        if (child == 0) {
            for (bool old = false;; old = !old) {
                auto store = Store::open(folder.path());
                if (!store || !store->lay_out(old ? files : newer)) ::_exit(1);
                const std::string& own = old ? hash : newer_hash;
                if (!store->keep(own, others_than(own, folder.path()))) ::_exit(1);
            }
        }
        ::usleep(static_cast<useconds_t>(700 * tries));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status));
        finish_replacing(folder.path());
        EXPECT_EQ(versions_in(folder.path()).size(), 1u) << tries;
    }
}

/// As one leaves it who was killed between the two steps.
void half_replaced(const Scratch& folder) {
    install(folder.path());
    {
        auto store = Store::open(folder.path());
        ASSERT_TRUE(store && store->lay_out(newer) && store->keep(newer_hash));
    }
    folder.write(".packs/instead", newer_hash + "\n" + hash + "\n");
    ASSERT_THAT(versions_in(folder.path()), testing::SizeIs(2));
}

TEST(Store, IsPutRightByWhoeverLooksNext) {
    const Scratch folder;
    half_replaced(folder);

    finish_replacing(folder.path());

    EXPECT_THAT(versions_in(folder.path()), testing::ElementsAre("2.0.0"));
    EXPECT_FALSE(fs::exists(folder.path() / ".packs"));
}

TEST(Store, IsLeftAloneByWhoLooksWhileSomebodyHasIt) {
    const Scratch folder;
    half_replaced(folder);
    const int lock = ::open(folder.path().c_str(), O_RDONLY | O_DIRECTORY);
    ASSERT_EQ(::flock(lock, LOCK_EX), 0);

    finish_replacing(folder.path());

    EXPECT_THAT(versions_in(folder.path()), testing::SizeIs(2));
    ::close(lock);
}

TEST(Store, KeepsTheOldVersionWhereTheNewOneNeverCame) {
    const Scratch folder;
    install(folder.path());
    folder.write(".packs/instead", newer_hash + "\n" + hash + "\n");

    finish_replacing(folder.path());

    EXPECT_THAT(versions_in(folder.path()), testing::ElementsAre("1.2.3"));
}

TEST(Store, SaysWhatCouldNotBeWritten) {
    const Scratch folder;
    const int status = in_child([&] {
        // No file may be larger than this: as when the disk is full.
        ::signal(SIGXFSZ, SIG_IGN);
        const struct rlimit limit { 10, 10 };
        ::setrlimit(RLIMIT_FSIZE, &limit);
        auto store = Store::open(folder.path());
        const auto laid_out = store ? store->lay_out(files) : fail(store.error());
        if (laid_out || laid_out.error()[0].code != "pack.unwritable") ::_exit(1);
    });
    EXPECT_EQ(status, 0);
    EXPECT_EQ(entries_in(folder.path()), 0u);

    folder.write("file", "");
    EXPECT_EQ(Store::open(folder.path() / "file").error()[0].code, "pack.unwritable");
}

}  // namespace
}  // namespace fronteira::pack
