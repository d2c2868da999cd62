// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fronteira::cli {

/// A text as people type it in a hurry: small letters, no accents, one blank for every `_`, `-`
/// and run of blanks. `São_Paulo` and `sao paulo` are then the same.
std::string folded(std::string_view text);

/// The words of a folded text.
std::vector<std::string> folded_words(std::string_view text);

/// The words from `first` on, `count` of them, joined by blanks.
std::string joined(const std::vector<std::string>& words, size_t first, size_t count);

}  // namespace fronteira::cli
