// SPDX-License-Identifier: MIT
#include "content/deck_file.hpp"
#include "content/map_file.hpp"
#include "content/mod_folder.hpp"
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

struct Hostile {
    std::string name;
    std::string text;
};

std::vector<Hostile> generated() {
    const std::string wide = repeated("a.", 50'000) + "a";
    std::string many_tables;
    std::string many_lists;
    std::string many_dotted;
    std::string many_keys;
    for (int i = 0; i < 40'000; ++i) {
        const std::string n = std::to_string(i);
        many_tables += "[a" + n + ".b]\n";
        many_lists += "[[a" + n + "]]\n";
        many_dotted += "a" + n + ".b=1\n";
        many_keys += "a" + n + "=1\n";
    }
    std::string known_lists;
    for (int i = 0; i < 19'000; ++i) known_lists += "[[a" + std::to_string(i) + "]]\n";
    std::string nested_headers;
    for (int i = 0; i < 30'000; ++i) nested_headers += "[" + repeated("a.", 30) + "b" + "]\n";
    return {
        {"DottedKeyOfFiftyThousandParts", wide + " = 1"},
        {"HeaderOfFiftyThousandParts", "[" + wide + "]"},
        {"ListHeaderOfFiftyThousandParts", "[[" + wide + "]]"},
        {"QuotedKeyOfManyParts", repeated("\"a\".", 40'000) + "b = 1"},
        {"DottedKeyInAnInlineTable", "a = {" + wide + " = 1}"},
        {"ListsInLists", "a = " + repeated("[", 100'000)},
        {"ClosedListsInLists", "a = " + repeated("[", 3'000) + repeated("]", 3'000)},
        {"TablesInTables", "a = " + repeated("{a=", 30'000)},
        {"TablesAndDotsInTables", "a = " + repeated("{" + repeated("a.", 30) + "a=", 32)},
        {"TablesInListsInTables", "a = " + repeated("[{a=", 20'000)},
        {"MillionsOfNumbers", "a = [" + repeated("0,", 500'000) + "]"},
        {"MillionsOfLists", "a = [" + repeated("[],", 300'000) + "]"},
        {"ManyTables", many_tables},
        {"ManyLists", many_lists},
        {"ManyListsNamedAgain", known_lists + known_lists},
        {"ManyDottedKeys", many_dotted},
        {"ManyUnknownKeys", many_keys},
        {"OneTableManyTimes", nested_headers},
        {"LineWithoutEnd", "a = \"" + std::string(900'000, 'x') + "\""},
        {"CommentWithoutEnd", "#" + std::string(900'000, 'x')},
        {"BlanksWithoutEnd", std::string(900'000, ' ') + "a"},
        {"KeyWithoutEnd", std::string(60'000, 'k') + " = 1"},
        {"QuotesWithoutEnd", std::string(900'000, '"')},
        {"SinglesWithoutEnd", std::string(900'000, '\'')},
        {"BackslashesWithoutEnd", "a = \"" + std::string(60'000, '\\')},
        {"EqualsWithoutEnd", std::string(60'000, '=')},
        {"NewlinesWithoutEnd", std::string(1'000'000, '\n') + "[["},
        {"ZeroBytes", std::string(1'000'000, '\0')},
        {"HighBytes", std::string(1'000'000, '\xff')},
        {"TooLarge", std::string(64u << 20, '#')},
        {"NumberOfManyDigits", "a = " + std::string(60'000, '9')},
        {"FractionOfManyDigits", "a = 0." + std::string(60'000, '9')},
        {"SpacesThatAreAllWrong", "id = \"a\"\n" + repeated("[[space]]\nidd = 1\n", 15'000)},
    };
}

struct GeneratedHostile : ::testing::TestWithParam<Hostile> {};

TEST_P(GeneratedHostile, IsRefusedByEveryDoor) {
    expect_refused(GetParam().text);
}

INSTANTIATE_TEST_SUITE_P(Texts, GeneratedHostile, ::testing::ValuesIn(generated()),
                         [](const auto& hostile) { return hostile.param.name; });

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
    EXPECT_EQ(map.error().back().message, "there are 99000 findings more");
    EXPECT_LT(worked() - begin, 2 * slower);
}

}  // namespace
}  // namespace fronteira::content
