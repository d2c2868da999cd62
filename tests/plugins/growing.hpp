// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <ostream>
#include <string>
#include <vector>

namespace fronteira::plugin {

/// Files that are all of one fault, and can be had in any size: what would make an importer search
/// again and again through what it has read.
struct Growing {
    std::string name;
    std::string format;
    std::string file;  ///< the one of `make` that is imported
    /// About so many bytes.
    std::function<std::map<std::string, std::string>(size_t bytes)> make;

    friend void PrintTo(const Growing& one, std::ostream* out) { *out << one.name; }
};

const std::vector<Growing>& growing_files();

}  // namespace fronteira::plugin
