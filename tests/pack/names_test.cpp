// SPDX-License-Identifier: MIT
#include "pack/names.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::pack {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::string> name_faults(const std::vector<std::string>& names) {
    content::Report report("a.zip", "pack");
    check_names({names.begin(), names.end()}, report);
    std::vector<std::string> codes;
    for (const Diagnostic& finding : report.finish()) {
        EXPECT_FALSE(finding.hint.empty()) << finding.message;
        codes.push_back(finding.code.substr(5));
    }
    return codes;
}

std::string name_fault(const std::string& name) {
    const auto codes = name_faults({name});
    EXPECT_LE(codes.size(), 1u) << name;
    return codes.empty() ? "" : codes[0];
}

TEST(Names, TakesWhatAModIsMadeOf) {
    EXPECT_THAT(name_faults({"mod.toml", "rules/init.lua", "text/pt_BR.toml", "guide/en.txt",
                             "pictures/Board-2.png", "sounds/drum.ogg", "README.md",
                             "notes/ação.md", "notes/Ελλάδα.txt", "notes/日本.txt", "a.b.c.txt"}),
                IsEmpty());
}

TEST(Names, RefusesAWayOutOfTheMod) {
    for (const char* name : {"../mod.toml", "rules/../../x.lua", "rules/./x.lua", "/etc/passwd.txt",
                             "a//b.txt", "..", "."})
        EXPECT_EQ(name_fault(name), "name") << name;
    EXPECT_EQ(name_fault("rules\\init.lua"), "name");
    EXPECT_EQ(name_fault("..\\..\\x.lua"), "name");
    EXPECT_EQ(name_fault("C:x.lua"), "name_letters");
    EXPECT_EQ(name_fault(""), "name");
    EXPECT_EQ(name_fault("rules/"), "folder_entry");
}

TEST(Names, RefusesWhatAuthorsKeepForThemselves) {
    EXPECT_EQ(name_fault("source/draw.txt"), "name_source");
    EXPECT_EQ(name_fault("maps/source/draw.txt"), "name_source");
    EXPECT_EQ(name_fault("maps/resource/draw.txt"), "");
}

TEST(Names, RefusesCharactersThatCommandOrHide) {
    using namespace std::string_literals;
    for (const std::string& name : {"a\0.lua"s,
                                    "a\n.lua"s,
                                    "a\x1b[0m.lua"s,
                                    "a\x7f.lua"s,
                                    "a\xc2\x85.lua"s,  // NEL
                                    "\xe2\x80\xae"
                                    "aul.toml"s,           // RLO
                                    "a\xe2\x80\x8b.lua"s,  // zero width
                                    "a\xe2\x80\x8f.lua"s,
                                    "a\xe2\x81\xa6.lua"s,
                                    "a\xef\xbb\xbf.lua"s,  // RLM, LRI, BOM
                                    "a\xc2\xad.lua"s,
                                    "a\xe3\x85\xa4.lua"s,  // SHY, filler
                                    "a\xff.lua"s,
                                    "a\xc0\xaf.lua"s,
                                    "a\xed\xa0\x80.lua"s,  // no UTF-8
                                    "a b.lua"s,
                                    "a*.lua"s,
                                    "a|b.lua"s,
                                    "a\xf0\x9f\x92\xa3.lua"s,
                                    "a\xc2\xa0.lua"s,
                                    "~root.lua"s,
                                    "$x.lua"s})
        EXPECT_EQ(name_fault(name), "name_letters") << name;
}

TEST(Names, RefusesAccentsThatStandApart) {
    content::Report report("a.zip", "pack");
    check_names({"a\xcc\x81.txt"}, report);
    EXPECT_THAT(to_text(report.finish()),
                HasSubstr("has accents in its name that are separate characters"));
    EXPECT_EQ(name_fault("\xc3\xa1.txt"), "");
    EXPECT_EQ(name_fault("a\xef\xb8\x8f.txt"), "name_letters");  // a variant, which shows nothing
    EXPECT_EQ(name_fault("\xcc\x81x.txt"), "name_letters");      // on nothing
    EXPECT_EQ(name_fault("q\xcc\x81\xcc\x81\xcc\x81.txt"), "name_letters");  // a pile
}

