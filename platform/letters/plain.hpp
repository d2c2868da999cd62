// SPDX-License-Identifier: MIT
#pragma once

namespace fronteira::letters {

/// The small letter of a to z, or the digit, that somebody types who has no accents: `c` for `Ç`,
/// `o` for `ø`. 0 for what has none.
char plain(char32_t code);

}  // namespace fronteira::letters
