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

/// `count` descriptions around the innermost one.
std::string nested(int count, const std::string& open, const std::string& inner,
                   const std::string& close) {
    return repeated(count, open) + inner + repeated(count, close);
}

struct Form {
    const char* name;
    std::string (*clauses)(int levels);
};

class NestedDeclaration : public testing::TestWithParam<Form> {};

TEST_P(NestedDeclaration, IsReadWhileItIsNoDeeperThanItMayBe) {
    for (const int levels : {1, 5, 17, 30})
        EXPECT_EQ(codes_of(one_move(GetParam().clauses(levels))), "") << levels;
}

TEST_P(NestedDeclaration, IsRefusedWithItsPlaceWhenItIsTooDeep) {
    for (const int levels : {110}) {
        const auto loaded = Ruleset::load(one_move(GetParam().clauses(levels)));

        ASSERT_FALSE(loaded.has_value()) << levels;
        EXPECT_EQ(loaded.error().size(), 1u);
        EXPECT_EQ(loaded.error()[0].code, "rules.too_deep") << to_text(loaded.error());
        EXPECT_EQ(loaded.error()[0].place.file, "written/rules/init.lua");
        EXPECT_EQ(loaded.error()[0].place.line, 3);
    }
}

const Form forms[] = {
    {"Sum",
     [](int levels) {
         return "effect = put(\"n\", match, 1" + repeated(levels, " + n_of(match)") + ")";
     }},
    {"Least",
     [](int levels) {
         return "effect = put(\"n\", match, " + nested(levels, "least(1, ", "n_of(match)", ")") +
                ")";
     }},
    {"OnlyIf",
     [](int levels) {
         return "effect = " + nested(levels, "only_if({ n = 0 }, ", "finish_phase", ")");
     }},
    {"ListOfSteps",
     [](int levels) { return "effect = " + nested(levels, "{ ", "finish_phase", " }"); }},
    {"RegionOf",
     [](int levels) {
         return "on = space { owner = nobody }, effect = put(\"n\", match, 1" +
                repeated(levels, " + region_of(\"on\")") + ")";
     }},
};

INSTANTIATE_TEST_SUITE_P(Of, NestedDeclaration, testing::ValuesIn(forms),
                         [](const auto& one) { return one.param.name; });

/// What nests and multiplies is refused for its cost before it is for its depth.
TEST(NestedRows, AreReadOrRefusedAtEveryDepth) {
    for (int levels = 1; levels <= 30; levels += levels < 20 ? 1 : 5) {
        const std::string counted =
            nested(levels, "count_of(space { armies = at_least(", "1", ") })");
        const std::string done =
            nested(levels, "for_each(space { owner = nobody }, ", "raise(\"n\", match, 1)", ")");
        const std::string all = nested(
            levels, "region { all_spaces = { armies = at_least(count_of(", "space", ")) } }");
        for (const std::string& clauses :
             {"effect = put(\"n\", match, " + counted + ")", "effect = " + done,
              "effect = for_each(" + all + ", raise(\"n\", match, 1))"}) {
            const std::string codes = codes_of(one_move(clauses));
            EXPECT_THAT(codes, testing::AnyOf("", testing::StartsWith("rules.too_much_work"),
                                              testing::StartsWith("rules.too_deep")))
                << levels << " deep: " << clauses.substr(0, 60);
        }
    }
}

TEST(NestedRows, AreRefusedWhereTheyAskTooMuchAtOnce) {
    const std::string counted = nested(8, "count_of(space { armies = at_least(", "1", ") })");

    const auto loaded = Ruleset::load(
        one_move("on = space { armies = at_least(" + counted + ") }, " + "effect = finish_phase"));

    ASSERT_FALSE(loaded.has_value());
    EXPECT_EQ(loaded.error()[0].code, "rules.too_much_work");
    EXPECT_EQ(loaded.error()[0].place.line, 3);
}

TEST(SharedDeclarations, CountWhereverTheyStand) {
    // Each list stands twice in the next: 2^60 steps, in sixty lines.
    const std::string lists =
        "local s = { raise(\"n\", match, 1) }\n" + repeated(60, "s = { s, s }\n");
    const std::string sums = "local s = n_of(match)\n" + repeated(60, "s = s + s\n");
    const std::string rows =
        "local s = space { armies = at_least(1) }\n" +
        repeated(60, "s = space { armies = at_least(count_of(s) + count_of(s)) }\n");

    EXPECT_EQ(codes_of(one_move("effect = s", lists)), "rules.too_large");
    EXPECT_EQ(codes_of(one_move("effect = put(\"n\", match, s)", sums)), "rules.too_large");
    EXPECT_EQ(codes_of(one_move("on = s, effect = finish_phase", rows)), "rules.too_deep");
}

TEST(SharedDeclarations, MayContainThemselves) {
    EXPECT_EQ(codes_of(one_move("effect = s", "local s = {}\ns[1] = s")), "rules.too_deep");
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

    EXPECT_EQ(codes_of(one_move("effect = tell(" + name + ")")), "rules.bad_name");
    EXPECT_EQ(codes_of(one_move("[" + name + "] = seat, effect = finish_phase")), "rules.bad_name");
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
