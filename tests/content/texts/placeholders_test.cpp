// SPDX-License-Identifier: MIT
#include "content/texts/placeholders.hpp"

#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

using Names = std::vector<std::string>;

TEST(Placeholders, StandInBracesInASentence) {
    EXPECT_EQ(placeholders_in("{seat} takes {space}, and {seat} stays"),
              (Names{"seat", "space", "seat"}));
    EXPECT_TRUE(placeholders_in("nobody moves").empty());
}

TEST(Placeholders, EndWithABraceThatIsNeverClosed) {
    EXPECT_EQ(placeholders_in("{seat} takes {space"), (Names{"seat"}));
}

}  // namespace
}  // namespace fronteira::content
