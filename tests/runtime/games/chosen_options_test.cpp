// SPDX-License-Identifier: MIT
#include "runtime/games/chosen_options.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::runtime {
namespace {

using testing::HasSubstr;

std::vector<Option> offered() {
    Option flag, number, choice;
    flag.id = "fog";
    number.id = "rounds";
    number.type = Option::Type::integer;
    number.initial = 20;
    number.min = 5;
    number.max = 50;
    choice.id = "dealing";
    choice.type = Option::Type::choice;
    choice.choices = {"random", "draft"};
    choice.max = 1;
    return {flag, number, choice};
}

OptionValues chosen(const WrittenOptions& written) {
    const auto values = choose_options(offered(), written);
    EXPECT_TRUE(values.has_value()) << to_text(values.error());
    return values.value_or(OptionValues{});
}

std::string refused(const WrittenOptions& written) {
    const auto values = choose_options(offered(), written);
    return values ? "nothing" : to_text(values.error());
}

TEST(ChosenOptions, AreTheDefaultsWhereNothingIsWritten) {
    EXPECT_EQ(chosen({}), (OptionValues{{"fog", 0}, {"rounds", 20}, {"dealing", 0}}));
}

TEST(ChosenOptions, TakeAFlagInManyWords) {
    for (const char* word : {"true", "yes", "1", "on"})
        EXPECT_EQ(chosen({{"fog", word}})["fog"], 1);
    for (const char* word : {"false", "no", "0", "off"})
        EXPECT_EQ(chosen({{"fog", word}})["fog"], 0);
}

TEST(ChosenOptions, TakeANumberInItsRangeOnly) {
    EXPECT_EQ(chosen({{"rounds", "5"}})["rounds"], 5);
    EXPECT_EQ(chosen({{"rounds", "50"}})["rounds"], 50);
    for (const char* word : {"4", "51", "7.5", " 7", "", "99999999999"})
        EXPECT_THAT(refused({{"rounds", word}}), HasSubstr("a whole number from 5 to 50"));
}

TEST(ChosenOptions, TakeAChoiceByItsWord) {
    EXPECT_EQ(chosen({{"dealing", "draft"}})["dealing"], 1);
    EXPECT_THAT(refused({{"dealing", "drat"}}), HasSubstr("did you mean `draft`?"));
    EXPECT_THAT(refused({{"dealing", "xyz"}}), HasSubstr("one of random, draft"));
}

TEST(ChosenOptions, NameEveryFaultAtOnce) {
    const std::string text = refused({{"fog", "maybe"}, {"round", "9"}, {"dealing", "?"}});

    EXPECT_THAT(text, HasSubstr("`fog` cannot be `maybe`"));
    EXPECT_THAT(text, HasSubstr("did you mean `rounds`?"));
    EXPECT_THAT(text, HasSubstr("`dealing` cannot be `?`"));
}

TEST(ChosenOptions, AreWrittenAsTheyAreRead) {
    const std::vector<Option> options = offered();

    EXPECT_EQ(to_text(options[0], 1), "true");
    EXPECT_EQ(to_text(options[1], 7), "7");
    EXPECT_EQ(to_text(options[2], 1), "draft");
}

TEST(ChosenOptions, AreToldWhereTheyDifferFromTheDefaults) {
    OptionValues values;
    for (const Option& option : offered()) values[option.id] = option.initial;
    EXPECT_EQ(settings_text(offered(), values), "");

    values["rounds"] = 7;
    values["dealing"] = 1;

    EXPECT_EQ(settings_text(offered(), values), "rounds=7 dealing=draft");
}

TEST(Settings, AreTakenApartAtTheFirstSign) {
    EXPECT_EQ((*read_settings({"a=b=c", "d="}))["a"], "b=c");
    EXPECT_FALSE(read_settings({"a"}).has_value());
    EXPECT_FALSE(read_settings({"=a"}).has_value());
    EXPECT_FALSE(read_settings({"a=1", "a=2"}).has_value());
}

}  // namespace
}  // namespace fronteira::runtime
