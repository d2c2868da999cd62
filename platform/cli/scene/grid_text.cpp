// SPDX-License-Identifier: MIT
#include "cli/scene/grid_text.hpp"

#include <fronteira/text.hpp>

#include "cli/scene/board_columns.hpp"
#include "cli/terminal/columns.hpp"
#include "letters/letter.hpp"

#include <algorithm>
#include <map>

namespace fronteira::cli {
namespace {

constexpr size_t letters_of_a_name = 3;
constexpr size_t narrowest_cell = 4;

/// At most `places` letters of a text.
std::string cut(const std::string& text, size_t places) {
    size_t end = 0;
    for (size_t count = 0; end < text.size() && count < places; ++count)
        end += std::max<size_t>(letters::first(std::string_view(text).substr(end)).bytes, 1);
    return text.substr(0, end);
}

/// The cells of a grid, each as a few letters: who holds it, what stands there. Where a mod has
/// signs (keys `sign.<word>` and `sign.<column>`), columns of words and flags are drawn by them and
/// explained below; without any, by the first letters of the piece and a number.
class Grid {
 public:
    explicit Grid(const Scene& scene)
        : scene_(scene), board_(*scene.rules().board), columns_(board_columns(scene)) {
        const auto all = scene.layout().columns();
        for (size_t i = 0; i < all.size(); ++i)
            if (all[i].entity == core::Entity::space && has_signs(all[i]))
                drawn_.push_back(static_cast<core::ColumnId>(i));
    }

    std::string text() {
        std::vector<std::string> cells;
        size_t widest = narrowest_cell - 1;
        for (int space = 0; space < board_.space_count(); ++space) {
            cells.push_back(cell(space));
            widest = std::max(widest, width(cells.back()));
        }
        const std::string head = heading(widest + 1);
        std::string text = head;
        for (int y = 0; y < board_.grid_height(); ++y) {
            const std::string number = padded(std::to_string(y + 1), margin());
            text += number + std::string(indent(y, widest + 1), ' ');
            for (int x = 0; x < board_.grid_width(); ++x)
                text += padded(cells[static_cast<size_t>(y * board_.grid_width() + x)], widest + 1);
            text += number + "\n";
        }
        return text + head + legend();
    }

 private:
    /// Odd rows of hexagons begin half a cell later.
    size_t indent(int y, size_t cell_width) const {
        return board_.grid().shape == MapGrid::Shape::hex && y % 2 == 1 ? cell_width / 2 : 0;
    }

    const std::string* sign(const std::string& word) const {
        const std::string* text = scene_.voice.sentences().find({"sign." + word});
        return text == nullptr || text->empty() ? nullptr : text;
    }

    bool has_signs(const core::PlacedColumn& column) const {
        if (column.kind == core::Kind::flag) return sign(column.name) != nullptr;
        return column.kind == core::Kind::choice &&
               std::any_of(column.choices.begin(), column.choices.end(),
                           [this](const std::string& word) { return sign(word) != nullptr; });
    }

    size_t margin() const { return std::to_string(board_.grid_height()).size() + 1; }

    /// Spaces are called by the letter of their column.
    std::string heading(size_t cell_width) const {
        std::string text(margin(), ' ');
        for (int x = 0; x < board_.grid_width(); ++x) {
            const std::string name = scene_.voice.names().space(x);
            text += padded(name.substr(0, name.find_first_of("0123456789")), cell_width);
        }
        return text + "\n";
    }

    std::string cell(int space) {
        const int seat = holder(scene_, columns_, space);
        const std::string text = (seat < 0 ? "" : std::to_string(seat + 1)) +
                                 (drawn_.empty() ? by_first_letters(space, seat) : by_signs(space));
        if (text.empty()) return scene_.paint.faint("·");
        return scene_.paint.of_seat(scene_.match(), seat, text);
    }

    /// Nobody stands there: nothing is missed by those who may not look.
    bool is_free(int space) const {
        return columns_.owner && scene_.seen(*columns_.owner, space) == core::none;
    }

    std::string by_signs(int space) {
        std::string text;
        for (const core::ColumnId id : drawn_) {
            const core::PlacedColumn& column = scene_.layout().column(id);
            const int32_t value = scene_.seen(id, space);
            if (value == core::hidden) {
                if (column.kind == core::Kind::choice && !is_free(space)) text += "?";
                continue;
            }
            const bool flag = column.kind == core::Kind::flag;
            if (flag && value == 0) continue;
            const std::string& word =
                flag ? column.name : column.choices[static_cast<size_t>(value)];
            const std::string* drawn = sign(word);
            if (drawn == nullptr) continue;
            text += *drawn;
            const match::Names& names = scene_.voice.names();
            explained_[*drawn] = flag ? names.column(word, 1) : names.choice(word);
        }
        return text;
    }

    std::string by_first_letters(int space, int seat) const {
        std::string text;
        if (columns_.piece) {
            const core::PlacedColumn& column = scene_.layout().column(*columns_.piece);
            const int32_t piece = scene_.seen(*columns_.piece, space);
            if (piece == core::hidden)
                text += "?";
            else if (piece != column.initial || seat >= 0)
                text += cut(scene_.voice.names().value(column, piece), letters_of_a_name);
        }
        if (!columns_.count) return text;
        const int32_t count = scene_.seen(*columns_.count, space);
        if (count == core::hidden) return text + "?";
        return count == 0 ? text : text + std::to_string(count);
    }

    std::string legend() const {
        std::string text;
        for (const auto& [drawn, meaning] : explained_) add_item(text, drawn + " " + meaning);
        return text.empty() ? text : text + "\n";
    }

    const Scene& scene_;
    const core::Board& board_;
    BoardColumns columns_;
    std::vector<core::ColumnId> drawn_;
    std::map<std::string, std::string> explained_;
};

}  // namespace

std::string grid_text(const Scene& scene) {
    return Grid(scene).text();
}

}  // namespace fronteira::cli
