// SPDX-License-Identifier: MIT
#include "plugin/plugin_set.hpp"

#include "support/scratch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace fronteira::plugin {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const std::string fixtures = FRONTEIRA_BINARY_DIR "/fixture_plugins";

/// The findings about one fixture, as text; empty when there are none.
std::string finding_about(const PluginSet& set, const std::string& file) {
    std::string text;
    for (const Diagnostic& finding : set.findings())
        if (finding.place.file == fixtures + "/" + file) text += to_text(finding) + "\n";
    return text;
}

TEST(PluginSet, LoadsAGoodPluginAmongBadOnes) {
    const PluginSet set = PluginSet::load({fixtures});

    ASSERT_FALSE(set.plugins().empty());
    EXPECT_EQ(set.plugins()[0].id, "good");
    EXPECT_THAT(set.plugins()[0].bots, ElementsAre("first"));
    ASSERT_NE(set.find_bot("first"), nullptr);
    EXPECT_NE((*set.find_bot("first"))(), nullptr);
}

TEST(PluginSet, RefusesAnotherAbiWithTheReason) {
    const PluginSet set = PluginSet::load({fixtures});

    EXPECT_THAT(finding_about(set, "wrong_abi.so"),
                HasSubstr("error: is built for plugin ABI 99; this program has " +
                          std::to_string(plugin_abi)));
    EXPECT_THAT(finding_about(set, "wrong_abi.so"), HasSubstr("[plugin.abi]"));
}

TEST(PluginSet, RefusesAnotherCompilerWithTheReason) {
    const PluginSet set = PluginSet::load({fixtures});

    EXPECT_THAT(finding_about(set, "wrong_compiler.so"), HasSubstr("is built by tcc 1"));
}

TEST(PluginSet, RefusesWhatIsNoPlugin) {
    const PluginSet set = PluginSet::load({fixtures});

    EXPECT_THAT(finding_about(set, "no_plugin.so"), HasSubstr("[plugin.no_plugin]"));
}

TEST(PluginSet, KeepsNothingOfAPluginThatFailsToStart) {
    const PluginSet set = PluginSet::load({fixtures});

    EXPECT_THAT(finding_about(set, "throws.so"), HasSubstr("failed to start: no licence"));
    EXPECT_EQ(set.find_bot("orphan"), nullptr);
}

TEST(PluginSet, KeepsTheFirstOfTwoImportersOfOneFormat) {
    const PluginSet set = PluginSet::load({fixtures});

    EXPECT_THAT(set.plugins()[0].importers, ElementsAre("echo"));
    ASSERT_TRUE(set.importers().contains("echo"));
    EXPECT_THAT(finding_about(set, "good.so"), HasSubstr("[plugin.importer_twice]"));
}

TEST(PluginSet, ReportsAFileThatIsNoSharedObject) {
    const support::Scratch scratch;
    const std::filesystem::path folder = scratch.path();
    std::ofstream(folder / "text.so") << "not a shared object";

    const PluginSet set = PluginSet::load({folder});

    ASSERT_EQ(set.findings().size(), 1u);
    EXPECT_EQ(set.findings()[0].code, "plugin.unreadable");
}

TEST(PluginSet, ReportsASharedObjectWhoseEndIsMissing) {
    const support::Scratch scratch;
    const std::filesystem::path folder = scratch.path();
    std::filesystem::copy_file(fixtures + "/good.so", folder / "half.so",
                               std::filesystem::copy_options::overwrite_existing);
    std::filesystem::resize_file(folder / "half.so", 2000);

    const PluginSet set = PluginSet::load({folder});

    ASSERT_EQ(set.findings().size(), 1u);
    EXPECT_THAT(to_text(set.findings()[0]), HasSubstr("cannot be loaded: it is incomplete"));
}

TEST(PluginSet, TurnsAwayNamesThatNobodyCouldWrite) {
    const PluginSet set = PluginSet::load({fixtures});

    const std::string told = finding_about(set, "odd_names.so");
    EXPECT_THAT(told, HasSubstr("provides the bot `Bad Name` (a name is made of"));
    EXPECT_THAT(told, HasSubstr("provides the bot `` (a name is made of"));
    EXPECT_THAT(told, HasSubstr("the format `shouting` has the suffix `.ODD`"));
    EXPECT_EQ(set.find_bot("Bad Name"), nullptr);
    EXPECT_NE(set.find_bot("fair_name"), nullptr) << "the rest counts";
}

TEST(PluginSet, DoesNotCallNothingATwin) {
    const PluginSet set = PluginSet::load({fixtures});

    EXPECT_THAT(finding_about(set, "odd_names.so"),
                HasSubstr("provides no bot under the name `nobody` [plugin.nothing]"));
    EXPECT_THAT(finding_about(set, "odd_names.so"),
                HasSubstr("provides no importer [plugin.nothing]"));
}

TEST(PluginSet, TellsOfASecondPluginWithTheIdOfOneBesideIt) {
    const PluginSet set = PluginSet::load({fixtures});

    EXPECT_THAT(finding_about(set, "good_copied.so"),
                HasSubstr("has the id `good`, as good.so beside it has (give it an id of its own"));
}

TEST(PluginSet, PutsAPluginOfAnEarlierFolderInThePlaceOfAnother) {
    const support::Scratch scratch;
    const std::filesystem::path folder = scratch.path();
    std::filesystem::copy_file(fixtures + "/good.so", folder / "good.so",
                               std::filesystem::copy_options::overwrite_existing);

    const PluginSet set = PluginSet::load({folder, folder / "."});

    EXPECT_EQ(set.plugins().size(), 1u);
    EXPECT_THAT(set.findings(), testing::SizeIs(1)) << "its own second importer alone";
}

TEST(PluginSet, TakesAMissingFolderAsEmpty) {
    const PluginSet set = PluginSet::load({fixtures + "/nowhere"});

    EXPECT_TRUE(set.plugins().empty());
    EXPECT_TRUE(set.findings().empty());
}

}  // namespace
}  // namespace fronteira::plugin
