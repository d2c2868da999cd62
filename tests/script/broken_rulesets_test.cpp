// SPDX-License-Identifier: MIT
// For every code with which declarations are refused, a small ruleset that shows it.
#include "written_rules.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace fronteira::script {
namespace {

struct Broken {
    const char* code;   ///< the only one, or the first of several
    const char* state;  ///< what state.lua returns; empty: columns that most need
    const char* init;   ///< what init.lua returns; what begins with `move` is one of a phase
    int line = 1;       ///< of the place, in init.lua or else in state.lua
};

constexpr const char* plain_state =
    "{ space = { owner = seat, armies = int(0, 99) }, seat = { gold = int(0, 9) },"
    " match = { n = int(0, 9), kind = choice { \"sea\", \"land\" } }, decks = { \"cards\" } }";

std::string init_file(const std::string& body) {
    if (body.rfind("move ", 0) != 0) return "return " + body;
    return "return { turn = { phase \"only\" {\n" + body +
           ",\nmove \"rest\" { effect = finish_phase } } } }";
}

RulesetSource broken_source(const Broken& broken) {
    const std::string state = *broken.state == '\0' ? plain_state : broken.state;
    RulesetSource source =
        written_source({{"state.lua", "return " + state}, {"init.lua", init_file(broken.init)}}, 6);
    Deck deck;
    deck.id = "cards";
    for (const char* id : {"c1", "c2"}) {
        Card card;
        card.id = id;
        card.attributes["value"] = int64_t{1};
        card.attributes["figure"] = std::string("joker");
        deck.cards.push_back(card);
    }
    source.decks = {deck};
    return source;
}

const Broken all_broken[] = {
    // rules/state.lua
    {"rules.no_state", "5", "{}"},
    {"rules.unknown_key", "{ spaces = {} }", "{}"},
    {"rules.bad_name", "{ match = { Armies = flag } }", "{}"},
    {"rules.bad_column", "{ match = { armies = 5 } }", "{}"},
    {"rules.bad_column", "{ match = { on = flag { lasts = 'round' } } }", "{}"},
    {"rules.bad_column", "{ match = { armies = number \"n\" } }", "{}"},
    {"rules.bad_range", "{ match = { armies = int(0, \"many\") } }", "{}"},
    {"rules.bad_choice", "{ match = { kind = choice {} } }", "{}"},
    {"rules.bad_initial", "{ match = { kind = choice { \"sea\" } { initial = \"see\" } } }", "{}"},
    {"rules.bad_initial", "{ match = { on = flag { initial = 1 } } }", "{}"},
    {"rules.bad_initial", "{ match = { who = seat { initial = 1 } } }", "{}"},
    {"rules.bad_initial", "{ match = { n = int(0, 9) { initial = true } } }", "{}"},
    {"rules.bad_initial", "{ match = { kind = choice { \"sea\" } { initial = 0 } } }", "{}"},
    {"rules.no_name", "{ match = { flag, on = flag } }", "{}"},
    {"rules.no_name", "{ { armies = flag } }", "{}"},
    {"rules.no_name", "{ hands = { \"cards\" } }", "{}"},
    {"rules.no_name", "{ dice = { { 1, 2 } } }", "{}"},
    {"rules.no_word", "{ decks = { 3 } }", "{}"},
    {"rules.unknown_key", "{ decks = { cards = \"cards\" } }", "{}"},
    {"rules.unknown_key", "{ [true] = {} }", "{}"},
    {"rules.no_word", "{ match = { kind = choice { \"sea\", 3 } } }", "{}"},
    {"rules.no_word", "{ match = { kind = choice { \"sea\", \"\" } } }", "{}"},
    {"rules.no_word", "{ match = { kind = choice { \"sea\", \"deep sea\" } } }", "{}"},
    {"rules.no_word", "{ match = { kind = choice { \"sea\", \"a\\u{202e}\" } } }", "{}"},
    {"rules.unknown_key", "{ match = { kind = choice { \"sea\", land = true } } }", "{}"},
    {"rules.wrong_kind", "{ match = { on = flag { opened_by = \"\" } } }", "{}"},
    {"rules.unknown_key",
     "{ decks = { \"cards\" }, seat = { s = seat },"
     " hands = { cards = { seen_by = \"s\", by = 1 } } }",
     "{}"},
    {"rules.bad_die", "{ dice = { order = { 1, of = 2 } } }", "{}"},
    {"rules.bad_sight", "{ decks = { \"cards\" }, hands = { cards = {} } }", "{}"},
    {"rules.bad_sight",
     "{ space = { fog = flag { seen_by = \"near owner\" } }, seat = { owner = seat } }", "{}"},
    {"rules.duplicate_deck", "{ decks = { \"cards\", \"cards\" } }", "{}"},
    {"rules.unknown_deck", "{ decks = { \"crads\" } }", "{}"},
    {"rules.bad_die", "{ dice = { order = {} } }", "{}"},
    {"rules.too_many",
     "{ match = { kind = choice((function() local t = {} for i = 1, 1001 do t[i] = "
     "\"w\" .. i end return t end)()) } }",
     "{}"},
    // rules/init.lua: what there is
    {"rules.no_contents", "", "5"},
    {"rules.unknown_key", "", "{ trun = {} }"},
    {"rules.no_phases", "", "{}"},
    {"rules.bad_phase", "", "{ turn = { move \"go\" { effect = finish_phase } } }"},
    {"rules.duplicate_move", "",
     "(function() local go = move \"go\" { effect = finish_phase } "
     "return { turn = { phase \"a\" { go, go } } } end)()"},
    {"rules.duplicate_phase", "", "{ turn = { phase \"a\" {}, phase \"a\" {} } }"},
    {"rules.bad_move", "", "{ turn = { phase \"a\" { 5 } } }"},
    {"rules.unknown_key", "", "{ turn = { phase \"a\" { entre = function() end } } }"},
    {"rules.bad_question", "", "{ turn = { phase \"a\" {} }, asked = { question \"q\" {} } }"},
    {"rules.bad_order", "", "{ turn = { phase \"a\" {} }, first = \"rotate\" }"},
    {"rules.bad_order", "", "{ turn = { phase \"a\" {} }, next = \"n\" }"},
    {"rules.two_orders", "", "{ round = { phase \"a\" {} }, turn = { phase \"b\" {} } }"},
    {"rules.two_orders", "",
     "{ turn = { phase \"a\" {} }, asked = { phase \"b\" { each = true } } }"},
    {"rules.two_orders", "", "{ turn = { phase \"a\" { each = true, everyone = true } } }"},
    // Moves and their values
    {"rules.duplicate_move", "", "move \"rest\" { effect = finish_phase }", 3},
    {"rules.no_effect", "", "move \"go\" {}", 2},
    {"rules.wrong_kind", "", "{ setup = 5, turn = { phase \"p\" {} } }"},
    {"rules.wrong_kind", "", "{ opening = \"deal\", turn = { phase \"p\" {} } }"},
    {"rules.wrong_kind", "", "{ turn = { phase \"p\" {} },\nsetup = 5 }", 2},
    {"rules.bad_order", "", "{ turn = { phase \"p\" {} },\nnext = \"n\" }", 2},
    {"rules.bad_phase", "", "{ opening = {\nphase \"p\" {} },\nturn = { 5 } }", 3},
    {"rules.wrong_kind", "{ seat = { gold = int(0, 9) { seen_by = {} } } }", "{}"},
    {"rules.wrong_kind", "", "{ turn = { phase \"p\" { when = function() end } } }"},
    {"rules.wrong_kind", "", "{ turn = { phase \"p\" { enter = \"x\" } } }"},
    {"rules.wrong_kind", "", "{ turn = { phase \"p\" { each = \"yes\" } } }"},
    {"rules.bad_name", "", "move \"go\" { space \"me\" \"owner == me\", effect = finish_phase }",
     2},
    {"rules.bad_name", "", "move \"go\" { number \"end\" \"1 to 3\", effect = finish_phase }", 2},
    {"rules.bad_name", "{ match = { [\"and\"] = flag } }", "{}"},
    {"rules.bad_choice", "{ match = { kind = choice { \"sea\", \"land\", \"sea\" } } }", "{}"},
    {"rules.too_many_entries", "",
     "move \"go\" { space \"on\" { \"owner == me\", \"armies > 1\" }, effect = finish_phase }", 2},
    {"rules.too_many_entries", "",
     "move \"go\" { number \"n\" { \"1 to 3\", \"2 to 4\" }, effect = finish_phase }", 2},
    {"rules.too_many_entries", "",
     "move \"go\" { cards \"c\" { \"cards\", deck = \"cards\", count = 1 }, effect = finish_phase "
     "}",
     2},
    {"rules.too_many_entries", "",
     "move \"go\" { contest = { \"1\", \"2\", \"3\" }, effect = finish_phase }", 2},
    {"rules.unknown_key", "",
     "{ opening = { first = phase \"p\" {} }, turn = { phase \"q\" {} } }"},
    {"rules.unknown_key", "",
     "{ turn = { phase \"p\" { { go = move \"go\" { effect = finish_phase } } } } }"},
    {"rules.unknown_key", "",
     "{ turn = { phase \"p\" {} }, asked = { q = question \"q\" { number \"n\" } } }"},
    {"rules.bad_slot", "", "move \"go\" { on = 5, effect = finish_phase }", 2},
    {"rules.bad_slot", "", "move \"go\" { 5, effect = finish_phase }", 2},
    {"rules.bad_slot", "", "move \"go\" { number \"n\" { 5 }, effect = finish_phase }", 2},
    {"rules.unknown_slot", "",
     "move \"go\" { space \"to\" \"linked(form)\", effect = finish_phase }", 2},
    {"rules.bad_range", "",
     "move \"go\" { cards \"c\" { deck = \"cards\", least = 2, most = 1 }, effect = finish_phase }",
     2},
    {"rules.unknown_deck", "", "move \"go\" { cards \"c\" { count = 1 }, effect = finish_phase }",
     2},
    {"rules.bad_zone", "",
     "move \"go\" { cards \"c\" { deck = \"cards\", zone = \"pile\" }, effect = finish_phase }", 2},
    {"rules.unknown_deck", "",
     "move \"go\" { cards \"c\" { deck = \"crads\" }, effect = finish_phase }", 2},
    {"rules.unknown_attribute", "",
     "move \"go\" { cards \"c\" { deck = \"cards\", matching = \"vlaue\" }, effect = finish_phase "
     "}",
     2},
    {"rules.unknown_key", "",
     "move \"go\" { cards \"c\" { deck = \"cards\", cuont = 2 }, effect = finish_phase }", 2},
    {"rules.unknown_key", "",
     "move \"go\" { number \"n\" { \"1 to 3\", drwan = true }, effect = finish_phase }", 2},
    {"rules.bad_clause", "", "move \"go\" { when = 5, effect = finish_phase }", 2},
    {"rules.bad_clause", "", "move \"go\" { space \"on\" { 5 }, effect = finish_phase }", 2},
    {"rules.no_word", "", "move \"go\" { choice \"way\" { \"left\", 5 }, effect = finish_phase }",
     2},
    {"rules.unknown_key", "",
     "move \"go\" { choice \"way\" { words = { left = true } }, effect = finish_phase }", 2},
    {"rules.too_many_entries", "",
     "move \"go\" { choice \"way\" { \"up\", words = { \"left\" } }, effect = finish_phase }", 2},
    {"rules.wrong_kind", "", "move \"go\" { choice \"way\" { words = 5 }, effect = finish_phase }",
     2},
    {"rules.wrong_kind", "", "move \"go\" { open = \"no\", effect = finish_phase }", 2},
    {"rules.wrong_kind", "",
     "move \"go\" { number \"n\" { \"1 to 3\", drawn = 1 }, effect = finish_phase }", 2},
    {"rules.wrong_kind", "",
     "{ turn = { phase \"p\" {} }, asked = { question \"q\" { number \"n\", open = 1 } } }"},
    {"rules.unknown_key", "",
     "move \"go\" { contest = { \"1\", \"2\", by = 3 }, effect = finish_phase }", 2},
    {"rules.bad_range", "",
     "move \"go\" { cards \"c\" { deck = \"cards\", count = -1 }, effect = finish_phase }", 2},
    {"rules.bad_range", "",
     "move \"go\" { cards \"c\" { deck = \"cards\", least = 13, most = 13 }, effect = finish_phase "
     "}",
     2},
    {"rules.wrong_kind", "",
     "move \"go\" { cards \"c\" { deck = \"cards\", matching = \"value\", wild = 3 }, effect = "
     "finish_phase }",
     2},
    {"rules.wrong_kind", "",
     "move \"go\" { cards \"c\" { deck = \"cards\", count = \"2\" }, effect = finish_phase }", 2},
    {"rules.too_many_values", "",
     "move \"go\" { space \"a\", space \"b\", space \"c\", space \"d\", space \"e\", space \"f\", "
     "space \"g\", space \"h\", space \"i\", space \"j\", space \"k\", space \"l\", space \"m\", "
     "effect = finish_phase }",
     2},
    // What stands in quotes
    {"rules.bad_quote", "", "move \"go\" { when = \"match.n = 1\", effect = finish_phase }", 2},
    {"rules.unknown_name", "", "move \"go\" { space \"on\" \"ownr == me\", effect = finish_phase }",
     2},
    {"rules.unknown_option", "", "move \"go\" { when = \"option.brave\", effect = finish_phase }",
     2},
    {"rules.wrong_type", "", "move \"go\" { when = \"match.n == me\", effect = finish_phase }", 2},
    {"rules.unknown_tag", "",
     "move \"go\" { space \"on\" \"tagged('capital')\", effect = finish_phase }", 2},
    {"rules.unknown_column", "", "move \"go\" { when = \"match.m == 1\", effect = finish_phase }",
     2},
    {"rules.unknown_choice", "",
     "move \"go\" { when = \"match.kind == 'hill'\", effect = finish_phase }", 2},
    {"rules.unread_argument", "",
     "move \"go\" { when = \"count(seat, standing == 1, standing == 0) > 1\", effect = "
     "finish_phase }",
     2},
    {"rules.by_zero", "", "move \"go\" { when = \"match.n // 0 == 1\", effect = finish_phase }", 2},
    {"rules.unknown_word", "",
     "move \"go\" { cards \"c\" { deck = \"cards\", count = 2, matching = \"figure\", wild = "
     "\"jokr\" }, effect = finish_phase }",
     2},
    {"rules.bad_row", "", "move \"go\" { when = \"count(5) > 1\", effect = finish_phase }", 2},
    // Effects
    {"rules.no_effect", "", "move \"go\" { effect = { 5 } }", 2},
    {"rules.bad_contest", "", "move \"go\" { contest = 3, effect = finish_phase }", 2},
    {"rules.unknown_value", "",
     "move \"go\" { space \"from\",\neffect = function(match, form) end }", 3},
    {"rules.unknown_value", "",
     "move \"go\" { seat \"whom\",\nspace \"to\" { where = function(match, from) end }, effect = "
     "finish_phase }",
     3},
    {"rules.unknown_value", "", "{ turn = { phase \"a\" { enter = function(match, on) end } } }"},
};

std::string test_name(const testing::TestParamInfo<Broken>& info) {
    std::string name = std::string(info.param.code).substr(6);
    return name + "_" + std::to_string(info.index);
}

class BrokenRuleset : public testing::TestWithParam<Broken> {};

TEST_P(BrokenRuleset, IsRefusedWithItsCodeAtItsPlace) {
    const auto loaded = Ruleset::load(broken_source(GetParam()));
    ASSERT_FALSE(loaded);
    const Diagnostic& first = loaded.error().front();
    EXPECT_EQ(first.code, GetParam().code) << to_text(loaded.error());
    EXPECT_EQ(first.place.line, GetParam().line) << to_text(loaded.error());
    EXPECT_EQ(first.place.file.rfind("written/rules/", 0), 0u) << first.place.file;
}

INSTANTIATE_TEST_SUITE_P(Of, BrokenRuleset, testing::ValuesIn(all_broken), test_name);

TEST(BrokenRulesets, AMissingFileIsNamed) {
    const auto loaded = Ruleset::load(written_source({{"state.lua", "return {}"}}));
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().front().code, "rules.no_file");
    EXPECT_EQ(loaded.error().front().place.file, "written/rules/init.lua");
}

