// SPDX-License-Identifier: MIT
#include "play/told/merge_patch.hpp"

#include "json_text.hpp"

#include <gtest/gtest.h>

namespace fronteira::play {
namespace {

// Examples of RFC 7396, appendix A, in which both are objects.
TEST(MergePatch, DoesWhatTheStandardShows) {
    EXPECT_EQ(merged(json(R"({"a":"b"})"), json(R"({"a":"c"})")), json(R"({"a":"c"})"));
    EXPECT_EQ(merged(json(R"({"a":"b"})"), json(R"({"b":"c"})")), json(R"({"a":"b","b":"c"})"));
    EXPECT_EQ(merged(json(R"({"a":"b"})"), json(R"({"a":null})")), json("{}"));
    EXPECT_EQ(merged(json(R"({"a":"b","b":"c"})"), json(R"({"a":null})")), json(R"({"b":"c"})"));
    EXPECT_EQ(merged(json(R"({"a":["b"]})"), json(R"({"a":"c"})")), json(R"({"a":"c"})"));
    EXPECT_EQ(merged(json(R"({"a":"c"})"), json(R"({"a":["b"]})")), json(R"({"a":["b"]})"));
    EXPECT_EQ(merged(json(R"({"a":{"b":"c"}})"), json(R"({"a":{"b":"d","c":null}})")),
              json(R"({"a":{"b":"d"}})"));
    EXPECT_EQ(merged(json(R"({"a":[{"b":"c"}]})"), json(R"({"a":[1]})")), json(R"({"a":[1]})"));
    EXPECT_EQ(merged(json(R"({"e":null})"), json(R"({"a":1})")), json(R"({"e":null,"a":1})"));
    EXPECT_EQ(merged(json("{}"), json(R"({"a":{"bb":{"ccc":null}}})")), json(R"({"a":{"bb":{}}})"));
}

}  // namespace
}  // namespace fronteira::play
