// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace fronteira::core {

/// A cell that points at no seat, space, region or card.
inline constexpr int32_t none = -1;

/// What a seat finds where it may not look. Never stored in a match's own state.
inline constexpr int32_t hidden = INT32_MIN;

constexpr bool fits_a_cell(int64_t number) {
    return number > hidden && number <= INT32_MAX;
}

/// Whose attribute a column is: one row for the match, or one for each seat, space or region.
enum class Entity : uint8_t { match, seat, space, region };
inline constexpr std::array entity_words = {"match", "seat", "space", "region"};
constexpr const char* word_of(Entity entity) {
    return entity_words[static_cast<size_t>(entity)];
}

/// What the cells of a column mean. All are 32-bit integers; `seats` is a set, one bit a seat.
enum class Kind : uint8_t { integer, flag, choice, seat, seats, space, region, card };
inline constexpr std::array kind_words = {"integer", "flag",  "choice", "seat",
                                          "seats",   "space", "region", "card"};
constexpr const char* word_of(Kind kind) {
    return kind_words[static_cast<size_t>(kind)];
}

/// Who may read a cell. `self`: the seat whose row it is. `column`: the seats that another column
/// of the same row names (a `seat` or a set of `seats`). `near`: those whom that column names in
/// the row of this space or of a space with a link to it.
enum class Sight : uint8_t { all, self, nobody, column, near };

/// What a cell of a row that is not there is, such as one of the region of a space that is in none:
/// what names a row or a word is nothing, and the rest is 0.
inline int32_t absent(Kind kind) {
    const bool counts = kind == Kind::integer || kind == Kind::flag || kind == Kind::seats;
    return counts ? 0 : none;
}

/// A typed attribute that a ruleset declares and the platform stores.
struct Column {
    std::string name;
    Entity entity = Entity::match;
    Kind kind = Kind::integer;
    int32_t min = 0;
    int32_t max = 0;
    int32_t initial = 0;
    Sight sight = Sight::all;
    std::string sight_column;          ///< when sight is `column` or `near`
    std::string opened_by;             ///< flag of the match: once set, everyone sees the column
    bool of_turn = false;              ///< has its initial value again when a turn begins
    std::vector<std::string> choices;  ///< when kind is `choice`
    std::string deck;                  ///< when kind is `card`
    Place place;
};

/// The number of a column in its layout.
using ColumnId = int16_t;

}  // namespace fronteira::core
