// SPDX-License-Identifier: MIT
#include "content/mods/option_value.hpp"

#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

Option option_of(Option::Type type) {
    Option option;
    option.id = "pace";
    option.type = type;
    option.min = 2;
    option.max = type == Option::Type::choice ? 1 : 5;
    if (type == Option::Type::choice) option.choices = {"slow", "fast"};
    return option;
}

TEST(OptionValue, ReadsAFlagAsPeopleWriteIt) {
    const Option flag = option_of(Option::Type::flag);

    for (const char* yes : {"true", "yes", "on", "1"}) EXPECT_EQ(read_option_value(flag, yes), 1);
    for (const char* no : {"false", "no", "off", "0"}) EXPECT_EQ(read_option_value(flag, no), 0);
    EXPECT_FALSE(read_option_value(flag, "perhaps"));
}

TEST(OptionValue, ReadsANumberWithinItsRange) {
    const Option number = option_of(Option::Type::integer);

    EXPECT_EQ(read_option_value(number, "2"), 2);
    EXPECT_EQ(read_option_value(number, "5"), 5);
    for (const char* bad : {"1", "6", "", "3x", "3.0", "99999999999"})
        EXPECT_FALSE(read_option_value(number, bad)) << bad;
}

TEST(OptionValue, ReadsAChoiceByItsWord) {
    const Option choice = option_of(Option::Type::choice);

    EXPECT_EQ(read_option_value(choice, "fast"), 1);
    const auto wrong = read_option_value(choice, "fats");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().front().hint, "did you mean `fast`?");
}

TEST(OptionValue, FindsAnOptionOrNamesTheNearest) {
    const std::vector<Option> options = {option_of(Option::Type::flag)};

    EXPECT_EQ(*find_option(options, "pace"), &options[0]);
    EXPECT_EQ(find_option(options, "pac").error().front().hint, "did you mean `pace`?");
    EXPECT_EQ(find_option({}, "pace").error().front().hint, "it has none");
}

}  // namespace
}  // namespace fronteira::content
