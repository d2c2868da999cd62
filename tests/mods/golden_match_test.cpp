// SPDX-License-Identifier: MIT
// Whole matches of the games that ship, kept move by move: they must go on as they went. When rules
// change on purpose, `fronteira sim RULESET --record FOLDER` makes new ones.
#include "installed.hpp"
#include "match/records/record_file.hpp"
#include "match/records/replay.hpp"
#include "runtime/games/recorded_game.hpp"

#include <filesystem>
#include <set>

namespace fronteira::mods {
namespace {

std::vector<std::string> golden_records() {
    std::vector<std::string> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(FRONTEIRA_SOURCE_DIR "/tests/fixtures/records"))
        files.push_back(entry.path().string());
    return files;
}

TEST(GoldenMatches, ArePlayedAgainAsRecorded) {
    ASSERT_FALSE(golden_records().empty());
    for (const std::string& file : golden_records()) {
        const auto record = match::load_record(file);
        ASSERT_TRUE(record.has_value()) << to_text(record.error());
        const auto game = runtime::game_of(installed(), *record);
        ASSERT_TRUE(game.has_value()) << to_text(game.error());
        const auto rules = loaded(*game);
        ASSERT_NE(rules, nullptr);
        match::Session session(rules->rules(), *rules, *record);

        const auto difference = match::rerun(session, *record);

        EXPECT_FALSE(difference) << to_text(difference->finding);
        EXPECT_EQ(to_text(session.record().outcome), to_text(record->outcome)) << file;
    }
}

TEST(GoldenMatches, AreThereForEveryRuleset) {
    std::set<std::string> recorded;
    for (const std::string& file : golden_records())
        if (const auto record = match::load_record(file)) recorded.insert(record->ruleset);

    for (const Table& table : every_table())
        EXPECT_EQ(recorded.count(table.ruleset), 1u) << table.ruleset;
}

}  // namespace
}  // namespace fronteira::mods
