// SPDX-License-Identifier: MIT
// What `check` doubts of what functions write into the variables and tables of a file.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

/// Tables come first, as in the file.
std::string said_of_kept(const std::string& tables, const std::string& lines) {
    return said_of_lines(lines, tables);
}

TEST(CheckOfKept, WarnsOfTablesInsideOfTables) {
    const std::string said = said_of_kept(
        "local seen = { by_space = {}, rows = { { 0 }, { 0 } }, both = { left = { n = 0 } } }",
        "  seen.by_space[to.id] = true\n  seen.rows[2][1] = lost\n"
        "  local row = seen.rows[match.me.number]\n  row[1] = won\n"
        "  seen.both.left.n = seen.both.left.n + 1\n"
        "  table.insert(seen.by_space, to.id)");

    for (const char* line : {":11:3: ", ":12:3: ", ":14: ", ":15: ", ":16:16: "})
        EXPECT_THAT(said, HasSubstr(std::string("rules/battle.lua") + line +
                                    "warning: `seen` belongs to the file: what is written there is "
                                    "still there in the next match"))
            << line;
    EXPECT_THAT(said, HasSubstr("0 errors, 5 warnings"));
}

TEST(CheckOfKept, WarnsOfTablesThatAFunctionIsGivenToWriteInto) {
    const std::string said = said_of_kept(
        "local seen, parts = {}, { list = {} } "
        "local function put(into, key) local all = into all[key] = true end "
        "local function push(into, key) table.insert(into, key) end",
        "  put(seen, to.id)\n  push(parts.list, to.id)\n  local own = {}\n  put(own, to.id)");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:7: warning: `seen` belongs to the file: what "
                                "is written there is still there in the next match"));
    EXPECT_THAT(said, HasSubstr("rules/battle.lua:12:8: warning: `parts` belongs to the file"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfKept, DoesNotDoubtTablesThatAFunctionOnlyReads) {
    EXPECT_THAT(said_of_kept("local most = { 1, 2 } "
                             "local function best(list) local all = { list[1] } "
                             "table.sort(all) all[2] = list[2] return all[1] end "
                             "local function filled(list) list = list or {} list[1] = 3 "
                             "return list[1] end",
                             "  if best(most) + filled() > 90 then lost = 0 end"),
                HasSubstr("nothing to complain of"));
}

TEST(CheckOfKept, DoesNotDoubtTablesOfACall) {
    EXPECT_THAT(
        said_of_kept("local most = { near = { 1, 2 }, far = 3 } "
                     "local function parts(list) return list, { list[1] } end",
                     "  local own = { near = {} }\n  own.near[1] = most.near[1]\n"
                     "  local whole, copy = parts(most.near)\n  copy[1] = most.far\n"
                     "  local list = { table.unpack(most.near) }\n  list[1] = #whole\n"
                     "  table.sort(list)\n  if list[1] + own.near[1] > 90 then lost = 0 end"),
        HasSubstr("nothing to complain of"));
}

TEST(CheckOfKept, WarnsOfWhatIsKeptInTheFileFromMatchToMatch) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "local battle = {}",
                "local battle = { fought = 0 }\nlocal count, log, latest = 0, {}, {}");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  count = count + 1\n  log[#log + 1] = to\n"
                "  battle.fought = battle.fought + 1\n  table.insert(latest, to)\n"
                "  local function again() count = count + 1 end\n  again()");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:12: warning: `count` belongs to the file: what is "
                          "written there is still there in the next match (declare what a match "
                          "remembers as a column in rules/state.lua) [rules.keeps_state]"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:13: warning: `log` belongs to the file"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:14: warning: `battle` belongs to the file"));
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:15:16: warning: `latest` belongs to the file"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:16: warning: `count` belongs to the file"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 5 warnings"));
}

TEST(CheckOfKept, RefusesOtherGlobalsThanThoseThereAre) {
    EXPECT_THAT(said_of_kept("", "  _ENV = { match = match }"),
                HasSubstr("rules/battle.lua:11:3: error: this replaces what `_ENV` holds, in the "
                          "next match as well (declare variables with `local`) "
                          "[rules.changes_globals]"));
}

}  // namespace
}  // namespace fronteira::cli
