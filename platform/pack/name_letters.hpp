// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace fronteira::pack {

/// What is the matter with the characters of a name.
enum class Letters {
    good,     ///< letters of any language, digits 0 to 9, `_`, `-`, `.` and strokes
    no_utf8,  ///< bytes that are not text
    control,  ///< a character that commands
    unseen,   ///< one that shows nothing or turns the direction of writing
    other,    ///< any other character that is none of the good ones
    loose,    ///< letters and their accents stand apart (not NFC)
};
Letters letters_of(std::string_view name);

}  // namespace fronteira::pack
