// SPDX-License-Identifier: MIT
#include "plugin/plugin_set.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace fronteira::plugin {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const std::string fixtures = FRONTEIRA_BINARY_DIR "/fixture_plugins";

/// The finding about one fixture, as text; empty when there is none.
std::string finding_about(const PluginSet& set, const std::string& file) {
    for (const Diagnostic& finding : set.findings())
        if (finding.place.file == fixtures + "/" + file) return to_text(finding);
    return {};
}

TEST(PluginSet, LoadsAGoodPluginAmongBadOnes) {
    const PluginSet set = PluginSet::load({fixtures});

    ASSERT_EQ(set.plugins().size(), 1u);
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
    const auto folder = std::filesystem::temp_directory_path() / "fronteira_plugin_set_test";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "text.so") << "not a shared object";

    const PluginSet set = PluginSet::load({folder});

    std::filesystem::remove_all(folder);
    ASSERT_EQ(set.findings().size(), 1u);
    EXPECT_EQ(set.findings()[0].code, "plugin.unreadable");
}

TEST(PluginSet, TakesAMissingFolderAsEmpty) {
    const PluginSet set = PluginSet::load({fixtures + "/nowhere"});

    EXPECT_TRUE(set.plugins().empty());
    EXPECT_TRUE(set.findings().empty());
}

}  // namespace
}  // namespace fronteira::plugin
