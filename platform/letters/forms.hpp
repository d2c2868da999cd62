// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace fronteira::letters {

// Of well-formed UTF-8; of anything else they are empty.

/// A letter and its accents as one, where there is such a one (NFC).
std::string composed(std::string_view text);

/// The same for all texts that some file system takes for one: small letters, and characters that
/// mean the same become the same (NFKC).
std::string folded(std::string_view text);

}  // namespace fronteira::letters
