// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/exchange.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace domination {

/// A line of a file, in UTF-8, with its number.
struct TextLine {
    std::string text;
    fronteira::Place place;
};

/// The lines that say something. The format: UTF-8 when it begins with a byte order mark, else
/// Latin-1; a line is skipped when it is empty or begins with `;`.
struct Text {
    std::vector<TextLine> lines;
    std::string comment;
};
Text read_text(std::string_view bytes, const std::string& file);

/// Refuses a text larger than 1 MB.
fronteira::Diagnostics check_text_size(std::string_view bytes, const std::string& file);

/// A header is a line that begins with `[` and ends with `]`; its name, or empty.
std::string header_of(const std::string& line);

std::vector<std::string> words_of(std::string_view line);

struct Continent {
    std::string name;
    int bonus = 0;
    std::string colour;  ///< `#rrggbb`, or empty for one that is unknown
    fronteira::Place place;
};

struct Country {
    std::string name;
    int continent = 0;  ///< from 0
    int x = 0;
    int y = 0;
    fronteira::Place place;
};

struct Border {
    int from = 0;  ///< number of a country, from 0
    int to = 0;
    fronteira::Place place;
};

/// What a `.map` file says.
struct MapText {
    std::string name;
    std::string comment;
    std::string image;  ///< name of the picture whose pixels are numbers of countries
    std::string cards;  ///< name of the file of cards
    std::vector<Continent> continents;
    std::vector<Country> countries;
    std::vector<Border> borders;
};

fronteira::Result<MapText> read_map_text(std::string_view bytes, const std::string& file,
                                         fronteira::Diagnostics& losses);

}  // namespace domination
