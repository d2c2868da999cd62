// SPDX-License-Identifier: MIT
// The page that a host serves: a browser follows the matches of that host, and no more.
#include "browser.hpp"
#include "company.hpp"
#include "open_cup.hpp"

#include <gmock/gmock.h>

namespace fronteira::testing {
namespace {

using host::Company;
using host::ListeningHost;
using protocol::Json;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class Live : public ::testing::Test {
 protected:
    void SetUp() override {
        if (!Browser::is_installed())
            GTEST_SKIP() << "no /usr/bin/chromium here: apt-get install chromium";
        host_ = std::make_unique<ListeningHost>(std::vector<std::string>{}, "mods");
        browser_ = std::make_unique<Browser>();
    }
    std::string address(const std::string& place = "") const {
        return "http://127.0.0.1:" + std::to_string(host_->port) + "/" + place;
    }
    /// Two people at a match that anyone, or nobody, may watch.
    std::unique_ptr<Company> people(const char* ruleset, const char* watched_by) const {
        const Json seats{{{"who", "human"}, {"name", "Ana <b>"}},
                         {{"who", "human"}, {"name", "Rui"}}};
        return std::make_unique<Company>(
            *host_, 2,
            Json{{"ruleset", ruleset}, {"watch", {{"by", watched_by}}}, {"seats", seats}});
    }
    std::string text_of(const std::string& selector) {
        return browser_->evaluate("document.querySelector('" + selector + "')?.textContent ?? ''");
    }
    bool counts(const std::string& text) {
        return browser_->wait_for("document.querySelector('.count')?.textContent === '" + text +
                                  "'");
    }

    std::unique_ptr<ListeningHost> host_;
    std::unique_ptr<Browser> browser_;
};

TEST_F(Live, FollowsAMatchMoveByMove) {
    const auto match = people("island/island", "anyone");
    match->play();
    browser_->open(address());
    ASSERT_TRUE(browser_->wait_for("!!document.querySelector('tbody a')"));
    EXPECT_THAT(text_of("tbody"), HasSubstr("Ana <b>, Rui"));

    browser_->evaluate("document.querySelector('tbody a').click()");
    ASSERT_TRUE(counts("1 / 1"));
    match->play();
    EXPECT_TRUE(counts("2 / 2"));
    browser_->press("Home");
    EXPECT_TRUE(counts("0 / 2"));
    match->play();
    EXPECT_TRUE(counts("0 / 3"));
    match->at("resign", 1);
    EXPECT_TRUE(browser_->wait_for("document.querySelectorAll('.controls option').length === 4"))
        << "once it is over it is told through all eyes";
    EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST_F(Live, LearnsOfAnEndThatCameWhileTheConnectionWasLost) {
    const auto match = people("island/island", "anyone");
    browser_->open(address());
    browser_->evaluate(
        "(() => { const Plain = WebSocket; window.WebSocket = class extends Plain { "
        "constructor(to) { super(to); window.line = this; } }; location.hash = '#watch=" +
        match->match + "'; })()");
    ASSERT_TRUE(counts("0 / 0"));
    browser_->evaluate("line.close()");
    match->at("resign", 1);
    EXPECT_TRUE(browser_->wait_for("document.querySelectorAll('.controls option').length === 4"));
    EXPECT_THAT(text_of(".where"), HasSubstr("resigned"));
    EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST_F(Live, SaysWhoIsAwaitedWhereAMatchHasNotBegun) {
    host::WebClient guest(host_->port);
    const Json opened =
        guest.ask({{"type", "open"},
                   {"ruleset", "island/island"},
                   {"watch", {{"by", "anyone"}}},
                   {"seats", {{{"who", "human"}}, {{"who", "human"}, {"invited", true}}}}});
    ASSERT_EQ(opened["type"], "opened") << opened;
    browser_->open(address());
    ASSERT_TRUE(browser_->wait_for("!!document.querySelector('tbody a')"));
    EXPECT_THAT(text_of("tbody"), HasSubstr("has not begun"));
    EXPECT_THAT(text_of("tbody"), HasSubstr("Player 1, Player 2")) << "who has no name yet";
    browser_->evaluate("document.querySelector('tbody a').click()");
    EXPECT_TRUE(browser_->wait_for(
        "document.querySelector('.where')?.textContent.startsWith('The match has not begun')"));
}

TEST_F(Live, KnowsNothingOfMatchesThatAreNotToBeWatched) {
    const auto hidden = people("island/island", "nobody"),
               shown = people("island/island", "anyone");
    browser_->open(address());

    ASSERT_TRUE(browser_->wait_for("!!document.querySelector('tbody a')"));
    EXPECT_EQ(browser_->evaluate("document.querySelectorAll('tbody a').length"), 1);
    browser_->evaluate("location.hash = '#watch=" + hidden->match + "'");
    EXPECT_TRUE(browser_->wait_for("document.body.textContent.includes('no such match')"));
}

TEST_F(Live, SeesOnlyWhatSpectatorsSee) {
    const auto match = people("espionage/espionage_small", "anyone");
    for (int i = 0; i < 6; ++i) match->play();
    browser_->open(address("#watch=" + match->match));
    ASSERT_TRUE(browser_->wait_for("!!document.querySelector('.board')"));

    EXPECT_EQ(browser_->evaluate("document.querySelectorAll('.controls option').length"), 1);
    browser_->press("1");
    browser_->press("a");
    const std::string pieces = browser_->evaluate(
        "[...document.querySelectorAll('.board title')].map(one => one.textContent).join()");
    EXPECT_THAT(pieces, HasSubstr("hidden"));
    for (const char* piece : {"spy", "general", "mine", "headquarters"})
        EXPECT_THAT(pieces, Not(HasSubstr(piece)));
}

TEST_F(Live, ShowsTheStandingsOfATournamentAndWhatOfItMayBeWatched) {
    const auto match = people("island/island", "anyone");
    // The reply `tournament` of docs/reference/protocol.md.
    const Json cup{{"name", "Club <cup>"},
                   {"round", 1},
                   {"over", false},
                   {"entrants",
                    {{{"rank", 1},
                      {"name", "Ana"},
                      {"points", 1.5},
                      {"matches", 2},
                      {"wins", 1},
                      {"draws", 1},
                      {"losses", 0},
                      {"byes", 0}},
                     {{"rank", 2},
                      {"name", "Rui"},
                      {"points", 0.5},
                      {"matches", 2},
                      {"wins", 0},
                      {"draws", 1},
                      {"losses", 1},
                      {"byes", 1},
                      {"left", true}}}},
                   {"byes", {{"Eva"}}},
                   {"matches",
                    {{{"number", 1},
                      {"round", 1},
                      {"seats", {"Ana", "Rui"}},
                      {"over", true},
                      {"end", "forfeit"},
                      {"winners", {"Ana"}},
                      {"reason", "did not come"}},
                     {{"number", 2},
                      {"round", 1},
                      {"seats", {"Rui", "Ana"}},
                      {"over", false},
                      {"match", match->match}}}}};
    browser_->open(address());
    browser_->evaluate(
        "(() => { const ask = Link.prototype.ask; Link.prototype.ask = function(message) { return "
        "message.type === 'tournament' ? Promise.resolve(" +
        cup.dump() + ") : ask.call(this, message); }; location.hash = '#anew'; })()");

    ASSERT_TRUE(browser_->wait_for("document.querySelector('h1').textContent === 'Club <cup>'"));
    EXPECT_EQ(text_of("tbody tr"), "1Ana1.521100");
    EXPECT_THAT(text_of("main"), HasSubstr("Rui – has withdrawn"));
    EXPECT_THAT(text_of("main"), HasSubstr("won by Ana (by forfeit; did not come)"));
    EXPECT_THAT(text_of("main"), HasSubstr("Round 1: bye for Eva."));
    EXPECT_EQ(browser_->evaluate("document.querySelectorAll('tbody a').length"), 1);
    browser_->press("l");
    EXPECT_TRUE(browser_->wait_for(
        "document.querySelector('main').textContent.includes('vencida por Ana (por abandono')"));
    browser_->screenshot(std::string(FRONTEIRA_BINARY_DIR) + "/live_cup.png");
    EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST(LiveCup, GrowsAsPeoplePlay) {
    if (!Browser::is_installed())
        GTEST_SKIP() << "no /usr/bin/chromium here: apt-get install chromium";
    host::OpenCup cup(
        "name = \"Copa do clube\"\nformat = \"swiss\"\nseats = 2\nrounds = 2\n"
        "entrants = [{ name = \"Robo\", bot = \"random\" }]\n[[game]]\nruleset = \"toy_war\"\n"
        "options = { rounds = 1, ending = \"most_spaces\" }\n[people]\n");
    for (const char* name : {"Ana", "Rui", "Eva"}) cup.enrol(name);
    Browser browser;
    browser.open("http://127.0.0.1:" + std::to_string(cup.port()) + "/");
    ASSERT_TRUE(browser.wait_for("document.querySelector('h1').textContent === 'Copa do clube'"));
    const auto entrants = [&] {
        return browser.evaluate("document.querySelector('tbody').rows.length");
    };
    EXPECT_EQ(entrants(), 4);
    cup.organise({{"type", "round"}});
    const auto open = cup.waiting();
    EXPECT_TRUE(browser.wait_for("document.querySelectorAll('tbody a').length > 0"));
    const auto figures = [&](int matches) {
        return browser.wait_for(
            "[...document.querySelector('tbody').rows].reduce((sum, row) => sum + "
            "Number(row.cells[3].textContent), 0) === " +
            std::to_string(2 * matches));
    };
    for (size_t i = 0; i < open.size(); ++i) {
        cup.play(open[i]);
        EXPECT_TRUE(figures(static_cast<int>(i) + 1)) << i;
        if (i + 2 < open.size()) continue;
        browser.screenshot(std::string(FRONTEIRA_BINARY_DIR) + "/live_standings_" +
                           std::to_string(i) + ".png");
    }
    EXPECT_TRUE(browser.wait_for(
        "document.querySelector('main').textContent.includes('Round 1 is over.')"));
    EXPECT_THAT(browser.complaints(), IsEmpty());
}

TEST_F(Live, SaysThatTheHostIsGoneAndFindsItAgain) {
    browser_->open(address());
    ASSERT_TRUE(browser_->wait_for("!!document.querySelector('.empty')"));
    const uint16_t port = host_->port;

    host_ = nullptr;
    EXPECT_TRUE(browser_->wait_for("document.querySelector('.where').textContent !== ''"));
    host_ = std::make_unique<ListeningHost>(std::vector<std::string>{}, "mods", port);
    EXPECT_TRUE(browser_->wait_for("document.querySelector('.where').textContent === ''"));
}

}  // namespace
}  // namespace fronteira::testing
