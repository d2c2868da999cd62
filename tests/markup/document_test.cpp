// SPDX-License-Identifier: MIT
#include "markup/document.hpp"

#include <gtest/gtest.h>

namespace fronteira::markup {
namespace {

std::string code_of(const std::string& text) {
    const auto document = Document::read(text, "f.xml");
    return document ? "" : document.error()[0].code;
}

TEST(Document, KnowsWhereAnElementBegins) {
    const auto document = Document::read("<a>\n  <b/>\n</a>", "f.xml");

    ASSERT_TRUE(document);
    const Place place = document->place(document->root().child("b"));
    EXPECT_EQ(place.line, 2);
    EXPECT_EQ(place.column, 4);
}

TEST(Document, ExpandsNoEntities) {
    const auto document = Document::read(
        "<!DOCTYPE a [<!ENTITY x \"xxxxxxxx\"><!ENTITY y \"&x;&x;\"><!ENTITY f SYSTEM "
        "\"file:///etc/passwd\">]><a>&y;&f;</a>",
        "f.xml");

    ASSERT_TRUE(document);
    EXPECT_STREQ(document->root().child_value(), "&y;&f;");
}

TEST(Document, RefusesWhatIsBrokenTooDeepOrTooLarge) {
    std::string deep, wide;
    for (int i = 0; i < 100'000; ++i) deep += "<a>";
    for (int i = 0; i < 100'000; ++i) deep += "</a>";

    EXPECT_EQ(code_of(""), "markup.broken");
    EXPECT_EQ(code_of("<a><b></a>"), "markup.broken");
    EXPECT_EQ(code_of("<a"), "markup.broken");
    EXPECT_EQ(code_of(deep), "markup.too_deep");
    EXPECT_EQ(code_of("<a>" + std::string(most_bytes, ' ') + "</a>"), "markup.too_large");
}

TEST(Document, TellsTheLineOfAFault) {
    const auto broken = Document::read("<a>\n\n<b></c></a>", "f.xml");
    EXPECT_EQ(broken.error()[0].place.line, 3);
    EXPECT_GT(broken.error()[0].place.column, 3);
}

TEST(Document, SaysThatATextIsCompressed) {
    EXPECT_EQ(code_of("\x1f\x8b\x08 and so on"), "markup.compressed");
}

TEST(Number, IsDecimalAndFinite) {
    EXPECT_EQ(number("-1.5e2"), -150);
    EXPECT_EQ(number("+.5"), 0.5);
    EXPECT_FALSE(number("nan"));
    EXPECT_FALSE(number("inf"));
    EXPECT_FALSE(number("1e999"));
    EXPECT_FALSE(number("1,5"));
    EXPECT_FALSE(number("5mm"));
}

TEST(NextNumber, ReadsListsWithoutGaps) {
    std::string_view text = "1.5.5-2,3";
    EXPECT_EQ(next_number(text), 1.5);
    EXPECT_EQ(next_number(text), 0.5);
    EXPECT_EQ(next_number(text), -2);
    EXPECT_EQ(next_number(text), 3);
    EXPECT_FALSE(next_number(text));
}

}  // namespace
}  // namespace fronteira::markup
