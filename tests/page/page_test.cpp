// SPDX-License-Identifier: MIT
#include "page/page.hpp"

#include "page/figures.hpp"
#include "page_maker.hpp"

#include <gmock/gmock.h>

#include <fstream>
#include <regex>
#include <sstream>

namespace fronteira::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string file(const char* path) {
    std::stringstream text;
    text << std::ifstream(std::filesystem::path(FRONTEIRA_SOURCE_DIR) / path).rdbuf();
    return text.str();
}

TEST(Page, EndsNoScriptBeforeItsTime) {
    PageMaker maker;
    const auto record = maker.record("island/island", 2, 3);
    page::Page page(maker.shelf(), maker.texts());

    ASSERT_TRUE(page.add(record, {"</script><b>", "<!--<script>"}));

    EXPECT_THAT(page.html(), Not(HasSubstr("</script><b>")));
    EXPECT_THAT(page.html(), Not(HasSubstr("<!--<script>")));
    EXPECT_THAT(page.html(), HasSubstr("Content-Security-Policy"));
    EXPECT_THAT(page.html(), HasSubstr("default-src 'none'"));
}

TEST(Page, IsTheSameBytesEveryTime) {
    PageMaker maker;
    const auto record = maker.record("war/war", 3, 50);
    const auto made = [&] {
        page::Page page(maker.shelf(), maker.texts());
        EXPECT_TRUE(page.add(record));
        return page.html();
    };

    EXPECT_EQ(made(), made());
}

/// The page of a match in which two pieces are placed, which only their owner tells apart.
std::string page_of_a_set_up(PageMaker& maker, const char* first, const char* second) {
    const auto setting =
        maker.shelf().lay(table::Wish{"espionage/espionage_small", "", {}, {"human", "human"}});
    if (!setting) throw std::runtime_error(to_text(setting.error()));
    match::Session session((*setting)->rules(), (*setting)->handlers(), (*setting)->header());
    EXPECT_TRUE(session.start(9876543210123));
    for (const char* move : {first, second}) EXPECT_TRUE(session.play(0, *session.parse(move)));
    page::Page page(maker.shelf(), maker.texts());
    EXPECT_TRUE(page.add(session.record()));
    return page.html();
}

TEST(Page, GivesAwayNeitherTheSeedNorAHiddenPieceOfARunningMatch) {
    PageMaker maker;

    const auto html = page_of_a_set_up(maker, "place spy c0_6", "place sapper c1_6");

    EXPECT_EQ(html.find("9876543210123"), std::string::npos);
    EXPECT_TRUE(html == page_of_a_set_up(maker, "place sapper c0_6", "place spy c1_6"));
}

TEST(Page, RefusesARecordThatDoesNotPlayAgain) {
    PageMaker maker;
    auto record = maker.record("island/island", 2, 5);
    record.moves.back().hash.low ^= 1;
    page::Page page(maker.shelf(), maker.texts());

    const auto added = page.add(record);

    ASSERT_FALSE(added);
    EXPECT_THAT(to_text(added.error()), HasSubstr("move 5"));
}

TEST(Page, SaysEverythingInBothLanguages) {
    PageMaker maker;
    std::vector<std::string> english, portuguese;
    for (const auto& [key, text] : maker.texts().at("en")) english.push_back(key);
    for (const auto& [key, text] : maker.texts().at("pt_BR")) portuguese.push_back(key);

    EXPECT_EQ(english, portuguese);
}

/// The drawings of a source, by name; strings that stand side by side are one.
std::map<std::string, std::string> drawings(const std::string& source, const std::string& form) {
    std::map<std::string, std::string> found;
    const std::regex drawing(form), piece("\"([^\"]*)\"");
    for (std::sregex_iterator one(source.begin(), source.end(), drawing), none; one != none;
         ++one) {
        const std::string pieces = (*one)[2];
        std::string text;
        for (std::sregex_iterator part(pieces.begin(), pieces.end(), piece); part != none; ++part)
            text += (*part)[1];
        found[(*one)[1]] = text;
    }
    return found;
}

TEST(Signs, AreDrawnAsTheStudioDrawsThem) {
    const auto page = drawings(file("platform/page/web/signs.js"), "  (\\w+): (\"[^\"]*\"),\n");
    const auto studio =
        drawings(file("editor/controls/signs.cpp"), "\\{\"(\\w+)\",\\s*((?:\"[^\"]*\"\\s*)+)\\}");

    ASSERT_GT(page.size(), 30U);
    for (const auto& [name, drawing] : page) {
        ASSERT_TRUE(studio.contains(name)) << name;
        EXPECT_EQ(drawing, studio.at(name)) << name;
    }
}

TEST(Figures, CountWinsBySeatAndBoard) {
    const auto as_is = [](uint64_t won, uint64_t of) {
        return std::pair(static_cast<double>(won), static_cast<double>(of));
    };

    // Ana (0) wins from the first seat and from the third.
    const auto figures = page::figures_json(
        3, {{{0, 1, 2}, {true, false, false}, "War"}, {{1, 2, 0}, {false, false, true}, "War"}},
        as_is);

    EXPECT_EQ(figures["seats"][0],
              (protocol::Json{{"won", 1}, {"of", 2}, {"low", 1.0}, {"high", 2.0}}));
    EXPECT_EQ(figures["seats"][1]["won"], 0);
    EXPECT_EQ(figures["boards"][0]["name"], "War");
    EXPECT_EQ(figures["boards"][0]["entrants"][0]["won"], 2);
}

}  // namespace
}  // namespace fronteira::testing
