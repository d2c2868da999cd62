// SPDX-License-Identifier: MIT
// Pages as a person meets them: opened from a file, in a browser, without a server.
#include "match/records/replay.hpp"
#include "opened_page.hpp"
#include "table/teller.hpp"

#include <gmock/gmock.h>

namespace fronteira::testing {
namespace {

using protocol::Json;
using ::testing::HasSubstr;

class Pages : public OpenedPage {};

/// What the page's own code makes of its first match, for a script of the test.
constexpr const char* unpack = R"((async () => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const sheet = JSON.parse(new TextDecoder().decode(await unpacked("game0")));
  globalThis.tapes = {};
  for (const language of ["en", "pt_BR"])
    tapes[language] = new Tape(await unpacked("match0"), new Game(sheet, data.matches[0].seats, language));
  return tapes.en.last; })())";

class EveryGame : public Pages,
                  public ::testing::WithParamInterface<std::pair<const char*, int>> {};

TEST_P(EveryGame, ShowsEachViewerWhatTheHostTellsIt) {
    const auto [ruleset, players] = GetParam();
    const match::Record record = maker_.record(ruleset, players);
    const std::vector<std::string> names = people(record);
    page::Page page(maker_.shelf(), maker_.texts());
    ASSERT_TRUE(page.add(record, names));
    browser_->open(maker_.write(page.html()));
    ASSERT_EQ(browser_->evaluate(unpack), record.moves.size());

    auto setting = maker_.shelf().lay(record, names);
    ASSERT_TRUE(setting);
    match::Session session((*setting)->rules(), (*setting)->handlers(), record);
    table::Teller teller(**setting, session);
    size_t told_lines = 0;
    const auto at = [&](size_t number, int viewer) {
        const std::string eyes =
            viewer == table::Teller::everybody ? "'all'" : std::to_string(viewer + 1);
        return browser_->evaluate(
            "tapes.en.seek(" + std::to_string(number) + "), {view: tapes.en.view(" + eyes +
            "), turn: tapes.en.turn(), en: tapes.en.told(" + std::to_string(number) + "," + eyes +
            "), pt_BR: tapes.pt_BR.told(" + std::to_string(number) + "," + eyes + ")}");
    };
    match::rerun(session, record, [&](const match::Session&, size_t number) {
        const bool last = number == record.moves.size();
        for (int viewer = table::Teller::everybody; viewer < players; ++viewer) {
            const Json host = teller.moved(viewer);  // of each move, for it tells the changes
            // The first moves, the last ones, and some between: a browser takes its time.
            if (number > 6 && !last && number % std::max<size_t>(1, record.moves.size() / 12) != 0)
                continue;
            if (HasFailure()) return;
            const Json shown = at(number, viewer);
            SCOPED_TRACE("move " + std::to_string(number) + ", viewer " + std::to_string(viewer));
            EXPECT_EQ(shown["view"], teller.view(viewer));
            for (const char* key : {"number", "round", "seat", "phase", "deciders"})
                EXPECT_EQ(shown["turn"][key], host["turn"][key]) << key;
            for (const char* language : {"en", "pt_BR"}) {
                EXPECT_EQ(shown[language]["say"],
                          host.contains("say") ? host["say"][language] : Json(""));
                if (viewer == table::Teller::everybody)
                    continue;  // may see more than one seat's share
                Json says = Json::array(), host_says = Json::array();
                for (const Json& event : shown[language]["events"]) says.push_back(event["say"]);
                for (const Json& event : host["events"])
                    host_says.push_back(event["say"][language]);
                EXPECT_EQ(says, host_says);
                told_lines += says.size();
            }
        }
    });
    EXPECT_GT(told_lines, 0U);
}

INSTANTIATE_TEST_SUITE_P(OfAll, EveryGame,
                         ::testing::Values(std::pair{"war/war", 4},
                                           std::pair{"war_product/war_product", 3},
                                           std::pair{"war2/war2", 3},
                                           std::pair{"espionage/espionage", 2},
                                           std::pair{"island/island", 2}));

TEST_F(Pages, ShowWhatStandsBesideTheBoard) {
    browser_->open(one_match("island/island", 2, 30));  // ten blocks, ten ashore, ten on the pads
    const auto many = [&](const std::string& selector) {
        return browser_->evaluate("document.querySelectorAll('" + selector + "').length")
            .get<int>();
    };
    EXPECT_EQ(many(".rack .place"), 10);
    EXPECT_EQ(many(".rack circle"), 0) << "nobody stands there yet";
    browser_->press("End");
    EXPECT_EQ(many(".rack .place:has(circle)"), 10) << "one character on each";
    EXPECT_THAT(
        browser_->evaluate("document.querySelector('.rack title').textContent").get<std::string>(),
        ::testing::AnyOf(HasSubstr("soldier"), HasSubstr("jeep"), HasSubstr("tank")));
    const std::string inside =
        "(() => { const board = document.querySelector('.board').getBoundingClientRect();"
        "return [...document.querySelectorAll('.rack')].every(rack => { const box = "
        "rack.getBoundingClientRect(); return box.left >= board.left - 1 && box.top >= board.top - "
        "1 "
        "&& box.right <= board.right + 1 && box.bottom <= board.bottom + 1; }); })()";
    EXPECT_TRUE(browser_->evaluate(inside).get<bool>());
}

