// SPDX-License-Identifier: MIT
#pragma once

namespace fronteira::letters {

/// U+0000 to U+001F and U+007F to U+009F: some terminals obey them.
bool is_control(char32_t code);

/// One of any language.
bool is_letter(char32_t code);

/// A space of any width, an end of a line, a tab.
bool is_blank(char32_t code);

/// One that is set on the letter before it.
bool is_mark(char32_t code);

/// One that stands beside the letter that it belongs to, as many vowels do.
bool is_sign_beside(char32_t code);

/// One that shows nothing, turns the direction of writing, or is for private use.
bool is_unseen(char32_t code);

/// One by which a text looks like another that it is not. Joiners and variants are not among
/// them: scripts and signs are written with them.
bool misleads(char32_t code);

/// How many places it takes on a terminal: 0 to 2.
int places(char32_t code);

}  // namespace fronteira::letters
