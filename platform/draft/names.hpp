// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace fronteira::draft {

/// Text of a foreign file for people: well-formed UTF-8 without control characters, no blanks at
/// its ends, at most so many bytes. What is not UTF-8 is taken as Latin-1.
std::string readable(std::string_view text, size_t most = 200);
/// The same for a text of several lines, each of any length; 4000 bytes in total.
std::string readable_lines(std::string_view text);

/// Latin-1 as UTF-8.
std::string from_latin1(std::string_view text);

/// Makes ids of names, each once: `Côte d'Or` becomes `cote_d_or`, and `cote_d_or_2` when that is
/// taken. A name without Latin letters or digits becomes `fallback`.
class Ids {
 public:
    explicit Ids(std::string fallback) : fallback_(std::move(fallback)) {}
    std::string take(std::string_view name);

 private:
    std::string fallback_;
    std::unordered_set<std::string> taken_;
    std::unordered_map<std::string, int> counts_;  ///< the last number given to each name
};

}  // namespace fronteira::draft
