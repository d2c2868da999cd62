// SPDX-License-Identifier: MIT
// The board and the cards of War as the box has them; `~` stands for a dotted line.
#include "war_position.hpp"

#include <map>
#include <set>
#include <sstream>

namespace fronteira::mods {
namespace {

constexpr const char* borders = R"(
alasca-mackenzie alasca-vancouver alasca-vladivostok~ mackenzie-groenlandia~ mackenzie-vancouver
mackenzie-ottawa groenlandia-labrador~ groenlandia-islandia~ vancouver-ottawa vancouver-california
ottawa-labrador ottawa-california ottawa-nova_york labrador-nova_york california-nova_york
california-mexico nova_york-mexico mexico-venezuela venezuela-peru venezuela-brasil peru-brasil
peru-argentina brasil-argentina brasil-argelia~ islandia-inglaterra~ inglaterra-suecia~
inglaterra-alemanha~ inglaterra-franca~ suecia-moscou alemanha-franca alemanha-polonia
franca-polonia franca-argelia~ franca-egito~ polonia-moscou polonia-egito~ polonia-oriente_medio
moscou-oriente_medio moscou-aral moscou-omsk argelia-egito argelia-sudao argelia-congo egito-sudao
egito-oriente_medio sudao-congo sudao-africa_do_sul sudao-madagascar~ congo-africa_do_sul
africa_do_sul-madagascar~ oriente_medio-aral oriente_medio-india aral-omsk aral-china aral-india
omsk-dudinka omsk-mongolia omsk-china dudinka-siberia dudinka-tchita dudinka-mongolia
siberia-tchita siberia-vladivostok tchita-mongolia tchita-vladivostok tchita-china mongolia-china
vladivostok-china vladivostok-japao~ china-india china-japao~ china-vietna india-vietna
india-sumatra~ vietna-borneu~ sumatra-australia~ borneu-nova_guine~ borneu-australia~
nova_guine-australia~
)";

using Border = std::pair<std::set<std::string>, std::string>;

std::set<Border> borders_of_the_box() {
    std::set<Border> all;
    std::istringstream words(borders);
    for (std::string word; words >> word;) {
        const bool dotted = word.back() == '~';
        if (dotted) word.pop_back();
        const size_t dash = word.find('-');
        all.insert({{word.substr(0, dash), word.substr(dash + 1)}, dotted ? "sea" : "land"});
    }
    return all;
}

const core::Board& board() {
    static const WarPosition war(3);
    return *war.rules().board;
}

std::set<Border> borders_drawn(const core::Board& on) {
    std::set<Border> drawn;
    for (int space = 0; space < on.space_count(); ++space) {
        const auto near = on.neighbours(space);
        const auto kinds = on.neighbour_kinds(space);
        for (size_t i = 0; i < near.size(); ++i)
            drawn.insert({{on.space(space).id, on.space(near[i]).id}, on.link_kind(kinds[i])});
    }
    return drawn;
}

std::set<Border> borders_of_map(const std::string& name) {
    const auto map = runtime::load_map(installed(), name, nullptr);
    if (map) return borders_drawn(*map->board);
    ADD_FAILURE() << to_text(map.error());
    return {};
}

TEST(TheBoardOfWar, HasTheBordersAndDottedLinesOfTheBox) {
    EXPECT_EQ(borders_drawn(board()).size(), 79u);
    EXPECT_EQ(borders_drawn(board()), borders_of_the_box());
}

TEST(TheBoardsOfWar2, HaveTheBordersOfWar) {
    EXPECT_EQ(borders_of_map("war2/war2"), borders_of_the_box());
}

TEST(TheBoardsOfWar2, HaveTheBordersOfWarWithPeruInArgentina) {
    std::set<Border> merged;
    for (auto [ends, kind] : borders_of_the_box()) {
        if (ends.erase("peru") > 0) ends.insert("argentina");
        if (ends.size() == 2) merged.insert({ends, kind});
    }

    EXPECT_EQ(merged.size(), 77u);
    EXPECT_EQ(borders_of_map("war2/war2_sa3"), merged);
}

TEST(TheBoardOfWar, HasFourteenBordersBetweenContinents) {
    std::set<std::string> gates;
    int between = 0;
    for (const auto& [ends, kind] : borders_of_the_box()) {
        const std::string& one = *ends.begin();
        const std::string& other = *ends.rbegin();
        const auto region = [&](const std::string& id) {
            return board().space(board().find_space(id).value()).region;
        };
        if (region(one) == region(other)) continue;
        ++between;
        gates.insert({one, other});
    }
    EXPECT_EQ(between, 14);
    EXPECT_EQ(gates, (std::set<std::string>{
                         "alasca", "groenlandia", "mexico", "venezuela", "brasil", "islandia",
                         "franca", "polonia", "moscou", "argelia", "egito", "oriente_medio", "aral",
                         "omsk", "vladivostok", "india", "vietna", "sumatra", "borneu"}));
}

TEST(TheCardsOfWar, ShowTheFiguresOfTheBox) {
    const std::map<std::string, std::string> figures = {
        {"triangle",
         "alasca vancouver nova_york venezuela peru islandia moscou egito africa_do_sul aral "
         "siberia tchita vietna australia"},
        {"circle",
         "mackenzie groenlandia ottawa brasil inglaterra suecia alemanha argelia madagascar "
         "dudinka mongolia vladivostok china nova_guine"},
        {"square",
         "labrador california mexico argentina franca polonia sudao congo oriente_medio omsk india "
         "japao sumatra borneu"},
    };
    const WarPosition war(3);
    const auto deck = war.rules().layout.find_deck("territory");
    ASSERT_TRUE(deck);
    std::map<std::string, std::set<std::string>> printed, expected;
    for (const Card& card : war.rules().layout.deck(*deck).deck.cards)
        if (card.attributes.contains("space"))
            printed[std::get<std::string>(card.attributes.at("figure"))].insert(
                std::get<std::string>(card.attributes.at("space")));
    for (const auto& [figure, list] : figures) {
        std::istringstream words(list);
        for (std::string id; words >> id;) expected[figure].insert(id);
    }
    EXPECT_EQ(printed, expected);
}

}  // namespace
}  // namespace fronteira::mods
