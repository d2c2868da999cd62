// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace triplea {

/// What stands behind a key of a file of properties, and in which line.
struct Property {
    std::string value;
    int line = 0;
};

/// Reads lines `key=value` as Java writes them: in a key, `\ ` is a blank, and anywhere `\u00e9` is
/// a letter. Lines that begin with `#` or `!` say nothing; of two with one key the last counts.
std::map<std::string, Property> read_properties(std::string_view bytes);

}  // namespace triplea
