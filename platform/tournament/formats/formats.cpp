// SPDX-License-Identifier: MIT
#include "tournament/formats/formats.hpp"

namespace fronteira::tournament {

bool ignores_rounds(std::string_view format) {
    return format == "round_robin" || format == "knockout" || format == "double_knockout";
}

bool is_closed_once_begun(std::string_view format) {
    return ignores_rounds(format) || format == "league";
}

std::vector<Format> own_formats() {
    std::vector<Format> all;
    for (const auto make : {round_robin, league, swiss, knockout, double_knockout})
        all.push_back(make());
    return all;
}

}  // namespace fronteira::tournament
