// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>
#include <fronteira/text.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace fronteira {

/// A house rule that a ruleset offers. Its value is one number: 0 or 1 for a flag, the integer
/// itself, or the position of a word in `choices`.
struct Option {
    enum class Type { flag, integer, choice };
    static constexpr std::array type_words = {"flag", "integer", "choice"};
    const char* type_word() const { return type_words[static_cast<size_t>(type)]; }

    std::string id;
    Type type = Type::flag;
    int32_t initial = 0;
    int32_t min = 0;
    int32_t max = 1;
    std::vector<std::string> choices;
    std::map<std::string, LocalText> choice_names;  ///< by word; may be empty
    LocalText name;
    LocalText help;
    Place place;
};

/// Chosen values by option id; options that are not listed keep their initial values.
using OptionValues = std::map<std::string, int32_t>;

}  // namespace fronteira
