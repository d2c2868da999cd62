// SPDX-License-Identifier: MIT
// The page of a tournament as a person meets it.
#include "opened_page.hpp"
#include "page/figures.hpp"

#include <gmock/gmock.h>

namespace fronteira::testing {
namespace {

using protocol::Json;
using ::testing::HasSubstr;

/// The page of a tournament of two entrants and two matches, the first on an island.
class TournamentPages : public OpenedPage {
 protected:
    std::string written() {
        page::Page page(maker_.shelf(), maker_.texts());
        std::vector<page::PlayedMatch> played;
        std::map<std::string, Json> boards;
        for (const char* ruleset : {"island/island", "espionage/espionage_small"}) {
            const auto record = maker_.record(ruleset, 2);
            EXPECT_TRUE(page.add(record, {"Ana", "Rui"}, {{"round", 1}}));
            boards[ruleset] = page.board();
            played.push_back(
                {{0, 1}, {record.outcome.seats == 1, record.outcome.seats == 2}, ruleset});
        }
        Json tournament =
            page::figures_json(2, played, [](uint64_t, uint64_t) { return std::pair(0.25, 0.75); });
        for (Json& board : tournament["boards"]) board.update(boards[board["name"]]);
        tournament["name"] = "Cup <1>";
        tournament["played"] = 2;
        tournament["of"] = 4;
        tournament["names"] = {"Ana", "Rui"};
        tournament["cross"] = {{{{"won", 0}, {"of", 0}}, {{"won", 1.5}, {"of", 2}}},
                               {{{"won", 0.5}, {"of", 2}}, {{"won", 0}, {"of", 0}}}};
        Json ana{{"rank", 1},
                 {"name", "Ana"},
                 {"points", 1.5},
                 {"matches", 2},
                 {"wins", 1},
                 {"draws", 1},
                 {"losses", 0},
                 {"elo", 20.5},
                 {"elo_interval", {-30.0, 71.0}},
                 {"tie_breaks", {{"wins", 1}}}};
        Json rui = ana;
        rui.update({{"rank", 2},
                    {"name", "Rui"},
                    {"points", 0.5},
                    {"elo", -20.5},
                    {"elo_interval", {-71.0, 30.0}}});
        tournament["tie_breaks"] = {"wins"};
        tournament["corrections"] = {{{"match", 2}, {"reason", "a word too many"}}};
        tournament["entrants"] = {ana, rui};
        page.set_tournament(tournament);
        return maker_.write(page.html());
    }
};

TEST_F(TournamentPages, TellItsStandings) {
    browser_->open(written());

    EXPECT_EQ(text_of("h1"), "Cup <1>");
    EXPECT_THAT(text_of(".where"), HasSubstr("2 of 4"));
    EXPECT_EQ(text_of(".part table tbody tr"),
              "1Ana1.5211"
              "0+21 (-30 … +71)");
    EXPECT_THAT(text_of(".remark"), HasSubstr("a word too many"));
    EXPECT_EQ(browser_->evaluate("document.querySelectorAll('.chart .dot').length"), 2);
    EXPECT_THAT(text_of(".report"), HasSubstr("1.5/2"));
    EXPECT_EQ(browser_->evaluate("document.querySelectorAll('.matches tbody tr').length"), 2);
    browser_->evaluate("document.querySelector('.matches a').click()");
    EXPECT_TRUE(browser_->wait_for("!!document.querySelector('.board')"));
    browser_->press("Escape");
    EXPECT_TRUE(browser_->wait_for("!!document.querySelector('.matches')"));
}

TEST_F(TournamentPages, NameTheMatchesThatWereChangedInTheLedger) {
    browser_->open(written());

    const auto told = [&](const std::string& broken) {
        return browser_->evaluate("remarks({ broken_seals: " + broken +
                                  ", names: [] }, new Page(JSON.parse("
                                  "document.getElementById('data').textContent)).text).map(one => "
                                  "one.textContent).join()");
    };
    EXPECT_EQ(told("[3]"), "Match 3 is not what was played: it was changed in the ledger.");
    EXPECT_EQ(told("[2, 5]"),
              "2 matches, the first of them match 2, are not what was played: "
              "they were changed in the ledger.");
    EXPECT_EQ(told("[]"), "");
}

TEST_F(TournamentPages, NumberTheCrossTableByThePlacesOfTheStandings) {
    browser_->open(written());

    EXPECT_EQ(browser_->evaluate(R"((() => {
        const none = { won: 0, of: 0 };
        return [...crossTable({
          entrants: [{ rank: 1, name: "Rui" }, { rank: 2, name: "Ana" }], names: ["Ana", "Rui"],
          cross: [[none, { won: 1, of: 4 }], [{ won: 3, of: 4 }, none]],
        }).querySelectorAll("tbody tr")].map(row => row.textContent).join(" | "); })())"),
              "1 Rui–3/4 | 2 Ana1/4–");
}

