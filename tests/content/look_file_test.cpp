// SPDX-License-Identifier: MIT
#include "content/look_file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

LookNames names() {
    LookNames known;
    known.columns = {{"space", "owner", "seat", {}},
                     {"space", "armies", "number", {}},
                     {"space", "shore", "flag", {}},
                     {"space", "unit", "choice", {"tank", "jeep"}},
                     {"space", "facing", "choice", {"north", "south"}},
                     {"seat", "berth", "choice", {"tank", "jeep"}},
                     {"seat", "middle", "number", {}},
                     {"seat", "colour", "choice", {"red", "blue"}},
                     {"seat", "camp", "space", {}},
                     {"region", "reserve", "number", {}},
                     {"match", "round", "number", {}}};
    known.decks = {{"territory",
                    {{"figure", {"word"}},
                     {"space", {"word", "space"}},
                     {"worth", {"number"}},
                     {"targets", {"list"}}}}};
    known.moves = {{"attack", {{"from", {"space"}}, {"to", {"space"}}, {"dice", {"number"}}}},
                   {"reinforce", {{"on", {"space"}}, {"armies", {"number"}}}}};
    known.most_players = 2;
    known.fields = {"ours", "theirs", "space"};
    known.events = {"conquest"};
    known.phases = {"set_up"};
    known.link_kinds = {"land", "sea", "north", "south"};
    known.region_numbers = {"bonus"};
    known.tags = {"centre"};
    return known;
}

std::vector<std::string> findings(const std::string& text, const LookNames& known = names()) {
    std::vector<std::string> found;
    for (const Diagnostic& finding : check_look(text, "look.toml", known))
        found.push_back(to_text(finding));
    return found;
}

const std::string good = R"([seat]
colour = "colour"
edges = ["south", "north"]
during.middle = ["set_up"]
words.red = { fill = "#c8443c", ink = "light", emblem = "star", bold = true }
numbers.2 = { fill = "#C8443C", ink = "dark", emblem = "circle" }
[[seat.column]]
count = "owner"
[[seat.column]]
sum = "armies"
over = "owner"
[[seat.column]]
hand = "territory"
[[seat.column]]
value = "colour"
[[seat.pawn]]
at = "camp"
emblem = "eye"
[[seat.rack]]
places = ["berth"]
at = "middle"
[space]
fill = "owner"
badge = "armies"
note = ["armies"]
piece = "unit"
hidden = "?"
mark = ["shore"]
marks.shore = "crate"
pieces.tank = "tank"
tags.centre = "star"
[[space.reach]]
column = "unit"
ahead = { tank = 4, jeep = 3 }
toward = "facing"
until = ["shore"]
[[space.reach]]
column = "shore"
around = true
[[formation]]
id = "wall"
rows = [["tank", "jeep"], ["jeep"]]
[link]
land = "border"
sea = "dotted"
[region]
bonus = "bonus"
more = ["bonus"]
waiting = "reserve"
[card.territory]
title = "name"
mark = "figure"
space = "space"
hand = "fan"
marks.round = "circle"
[match]
show = ["round"]
[dice]
ours = { fill = "#c8443c", ink = "light" }
[event.conquest]
arrow = ["from", "space"]
pulse = "space"
show = "card"
[move.attack]
arrow = ["from", "to"]
pulse = "to"
confirm = true
exchanges = true
)";

TEST(LookFile, PassesWithEveryKeyThatThereIs) {
    EXPECT_THAT(findings(good), IsEmpty());
    EXPECT_THAT(findings(""), IsEmpty());
}

TEST(LookFile, TellsEveryFaultWithItsPlaceAndWhatWasMeant) {
    EXPECT_THAT(findings("[space]\nfil = \"owner\"\nbadge = \"amries\"\n[link]\nland = \"line\"\n"),
                ElementsAre(HasSubstr("look.toml:2:1: error: "),
                            HasSubstr("look.toml:3:9: error: `space.badge`: there is no column "
                                      "`amries` of a space (did you mean `armies`?)"),
                            HasSubstr("look.toml:5:8: error: ")));
    EXPECT_THAT(findings("[space]\nfil = \"owner\"\n"),
                ElementsAre(HasSubstr("did you mean `fill`?")));
}

