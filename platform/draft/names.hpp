// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace fronteira::draft {

/// In bytes. No text of a foreign file becomes longer.
inline constexpr size_t longest_text = 4000;
/// In bytes. What a name of a foreign file may be without breaking what shows it.
inline constexpr size_t longest_name = 200;

/// Text of a foreign file for people: well-formed UTF-8 without control characters, no blanks at
/// its ends, at most so many bytes. What is not UTF-8 is taken as Latin-1.
std::string readable(std::string_view text, size_t most = longest_name);
/// The same for a text of several lines, each of any length; `longest_text` in total.
std::string readable_lines(std::string_view text);

/// Latin-1 as UTF-8.
std::string from_latin1(std::string_view text);

/// Makes ids of names, each once: `Côte d'Or` becomes `cote_d_or`, and `cote_d_or_2` when that is
/// taken. What is an id already stays one. A name without Latin letters or digits becomes
/// `fallback`.
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
