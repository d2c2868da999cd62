// SPDX-License-Identifier: MIT
// What `check` says of files and folders that look as if they were read.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

std::string after_renaming(const std::string& from, const std::string& to) {
    ToyCopy toy;
    std::filesystem::rename(toy.path() + "/" + from, toy.path() + "/" + to);
    return toy.check().out;
}

TEST(CheckOfUnread, NamesTheFolderThatWasMeant) {
    EXPECT_THAT(after_renaming("text", "texts"),
                HasSubstr("toy_war/texts: warning: nothing reads the folder `texts` (did you mean "
                          "`text`?) [mod.unread]"));
    EXPECT_THAT(after_renaming("maps", "map"), HasSubstr("(did you mean `maps`?)"));
}

TEST(CheckOfUnread, LeavesFoldersOfTheAuthorAlone) {
    ToyCopy toy;
    for (const char* folder : {"docs", "notes", "map", "source", "test"})
        std::filesystem::create_directory(toy.path() + "/" + folder);

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

// Nothing follows links, and no machine of another kind can lay out every name.
TEST(CheckOfUnread, NamesWhatNoPackMayHold) {
    ToyCopy toy;
    std::filesystem::create_directory(toy.path() + "/guide");
    std::filesystem::create_symlink("/etc/passwd", toy.path() + "/guide/en.txt");
    EXPECT_THAT(toy.check().out, HasSubstr("toy_war/guide/en.txt: warning: is a symbolic link (put "
                                           "the file itself there) [pack.link]"));

    EXPECT_THAT(after_renaming("maps/ring.toml", "maps/aux.toml"), HasSubstr("[pack.name_device]"));
}

TEST(CheckOfUnread, NamesFilesOfOtherEndings) {
    EXPECT_THAT(after_renaming("rules/supply.lua", "rules/supply.lua.txt"),
                HasSubstr("rules/supply.lua.txt: warning: nothing reads this file (call it "
                          "supply.lua) [mod.unread]"));
    EXPECT_THAT(after_renaming("text/pt_BR.toml", "text/pt_BR.TOML"),
                HasSubstr("nothing reads this file (call it pt_BR.toml)"));
}

TEST(CheckOfUnread, SaysWhereFilesBelong) {
    ToyCopy toy;
    toy.write("looks.toml", "");
    toy.write("text.toml", "");
    toy.write("rules/look.toml", "");

    const std::string told = toy.check().out;

    EXPECT_THAT(told,
                HasSubstr("looks.toml: warning: nothing reads this file (call it look.toml)"));
    EXPECT_THAT(told, HasSubstr("text.toml: warning: nothing reads this file (sentences lie in "));
    EXPECT_THAT(told, HasSubstr("rules/look.toml: warning: nothing reads this file (look.toml lies "
                                "beside mod.toml)"));
}

TEST(CheckOfUnread, NamesTheLanguageThatWasMeant) {
    EXPECT_THAT(after_renaming("text/pt_BR.toml", "text/pt.toml"),
                HasSubstr("text/pt.toml: warning: nobody is spoken to in `pt` (call it pt_BR.toml) "
                          "[mod.unread]"));
}

TEST(CheckOfUnread, NamesDecksThatNoRuleNames) {
    ToyCopy toy;
    toy.write("cards/spare.toml", "[[card]]\nid = \"spare\"\nname = { en = \"Spare\" }\n");

    EXPECT_THAT(toy.check().out,
                HasSubstr("cards/spare.toml: warning: no rule names this deck (decks = { "
                          "\"spare\" } in rules/state.lua) [mod.unread]"));
}

TEST(CheckOfUnread, NamesRulesThatAreReadByTheirNameAlone) {
    ToyCopy toy;
    toy.write("rules/chnages.lua", "return {}");

    EXPECT_THAT(toy.check().out,
                HasSubstr("rules/chnages.lua: warning: nothing reads this file, and nothing "
                          "requires it (did you mean changes.lua?) [mod.unread]"));
}

TEST(CheckOfUnread, NamesModulesThatNobodyRequires) {
    ToyCopy toy("toy_fog");
    toy.replace("rules/turn.lua", "  require \"march\",\n", "");

    EXPECT_THAT(toy.check().out,
                HasSubstr("rules/march.lua: warning: nothing reads this file, and nothing requires "
                          "it (require \"march\" where it belongs) [mod.unread]"));
}

TEST(CheckOfUnread, LeavesModulesAloneThatMayBeRequired) {
    ToyCopy toy;
    toy.write("rules/later.lua", "return {}");
    toy.replace("rules/init.lua", "return {",
                "for _, name in ipairs { \"later\" } do require(name) end\nreturn {");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfUnread, LeavesModulesAlone) {
    ToyCopy toy;
    toy.write("rules/charges.lua", "return {}");
    toy.replace("rules/init.lua", "return {", "require \"charges\"\nreturn {");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfUnread, WarnsOfTestsThatAreNoSpecs) {
    EXPECT_THAT(after_renaming("tests/battle_spec.lua", "tests/battle.lua"),
                HasSubstr("toy_war/tests: warning: none of these files is a spec (names of specs "
                          "must end in _spec.lua) [mod.unread]"));
}

TEST(CheckOfUnread, NamesOptionsThatNoRuleReads) {
    ToyCopy toy;
    toy.replace("mod.toml", "[[ruleset.option]]",
                "[[ruleset.option]]\nid = \"gloomy\"\ntype = \"flag\"\ndefault = false\n"
                "name = { en = \"G\", pt_BR = \"G\" }\nhelp = { en = \"G\", pt_BR = \"G\" }\n\n"
                "[[ruleset.option]]");

    const std::string said = toy.check().out;

    EXPECT_THAT(said, HasSubstr("warning: no rule reads the option `gloomy` (option.gloomy) "
                                "[mod.unread_option]"));
    EXPECT_THAT(said, HasSubstr("0 errors, 1 warning"));
}

}  // namespace
}  // namespace fronteira::cli
