// SPDX-License-Identifier: MIT
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace fronteira::cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;

/// What is said of a bot that answers so as soon as an offer takes a number.
std::string said_of(const std::string& answer) {
    const Scratch scratch;
    std::filesystem::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war", scratch / "toy_war",
                          std::filesystem::copy_options::recursive);
    scratch.write("toy_war/bots/odd.lua",
                  "return function(view)\n  for _, offer in ipairs(view:moves()) do\n"
                  "    if offer.most then " +
                      answer + " end\n  end\n  return view:moves()[1]\nend\n");
    return fronteira_run({"--mods", scratch / "", "sim", "toy_war", "--bot", "odd", "--games", "1"})
        .err;
}

TEST(BotsInVerbSim, TellWhyTheyForfeit) {
    const Ran ran = fronteira_run({"sim", "toy_war", "--bot", "wrecked", "--games", "2", "--json"});

    EXPECT_EQ(json::parse(ran.out)["forfeited"], 2);
    EXPECT_THAT(ran.err, HasSubstr("toy_war/bots/wrecked.lua:3"));
}

TEST(BotsInVerbSim, HearWhatTheyReturnedInPlaceOfAnOffer) {
    EXPECT_THAT(said_of("return nil"),
                HasSubstr("toy_war/bots/odd.lua: error: the bot returned nothing instead of an "
                          "offer (one of view:moves(), such as view:moves()[1])"));
    EXPECT_THAT(said_of("return 1"), HasSubstr("the bot returned a number instead of an offer"));
    EXPECT_THAT(said_of("return view:moves()"),
                HasSubstr("the bot returned a table instead of an offer"));
    EXPECT_THAT(said_of("return offer, offer.least / 2"),
                HasSubstr("the bot returned a fraction instead of a whole number"));
}

TEST(BotsInVerbSim, HearWhatTheyChangedInAnOffer) {
    EXPECT_THAT(said_of("offer.armies = offer.most return offer"),
                HasSubstr("the bot sets `armies` of the offer that it returns (return the number "
                          "behind the offer: return offer, number)"));
    EXPECT_THAT(said_of("offer.to = view.space[offer.to == view.space[1] and 2 or 1] return offer"),
                HasSubstr("the bot changed `to` of the offer that it returns (return another of "
                          "view:moves() instead)"));
}

TEST(BotsInVerbSim, MayNoteInAnOfferWhatTheyThinkOfIt) {
    EXPECT_THAT(said_of("offer.worth = 3 return offer, offer.most"), IsEmpty());
}

}  // namespace
}  // namespace fronteira::cli
