// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::spelling {

/// Words longer than this are never near misses.
inline constexpr size_t longest_word = 64;

/// How many letters must be changed, added, dropped or swapped with their neighbour to turn one
/// word into the other; `most` + 1 when it is more than `most` or a word is too long.
size_t edit_distance(std::string_view a, std::string_view b, size_t most);

/// How many letters of a word may be slips: a third of them, 1 to 3.
size_t slips_in(std::string_view word);

/// The candidate that differs in the fewest letters, `most` at most; empty when none does. Of
/// several the first.
std::string_view near_miss(std::string_view word, const std::vector<std::string_view>& candidates,
                           size_t most);
/// The candidate that a person most likely meant by `word`: one that differs in a letter, or else
/// goes on where the word ends (`hand` for `hand_size`), or else differs in slips_in(word).
std::string_view near_miss(std::string_view word, const std::vector<std::string_view>& candidates);

/// "did you mean `armies`?", or empty.
std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace fronteira::spelling
