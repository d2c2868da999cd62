// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>

namespace fronteira::compile {

/// Whether a function of `table` changes the list that it is given first.
inline bool changes_list(std::string_view function) {
    return function == "insert" || function == "remove" || function == "sort";
}

/// Whether a method of a handle gives a list.
inline bool gives_list(std::string_view method) {
    constexpr std::string_view all[] = {"cards",   "hand",   "neighbours", "ray",
                                        "regions", "spaces", "within"};
    return std::find(std::begin(all), std::end(all), method) != std::end(all);
}

}  // namespace fronteira::compile
