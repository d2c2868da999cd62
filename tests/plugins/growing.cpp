// SPDX-License-Identifier: MIT
#include "growing.hpp"

#include "growing/written.hpp"

namespace fronteira::plugin {

const std::vector<Growing>& growing_files() {
    static const std::vector<Growing> all = [] {
        std::vector<Growing> files;
        for (auto part : {growing::drawings(), growing::geographies(), growing::maps_of_tiles(),
                          growing::games_of_triplea(), growing::boards_of_lux(),
                          growing::texts_of_domination()})
            files.insert(files.end(), part.begin(), part.end());
        return files;
    }();
    return all;
}

}  // namespace fronteira::plugin
