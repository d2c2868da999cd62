// SPDX-License-Identifier: MIT
#include "host/workers/sound_answer.hpp"

#include <gtest/gtest.h>

#include <functional>

namespace fronteira::host {
namespace {

using protocol::Json;

Json good() {
    return Json::parse(R"({
        "reply": {"type": "done"},
        "news": {"0": {"type": "moved", "by": 1, "number": 1, "turn": {}}},
        "store": {"keep": 0, "lines": ["1 1 place"]},
        "status": {"number": 1, "bytes": 90, "deciders": [1], "bot": false, "undo": [0, 0],
                   "over": false, "chairs": ["human", "human"]}})");
}

TEST(SoundAnswer, IsTheFormThatTablesGive) {
    EXPECT_TRUE(is_sound(good(), 2));
}

TEST(SoundAnswer, IsNoneThatWouldLeadTheHostAstray) {
    const std::vector<std::function<void(Json&)>> spoils{
        [](Json& a) { a.erase("news"); },
        [](Json& a) { a["reply"] = 7; },
        [](Json& a) {
            a["reply"] = {{"code", "x"}};
        },
        [](Json& a) {
            a["reply"] = {{"type", "joined"}, {"view", 7}};
        },
        [](Json& a) {
            a["reply"] = {{"type", "opened"}, {"ruleset", 7}, {"map", "ring"}, {"title", "Toy"}};
        },
        [](Json& a) { a["news"]["3"] = a["news"]["0"]; },
        [](Json& a) { a["news"]["-1"] = a["news"]["0"]; },
        [](Json& a) { a["news"]["x"] = a["news"]["0"]; },
        [](Json& a) { a["news"]["0"]["by"] = 3; },
        [](Json& a) { a["news"]["0"]["by"] = 0; },
        [](Json& a) { a["news"]["0"].erase("turn"); },
        [](Json& a) { a["news"]["0"]["turn"]["number"] = "x"; },
        [](Json& a) { a["news"]["0"]["log"] = 7; },
        [](Json& a) { a["store"]["keep"] = -1; },
        [](Json& a) { a["store"]["lines"] = {7}; },
        [](Json& a) { a["status"]["deciders"] = {2}; },
        [](Json& a) { a["status"]["undo"] = {0}; },
        [](Json& a) { a["status"]["chairs"] = {"human"}; },
        [](Json& a) { a["status"]["over"] = "yes"; },
        [](Json& a) { a["status"]["bytes"] = -1; },
        [](Json& a) { a["status"]["broken"] = {"oh"}; },
        [](Json& a) { a["status"].erase("bot"); }};
    for (size_t i = 0; i < spoils.size(); ++i) {
        Json spoiled = good();
        spoils[i](spoiled);
        EXPECT_FALSE(is_sound(spoiled, 2)) << i;
    }
}

}  // namespace
}  // namespace fronteira::host
