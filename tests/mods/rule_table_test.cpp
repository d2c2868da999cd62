// SPDX-License-Identifier: MIT
// docs/rules/<mod>.md says which spec holds which sentence of the rule book: `battle: <name>` is an
// `it` of mods/<mod>/tests/battle_spec.lua, `tests/...` a file.
#include "installed.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

namespace fronteira::mods {
namespace {

namespace fs = std::filesystem;

std::string page_of(const fs::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Every first group of an expression in a text.
std::vector<std::string> all_in(const std::string& text, const std::string& expression) {
    const std::regex wanted(expression);
    return {std::sregex_token_iterator(text.begin(), text.end(), wanted, 1), {}};
}

/// `battle: <name>` for every spec of a mod.
std::set<std::string> specs_of(const std::string& mod) {
    static const std::string ending = "_spec.lua";
    std::set<std::string> specs;
    for (const auto& entry :
         fs::directory_iterator(FRONTEIRA_SOURCE_DIR "/mods/" + mod + "/tests")) {
        const std::string file = entry.path().filename().string();
        if (!file.ends_with(ending)) continue;
        const std::string section = file.substr(0, file.size() - ending.size());
        for (const std::string& name : all_in(page_of(entry.path()), R"re(\bit\("([^"]+)")re"))
            specs.insert(section + ": " + name);
    }
    return specs;
}

std::vector<std::string> mods_with_tables() {
    std::vector<std::string> mods;
    for (const auto& entry : fs::directory_iterator(FRONTEIRA_SOURCE_DIR "/docs/rules"))
        if (entry.path().extension() == ".md" && entry.path().stem() != "README")
            mods.push_back(entry.path().stem().string());
    return mods;
}

std::string table_of(const std::string& mod) {
    return page_of(FRONTEIRA_SOURCE_DIR "/docs/rules/" + mod + ".md");
}

TEST(TheTableOfRules, NamesOnlySpecsThatExist) {
    ASSERT_FALSE(mods_with_tables().empty());
    for (const std::string& mod : mods_with_tables()) {
        const std::set<std::string> specs = specs_of(mod);
        for (const std::string& named : all_in(table_of(mod), "`([a-z_]+: [^`]+)`"))
            EXPECT_TRUE(named.ends_with("...") || specs.contains(named)) << mod << ": " << named;
    }
}

TEST(TheTableOfRules, NamesOnlyTestFilesThatExist) {
    for (const std::string& mod : mods_with_tables())
        for (const std::string& named :
             all_in(table_of(mod), "`((?:tests|mods)/[a-z_./]+\\.[a-z]+)`"))
            EXPECT_TRUE(fs::exists(fs::path(FRONTEIRA_SOURCE_DIR) / named)) << mod << ": " << named;
}

TEST(TheTableOfRules, LeavesNoSpecOut) {
    for (const std::string& mod : mods_with_tables()) {
        const auto listed = all_in(table_of(mod), "`([a-z_]+: [^`]+)`");
        const std::set<std::string> names(listed.begin(), listed.end());
        for (const std::string& spec : specs_of(mod)) EXPECT_TRUE(names.contains(spec)) << spec;
    }
}

TEST(TheTableOfRules, ListsEveryRulingOnceAndInTheirOwnTable) {
    for (const std::string& mod : mods_with_tables()) {
        const std::string table = table_of(mod);
        const size_t list = table.find("\n## Rulings\n");
        ASSERT_NE(list, std::string::npos) << mod;
        std::set<std::string> rulings;
        for (const std::string& ruling : all_in(table, "\n\\| ([A-Z][0-9]+) \\|")) {
            EXPECT_TRUE(rulings.insert(ruling).second) << mod << ": " << ruling;
            EXPECT_GT(table.find("\n| " + ruling + " |"), list) << mod << ": " << ruling;
        }
    }
}

TEST(TheTableOfRules, NamesOnlyRulingsThatItLists) {
    for (const std::string& mod : mods_with_tables()) {
        const std::string table = table_of(mod);
        const auto listed = all_in(table, "\n\\| ([A-Z][0-9]+) \\|");
        const std::set<std::string> rulings(listed.begin(), listed.end());
        EXPECT_FALSE(rulings.empty()) << mod;
        for (const std::string& cell : all_in(table, "\\| ([A-Z][0-9]+(?:, [A-Z][0-9]+)*) \\|\n"))
            for (const std::string& named : all_in(cell, "([A-Z][0-9]+)"))
                EXPECT_TRUE(rulings.contains(named)) << mod << ": " << named;
    }
}

}  // namespace
}  // namespace fronteira::mods