/// Whether the first square lies above the last, and the row of seat 1 above the board.
constexpr const char* as_seen = R"((() => {
  const squares = [...document.querySelectorAll(".board .space .land")];
  const top = one => Number(one.getAttribute("d").match(/M\S+ (\S+?)L/)[1]);
  const rack = Number(document.querySelector(".rack rect").getAttribute("y"));
  return { first_above: top(squares[0]) < top(squares[squares.length - 1]),
           rack_above: rack < top(squares[0]) };
})())";

TEST_F(Pages, ShowABoardOfSquaresFromTheEdgeOfWhoseEyesAreBorrowed) {
    const auto shown = [&](const char* key) {
        if (*key != '\0') browser_->press(key);
        return browser_->evaluate(as_seen);
    };
    const std::string address = one_match("island/island", 2);
    browser_->open(address + "#move=40&eyes=1");
    const Json from_south = shown(""), from_north = shown("2");

    EXPECT_EQ(from_south, Json({{"first_above", true}, {"rack_above", false}}));
    EXPECT_EQ(from_north, Json({{"first_above", false}, {"rack_above", true}}));
    EXPECT_EQ(shown("1"), from_south);
    EXPECT_EQ(shown("t"), from_north);
    EXPECT_THAT(browser_->evaluate("location.hash").get<std::string>(), HasSubstr("turned=1"));
    browser_->evaluate("document.querySelector('[aria-label=\"Turn the board\"]').click()");
    EXPECT_EQ(shown(""), from_south);

    browser_->open(address + "#move=40&eyes=1&turned=1");
    EXPECT_EQ(shown(""), from_north);
}

TEST_F(Pages, BridgeStraitsThatAreTooNarrowForDots) {
    browser_->open(one_match("war/war", 3, 5));
    ASSERT_EQ(browser_->evaluate(unpack), 5);

    // England and France lie 10 of 4000 apart.
    EXPECT_EQ(browser_->evaluate(R"((() => {
        const board = new Board(tapes.en.game), narrow = [];
        for (const space of ["franca", "argelia"]) {
          board.overSea = () => [{ from: "inglaterra", to: space, kind: "sea" }];
          narrow.push(board.bridges().length);
        }
        return narrow; })())"),
              Json::parse("[3, 0]"));
}

TEST_F(Pages, TurnNoBoardThatIsNoneOfSquares) {
    browser_->open(one_match("war/war", 3, 5));
    EXPECT_EQ(browser_->evaluate("document.querySelector('[aria-label=\"Turn the board\"]')"),
              nullptr);
}

/// A bar that is dragged over all of a match; what then stood above the board with a gap in it.
constexpr const char* gaps = R"((() => {
  const bar = document.querySelector("input[type=range]"), found = new Set();
  for (let move = 0; move <= Number(bar.max); ++move) {
    bar.value = move;
    bar.dispatchEvent(new Event("input"));
    const told = document.querySelector(".where").textContent;
    if (/[{}]/.test(told)) found.add(told);
  }
  return [...found]; })())";

TEST_F(Pages, SayWhatIsToBeDoneInWholeSentencesAlsoWhileARuleAsks) {
    browser_->open(one_match("war/war", 3, 120));
    EXPECT_EQ(browser_->evaluate(gaps), Json::array());
}

TEST_F(Pages, LeaveLettersToAListAndTheSpaceBarToWhatOpens) {
    browser_->open(one_match("island/island", 2, 5) + "#move=1.5");
    EXPECT_EQ(count(), "1 / 5");
    browser_->evaluate("document.querySelector('select').focus()");
    browser_->press("l");
    EXPECT_EQ(browser_->evaluate("document.documentElement.lang"), "en");
    browser_->evaluate("document.querySelector('summary').focus()");
    browser_->press(" ");
    EXPECT_EQ(browser_->evaluate("document.querySelector('details').open"), true);
}

