// SPDX-License-Identifier: MIT
#include "cli/story.hpp"

#include "match/notation.hpp"

#include <algorithm>
#include <map>

namespace fronteira::cli {
namespace {

constexpr size_t most_changes = 6;

const core::PlacedColumn* column_at(const core::Layout& layout, int32_t cell) {
    for (const core::PlacedColumn& column : layout.columns())
        if (cell >= column.offset && cell < column.offset + column.rows) return &column;
    return nullptr;
}

core::ColumnId id_of(const core::Layout& layout, const core::PlacedColumn& column) {
    return static_cast<core::ColumnId>(&column - layout.columns().data());
}

class LastMove {
 public:
    LastMove(const Scene& scene, size_t move) : scene_(scene), number_(move) {
        if (move == 0) return;
        const match::RecordedMove& recorded = scene.session.record().moves[move - 1];
        seat_ = recorded.seat;
        if (auto read = match::parse_move(scene.rules(), recorded.text)) move_ = *read;
    }

    int seat() const { return seat_; }

    std::string sentence() const {
        return move_.kind < 0 ? std::string() : by_mover(scene_.voice.phrases().move(move_));
    }

    /// The viewer may know of the move: all that it wrote and told is open to it, and it does not
    /// come from a hand or from what others cannot see.
    bool is_open() const {
        if (scene_.reveal || seat_ == scene_.viewer) return true;
        if (move_.kind < 0) return false;
        const core::MoveKind& kind = scene_.rules().moves[static_cast<size_t>(move_.kind)];
        if (kind.open) return true;
        if (!kind.is_public) return false;
        for (const core::Slot& slot : kind.slots)
            if (slot.type == core::Slot::Type::card) return false;
        for (const core::Change& change : scene_.match().changes())
            if (is_secret(change.cell)) return false;
        for (const match::NumberedEvent& told : events_of_move())
            if (is_secret(told.event)) return false;
        return true;
    }

    /// What the viewer sees of its effects on the board.
    std::vector<std::string> changes() const {
        const core::Layout& layout = scene_.layout();
        std::map<int32_t, int32_t> before;
        for (const core::Change& change : scene_.match().changes())
            before.emplace(change.cell, change.before);
        std::vector<std::string> lines;
        for (const auto& [cell, old] : before) {
            const core::PlacedColumn* column = column_at(layout, cell);
            if (column == nullptr || column->entity != core::Entity::space) continue;
            const int row = cell - column->offset;
            const int32_t now = scene_.seen(id_of(layout, *column), row);
            if (now == core::hidden || now == old) continue;
            if (lines.size() == most_changes) {
                lines.emplace_back("...");
                break;
            }
            const match::Names& names = scene_.voice.names();
            // What stood there may have been secret until now.
            const bool old_known = column->sight == core::Sight::all;
            lines.push_back(by_mover(names.space(row) + ": " + names.column(column->name, now) +
                                     " " + (old_known ? names.value(*column, old) + " → " : "") +
                                     names.value(*column, now)));
        }
        return lines;
    }

    std::vector<std::string> events(int viewer) const {
        std::vector<std::string> lines;
        for (const match::NumberedEvent& told : events_of_move()) {
            const std::string line = scene_.voice.phrases().event(told.event, viewer);
            if (!line.empty()) lines.push_back("  " + line);
        }
        return lines;
    }

 private:
    std::span<const match::NumberedEvent> events_of_move() const {
        const auto all = scene_.session.events();
        const auto first = std::partition_point(
            all.begin(), all.end(), [&](const auto& told) { return told.move < number_; });
        return {first, all.end()};
    }

    std::string by_mover(const std::string& text) const {
        if (seat_ < 0) return text;
        const std::string who = scene_.voice.names().seat(seat_);
        return scene_.paint.of_seat(scene_.match(), seat_, who) + ": " + text;
    }

    bool is_secret(int32_t cell) const {
        const core::Layout& layout = scene_.layout();
        const core::PlacedColumn* column = column_at(layout, cell);
        return column != nullptr &&
               scene_.seen(id_of(layout, *column), cell - column->offset) == core::hidden;
    }

    bool is_secret(const core::Event& event) const {
        const uint32_t me = scene_.viewer < 0 ? 0 : 1u << scene_.viewer;
        const auto kept_from_me = [me](uint32_t who) {
            return me == 0 ? who != ~uint32_t{0} : (who & me) == 0;
        };
        return kept_from_me(event.audience) ||
               std::any_of(event.fields.begin(), event.fields.end(), [&](const auto& field) {
                   return field.kind == core::Kind::card && kept_from_me(field.seen_by);
               });
    }

    const Scene& scene_;
    size_t number_;
    int seat_ = -1;
    Move move_;
};

}  // namespace

std::vector<std::string> told_move(const Scene& scene, size_t move) {
    const LastMove last(scene, move);
    std::vector<std::string> lines;
    if (move > 0) {
        if (last.is_open())
            lines.push_back(last.sentence());
        else
            lines = last.changes();
    }
    for (std::string& line : last.events(scene.viewer)) lines.push_back(std::move(line));
    return lines;
}

std::vector<std::string> told_openly(const Scene& scene, size_t move) {
    const LastMove last(scene, move);
    std::vector<std::string> lines;
    if (move > 0) lines.push_back(last.sentence());
    for (std::string& line : last.events(last.seat())) lines.push_back(std::move(line));
    return lines;
}

}  // namespace fronteira::cli
