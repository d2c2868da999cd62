// SPDX-License-Identifier: MIT
#include "generate/region_colours.hpp"

#include "survey/colour_sight.hpp"

#include <algorithm>
#include <tuple>

namespace fronteira::generate {
namespace {

constexpr double enough_apart = 10;  // where the check complains below 6

}  // namespace

const std::vector<std::string>& region_colours() {
    static const std::vector<std::string> colours{"#d9b566", "#5f86b5", "#b394bd", "#8fb56e",
                                                  "#cc7a5c", "#a8d5c8", "#7a6a58", "#efe9a8"};
    return colours;
}

std::string colour_for_region(const std::vector<std::string>& used,
                              const std::vector<std::string>& beside) {
    const auto worth = [&](const std::string& colour) {
        const bool apart = std::all_of(beside.begin(), beside.end(), [&](const std::string& other) {
            return survey::apart_for_all_eyes(colour, other) >= enough_apart;
        });
        return std::tuple(!apart, std::count(used.begin(), used.end(), colour));
    };
    const auto& all = region_colours();
    return *std::min_element(
        all.begin(), all.end(),
        [&](const std::string& a, const std::string& b) { return worth(a) < worth(b); });
}

}  // namespace fronteira::generate
