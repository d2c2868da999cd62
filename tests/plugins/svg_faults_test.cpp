// SPDX-License-Identifier: MIT
// What is wrong in a drawing, by mistake or on purpose.
#include "svg_text.hpp"

#include <gmock/gmock.h>

namespace fronteira::plugin {
namespace {

using testing::IsSupersetOf;
using testing::SizeIs;

TEST(SvgFaults, EndsWithUsesThatNameOneAnother) {
    const auto circle = import_text(
        "svg", svg("<use id='a' href='#b'/><use id='b' href='#a'/><rect width='9' height='9'/>"));
    ASSERT_TRUE(circle);
    EXPECT_THAT(circle->map.spaces, SizeIs(1));

    std::string laughs = "<g id='l0'><rect width='9' height='9'/></g>";
    for (int i = 1; i < 16; ++i) {
        const std::string use = "<use href='#l" + std::to_string(i - 1) + "'/>";
        laughs += "<g id='l" + std::to_string(i) + "'>" + use + use + use + use + "</g>";
    }
    import_text("svg", svg("<defs>" + laughs + "</defs><use href='#l15'/>"));
}

TEST(SvgFaults, RefusesOrSurvivesWhatIsHostile) {
    std::string deep = svg("");
    for (int i = 0; i < 5000; ++i) deep = "<svg>" + deep + "</svg>";
    EXPECT_EQ(fault_of(import_text("svg", deep)), "markup.too_deep");
    EXPECT_EQ(fault_of(import_text("svg", "")), "markup.broken");
    EXPECT_EQ(fault_of(import_text("svg", "<map/>")), "svg.root");
    EXPECT_EQ(fault_of(import_text("svg", svg(""))), "draft.no_spaces");
    EXPECT_EQ(fault_of(import_text("svg", svg("<path d='M1e308 1e308L-1e308 0 0 1z'/>"))),
              "draft.coordinates");
    EXPECT_EQ(fault_of(import_text("svg", svg("<rect width='nan' height='-5'/>"))),
              "draft.no_spaces");
    EXPECT_EQ(
        fault_of(import_text("svg", "<svg viewBox='0 0 -5 0'><rect width='9' height='9'/></svg>")),
        "draft.frame");
    const std::string laughs =
        "<!DOCTYPE svg [<!ENTITY a 'lol'><!ENTITY b '&a;&a;&a;&a;'><!ENTITY c '&b;&b;&b;&b;'>]>";
    EXPECT_TRUE(import_text("svg", laughs + svg("<rect id='&c;' width='9' height='9'/>")));
    std::string curves = "M0 0";
    for (int i = 0; i < 200'000; ++i) curves += "t9 9";
    (void)import_text("svg", svg("<path d='" + curves + "'/>"));
    std::string arcs = "M0 0";
    for (int i = 0; i < 20'000; ++i) arcs += "a1e9 1e9 0 11 9 9";
    EXPECT_EQ(fault_of(import_text("svg", svg("<path d='" + arcs + "'/>"))),
              "svg.too_many_corners");
    (void)import_text("svg",
                      svg("<rect width='9' height='9' transform='scale(1e300) scale(1e300)'/>"));
    (void)import_text("svg", svg("<rect width='9' height='9' transform='matrix(0 0 0 0 0 0)'/>"));
}

TEST(SvgFaults, SurvivesBeingCutOffAnywhere) {
    const std::string whole =
        svg("<g id='x' transform='scale(2)'><path id='a' d='M1 1c1 1 2 2 3 3 "
            "s1 1 2 9q1 1 2 2t3 3a1 2 3 0 1 5 9z'/></g>");
    for (size_t size = 0; size < whole.size(); ++size)
        (void)import_text("svg", whole.substr(0, size));
}

TEST(SvgFaults, TellsOfEveryFaultInOneShape) {
    const auto imported =
        import_text("svg", svg("<rect id='a' x='1q' y='2q' width='50' height='40'/>"
                               "<polygon id='b' points='200,0 300,0 300,100 200,100 5'/>"));

    ASSERT_TRUE(imported) << to_text(imported.error());
    std::vector<std::string> told;
    for (const Diagnostic& loss : imported->losses) told.push_back(loss.message);
    EXPECT_THAT(told, IsSupersetOf({"`x y` was taken as 0",
                                    "a shape is faulty; the part before the fault was used"}));
}

TEST(SvgFaults, TellsOfNumbersThatAreNone) {
    const std::string faulty =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 wide 800'>"
        "<g class='region' id='west' data-numbers='bonus=three'/>"
        "<rect class='space' id='a' x='10%' width='50' height='40' data-region='west' "
        "data-anchor='here' data-numbers='gold=3 oil=1.5 port'/>"
        "<rect class='space' id='b' x='50' width='50' height='40'/>"
        "<path class='link' data-from='a' data-to='b' data-one-way='1'/></svg>";

    const auto imported = import_text("svg", faulty);

    ASSERT_TRUE(imported) << to_text(imported.error());
    EXPECT_EQ(imported->map.spaces[0].attributes, (Attributes{{"gold", 3}}));
    std::vector<std::string> told;
    for (const Diagnostic& loss : imported->losses)
        if (loss.place.line == 1 && !loss.hint.empty()) told.push_back(loss.message);
    EXPECT_THAT(told, IsSupersetOf({"the `viewBox` of the drawing was left out",
                                    "in `data-numbers`, `bonus=three` was left out",
                                    "in `data-numbers`, `oil=1.5 port` was left out",
                                    "`data-anchor` was left out", "`x` was taken as 0",
                                    "`data-one-way` was taken as `false`"}));
}

}  // namespace
}  // namespace fronteira::plugin
