// SPDX-License-Identifier: MIT
#include "written_rules.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

constexpr const char* state = "return { match = { n = int(0, 9) } }";
const std::string table =
    "return { turn = { phase \"only\" { move \"rest\" { effect = finish_phase } } } }";

std::string first_fault(std::map<std::string, std::string> files) {
    files.emplace("state.lua", state);
    const auto loaded = Ruleset::load(written_source(std::move(files)));
    return loaded ? "" : to_text(loaded.error().front());
}

TEST(Modules, ThatRequireEachOtherAreRefused) {
    const std::string fault = first_fault({{"init.lua", "require \"one\"\n" + table},
                                           {"one.lua", "return require \"two\""},
                                           {"two.lua", "return require \"one\""}});

    EXPECT_NE(fault.find("module `one` requires itself"), std::string::npos) << fault;
}

TEST(Modules, ThatAreNotThereAreToldSoEveryTime) {
    const std::string fault =
        first_fault({{"init.lua", "pcall(require, \"one\")\nrequire \"one\"\n" + table}});

    EXPECT_NE(fault.find("there is no module `one`"), std::string::npos) << fault;
}

TEST(Modules, ThatFailedFailAgainForTheSameReason) {
    const std::string fault =
        first_fault({{"init.lua", "pcall(require, \"one\")\nrequire \"one\"\n" + table},
                     {"one.lua", "error(\"no luck\")"}});

    EXPECT_NE(fault.find("no luck"), std::string::npos) << fault;
}

TEST(Modules, ThatReturnNothingAreToldWhereTheyEnd) {
    EXPECT_EQ(first_fault({{"init.lua", "require \"one\"\n" + table},
                           {"one.lua", "local one = {}\nfunction one.act() end\n"}}),
              "written/rules/one.lua:2: error: this module returns nothing (it ends with `return`) "
              "[script.error]");
}

TEST(Modules, OfFoldersAreToldWhereTheyLie) {
    const std::string fault = first_fault({{"init.lua", "require \"lib.queue\"\n" + table}});

    EXPECT_EQ(fault,
              "written/rules/init.lua:1:10: error: there is no module `lib.queue` (modules are "
              "directly in rules: require \"queue\") [script.error]");
}

TEST(Modules, AreCalledAsFilesAre) {
    EXPECT_EQ(first_fault({{"init.lua", "require \"Queue\"\n" + table}}),
              "written/rules/init.lua:1:10: error: there is no module `Queue` (file names consist "
              "of lower-case letters, digits and _) [script.error]");
}

TEST(Modules, MayGiveFalse) {
    EXPECT_EQ(first_fault({{"init.lua", "require \"one\"\nrequire \"one\"\n" + table},
                           {"one.lua", "return false"}}),
              "");
}

}  // namespace
}  // namespace fronteira::script