TEST(Names, MayBeWrittenInLettersThatTakeMarks) {
    EXPECT_EQ(name_fault("\xe0\xa4\xa8\xe0\xa4\xbf.txt"), "");              // Hindi: ni
    EXPECT_EQ(name_fault("\xe0\xb8\x97\xe0\xb8\xb5\xe0\xb9\x88.txt"), "");  // Thai: thi
}

TEST(Names, RefusesWhatSomeMachineCouldNotWrite) {
    for (const char* name : {"con.txt", "rules/NUL.lua", "aux/x.lua", "Com1.lua", "lpt9.lua",
                             "prn.a.lua", "\xef\xbd\x83\xef\xbd\x8f\xef\xbd\x8e.txt"})
        EXPECT_EQ(name_fault(name), "name_device") << name;
    EXPECT_EQ(name_fault("console.txt"), "");
    EXPECT_EQ(name_fault("com.lua"), "");
    EXPECT_EQ(name_fault("rules./x.lua"), "name_dot");
    EXPECT_EQ(name_fault(".git/x.txt"), "name_dot");
    EXPECT_EQ(name_fault("rules/.init.lua"), "name_dot");
    EXPECT_EQ(name_fault("-rf.lua"), "name_dash");
    EXPECT_EQ(name_fault("rules/-rf.lua"), "name_dash");
}

TEST(Names, RefusesWhatIsTooLongOrTooDeep) {
    const std::string part(96, 'a');
    EXPECT_EQ(name_fault(part + ".lua"), "");
    EXPECT_EQ(name_fault(part + "a.lua"), "name_long");
    EXPECT_EQ(name_fault(part + "/" + part + "/a.lua"), "");
    EXPECT_EQ(name_fault(part + "/" + part + "/aaa.lua"), "name_long");
    EXPECT_EQ(name_fault("1/2/3/4/5/6/7/8.lua"), "");
    EXPECT_EQ(name_fault("1/2/3/4/5/6/7/8/9.lua"), "name_deep");
    EXPECT_EQ(name_fault(std::string(65'000, 'a')), "name_long");
}

TEST(Names, RefusesKindsThatNoModIsMadeOf) {
    for (const char* name :
         {"a.zip", "a.jar", "a.svg", "a.so", "a.exe", "a.ttf", "a.py", "a.PNG", "a.lua.gz",
          "LICENSE", "lua", "a.toml/x", "a.html", "a.jpg", "a.luac", "a.tar"})
        EXPECT_EQ(name_fault(name), "file_kind") << name;
}

TEST(Names, RefusesTwoNamesThatAreOneOnSomeMachine) {
    EXPECT_THAT(name_faults({"a.txt", "a.txt"}), ElementsAre("twice"));
    EXPECT_THAT(name_faults({"a.txt", "A.txt"}), ElementsAre("same_name"));
    EXPECT_THAT(name_faults({"stra\xc3\x9f"
                             "e.txt",
                             "STRASSE.txt"}),
                ElementsAre("same_name"));
    // The ligature fi, and a letter of full width.
    EXPECT_THAT(name_faults({"\xef\xac\x81.txt", "fi.txt"}), ElementsAre("same_name"));
    EXPECT_THAT(name_faults({"\xef\xbd\x81.txt", "a.txt"}), ElementsAre("same_name"));
    EXPECT_THAT(name_faults({"maps/a.toml", "Maps/b.toml"}), ElementsAre("same_name"));
    EXPECT_THAT(name_faults({"maps/a.toml", "maps/b.toml"}), IsEmpty());
}

TEST(Names, RefusesAFileThatIsAFolder) {
    EXPECT_THAT(name_faults({"a.txt", "a.txt/b.txt"}), ElementsAre("file_and_folder"));
    EXPECT_THAT(name_faults({"a.txt/b.txt", "A.txt"}), ElementsAre("file_and_folder"));
}

TEST(Names, TellsOfAllThatIsWrong) {
    EXPECT_THAT(name_faults({"../a.lua", "ok.lua", "a.zip", "OK.lua", "con.lua"}),
                ElementsAre("name", "file_kind", "same_name", "name_device"));
}

}  // namespace
}  // namespace fronteira::pack
