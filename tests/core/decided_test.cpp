// SPDX-License-Identifier: MIT
#include "core/decided.hpp"

#include <gtest/gtest.h>

namespace fronteira::core {
namespace {

TEST(Decided, IsWhatHoldsForEveryNumberOfARange) {
    for (const char* sign : {"==", "~=", "<", "<=", ">", ">="})
        for (int least = 0; least <= 3; ++least)
            for (int most = least; most <= 3; ++most)
                for (int number = -1; number <= 4; ++number) {
                    const std::string_view is = sign;
                    int holds = 0;
                    for (int value = least; value <= most; ++value)
                        holds += is == "=="   ? value == number
                                 : is == "~=" ? value != number
                                 : is == "<"  ? value < number
                                 : is == "<=" ? value <= number
                                 : is == ">"  ? value > number
                                              : value >= number;
                    const auto wanted = holds == most - least + 1 ? std::optional(true)
                                        : holds == 0              ? std::optional(false)
                                                                  : std::nullopt;

                    EXPECT_EQ(decided(sign, least, most, number), wanted)
                        << least << " to " << most << ' ' << sign << ' ' << number;
                }
}

}  // namespace
}  // namespace fronteira::core
