// SPDX-License-Identifier: MIT
#include "cli/scene/board_text.hpp"

#include "cli/scene/board_columns.hpp"
#include "cli/scene/grid_text.hpp"
#include "cli/terminal/columns.hpp"

#include <algorithm>

namespace fronteira::cli {
namespace {

class ByRegion {
 public:
    explicit ByRegion(const Scene& scene)
        : scene_(scene), board_(*scene.rules().board), columns_(board_columns(scene)) {}

    std::string text() const {
        std::string text;
        for (int region = 0; region < board_.region_count(); ++region) {
            const auto spaces = board_.spaces_in(region);
            if (spaces.empty()) continue;
            text += heading(region, spaces) + "\n" + in_columns(entries(spaces), scene_.columns);
        }
        std::vector<int32_t> others;
        for (int space = 0; space < board_.space_count(); ++space)
            if (board_.region_of(space) < 0) others.push_back(space);
        if (!others.empty()) text += in_columns(entries(others), scene_.columns);
        return text;
    }

 private:
    std::string heading(int region, std::span<const int32_t> spaces) const {
        const match::Names& names = scene_.voice.names();
        std::string text = scene_.paint.strong(names.region(region));
        for (const auto& [id, value] : board_.region(region).attributes)
            text +=
                ", " + names.column(id, static_cast<int32_t>(value)) + " " + std::to_string(value);
        const int first = holder(scene_, columns_, spaces[0]);
        const bool one = std::all_of(spaces.begin(), spaces.end(), [&](int32_t space) {
            return holder(scene_, columns_, space) == first;
        });
        if (first >= 0 && one)
            text += ", " + scene_.paint.of_seat(scene_.match(), first, names.seat(first));
        return text;
    }

    std::vector<std::string> entries(std::span<const int32_t> spaces) const {
        std::vector<std::string> list;
        size_t widest = 0;
        for (const int32_t space : spaces)
            widest = std::max(widest, width(scene_.voice.names().space(space)));
        for (const int32_t space : spaces)
            list.push_back(padded(scene_.voice.names().space(space), widest + 1) +
                           badge(scene_, columns_, space) + remarks(scene_, columns_, space));
        return list;
    }

    const Scene& scene_;
    const core::Board& board_;
    BoardColumns columns_;
};

}  // namespace

std::string board_text(const Scene& scene) {
    if (scene.rules().board->grid_width() > 0) return grid_text(scene);
    return ByRegion(scene).text();
}

}  // namespace fronteira::cli