/// What rules/changes.lua changes, and the code that it is refused with.
constexpr std::pair<const char*, const char*> broken_changes[] = {
    {"5", "rules.bad_change"},
    {"{ 5 }", "rules.bad_change"},
    {"{ move \"og\" {} }", "rules.unknown_move"},
    {"{ phase \"onyl\" {} }", "rules.unknown_phase"},
    {"{ phase \"only\" { without = { \"og\" } } }", "rules.unknown_move"},
    {"{ phase \"only\" { 5 } }", "rules.bad_move"},
    {"{ phase \"only\" { evryone = true } }", "rules.unknown_key"},
    {"{ move \"go\" { space \"no\" \"not owner\" } }", "rules.unknown_slot"},
    {"{ move \"go\" { seat \"on\" } }", "rules.bad_change"},
    {"{ move \"go\" { aftre = function() end } }", "rules.unknown_key"},
    {"{ move \"go\" { after = 5 } }", "rules.bad_change"},
};

TEST(BrokenRulesets, AChangeOfWhatIsNotThereIsRefused) {
    for (const auto& [changes, code] : broken_changes) {
        RulesetSource source = broken_source(
            {"", "", "move \"go\" { space \"on\" \"owner == me\", effect = finish_phase }"});
        source.read = [read = source.read, changes](const std::string& file,
                                                    const std::string& mod) {
            return file == "rules/changes.lua" ? std::string("return ") + changes : read(file, mod);
        };
        const auto loaded = Ruleset::load(source);
        ASSERT_FALSE(loaded) << changes;
        EXPECT_EQ(loaded.error().front().code, code) << to_text(loaded.error());
        EXPECT_EQ(loaded.error().front().place.file, "written/rules/changes.lua");
    }
}

