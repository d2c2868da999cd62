// SPDX-License-Identifier: MIT
// Files with some bytes changed by lot: each is a map without faults, or has a reason.
#include "exchange.hpp"
#include "picture/picture.hpp"

#include <random>

namespace fronteira::plugin {
namespace {

constexpr int rounds = 3000;

/// Words on which readers like to stumble.
const std::vector<std::string> stones{
    "0",    "-1", "1e308", "nan", "99999999999999999999", "\"", "<", ">", "&a;", "[", "]", "{",
    "\xff", "",   "\n",    " ",   std::string(1, '\0')};

std::string mutated(std::string text, std::mt19937& chance) {
    for (auto left = 1 + chance() % 4; left > 0 && !text.empty(); --left) {
        const size_t at = chance() % text.size();
        const size_t length = std::min<size_t>(chance() % 6, text.size() - at);
        text.replace(at, length, stones[chance() % stones.size()]);
    }
    return text;
}

void check(const std::string& format, const Files& files, const std::string& name) {
    std::mt19937 chance(1);
    int good = 0;
    for (int i = 0; i < rounds; ++i) {
        Files bad = files;
        for (auto& [file, bytes] : bad)
            if (chance() % 2 == 0) bytes = mutated(bytes, chance);
        if (import_from(format, bad, name)) ++good;
    }
    // Neither may be rare: then the test would look at one half of the reader only.
    EXPECT_GT(good, rounds / 50);
    EXPECT_LT(good, rounds);
}

TEST(Mutation, DoesNoHarmToDomination) {
    picture::Picture picture(20, 10, {1, 1, 1});
    for (int x = 10; x < 20; ++x) picture.at(x, 3) = {2, 2, 2};
    check("domination",
          {{"m.map",
            "name M\n[files]\nmap m.png\ncrd m.cards\n[continents]\nA 3 red\nB 2 0x102030\n"
            "[countries]\n1 Ice_Land 1 2 2\n2 Fire 2 12 3\n[borders]\n1 2\n2 1\n"},
           {"m.png", picture::write_png(picture)},
           {"m.cards",
            "[cards]\nInfantry 1\nCannon 2\nwildcard\n[missions]\n2 1 1 0 0 0 Destroy\n"
            "0 0 0 1 * * Hold\n"}},
          "m.map");
}

TEST(Mutation, DoesNoHarmToSvg) {
    check(
        "svg",
        {{"m.svg",
          "<svg viewBox='0 0 900 900'><g id='n' transform='rotate(5 10 10) scale(2)'><path id='a' "
          "class='space' data-numbers='gold=3' data-anchor='9,9' d='M1 1c9 1 2 40 30 3s1 1 2 9q9 "
          "1 2 90t3 30a10 20 3 0 1 50 9z'/><circle class='space' id='b' r='40'/></g><path "
          "class='link' data-from='a' data-to='b' data-kind='sea'/></svg>"}},
        "m.svg");
}

TEST(Mutation, DoesNoHarmToGeoJson) {
    check("geojson",
          {{"m.json",
            R"({"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"A",
               "region":"R","x":1.5},"geometry":{"type":"Polygon","coordinates":[[[0,0],[10,0],
               [10,10],[0,10],[0,0]]]}},{"type":"Feature","id":7,"properties":null,"geometry":
               {"type":"MultiPolygon","coordinates":[[[[10,0],[20,0],[20,9.5],[10,0]]]]}}]})"}},
          "m.json");
}

TEST(Mutation, DoesNoHarmToTmx) {
    check(
        "tmx",
        {{"m.tmx",
          "<map width='90' height='90' tilewidth='10' tileheight='10'><objectgroup offsetx='3'>"
          "<object id='1' name='A' x='10' y='10' rotation='7'><properties><property name='gold' "
          "value='3'/><property name='tags' value='a b'/></properties><polygon points='0,0 90,0 "
          "90,90'/></object><object id='2' x='200' y='9' width='50' height='60'><ellipse/></object>"
          "<object class='link'><properties><property name='from' value='1'/><property name='to' "
          "value='2'/></properties></object></objectgroup></map>"}},
        "m.tmx");
}

TEST(Mutation, DoesNoHarmToLux) {
    check("lux",
          {{"m.luxb",
            "<luxboard><width>90</width><height>90</height><continent><continentname>N"
            "</continentname><bonus>3</bonus><color>1/0.5/0</color><country><id>0</id><name>A"
            "</name><adjoining>1</adjoining><armylocation>3,3</armylocation><initialOwner>0"
            "</initialOwner><polygon>1,1 9,1 9,9 1,9</polygon></country><country><id>1</id>"
            "<polygon>9,1 19,1 19,9 9,9</polygon><adjoining>0</adjoining></country></continent>"
            "</luxboard>"}},
          "m.luxb");
}

TEST(Mutation, DoesNoHarmToTripleA) {
    check("triplea",
          {{"m.xml",
            "<game><info name='M'/><map><territory name='A'/><territory name='B' water='true'/>"
            "<connection t1='A' t2='B'/></map><attachmentList><attachment attachTo='A' "
            "type='territory'><option name='production' value='3'/></attachment></attachmentList>"
            "<initialize><ownerInitialize><territoryOwner territory='A' owner='R'/>"
            "</ownerInitialize></initialize></game>"},
           {"polygons.txt",
            "A < (0,0) (9,0) (9,9) > < (20,20) (29,20) (29,29) >\nB < (9,0) (20,0) "
            "(9,9) >\n"},
           {"centers.txt", "A (5,3)\nB (12,2)\n"},
           {"map.properties", "color.R=B42D2D\n"}},
          "m.xml");
}

}  // namespace
}  // namespace fronteira::plugin
