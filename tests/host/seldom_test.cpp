// SPDX-License-Identifier: MIT
#include "host/seldom.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace fronteira::host {
namespace {

using std::chrono::seconds;

TEST(SeldomWarning, IsSaidAgainOnlyAfterAWhileAndCountsWhatWasNotSaid) {
    std::vector<std::string> said;
    Seldom seldom([&](const std::string& what) { said.push_back(what); }, seconds(60));
    const auto start = Seldom::Clock::now();
    seldom.warn("crowd", "too many", start);
    seldom.warn("crowd", "too many", start + seconds(1));
    seldom.warn("files", "no files", start + seconds(2));
    seldom.warn("crowd", "too many", start + seconds(59));
    seldom.warn("crowd", "too many", start + seconds(61));
    EXPECT_EQ(said,
              (std::vector<std::string>{"too many", "no files",
                                        "too many; 2 times more since this was last reported"}));
}

}  // namespace
}  // namespace fronteira::host
