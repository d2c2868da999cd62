// SPDX-License-Identifier: MIT
#include "host/rooms/deal.hpp"

#include <gtest/gtest.h>

namespace fronteira::host {
namespace {

KeptMatch table_of_two() {
    KeptMatch match;
    match.about.chairs = {"human", "bot"};
    match.about.people = {"Ana", ""};
    match.about.wish = {{"type", "open"}, {"ruleset", "toy_war"}, {"options", {{"fog", true}}}};
    return match;
}

/// What a worker answers.
Json answer(const Json& reply, const Json& store) {
    return {
        {"reply", reply}, {"news", Json::object()}, {"store", store}, {"status", Json::object()}};
}

TEST(Deal, IsOfTheTableAsItIsFromASeedThatIsCommittedTo) {
    const KeptMatch match = table_of_two();
    const Json request = Deal(match.about).request();
    EXPECT_EQ(request["message"], match.about.wish);
    EXPECT_EQ(request["chairs"], Json({"human", "bot"}));
    EXPECT_EQ(request["people"], Json({"Ana", ""}));
    EXPECT_EQ(request["commitment"],
              commitment(request["seed"].get<uint64_t>(), request["salt"].get<std::string>()));
}

TEST(Deal, IsOfTheTableAsItIsWanted) {
    Arrangement wanted;
    wanted.options = {{"rounds", 3}};
    wanted.exchange = {0, 1};
    const Json request = Deal(table_of_two().about, wanted).request();
    EXPECT_EQ(request["message"]["options"], (Json{{"fog", true}, {"rounds", 3}}));
    EXPECT_EQ(request["chairs"], Json({"bot", "human"}));
    EXPECT_EQ(request["people"], Json({"", "Ana"}));
}

TEST(Deal, IsKeptWithTheOptionsThatItWasDealtBy) {
    KeptMatch match = table_of_two();
    match.about.wish.erase("options");
    Arrangement wanted;
    wanted.options = {{"rounds", 3}};
    const Deal deal(match.about, wanted);
    const Json dealt = answer({{"type", "done"}}, {{"head", "a record"}});
    ASSERT_TRUE(deal.refused(dealt).is_null());
    deal.keep(dealt, match);
    EXPECT_EQ(match.head, "a record");
    EXPECT_EQ(match.about.commitment, deal.request()["commitment"]);
    EXPECT_EQ(match.about.wish["options"], (Json{{"rounds", 3}}));
}

TEST(Deal, IsRefusedAsTheWorkerSaysOrWhereItAnswersNothingOfUse) {
    const Deal deal(table_of_two().about);
    EXPECT_EQ(deal.refused(answer(protocol::error("open.option"), Json::object()))["code"],
              "open.option");
    EXPECT_EQ(deal.refused(answer({{"type", "done"}}, Json::object()))["code"], "match.closed");
    EXPECT_EQ(deal.refused(Json(7))["code"], "match.closed");
    EXPECT_EQ(deal.refused(fail(error_at({}, "worker.died", "it died")))["code"], "match.closed");
}

TEST(Arrangement, TellsWhereEverybodySatBefore) {
    Arrangement wanted;
    wanted.exchange = {0, 2};
    EXPECT_EQ(wanted.seat_before(0), 2);
    EXPECT_EQ(wanted.seat_before(1), 1);
    EXPECT_EQ(wanted.seat_before(2), 0);
}

}  // namespace
}  // namespace fronteira::host
