// SPDX-License-Identifier: MIT
#include "content/reading/card_value.hpp"

#include "content/reading/forms.hpp"

namespace fronteira::content {

void read(const Cursor& cursor, CardValue& out) {
    if (cursor.value.as_integer())
        read(cursor, out.emplace<int64_t>(), Range{});
    else if (cursor.value.as_string())
        read(cursor, out.emplace<std::string>(), Words{});
    else if (cursor.value.as_array())
        read(cursor, out.emplace<std::vector<std::string>>(), Words{});
    else
        cursor.expected("a whole number, a word or a list of words");
}

}  // namespace fronteira::content
