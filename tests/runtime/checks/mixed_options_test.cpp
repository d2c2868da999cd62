// SPDX-License-Identifier: MIT
#include "runtime/checks/mixed_options.hpp"

#include <gtest/gtest.h>

#include <set>

namespace fronteira::runtime {
namespace {

Option an_option(const char* id, Option::Type type, int32_t most) {
    Option option;
    option.id = id;
    option.type = type;
    option.max = most;
    return option;
}

TEST(MixedOptions, AreDifferentChoicesOfFlagsAndWords) {
    const std::vector<Option> options = {an_option("fog", Option::Type::flag, 1),
                                         an_option("rounds", Option::Type::integer, 50),
                                         an_option("dealing", Option::Type::choice, 2)};

    const std::vector<OptionValues> mixed = mixed_options(options, 4);

    EXPECT_EQ(std::set(mixed.begin(), mixed.end()).size(), 4u);
    for (OptionValues values : mixed) {
        EXPECT_EQ(values["rounds"], 0);
        EXPECT_LE(values["dealing"], 2);
        EXPECT_NE(values["fog"] + values["dealing"], 0);  // the usual ones are played anyway
    }
    EXPECT_EQ(mixed_options(options, 4), mixed);
}

TEST(MixedOptions, AreAsManyAsThereAre) {
    EXPECT_TRUE(mixed_options({}, 4).empty());
    EXPECT_TRUE(mixed_options({an_option("rounds", Option::Type::integer, 9)}, 4).empty());
    EXPECT_EQ(mixed_options({an_option("fog", Option::Type::flag, 1)}, 4).size(), 1u);
}

}  // namespace
}  // namespace fronteira::runtime
