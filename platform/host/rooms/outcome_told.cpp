// SPDX-License-Identifier: MIT
#include "host/rooms/outcome_told.hpp"

#include <set>
#include <sstream>

namespace fronteira::host {

Json outcome_told(const std::string& end, int seats) {
    static const std::set<std::string> kinds{"won", "drawn", "lost", "resigned", "abandoned"};
    std::istringstream line(end);
    std::string word, kind, list;
    line >> word >> kind >> list;
    if (word != "end" || !kinds.contains(kind)) return {};
    Json named = Json::array();
    std::istringstream numbers(list);
    for (int seat = 0; numbers >> seat; numbers.ignore(1, ','))
        if (seat >= 1 && seat <= seats) named.push_back(seat);
    return {{"kind", kind}, {"seats", std::move(named)}};
}

}  // namespace fronteira::host
