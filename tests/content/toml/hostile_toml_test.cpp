// SPDX-License-Identifier: MIT
#include "content/deck_file.hpp"
#include "content/maps/map_file.hpp"
#include "content/mods/mod_folder.hpp"
#include "fixture.hpp"

#include <gtest/gtest.h>

#include <ctime>

namespace fronteira::content {
namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr double slower = 6;
#else
constexpr double slower = 1;
#endif

/// Seconds of work of this process: other programs do not count.
double worked() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

std::string repeated(const std::string& text, size_t times) {
    std::string all;
    all.reserve(text.size() * times);
    for (size_t i = 0; i < times; ++i) all += text;
    return all;
}

/// Every door refuses the text with findings that have a text, in less than a second each.
void expect_refused(const std::string& text) {
    const double begin = worked();
    const Result<Mod> mod = parse_mod(text, "mod.toml");
    const Result<Map> map = parse_map(text, "map.toml");
    const Result<Deck> deck = parse_deck(text, "deck.toml");
    const double took = worked() - begin;

    ASSERT_FALSE(mod);
    ASSERT_FALSE(map);
    ASSERT_FALSE(deck);
    EXPECT_TRUE(has_errors(mod.error()));
    EXPECT_TRUE(has_errors(map.error()));
    EXPECT_TRUE(has_errors(deck.error()));
    EXPECT_LT(took, 3 * slower);
}

struct HostileFile : ::testing::TestWithParam<std::filesystem::path> {};

TEST_P(HostileFile, IsRefusedByEveryDoor) {
    expect_refused(bytes_of(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Fixtures, HostileFile, ::testing::ValuesIn(fixtures_in("toml/hostile")),
                         [](const auto& place) { return test_name(place.param); });

/// BEFORE0AFTERBEFORE1AFTER...
std::string numbered(int count, const std::string& before, const std::string& after) {
    std::string all;
    for (int i = 0; i < count; ++i) all += before + std::to_string(i) + after;
    return all;
}

std::string wide() {
    return repeated("a.", 50'000) + "a";
}

/// Made when it is asked for: they are many megabytes, and each test is a process.
struct Hostile {
    const char* name;
    std::string (*text)();
};

void PrintTo(const Hostile& hostile, std::ostream* out) {
    *out << hostile.name;
}

const Hostile generated[] = {
    {"DottedKeyOfFiftyThousandParts", [] { return wide() + " = 1"; }},
    {"HeaderOfFiftyThousandParts", [] { return "[" + wide() + "]"; }},
    {"ListHeaderOfFiftyThousandParts", [] { return "[[" + wide() + "]]"; }},
    {"QuotedKeyOfManyParts", [] { return repeated("\"a\".", 40'000) + "b = 1"; }},
    {"DottedKeyInAnInlineTable", [] { return "a = {" + wide() + " = 1}"; }},
    {"ListsInLists", [] { return "a = " + repeated("[", 100'000); }},
    {"ClosedListsInLists", [] { return "a = " + repeated("[", 3'000) + repeated("]", 3'000); }},
    {"TablesInTables", [] { return "a = " + repeated("{a=", 30'000); }},
    {"TablesAndDotsInTables",
     [] { return "a = " + repeated("{" + repeated("a.", 30) + "a=", 32); }},
    {"TablesInListsInTables", [] { return "a = " + repeated("[{a=", 20'000); }},
    {"MillionsOfNumbers", [] { return "a = [" + repeated("0,", 500'000) + "]"; }},
    {"MillionsOfLists", [] { return "a = [" + repeated("[],", 300'000) + "]"; }},
    {"ManyTables", [] { return numbered(40'000, "[a", ".b]\n"); }},
    {"ManyLists", [] { return numbered(40'000, "[[a", "]]\n"); }},
    {"ManyListsNamedAgain", [] { return repeated(numbered(19'000, "[[a", "]]\n"), 2); }},
    {"ManyDottedKeys", [] { return numbered(40'000, "a", ".b=1\n"); }},
    {"ManyUnknownKeys", [] { return numbered(40'000, "a", "=1\n"); }},
    {"OneTableManyTimes", [] { return repeated("[" + repeated("a.", 30) + "b]\n", 30'000); }},
    {"LineWithoutEnd", [] { return "a = \"" + std::string(900'000, 'x') + "\""; }},
    {"CommentWithoutEnd", [] { return "#" + std::string(900'000, 'x'); }},
    {"BlanksWithoutEnd", [] { return std::string(900'000, ' ') + "a"; }},
    {"KeyWithoutEnd", [] { return std::string(60'000, 'k') + " = 1"; }},
    {"QuotesWithoutEnd", [] { return std::string(900'000, '"'); }},
    {"SinglesWithoutEnd", [] { return std::string(900'000, '\''); }},
    {"BackslashesWithoutEnd", [] { return "a = \"" + std::string(60'000, '\\'); }},
    {"EqualsWithoutEnd", [] { return std::string(60'000, '='); }},
    {"NewlinesWithoutEnd", [] { return std::string(1'000'000, '\n') + "[["; }},
    {"ZeroBytes", [] { return std::string(1'000'000, '\0'); }},
    {"HighBytes", [] { return std::string(1'000'000, '\xff'); }},
    {"TooLarge", [] { return std::string(64u << 20, '#'); }},
    {"NumberOfManyDigits", [] { return "a = " + std::string(60'000, '9'); }},
    {"FractionOfManyDigits", [] { return "a = 0." + std::string(60'000, '9'); }},
    {"SpacesThatAreAllWrong",
     [] { return "id = \"a\"\n" + repeated("[[space]]\nidd = 1\n", 15'000); }},
};

struct GeneratedHostile : ::testing::TestWithParam<Hostile> {};

TEST_P(GeneratedHostile, IsRefusedByEveryDoor) {
    expect_refused(GetParam().text());
}

INSTANTIATE_TEST_SUITE_P(Texts, GeneratedHostile, ::testing::ValuesIn(generated),
                         [](const auto& hostile) { return std::string(hostile.param.name); });

TEST(HostileTexts, ThatAllLackATranslationAreWarnedOfAndNoError) {
    std::string text =
        "id = \"m\"\nname = { en = \"M\", pt_BR = \"M\" }\nsize = [9, 9]\n"
        "[[region]]\nid = \"r\"\nname = { en = \"R\", pt_BR = \"R\" }\n";
    for (int i = 0; i < 3'000; ++i)
        text += "[[space]]\nid = \"s" + std::to_string(i) +
                "\"\nname = { en = \"S\" }\nanchor = [1, 1]\nregion = \"r\"\n";
    Diagnostics warnings;

    const Result<Map> map = parse_map(text, "m.toml", &warnings);

    ASSERT_TRUE(map) << to_text(map.error().front());
    EXPECT_EQ(warnings.size(), 1001u);
    EXPECT_FALSE(has_errors(warnings));
}

TEST(HostileLinks, ThatAllLeadNowhereAreToldInReasonableTime) {
    std::string text = "id = \"m\"\nname = \"M\"\nsize = [9, 9]\n";
    for (int i = 0; i < 9'000; ++i)
        text +=
            "[[space]]\nid = \"space_" + std::to_string(i) + "\"\nname = \"S\"\nanchor = [1, 1]\n";
    text += "[links]\nland = [\n";
    for (int i = 0; i < 50'000; ++i) text += "[\"spaec_" + std::to_string(i) + "\", \"x\"],\n";
    text += "]\n";
    const double begin = worked();

    const Result<Map> map = parse_map(text, "m.toml");

    ASSERT_FALSE(map);
    EXPECT_EQ(map.error().size(), 1001u);
    EXPECT_EQ(map.error().back().message, "there are 99000 more findings");
    EXPECT_LT(worked() - begin, 2 * slower);
}

}  // namespace
}  // namespace fronteira::content
