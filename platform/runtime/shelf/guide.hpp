// SPDX-License-Identifier: MIT
#pragma once

#include "content/lesson_file.hpp"
#include "runtime/installation.hpp"

#include <filesystem>
#include <optional>
#include <utility>

namespace fronteira::runtime {

/// A space of a picture, and what stands there by column: numbers, `true`, words.
struct PicturedSpace {
    std::string space;
    std::vector<std::pair<std::string, std::string>> cells;
};

/// Words of a page, or a picture: some spaces of the board with what stands there.
struct GuidePart {
    std::string text;
    std::vector<PicturedSpace> picture;
};

/// A page of a mod's guide.
struct GuidePage {
    std::string title;
    std::vector<std::string> about;  ///< ids of phases, moves, decks, tags, columns and their words
    std::vector<GuidePart> parts;

    /// All its words.
    std::string text() const;
};

/// A longer guide file is not read at all.
constexpr size_t most_guide_bytes = 32u << 10;

/// The guide files of a mod, by name; symbolic links are not followed.
std::vector<std::filesystem::path> guide_files(const Mod& mod);

/// What a guide file says, without the byte order mark that some editors put first.
Result<std::string> guide_text(const std::filesystem::path& file);

/// What a line of pages is, when it is no words: `# How to win`, `@ trade keep`, `! c4_4 owner=1;
/// c3_3 wall`.
bool is_title(const std::string& line);
bool is_about(const std::string& line);
bool is_picture(const std::string& line);
std::vector<PicturedSpace> picture_of(const std::string& line);

/// The pages of guide/<language>.txt, or else of guide/en.txt, then those of the mods it depends on
/// whose titles are others. A line that begins with `# ` is the title of a page, one with `@ `
/// names what it is about, one with `! ` is a picture.
std::vector<GuidePage> guide_of(const Installation& installation, const Mod& mod,
                                const std::string& language);

/// The first match that a mod itself brings, guide/first.toml; nothing when it has none.
Result<std::optional<content::Lesson>> lesson_of(const Mod& mod);

}  // namespace fronteira::runtime
