// SPDX-License-Identifier: MIT
#include "pack/name_letters.hpp"

#include "letters/forms.hpp"
#include "letters/kinds.hpp"
#include "letters/letter.hpp"

namespace fronteira::pack {
namespace {

Letters of_character(char32_t code) {
    if (letters::is_control(code)) return Letters::control;
    if (letters::is_unseen(code)) return Letters::unseen;
    const bool plain =
        (code >= '0' && code <= '9') || code == '_' || code == '-' || code == '.' || code == '/';
    return plain || letters::is_letter(code) ? Letters::good : Letters::other;
}

}  // namespace

Letters letters_of(std::string_view name) {
    // Marks belong to a letter, where they do not pile up.
    constexpr int most_marks = 2;
    int marks_left = 0;
    for (std::string_view rest = name; !rest.empty();) {
        const auto [code, bytes] = letters::first(rest);
        if (bytes == 0) return Letters::no_utf8;
        const bool is_mark =
            !letters::is_unseen(code) && (letters::is_mark(code) || letters::is_sign_beside(code));
        if (is_mark && marks_left > 0)
            --marks_left;
        else if (const Letters found = of_character(code); found != Letters::good)
            return found;
        else
            marks_left = letters::is_letter(code) ? most_marks : 0;
        rest.remove_prefix(bytes);
    }
    return letters::composed(name) == name ? Letters::good : Letters::loose;
}

}  // namespace fronteira::pack
