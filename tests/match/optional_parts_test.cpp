// SPDX-License-Identifier: MIT
#include "match/optional_parts.hpp"

#include <gtest/gtest.h>

namespace fronteira::match {
namespace {

std::string without_armies(std::string_view text) {
    return without_empty_parts(text, [](std::string_view name) { return name == "armies"; });
}

TEST(OptionalParts, LeavesOutAPartOfWhichAValueIsNothing) {
    EXPECT_EQ(without_armies("Place[: {armies} anywhere][; inside: {asia}]"),
              "Place; inside: {asia}");
    EXPECT_EQ(without_armies("Place[ {asia} or {armies}]."), "Place.");
}

TEST(OptionalParts, KeepsBracketsThatNameNothing) {
    EXPECT_EQ(without_armies("Attack [or stop], {armies} left"), "Attack [or stop], {armies} left");
    EXPECT_EQ(without_armies("One [ and {armies}"), "One [ and {armies}");
    EXPECT_EQ(without_armies("One ] and [{asia}]"), "One ] and {asia}");
}

}  // namespace
}  // namespace fronteira::match
