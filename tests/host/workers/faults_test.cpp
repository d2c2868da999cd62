// SPDX-License-Identifier: MIT
// Rules that go wrong cost their match, and nothing else.
#include "talk.hpp"

namespace fronteira::host {
namespace {

class Faults : public testing::TestWithParam<const char*> {
 protected:
    Talk talk{":memory:", "tests/fixtures/host_mods"};
};

TEST_P(Faults, OfTheRulesStopTheMatchAndAreTold) {
    talk.open("endless", 2);
    const auto tokens = talk.tokens;
    const std::string broken = talk.match;
    talk.join(tokens[0]);
    talk.join(tokens[1]);
    ASSERT_EQ(talk.at("move", 1, {{"move", {{"kind", "pass"}}}})["type"], "done");

    EXPECT_EQ(talk.at("move", 2, {{"move", {{"kind", GetParam()}}}})["code"], "match.closed");
    const Json stopped = talk.wait_for("stopped");
    EXPECT_EQ(stopped["match"], broken);
    EXPECT_FALSE(stopped["findings"].empty());

    talk.open("endless", 2);  // another
    talk.join(talk.tokens[0]);
    EXPECT_EQ(talk.at("move", 1, {{"move", {{"kind", "pass"}}}})["type"], "done");

    const Json joined = talk.join(tokens[1]);  // "what was played is kept, and `join` tries again"
    EXPECT_EQ(joined["turn"]["number"], 1);
    talk.match = broken;
    EXPECT_EQ(talk.at("move", 2, {{"move", {{"kind", "pass"}}}})["type"], "done");
}

INSTANTIATE_TEST_SUITE_P(Every, Faults, testing::Values("hang", "eat", "fail"));

}  // namespace
}  // namespace fronteira::host