TEST(BrokenRulesets, OfVeryManyFaultsTheFirstAreTold) {
    std::string values;
    for (int i = 0; i < 200; ++i) values += "zz" + std::to_string(i) + " = 1, ";
    const auto loaded = Ruleset::load(one_move(values + "effect = finish_phase"));
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().back().code, "rules.more_faults");
}

/// Those that only large descriptions show are in declaration_limits_test.cpp.
TEST(BrokenRulesets, ThereIsOneForEveryCodeOfTheReaders) {
    std::set<std::string> shown = {"rules.too_large", "rules.more_faults", "rules.no_file"};
    for (const Broken& broken : all_broken) shown.insert(broken.code);
    for (const auto& [changes, code] : broken_changes) shown.insert(code);
    const std::regex code("\"(rules\\.[a-z_]+)\"");
    size_t read = 0;
    for (const auto& file :
         std::filesystem::recursive_directory_iterator(FRONTEIRA_SOURCE_DIR "/platform/script")) {
        const std::string name = file.path().filename().string();
        if (name.find("reader.cpp") == std::string::npos && name != "rule_state.cpp") continue;
        ++read;
        std::stringstream text;
        text << std::ifstream(file.path()).rdbuf();
        const std::string source = text.str();
        for (std::sregex_iterator found(source.begin(), source.end(), code), end; found != end;
             ++found)
            EXPECT_EQ(shown.count((*found)[1]), 1u) << (*found)[1] << " of " << name;
    }
    EXPECT_GT(read, 10u);
}

}  // namespace
}  // namespace fronteira::script
