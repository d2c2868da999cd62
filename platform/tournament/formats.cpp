// SPDX-License-Identifier: MIT
#include "tournament/formats.hpp"

namespace fronteira::tournament {

std::vector<Format> own_formats() {
    std::vector<Format> all;
    for (const auto make : {round_robin, league, swiss, knockout, double_knockout})
        all.push_back(make());
    return all;
}

}  // namespace fronteira::tournament