TEST(LookFile, TellsAColumnOfTheWrongKind) {
    EXPECT_THAT(findings("[space]\nfill = \"armies\"\n"),
                ElementsAre(HasSubstr("`armies` is a column of the kind number (one of the kind "
                                      "seat is needed) [look.wrong_column]")));
}

TEST(LookFile, TellsANotchThatFacesNowhere) {
    EXPECT_THAT(findings("[space]\nnotch = \"unit\"\n"),
                ElementsAre("look.toml:2:9: error: `space.notch`: no word of `unit` is a direction "
                            "(words such as `north` and `north_east` say where a piece faces) "
                            "[look.no_direction]"));
}

TEST(LookFile, TellsASeatWithoutAnEdge) {
    EXPECT_THAT(findings("[seat]\nedges = [\"north\"]\n"),
                ElementsAre("look.toml:2:9: error: `seat.edges`: names 1 of the edges of 2 seats "
                            "(one for each seat, from seat 1 on) [look.wrong_edges]"));
}

TEST(LookFile, TellsAnEdgeOfTwoSeats) {
    EXPECT_THAT(findings("[seat]\nedges = [\"north\", \"north\"]\n"),
                ElementsAre("look.toml:2:19: error: `seat.edges[2]`: somebody sits there already "
                            "(each edge is for one seat) [look.repeated_edge]"));
}

TEST(LookFile, TellsALookOfASeatThatNoRulesetHas) {
    const std::string dress = "{ fill = \"#c8443c\", ink = \"dark\", emblem = \"star\" }";
    const std::string text = "[seat.numbers]\n2 = " + dress + "\n3 = " + dress + "\n";
    LookNames more = names();
    more.most_players = 3;
    EXPECT_THAT(findings(text), ElementsAre("look.toml:3:5: error: `seat.numbers.3`: there is no "
                                            "seat `3` (seats are numbered from 1 to 2) "
                                            "[look.unknown_name]"));
    EXPECT_THAT(findings(text, more), IsEmpty());
}

TEST(LookFile, TellsSignsOfColumnsThatAreNotMarked) {
    EXPECT_THAT(findings("[space.marks]\nshore = \"crate\"\n"),
                ElementsAre("look.toml:2:9: error: `space.marks.shore`: `mark` does not list "
                            "`shore` (mark = [\"shore\"]) [look.not_marked]"));
}

TEST(LookFile, LooksForColumnsInTheModsThatItDependsOn) {
    LookNames variant = names();
    variant.inherited = {"colour", "unit", {"shore"}};
    const std::string dress = " = { fill = \"#c8443c\", ink = \"dark\", emblem = \"star\" }\n";
    const std::string space = "[space]\nmarks.shore = \"crate\"\npieces.tank = \"tank\"\n";
    EXPECT_THAT(findings("[seat.words]\nred" + dress + space, variant), IsEmpty());
    EXPECT_THAT(findings("[seat.words]\nrde" + dress, variant),
                ElementsAre(HasSubstr("there is no colour `rde` (did you mean `red`?)")));
    EXPECT_THAT(findings("[space.pieces]\ntnak = \"tank\"\n", variant),
                ElementsAre(HasSubstr("there is no piece `tnak` (did you mean `tank`?)")));
}

TEST(LookFile, TellsWordsOfAColumnThatNothingNames) {
    EXPECT_THAT(findings("[seat.words]\nred = { fill = \"#c8443c\", ink = \"dark\", emblem = "
                         "\"star\" }\n"),
                ElementsAre(HasSubstr("no `colour` says of which column these are the words (name "
                                      "it in [seat]: `colour`) [look.no_column]")));
    EXPECT_THAT(findings("[space.pieces]\ntank = \"tank\"\n"),
                ElementsAre(HasSubstr("no `piece` says of which column these are the words (name "
                                      "it in [space]: `piece`) [look.no_column]")));
}

