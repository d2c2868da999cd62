// SPDX-License-Identifier: MIT
#include "growing/written.hpp"

namespace fronteira::plugin::growing {
namespace {

Growing triplea(const std::string& name, std::function<std::string(size_t)> game,
                std::function<std::string(size_t)> polygons) {
    return {"triplea, " + name, "triplea", "m.xml",
            [game = std::move(game), polygons = std::move(polygons)](size_t bytes) -> Files {
                return {{"m.xml", "<game><map>" + game(bytes) + "</map></game>"},
                        {"polygons.txt", polygons(bytes)}};
            }};
}

}  // namespace

std::vector<Growing> games_of_triplea() {
    const auto territories = [](size_t bytes) {
        return filled(
            "", bytes, [](size_t i) { return "<territory name='T" + number(i) + "'/>"; }, "");
    };
    const auto square = [](size_t i) {
        const std::string x = number(i * 7 % 990), y = number(i / 141 * 7 % 990);
        return "T" + number(i) + " < (" + x + "," + y + ") (" + x + "5," + y + ") (" + x + "," + y +
               "5) >\n";
    };
    return {
        triplea("territories and their polygons", territories,
                [square](size_t bytes) { return filled("", bytes, square, ""); }),
        triplea(
            "connections",
            [](size_t bytes) {
                return filled(
                    "<territory name='A'/><territory name='B'/>", bytes,
                    [](size_t) { return "<connection t1='A' t2='B'/><connection t1='A'/>"; }, "");
            },
            [](size_t) { return "A < (0,0) (9,0) (9,9) >\nB < (9,0) (20,0) (9,9) >\n"; }),
        triplea(
            "brackets without points", [](size_t) { return "<territory name='A'/>"; },
            [](size_t bytes) {
                return "A < (0,0) (9,0) (9,9) >\nB " + repeated("((<", bytes / 3) + "\n";
            }),
    };
}

}  // namespace fronteira::plugin::growing
