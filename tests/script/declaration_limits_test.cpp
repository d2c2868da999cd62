// SPDX-License-Identifier: MIT
// A short file can declare more than fits on any stack or into any memory.
#include "written_rules.hpp"

#include <gmock/gmock.h>

namespace fronteira::script {
namespace {

using testing::HasSubstr;

std::string repeated(int count, const std::string& text) {
    std::string all;
    for (int i = 0; i < count; ++i) all += text;
    return all;
}

/// `count` conditions around the innermost one.
std::string nested(int count, const std::string& open, const std::string& inner,
                   const std::string& close) {
    return repeated(count, open) + inner + repeated(count, close);
}

TEST(NestedQuotes, AreReadOrRefusedAtEveryDepth) {
    for (int levels = 1; levels <= 60; levels += levels < 20 ? 1 : 5) {
        const std::string counted = nested(levels, "count(space, armies >= ", "1", ")");
        const std::string all = nested(levels, "min(1, ", "match.n", ")");
        for (const std::string& clauses :
             {"when = \"" + counted + " > 1\", effect = finish_phase",
              "when = \"" + all + " > 1\", effect = finish_phase",
              "number \"n\" \"1 to " + all + "\", effect = finish_phase"}) {
            const std::string codes = codes_of(one_move(clauses));
            EXPECT_THAT(codes, testing::AnyOf("", testing::StartsWith("rules.too_much_work"),
                                              testing::StartsWith("rules.bad_quote")))
                << levels << " deep: " << clauses.substr(0, 60);
        }
    }
}

TEST(NestedQuotes, AreRefusedWhereTheyAskTooMuchAtOnce) {
    const std::string counted = nested(8, "count(space, armies >= ", "1", ")");

    const auto loaded = Ruleset::load(
        one_move("space \"on\" \"armies >= " + counted + "\", effect = finish_phase"));

    ASSERT_FALSE(loaded.has_value());
    EXPECT_EQ(loaded.error()[0].code, "rules.too_much_work");
    EXPECT_EQ(loaded.error()[0].place.line, 3);
}

TEST(SharedDeclarations, CountWhereverTheyStand) {
    // One description stands in the list thousands of times.
    const std::string list =
        "local s = { effect = finish_phase }\nlocal on = space \"on\"\n"
        "for i = 1, 5000 do s[i] = on end\n";
    const auto codes = codes_of(written_source(
        {{"state.lua", "return {}"},
         {"init.lua", list + "return { turn = { phase \"only\" { move \"act\" (s) } } }"}}));

    EXPECT_THAT(codes, HasSubstr("rules.bad_slot"));
    EXPECT_THAT(codes, HasSubstr("rules.more_faults")) << "not all of them are told";
}

TEST(SharedDeclarations, MayNotContainThemselves) {
    EXPECT_THAT(codes_of(written_source({{"state.lua", "return {}"},
                                         {"init.lua",
                                          "local moves = {}\nmoves[1] = moves\n"
                                          "return { turn = { phase \"only\" (moves) } }"}})),
                testing::StartsWith("rules.bad_move"));
}

TEST(LargeDeclarations, AreRefusedByTheirNumber) {
    const auto many = [](const std::string& what) {
        return "local many = {}\nfor i = 1, 30000 do many[i] = " + what + " end";
    };
    const auto state = [](const std::string& text) {
        return written_source({{"state.lua", text}, {"init.lua", "return {}"}});
    };

    EXPECT_EQ(codes_of(state("local s = {}\nfor i = 1, 30000 do s[\"c\" .. i] = flag end\n"
                             "return { space = s }")),
              "rules.too_many");
    EXPECT_EQ(codes_of(state("local s = {}\nfor i = 1, 30000 do s[i] = \"a\" end\n"
                             "return { decks = s }")),
              "rules.too_many");
    EXPECT_EQ(codes_of(state("local s = {}\nfor i = 1, 30000 do s[i] = \"a\" .. i end\n"
                             "return { match = { c = choice(s) } }")),
              "rules.too_many rules.bad_choice");
    EXPECT_EQ(codes_of(written_source(
                  {{"state.lua", "return {}"},
                   {"init.lua", many("phase(\"p\" .. i) {}") + "\nreturn { turn = many }"}})),
              "rules.too_many");
    EXPECT_EQ(
        codes_of(written_source({{"state.lua", "return {}"},
                                 {"init.lua", many("move(\"m\" .. i) { effect = finish_phase }") +
                                                  "\nreturn { turn = { phase \"p\" (many) } }"}})),
        "rules.too_many");
}

TEST(LargeDeclarations, HaveNoMoreCellsThanFitIntoMemory) {
    auto source = written_source({{"state.lua",
                                   "local s = {}\nfor i = 1, 900 do s[\"c\" .. i] = flag end\n"
                                   "return { space = s }"},
                                  {"init.lua", "return {}"}},
                                 6000);

    const auto loaded = Ruleset::load(source);

    ASSERT_FALSE(loaded.has_value());
    EXPECT_EQ(loaded.error()[0].code, "rules.too_many_cells");
    EXPECT_EQ(loaded.error()[0].place.file, "written/rules/state.lua");
}

TEST(LargeDeclarations, HaveShortNames) {
    const std::string name = "string.rep(\"x\", 900000)";

    EXPECT_EQ(codes_of(one_move("seat(" + name + "), effect = finish_phase")), "rules.bad_name");
    const auto loaded = Ruleset::load(
        written_source({{"state.lua", "return {}"},
                        {"init.lua", "return { turn = { phase(" + name + ") {} } }"}}));
    ASSERT_FALSE(loaded.has_value());
    EXPECT_LT(to_text(loaded.error()).size(), 1000u);
}

TEST(Sight, ThatDependsOnItselfIsRefusedWithItsPlace) {
    const auto loaded = Ruleset::load(
        written_source({{"state.lua",
                         "return { seat = {\n  a = seats { seen_by = \"b\" },\n"
                         "  b = seats { seen_by = \"c\" },\n  c = seats { seen_by = \"a\" },\n} }"},
                        {"init.lua", "return {}"}}));

    ASSERT_FALSE(loaded.has_value());
    EXPECT_EQ(loaded.error()[0].code, "rules.bad_sight");
    EXPECT_EQ(loaded.error()[0].place.line, 2);
}

}  // namespace
}  // namespace fronteira::script
