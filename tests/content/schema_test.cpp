// SPDX-License-Identifier: MIT
// The schemas that editors use name the same keys as the readers do.
#include "content/deck_file.hpp"
#include "content/maps/map_file.hpp"
#include "content/mods/mod_folder.hpp"
#include "fixture.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

namespace fronteira::content {
namespace {

using Keys = std::set<std::string>;

const std::string no_key = "zzzzzzzzzzzzzzzz = 1\n";

Keys schema_keys(const std::string& schema, const std::string& table) {
    const auto root = nlohmann::json::parse(
        bytes_of(std::filesystem::path(FRONTEIRA_SOURCE_DIR) / "sdk" / "schema" / schema));
    const auto& object = table.empty() ? root : root.at("$defs").at(table);
    Keys keys;
    for (const auto& [key, value] : object.at("properties").items()) keys.insert(key);
    return keys;
}

/// The keys that the reader names when it meets one that it does not know.
Keys known_keys(const Diagnostics& findings) {
    static const std::string mark = "known here: ";
    Keys keys;
    for (const Diagnostic& finding : findings) {
        if (finding.message.find("`zzzzzzzzzzzzzzzz`") == std::string::npos) continue;
        EXPECT_TRUE(finding.hint.starts_with(mark));
        std::istringstream words(finding.hint.substr(mark.size()));
        for (std::string word; words >> word;) keys.insert(word.substr(0, word.find(',')));
    }
    return keys;
}

Keys map_keys(const std::string& text) {
    return known_keys(parse_map(text, "m.toml").error());
}
Keys mod_keys(const std::string& text) {
    return known_keys(parse_mod(text, "m.toml").error());
}

TEST(Schema, OfAMapNamesTheKeysOfTheReader) {
    EXPECT_EQ(schema_keys("map.schema.json", ""), map_keys(no_key));
    EXPECT_EQ(schema_keys("map.schema.json", "region"), map_keys("[[region]]\n" + no_key));
    EXPECT_EQ(schema_keys("map.schema.json", "space"), map_keys("[[space]]\n" + no_key));
    EXPECT_EQ(schema_keys("map.schema.json", "grid"), map_keys("[grid]\n" + no_key));
    EXPECT_EQ(schema_keys("map.schema.json", "picture"), map_keys("[picture]\n" + no_key));
}

TEST(Schema, OfAModNamesTheKeysOfTheReader) {
    EXPECT_EQ(schema_keys("mod.schema.json", ""), mod_keys(no_key));
    EXPECT_EQ(schema_keys("mod.schema.json", "ruleset"), mod_keys("[[ruleset]]\n" + no_key));
    EXPECT_EQ(schema_keys("mod.schema.json", "needs"),
              mod_keys("[[ruleset]]\n[ruleset.needs]\n" + no_key));
}

TEST(Schema, OfADeckNamesTheKeysOfTheReader) {
    EXPECT_EQ(schema_keys("deck.schema.json", ""),
              known_keys(parse_deck(no_key, "d.toml").error()));
}

TEST(Schema, OfAnOptionNamesTheKeysOfAllTypesTogether) {
    Keys keys;
    for (const char* type :
         {"type = \"flag\"\n", "type = \"integer\"\n", "type = \"choice\"\nchoices = [\"a\"]\n"})
        keys.merge(mod_keys("[[ruleset]]\n[[ruleset.option]]\n" + (type + no_key)));

    EXPECT_EQ(schema_keys("mod.schema.json", "option"), keys);
}

}  // namespace
}  // namespace fronteira::content
