// SPDX-License-Identifier: MIT
#include "cli/grid_text.hpp"

#include "cli/board_columns.hpp"
#include "cli/columns.hpp"

#include <algorithm>

namespace fronteira::cli {
namespace {

constexpr size_t cell_width = 5;

/// At most `places` letters of a text.
std::string cut(const std::string& text, size_t places) {
    size_t end = 0;
    for (size_t letters = 0; end < text.size() && letters < places; ++letters) {
        ++end;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0u) == 0x80u) ++end;
    }
    return text.substr(0, end);
}

/// `1Ger3`: seat, piece, number; a dot where nothing is.
std::string cell_text(const Scene& scene, const BoardColumns& columns, int space) {
    const int seat = holder(scene, columns, space);
    std::string text = seat < 0 ? "" : std::to_string(seat + 1);
    std::string count;
    if (columns.count) {
        const int32_t value = scene.seen(*columns.count, space);
        if (value == core::hidden)
            count = "?";
        else if (value != 0)
            count = std::to_string(value);
    }
    if (columns.piece) {
        const core::PlacedColumn& column = scene.layout().column(*columns.piece);
        const int32_t piece = scene.seen(*columns.piece, space);
        const size_t room = cell_width - 1 - std::min(cell_width - 1, text.size() + count.size());
        if (piece == core::hidden)
            text += "?";
        else if (piece != column.initial || seat >= 0)
            text += cut(scene.voice.names().value(column, piece), room);
    }
    text += count;
    if (text.empty()) return scene.paint.faint("·");
    return scene.paint.of_seat(scene.match(), seat, text);
}

}  // namespace

std::string grid_text(const Scene& scene) {
    const core::Board& board = *scene.rules().board;
    const BoardColumns columns = board_columns(scene);
    const size_t margin = std::to_string(board.grid_height()).size() + 1;
    std::string text(margin, ' ');
    for (int x = 0; x < board.grid_width(); ++x) text += padded(std::to_string(x), cell_width);
    text += '\n';
    for (int y = 0; y < board.grid_height(); ++y) {
        text += padded(std::to_string(y), margin);
        for (int x = 0; x < board.grid_width(); ++x)
            text += padded(cell_text(scene, columns, y * board.grid_width() + x), cell_width);
        text += '\n';
    }
    return text;
}

}  // namespace fronteira::cli
