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
    for (std::string_view rest = name; !rest.empty();) {
        const auto [code, bytes] = letters::first(rest);
        if (bytes == 0) return Letters::no_utf8;
        if (const Letters found = of_character(code); found != Letters::good) return found;
        rest.remove_prefix(bytes);
    }
    return letters::composed(name) == name ? Letters::good : Letters::loose;
}

}  // namespace fronteira::pack
