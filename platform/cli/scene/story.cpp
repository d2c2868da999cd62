// SPDX-License-Identifier: MIT
#include "cli/scene/story.hpp"

#include "cli/scene/board_columns.hpp"
#include "cli/scene/todo_text.hpp"
#include "match/last_move.hpp"

#include <map>

namespace fronteira::cli {
namespace {

constexpr size_t most_changes = 6;

class Teller {
 public:
    Teller(const Scene& scene, size_t move)
        : scene_(scene), last_(scene.session, scene.viewer, move), columns_(board_columns(scene)) {}

    int seat() const { return last_.seat(); }
    bool is_open() const { return scene_.reveal || last_.is_open(); }

    std::string sentence() const {
        return last_.move().kind < 0 ? std::string()
                                     : by_mover(scene_.voice.phrases().move(last_.move()));
    }

    /// What the viewer sees of its effects on the board.
    std::vector<std::string> changes() const {
        const core::Layout& layout = scene_.layout();
        std::map<int32_t, int32_t> before;
        for (const core::Change& change : scene_.match().changes())
            before.emplace(change.cell, change.before);
        std::vector<std::string> lines;
        for (const auto& [cell, old] : before) {
            const core::ColumnId id = layout.column_at(cell);
            if (id < 0 || layout.column(id).entity != core::Entity::space) continue;
            const core::PlacedColumn& column = layout.column(id);
            if (!is_shown(id)) continue;
            const int row = cell - column.offset;
            const int32_t now = scene_.seen(id, row);
            if (now == core::hidden || now == old) continue;
            if (lines.size() == most_changes) {
                lines.emplace_back("...");
                break;
            }
            const match::Names& names = scene_.voice.names();
            // What stood there may have been secret until now.
            const bool old_known = column.sight == core::Sight::all;
            lines.push_back("  " + names.space(row) + ": " +
                            (is_named(scene_, column) ? names.column(column.name, now) + " " : "") +
                            (old_known ? names.value(column, old) + " → " : "") +
                            names.value(column, now));
        }
        return lines;
    }

    std::vector<std::string> events() const {
        std::vector<std::string> lines;
        for (const match::NumberedEvent& told : last_.events()) {
            const int eyes = scene_.reveal ? match::best_eyes(told.event, scene_.layout().seats())
                                           : scene_.viewer;
            const std::string line = scene_.voice.phrases().event(told.event, eyes);
            if (!line.empty()) lines.push_back("  " + line);
        }
        return lines;
    }

 private:
    /// What the board shows, and what has a name. Of other columns nobody is told.
    bool is_shown(core::ColumnId id) const {
        return is_named(scene_, scene_.layout().column(id)) || id == columns_.owner ||
               id == columns_.count || id == columns_.piece;
    }

    std::string by_mover(const std::string& text) const {
        if (seat() < 0) return text;
        const std::string who = scene_.voice.names().seat(seat());
        return scene_.paint.of_seat(scene_.match(), seat(), who) + ": " + text;
    }

    const Scene& scene_;
    match::LastMove last_;
    BoardColumns columns_;
};

}  // namespace

std::vector<std::string> told_move(const Scene& scene, size_t move) {
    const Teller last(scene, move);
    std::vector<std::string> lines;
    if (move > 0) {
        if (last.is_open())
            lines.push_back(last.sentence());
        else
            lines = last.changes();
    }
    for (std::string& line : last.events()) lines.push_back(std::move(line));
    return lines;
}

}  // namespace fronteira::cli