TEST_F(Pages, GoThroughAMatchByKeys) {
    browser_->open(one_match("island/island", 2, 30));
    ASSERT_EQ(count(), "0 / 30");

    browser_->press("ArrowRight");
    browser_->press("ArrowRight");
    EXPECT_EQ(count(), "2 / 30");
    browser_->press("ArrowLeft");
    EXPECT_EQ(count(), "1 / 30");
    browser_->press("End");
    EXPECT_EQ(count(), "30 / 30");
    EXPECT_EQ(browser_->evaluate("document.querySelector('.controls input').value"), "30");
    browser_->press("Home");
    EXPECT_EQ(count(), "0 / 30");
    browser_->press(" ");
    EXPECT_TRUE(browser_->wait_for("document.querySelector('.count').textContent !== '0 / 30'"));
    browser_->press(" ");
}

TEST_F(Pages, LetTheScrubberBeDragged) {
    browser_->open(one_match("espionage/espionage_small", 2));

    browser_->evaluate(
        "(bar => { bar.value = 12; bar.dispatchEvent(new Event('input')); })"
        "(document.querySelector('.controls input'))");

    EXPECT_THAT(count(), ::testing::StartsWith("12 / "));
    EXPECT_THAT(browser_->evaluate("location.hash").get<std::string>(), HasSubstr("move=12"));
}

TEST_F(Pages, HideFromASeatWhatItDidNotSee) {
    browser_->open(one_match("espionage/espionage_small", 2) + "#match=1&move=8&eyes=all");
    const auto described = [&](const char* key) {
        browser_->press(key);
        return browser_
            ->evaluate(
                "[...document.querySelectorAll('.board title')].map(one => "
                "one.textContent).join()")
            .get<std::string>();
    };

    EXPECT_THAT(described("a"), ::testing::Not(HasSubstr("hidden")));
    const std::string first = described("1"), second = described("2");
    EXPECT_THAT(first, HasSubstr("hidden"));
    EXPECT_THAT(second, HasSubstr("hidden"));
    EXPECT_NE(first, second);
}

TEST_F(Pages, SpeakBothLanguages) {
    browser_->open(one_match("war/war", 3, 40) + "#match=1&move=20");
    EXPECT_EQ(browser_->evaluate("document.documentElement.lang"), "en");
    EXPECT_THAT(text_of(".board"), HasSubstr("Brazil"));
    EXPECT_THAT(text_of(".seats"), HasSubstr("territories"));

    browser_->press("l");

    ASSERT_TRUE(browser_->wait_for("document.documentElement.lang === 'pt-BR'"));
    ASSERT_TRUE(
        browser_->wait_for("document.querySelector('.board').textContent.includes('Brasil')"));
    EXPECT_THAT(text_of(".seats"), HasSubstr("territórios"));
    EXPECT_THAT(text_of(".bar"), HasSubstr("Claro ou escuro"));
    EXPECT_EQ(count(), "20 / 40");
}

TEST_F(Pages, AreLightAndDark) {
    browser_->pretend("prefers-color-scheme", "dark");
    browser_->open(one_match("island/island", 2, 5));
    const std::string ground = "getComputedStyle(document.body).backgroundColor";
    EXPECT_EQ(browser_->evaluate(ground), "rgb(20, 24, 29)");

    browser_->press("d");

    EXPECT_EQ(browser_->evaluate(ground), "rgb(243, 241, 236)");
}

TEST_F(Pages, TakeHostileNamesForNames) {
    const std::vector<std::string> names{"<script>window.hostile = 1</script>",
                                         "</script><img src=x onerror='window.hostile = 1'>",
                                         "\"><svg onload=window.hostile=1>{seat}"};
    const auto record = maker_.record("war/war", 3, 10);
    page::Page page(maker_.shelf(), maker_.texts());
    ASSERT_TRUE(page.add(record, names));
    ASSERT_TRUE(page.add(record, names));

    browser_->open(maker_.write(page.html()));
    EXPECT_THAT(text_of(".matches"), HasSubstr(names[0] + ", " + names[1] + ", " + names[2]));
    browser_->open(maker_.write(page.html()) + "#match=2&move=9");
    for (const std::string& name : names) EXPECT_THAT(text_of("h1"), HasSubstr(name));

    EXPECT_EQ(browser_->evaluate("typeof window.hostile"), "undefined");
    EXPECT_EQ(browser_->evaluate("document.querySelectorAll('img').length"), 0);
}

TEST_F(Pages, RunNoScriptButTheirOwn) {
    browser_->open(one_match("island/island", 2, 3));

    browser_->evaluate(
        "(() => { const more = document.createElement('script'); more.textContent = "
        "'window.hostile = 1'; document.body.append(more); })()");

    EXPECT_EQ(browser_->evaluate("typeof window.hostile"), "undefined");
    ASSERT_FALSE(browser_->complaints().empty());
    EXPECT_THAT(browser_->complaints()[0], HasSubstr("Content Security Policy"));
    browser_ = nullptr;
}

}  // namespace
}  // namespace fronteira::testing
