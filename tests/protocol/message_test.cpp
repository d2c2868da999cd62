// SPDX-License-Identifier: MIT
#include "protocol/message.hpp"

#include "protocol/keys.hpp"

#include <gtest/gtest.h>

namespace fronteira::protocol {
namespace {

std::string code_of(const std::string& text) {
    const auto read = parse_message(text);
    return read ? "" : read.error().front().code;
}

TEST(Message, IsOneJsonObject) {
    EXPECT_EQ(parse_message(R"({"type":"list"})").value()["type"], "list");
    for (const char* text : {"", "{", "[]", "7", "{} {}", "{\"a\":\"\xff\"}", "{'a':1}"})
        EXPECT_EQ(code_of(text), "protocol.json") << text;
}

TEST(Message, NestsNoDeeperThanItMay) {
    const auto nested = [](size_t depth) {
        return R"({"a":)" + std::string(depth - 1, '[') + std::string(depth - 1, ']') + "}";
    };
    EXPECT_EQ(code_of(nested(16)), "");
    EXPECT_EQ(code_of(nested(17)), "protocol.too_deep");
    EXPECT_EQ(code_of(nested(1000000)), "protocol.too_deep");
    EXPECT_EQ(code_of(R"({"a":"[[[[[[[[[[[[[[[[[[[[[[[\"[[["})"), "") << "brackets in a text";
}

TEST(Message, IsOneLineWhateverStandsInIt) {
    const Json odd{{"a", "two\nlines \xff"}};
    const std::string line = to_line(odd);
    EXPECT_EQ(line.find('\n'), std::string::npos);
    EXPECT_TRUE(parse_message(line));
}

TEST(Keys, SayWhichKeyIsMissingOrOfAnotherType) {
    const Json message{{"a", 7}, {"b", "x"}, {"c", 1.5}, {"d", 18446744073709551615ull}};
    EXPECT_EQ(number_of(message, "a", 0, 7).value(), 7);
    EXPECT_EQ(text_of(message, "b").value(), "x");
    EXPECT_EQ(text_of(message, "z", "y").value(), "y");
    for (const auto& number : {number_of(message, "a", 0, 6), number_of(message, "b", 0, 9),
                               number_of(message, "c", 0, 9), number_of(message, "d", 0, 9),
                               number_of(message, "z", 0, 9)})
        EXPECT_EQ(number.error().front().code, "protocol.key");
    EXPECT_NE(text_of(message, "a").error().front().message.find("`a`"), std::string::npos);
}

}  // namespace
}  // namespace fronteira::protocol
