// SPDX-License-Identifier: MIT
// What findings say of what somebody else has written.
#include "runtime/words/brief.hpp"
#include "runtime/words/findings_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace fronteira::runtime {
namespace {

const std::string giant(100'000, 'x');

TEST(Findings, SayWholeWhatIsOfAUsualLength) {
    const Diagnostic finding =
        error_at({"a.lua", 1, 0}, "a.code", "there is no `thing` in `other`", "write `another`");
    EXPECT_EQ(to_text(in_brief(finding)),
              "a.lua:1: error: there is no `thing` in `other` (write `another`) [a.code]");
    EXPECT_EQ(to_json(finding)["hint"], "write `another`");
}

TEST(Findings, QuoteALineOfANameAtMostAndGoOn) {
    const Diagnostic finding = error_at(
        {}, "a.code", "there is no `" + giant + "` beside `" + giant + "`, but two", giant);
    const std::string text = to_text(in_brief(finding));
    EXPECT_LT(text.size(), 2200u);
    EXPECT_NE(text.find("x...` beside `xxx"), std::string::npos);
    EXPECT_NE(text.find("...`, but two"), std::string::npos);
    EXPECT_LT(to_json(finding).dump().size(), 2400u);
}

TEST(Findings, SayOfThePathOfAFileSoMuchAsALineHolds) {
    const Diagnostic finding = error_at({giant, 3, 0}, "a.code", "is not there");

    EXPECT_LT(to_text(in_brief(finding)).size(), 1200u);
}

TEST(Findings, CutNoCharacterInTwo) {
    std::string many;
    for (int i = 0; i < 1000; ++i) many += "\xf0\x9f\x99\x82";
    for (const std::string before : {"", "a", "ab", "abc"}) {
        const std::string text = in_brief(before + "`" + before + many + "`" + many);
        EXPECT_NO_THROW(static_cast<void>(nlohmann::ordered_json(text).dump())) << before;
    }
}

}  // namespace
}  // namespace fronteira::runtime