TEST(LookFile, TellsDiceThatNoEventHas) {
    EXPECT_THAT(findings("[dice]\nour = { fill = \"#c8443c\", ink = \"light\" }\n"),
                ElementsAre("look.toml:2:7: error: `dice.our`: there is no field of events called "
                            "`our` (did you mean `ours`?) [look.unknown_name]"));
}

TEST(LookFile, TellsCardsOfAModWithoutDecks) {
    LookNames bare = names();
    bare.decks.clear();
    EXPECT_THAT(findings("[card.agent]\n[[seat.column]]\nhand = \"agent\"\n", bare), IsEmpty());
    bare.all_decks = true;
    EXPECT_THAT(
        findings("[card.agent]\n[[seat.column]]\nhand = \"agent\"\n", bare),
        ElementsAre(HasSubstr("look.toml:1:1: error: `card.agent`: there is no deck `agent` "
                              "(the mod has none; they stand in cards/)"),
                    HasSubstr("look.toml:3:8: error: `seat.column[1].hand`: there is no "
                              "deck `agent`")));
}

TEST(LookFile, TellsAttributesOfCardsThatAreOfTheWrongKind) {
    EXPECT_THAT(findings("[card.territory]\nmark = \"targets\"\nspace = \"figure\"\n"
                         "region = \"space\"\ntitle = \"targets\"\n"),
                ElementsAre(HasSubstr("look.toml:2:8: error: `card.territory.mark`: no card has a "
                                      "word or a number as `targets` (a word or a number is "
                                      "needed) [look.wrong_attribute]"),
                            HasSubstr("look.toml:3:9: error: `card.territory.space`: no card has "
                                      "the id of a space as `figure`"),
                            HasSubstr("look.toml:4:10: error: `card.territory.region`: no card has "
                                      "the id of a region as `space`"),
                            HasSubstr("look.toml:5:9: error: `card.territory.title`: ")));
    EXPECT_THAT(findings("[card.territory]\nmark = \"worth\"\n"), IsEmpty());
}

TEST(LookFile, TellsValuesOfMovesThatCannotBeDrawn) {
    EXPECT_THAT(findings("[move.attack]\npulse = \"dice\"\narrow = [\"from\", \"dice\"]\n"),
                ElementsAre("look.toml:2:9: error: `move.attack.pulse`: `dice` is a number (a "
                            "space or a region is needed) [look.wrong_field]",
                            HasSubstr("look.toml:3:18: error: `move.attack.arrow[2]`: `dice` is a "
                                      "number (a space is needed)")));
}

TEST(LookFile, TellsAnExchangeOfFewerThanTwoSpaces) {
    EXPECT_THAT(findings("[move.reinforce]\nexchanges = true\n"),
                ElementsAre("look.toml:2:13: error: `move.reinforce.exchanges`: `reinforce` is not "
                            "a move of two spaces (it says that a move exchanges what stands on "
                            "its two spaces) [look.no_exchange]"));
    EXPECT_THAT(findings("[move.reinforce]\nexchanges = false\n"), IsEmpty());
}

TEST(LookFile, TellsAReachTowardWordsThatAreNoLinks) {
    EXPECT_THAT(findings("[[space.reach]]\ncolumn = \"unit\"\nahead = 2\ntoward = \"unit\"\n"),
                ElementsAre("look.toml:4:10: error: `space.reach[1].toward`: no word of `unit` is "
                            "a kind of link (the maps have `land`, `north`, `sea`, `south`) "
                            "[look.no_link]"));
}

/// Each is wrong in one way.
class WrongLook : public testing::TestWithParam<const char*> {};

TEST_P(WrongLook, IsFound) {
    EXPECT_THAT(findings(GetParam()), Not(IsEmpty())) << GetParam();
}

