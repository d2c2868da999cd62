// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::content {

/// How many letters must be changed, added, dropped or swapped with their neighbour to turn one
/// word into the other; `most` + 1 when it is more than `most` or a word has more than 64 letters.
size_t edit_distance(std::string_view a, std::string_view b, size_t most);

/// The candidate that a person most likely meant by `word`, or empty when none is near: at most a
/// third of the letters may differ.
std::string_view near_miss(std::string_view word, const std::vector<std::string_view>& candidates);

/// "did you mean `armies`?", or empty.
std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace fronteira::content
