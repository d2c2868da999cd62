// SPDX-License-Identifier: MIT
#include "yardstick_boards.hpp"

#include <algorithm>
#include <sstream>

namespace fronteira::bench {
namespace {

enum Region : uint16_t { NA, SA, EU, AF, AS, OC };
enum Figure : uint8_t { square, triangle, circle };

struct Territory {
    const char* name;
    Region region;
    Figure figure;
};

constexpr Territory territories[] = {
    {"alasca", NA, triangle},        {"mackenzie", NA, circle},   {"groenlandia", NA, circle},
    {"vancouver", NA, triangle},     {"ottawa", NA, circle},      {"labrador", NA, square},
    {"california", NA, square},      {"nova_york", NA, triangle}, {"mexico", NA, square},
    {"venezuela", SA, triangle},     {"peru", SA, triangle},      {"brasil", SA, circle},
    {"argentina", SA, square},       {"islandia", EU, triangle},  {"inglaterra", EU, circle},
    {"suecia", EU, circle},          {"alemanha", EU, circle},    {"franca", EU, square},
    {"polonia", EU, square},         {"moscou", EU, triangle},    {"argelia", AF, circle},
    {"egito", AF, triangle},         {"sudao", AF, square},       {"congo", AF, square},
    {"africa_do_sul", AF, triangle}, {"madagascar", AF, circle},  {"oriente_medio", AS, square},
    {"aral", AS, triangle},          {"omsk", AS, square},        {"dudinka", AS, circle},
    {"siberia", AS, triangle},       {"tchita", AS, triangle},    {"mongolia", AS, circle},
    {"vladivostok", AS, circle},     {"china", AS, circle},       {"india", AS, square},
    {"japao", AS, square},           {"vietna", AS, triangle},    {"sumatra", OC, square},
    {"borneu", OC, square},          {"nova_guine", OC, circle},  {"australia", OC, triangle},
};

constexpr const char* borders =
    "alasca mackenzie  alasca vancouver  alasca vladivostok  mackenzie groenlandia "
    "mackenzie vancouver  mackenzie ottawa  groenlandia labrador  groenlandia islandia "
    "vancouver ottawa  vancouver california  ottawa labrador  ottawa california "
    "ottawa nova_york  labrador nova_york  california nova_york  california mexico "
    "nova_york mexico  mexico venezuela  venezuela peru  venezuela brasil  peru brasil "
    "peru argentina  brasil argentina  brasil argelia  islandia inglaterra  inglaterra suecia "
    "inglaterra alemanha  inglaterra franca  suecia moscou  alemanha franca  alemanha polonia "
    "franca polonia  franca argelia  franca egito  polonia moscou  polonia egito "
    "polonia oriente_medio  moscou oriente_medio  moscou aral  moscou omsk  argelia egito "
    "argelia sudao  argelia congo  egito sudao  egito oriente_medio  sudao congo "
    "sudao africa_do_sul  sudao madagascar  congo africa_do_sul  africa_do_sul madagascar "
    "oriente_medio aral  oriente_medio india  aral omsk  aral china  aral india  omsk dudinka "
    "omsk mongolia  omsk china  dudinka siberia  dudinka tchita  dudinka mongolia "
    "siberia tchita  siberia vladivostok  tchita mongolia  tchita vladivostok  tchita china "
    "mongolia china  vladivostok china  vladivostok japao  china india  china japao "
    "china vietna  india vietna  india sumatra  vietna borneu  sumatra australia "
    "borneu nova_guine  borneu australia  nova_guine australia";

/// In the order of the cards o1 to o14. Colours sit as branco, vermelho, preto, azul, amarelo,
/// verde; the destroy cards name azul, amarelo, vermelho, preto, branco, verde.
std::vector<Objective> war_objectives() {
    using enum ObjectiveKind;
    std::vector<Objective> cards = {
        {regions, {EU, OC}, 1}, {regions, {AS, SA}}, {regions, {EU, SA}, 1}, {garrisons, {}, 0, 18},
        {regions, {AS, AF}},    {regions, {NA, AF}}, {spaces, {}, 0, 24},    {regions, {NA, OC}},
    };
    for (int target : {3, 4, 1, 2, 0, 5}) cards.push_back({destroy, {}, 0, 0, target});
    return cards;
}

}  // namespace

int YardstickBoard::find(std::string_view name) const {
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

void index_board(YardstickBoard& board, const std::vector<Link>& links) {
    std::vector<Link> both = links;
    for (auto [a, b] : links) both.emplace_back(b, a);
    std::sort(both.begin(), both.end());
    board.first_link.assign(board.region.size() + 1, 0);
    for (auto [a, b] : both) {
        ++board.first_link[a + 1u];
        board.links.push_back(b);
    }
    for (size_t space = 0; space < board.region.size(); ++space)
        board.first_link[space + 1] += board.first_link[space];
    board.region_size.assign(board.region_bonus.size(), 0);
    for (uint16_t region : board.region) ++board.region_size[region];
}

YardstickBoard war_board() {
    YardstickBoard board;
    for (const Territory& territory : territories) {
        board.names.emplace_back(territory.name);
        board.region.push_back(territory.region);
        board.figure.push_back(territory.figure);
    }
    board.region_bonus = {5, 2, 5, 3, 7, 2};
    board.objectives = war_objectives();
    board.fallback_spaces = 24;
    std::vector<Link> links;
    std::istringstream text(borders);
    for (std::string a, b; text >> a >> b;)
        links.emplace_back(static_cast<uint16_t>(board.find(a)),
                           static_cast<uint16_t>(board.find(b)));
    index_board(board, links);
    return board;
}

}  // namespace fronteira::bench