INSTANTIATE_TEST_SUITE_P(
    All, WrongLook,
    testing::Values(
        "x", "space = 1", "spaces.fill = 'owner'", "[[space]]", "[seat]\ncolour = 1",
        "[seat]\ncolour = 'camp'", "[seat]\ncolour = 'color'", "[seat]\nwords = 'red'",
        "[seat]\ncolour = 'colour'\nwords.rde = { fill = '#c8443c', ink = 'dark', emblem = 'star' "
        "}",
        "[seat]\ncolour = 'colour'\n[seat.words]\nred = 1",
        "[seat]\ncolour = 'colour'\n[seat.words]\nred = { fill = '#c8443c', ink = 'dark' }",
        "[seat]\ncolour = 'colour'\n[seat.words]\nred = { ink = 'dark', emblem = 'star' }",
        "[seat]\ncolour = 'colour'\n[seat.words]\nred = { fill = 'red', ink = 'dark', emblem = "
        "'star' }",
        "[seat]\ncolour = 'colour'\n[seat.words]\nred = { fill = '#c8443', ink = 'dark', emblem = "
        "'star' }",
        "[seat]\ncolour = 'colour'\n[seat.words]\nred = { fill = '#c8443g', ink = 'dark', emblem = "
        "'star' }",
        "[seat]\ncolour = 'colour'\n[seat.words]\nred = { fill = '#c8443c', ink = 'drak', emblem = "
        "'star' }",
        "[seat]\ncolour = 'colour'\n[seat.words]\nred = { fill = '#c8443c', ink = 'dark', emblem = "
        "'sta' }",
        "[seat]\ncolour = 'colour'\n[seat.words]\nred = { fill = '#c8443c', ink = 'dark', emblem = "
        "'star', bold = 1 }",
        "[seat]\ncolour = 'colour'\n[seat.words]\nred = { fill = '#c8443c', ink = 'dark', emblem = "
        "'star', blod = true }",
        "[seat.numbers]\n17 = { fill = '#c8443c', ink = 'dark', emblem = 'star' }",
        "[seat.numbers]\n0 = { fill = '#c8443c', ink = 'dark', emblem = 'star' }",
        "[seat.numbers]\none = { fill = '#c8443c', ink = 'dark', emblem = 'star' }",
        "[seat.column]\ncount = 'owner'", "[[seat.column]]", "[[seat.column]]\ncount = 'armies'",
        "[[seat.column]]\ncount = 'owner'\nhand = 'territory'", "[[seat.column]]\nsum = 'armies'",
        "[[seat.column]]\nsum = 'owner'\nover = 'owner'", "[[seat.column]]\nhand = 'objective'",
        "[[seat.column]]\nvalue = 'owner'", "[[seat.column]]\nover = 'owner'",
        "[[seat.pawn]]\nat = 'camp'", "[[seat.pawn]]\nat = 'colour'\nemblem = 'eye'",
        "[[seat.pawn]]\nat = 'camp'\nemblem = 'nose'", "[space]\nfill = 'onwer'",
        "[space]\nfill = ['owner']", "[space]\ncoin = 'armies'", "[space]\nbadge = 'owner'",
        "[space]\nnote = 'armies'", "[space]\nnote = [1]", "[space]\nnote = ['army']",
        "[space]\npiece = 'armies'", "[space]\nhidden = 1", "[space]\nmark = ['owner']",
        "[space]\nmark = 'shore'", "[space]\nmark = ['shore']\nmarks.shor = 'crate'",
        "[space]\nmark = ['shore']\nmarks.shore = 'box'",
        "[space]\npiece = 'unit'\npieces.tnak = 'tank'", "[space]\npieces = ['tank']",
        "[space]\nnotch = 'owner'", "[space]\ntint = 'armies'", "[space]\ntags.center = 'star'",
        "[space]\ntags.centre = 5", "[space.reach]\ncolumn = 'shore'\naround = true",
        "[[space.reach]]\naround = true", "[[space.reach]]\ncolumn = 'shore'",
        "[[space.reach]]\ncolumn = 'shor'\naround = true",
        "[[space.reach]]\ncolumn = 'shore'\naround = 1",
        "[[space.reach]]\ncolumn = 'unit'\naround = true\nahead = 2\ntoward = 'facing'",
        "[[space.reach]]\ncolumn = 'unit'\nahead = 2",
        "[[space.reach]]\ncolumn = 'unit'\nahead = 0\ntoward = 'facing'",
        "[[space.reach]]\ncolumn = 'unit'\nahead = { tnak = 2 }\ntoward = 'facing'",
        "[[space.reach]]\ncolumn = 'unit'\nahead = 2\ntoward = 'owner'",
        "[[space.reach]]\ncolumn = 'unit'\nahead = 2\ntoward = 'facing'\nuntil = ['unit']",
        "[[space.reach]]\ncolumn = 'unit'\naround = true\nuntil = ['shore']",
        "[[seat.rack]]\nplaces = ['berth']\nat = 'middle'",
        "[seat]\nedges = ['south', 'north']\n[[seat.rack]]\nplaces = ['berth']\nat = 'berth'",
        "[seat]\nedges = ['south', 'north']\n[[seat.rack]]\nplaces = ['middle']\nat = 'middle'",
        "[seat.during]\nmidle = ['set_up']", "[seat.during]\nmiddle = ['setup']",
        "[seat.during]\nmiddle = 'set_up'", "[seat]\nedges = ['below']", "[seat]\nedges = 'south'",
        "link = 'border'", "[link]\nriver = 'dotted'", "[link]\nsea = true",
        "[region]\nbonus = 'bonsu'", "[region]\nmore = 'bonus'", "[region]\nmore = ['much']",
        "[region]\nwaiting = 'armies'", "[region]\nname = 'bonus'",
        "[card.objective]\ntitle = 'name'", "[card.territory]\ntitle = 'nam'",
        "[card.territory]\nmark = 'number'", "[card.territory]\nhand = 'fanned'",
        "[card.territory]\nhand = true", "[card.territory]\nmarks.round = 'O'",
        "[card.territory]\nalso = 1", "card = []", "[match]\nshow = 'round'",
        "[match]\nshow = ['rounds']", "[match]\nshown = ['round']", "[dice]\nours = 'red'",
        "[dice]\nours = { fill = '#c8443c' }",
        "[dice]\nours = { fill = '#c8443c', ink = 'light', emblem = 'star' }",
        "[event.conquset]\npulse = 'space'", "[event.conquest]\npulse = 1",
        "[event.conquest]\narrow = ['from']", "[event.conquest]\narrow = ['from', 'to', 'on']",
        "[event.conquest]\narrow = 'from'", "[event.conquest]\nblink = 'space'",
        "event = 'conquest'", "[move.atack]\npulse = 'to'", "[move.attack]\narrow = ['form', 'to']",
        "[move.attack]\npulse = 'two'", "[move.attack]\nshow = 'to'", "[move]\nattack = 'to'",
        "[move.attack]\nconfirm = 'yes'", "[move.attack]\nconfirm = 1",
        "[event.conquest]\nconfirm = true", "[move.attack]\nexchanges = 'yes'",
        "[[formation]]\nrows = []", "[[formation]]\nid = 'wall'", "[formation]\nid = 'wall'",
        "[space]\npiece = 'unit'\n[[formation]]\nid = 'wall'\nrows = [['tnak']]",
        "[[formation]]\nid = 'wall'\nrows = ['tank']"));

TEST(LookFile, TellsASignThatIsNear) {
    EXPECT_THAT(findings("[space]\ntags.centre = \"crat\"\n"),
                ElementsAre(HasSubstr("there is no sign `crat` (did you mean `crate`?)")));
}

TEST(LookFile, TellsWhereTheSignsAreListedIfNoneIsNear) {
    EXPECT_THAT(findings("[space]\ntags.centre = \"waterfall\"\n"),
                ElementsAre(HasSubstr("there is no sign `waterfall` (docs/reference/look-format.md "
                                      "lists them) [look.unknown_name]")));
}

}  // namespace
}  // namespace fronteira::content