TEST_F(TournamentPages, TellTiedEntrantsApartInTheCrossTable) {
    browser_->open(written());

    EXPECT_EQ(browser_->evaluate(R"((() => {
        const none = { won: 0, of: 0 };
        return crossTable({ entrants: [{ rank: 1, name: "Ana" }, { rank: 1, name: "Rui" }],
                            names: ["Ana", "Rui"], cross: [[none, none], [none, none]] })
          .querySelector("table").textContent; })())"),
              "121 Ana––2 Rui––");
}

TEST_F(TournamentPages, CallGamesAndMapsByTheirNames) {
    browser_->open(written());
    EXPECT_THAT(text_of(".report"), HasSubstr("Wins on Small Espionage, Field, 8 by 8"));
    EXPECT_THAT(text_of(".matches tbody tr"), HasSubstr("Battle for the Island"));

    browser_->press("l");
    ASSERT_TRUE(browser_->wait_for("document.documentElement.lang === 'pt-BR'"));

    EXPECT_THAT(text_of(".report"), HasSubstr("Espionagem Pequeno, Campo, 8 por 8"));
    EXPECT_EQ(text_of(".report").find("field_8"), std::string::npos);
}

TEST_F(TournamentPages, NameAProgramByItsFile) {
    browser_->open(written());

    EXPECT_EQ(
        browser_->evaluate(R"(seatNames(["human", "bot:steady", "bot:exec:python3 -u /b/rnd.py 7",
        "bot:exec:./my_bot --fast"].map(who => ({ who }))).join())"),
        ",steady,rnd.py,my_bot");
}

TEST_F(TournamentPages, AreGoneThroughByKeysAlone) {
    browser_->open(written());
    const auto go_to = [&](const std::string& selector) {
        for (int i = 0; i < 40; ++i) {
            browser_->press("Tab");
            const Json seen = browser_->evaluate(
                "(one => { const style = getComputedStyle(one); const box = "
                "one.getBoundingClientRect(); return {there: one.matches('" +
                selector +
                "'), marked: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0, "
                "in_sight: box.bottom > 0 && box.top < innerHeight, what: one.outerHTML.slice(0, "
                "80)}; })(document.activeElement)");
            EXPECT_TRUE(seen["marked"]) << "nobody sees where one is: " << seen;
            EXPECT_TRUE(seen["in_sight"]) << seen;
            if (seen["there"] == true) return true;
        }
        return false;
    };
    ASSERT_TRUE(go_to(".matches tbody a"));
    browser_->press("Enter");
    ASSERT_TRUE(browser_->wait_for("!!document.querySelector('.board')"));
    browser_->press("ArrowRight");
    browser_->press("ArrowRight");
    EXPECT_THAT(count(), ::testing::StartsWith("2 / "));
    browser_->press("1");
    EXPECT_EQ(browser_->evaluate("document.querySelector('.controls select').value"), "1");
    browser_->press("Escape");
    ASSERT_TRUE(browser_->wait_for("!!document.querySelector('.matches')"));

    ASSERT_TRUE(go_to("input[type=search]"));
    for (const char letter : std::string("island")) browser_->press(std::string(1, letter));
    EXPECT_EQ(browser_->evaluate("document.querySelectorAll('.matches tbody tr').length"), 1);
    EXPECT_EQ(browser_->evaluate("document.documentElement.lang"), "en") << "l was typed";
    ASSERT_TRUE(go_to("summary"));
    browser_->press("Enter");
    EXPECT_EQ(browser_->evaluate("document.querySelector('details').open"), true);
}

TEST_F(TournamentPages, ArePrintedWithoutWhatOnlyAScreenCanDo) {
    browser_->pretend("prefers-color-scheme", "dark");
    browser_->open(written());
    browser_->pretend("media", "print");
    const auto shown = [&](const std::string& selector) {
        return browser_->evaluate("document.querySelector('" + selector +
                                  "').getBoundingClientRect().height > 0");
    };
    EXPECT_EQ(shown(".bar"), false);
    EXPECT_EQ(shown("input[type=search]"), false);
    EXPECT_EQ(shown(".part table"), true);
    EXPECT_EQ(shown(".chart"), true);
    EXPECT_EQ(browser_->evaluate("getComputedStyle(document.body).backgroundColor"),
              "rgb(255, 255, 255)");
}

TEST_F(TournamentPages, WriteNumbersAsTheirLanguageDoes) {
    browser_->open(written());
    browser_->press("l");
    ASSERT_TRUE(browser_->wait_for("document.documentElement.lang === 'pt-BR'"));
    EXPECT_EQ(
        browser_->evaluate("testText({ elo0: 0.5, elo1: 12.5, log_ratio: 0.1, low: -2.94, "
                           "high: 2.94 }, '', (_, values) => Object.values(values).join(' '))"),
        " 0,5 12,5 0,1 -2,94 2,94");
    EXPECT_TRUE(browser_->wait_for(
        "document.querySelector('.part table tbody tr').textContent.startsWith('1Ana1,52')"));
}

}  // namespace
}  // namespace fronteira::testing
