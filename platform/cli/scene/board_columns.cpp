// SPDX-License-Identifier: MIT
#include "cli/scene/board_columns.hpp"

#include <fronteira/text.hpp>

#include "cli/scene/todo_text.hpp"

namespace fronteira::cli {
namespace {

using core::ColumnId;
using core::Entity;

bool stands_on_most(const Scene& scene, ColumnId count, std::optional<ColumnId> owner) {
    int owned = 0, counted = 0;
    for (int space = 0; space < scene.rules().board->space_count(); ++space) {
        if (owner && scene.seen(*owner, space) < 0) continue;
        ++owned;
        const int32_t value = scene.seen(count, space);
        counted += value != 0 && value != core::hidden ? 1 : 0;
    }
    return owned > 0 && counted * 2 >= owned;
}

}  // namespace

BoardColumns board_columns(const Scene& scene) {
    BoardColumns found{scene.drawn.owner, scene.drawn.number, scene.drawn.piece, {}};
    const auto all = scene.layout().columns();
    const auto of_spaces = [&](core::Kind kind, auto&& take) {
        for (size_t i = 0; i < all.size(); ++i)
            if (all[i].entity == Entity::space && all[i].kind == kind &&
                take(static_cast<ColumnId>(i)))
                return;
    };
    if (!scene.drawn.by_look)
        of_spaces(core::Kind::integer, [&](ColumnId id) {
            if (!stands_on_most(scene, id, found.owner)) return false;
            found.count = id;
            return true;
        });
    if (!scene.drawn.by_look)
        of_spaces(core::Kind::choice, [&](ColumnId id) { return (found.piece = id).has_value(); });
    for (size_t i = 0; i < all.size(); ++i) {
        const auto id = static_cast<ColumnId>(i);
        if (all[i].entity == Entity::space && id != found.owner && id != found.count &&
            id != found.piece)
            found.others.push_back(id);
    }
    return found;
}

int holder(const Scene& scene, const BoardColumns& columns, int space) {
    if (!columns.owner) return -1;
    const int32_t seat = scene.seen(*columns.owner, space);
    return seat == core::hidden ? -1 : seat;
}

std::string badge(const Scene& scene, const BoardColumns& columns, int space) {
    const int seat = holder(scene, columns, space);
    std::string text = seat < 0 ? "" : "[" + std::to_string(seat + 1) + "]";
    const auto add = [&text](const std::string& part) {
        text += (text.empty() || part.empty() ? "" : " ") + part;
    };
    if (columns.piece) {
        const int32_t piece = scene.seen(*columns.piece, space);
        const core::PlacedColumn& column = scene.layout().column(*columns.piece);
        if (piece == core::hidden)
            add("?");
        else if (piece != column.initial || seat >= 0)
            add(scene.voice.names().value(column, piece));
    }
    if (columns.count) {
        const int32_t count = scene.seen(*columns.count, space);
        if (count == core::hidden)
            add("?");
        else if (count != 0 || seat >= 0)
            add(std::to_string(count));
    }
    return scene.paint.of_seat(scene.match(), seat, text);
}

std::string remarks(const Scene& scene, const BoardColumns& columns, int space) {
    std::string text;
    const match::Names& names = scene.voice.names();
    for (const std::string& tag : scene.rules().board->space(space).tags)
        if (scene.voice.sentences().find({"tag." + tag}) != nullptr) add_item(text, names.tag(tag));
    for (const core::ColumnId id : columns.others) {
        const core::PlacedColumn& column = scene.layout().column(id);
        const int32_t value = scene.seen(id, space);
        if (value == column.initial || value == core::hidden || !is_named(scene, column)) continue;
        add_item(text, names.column(column.name, value));
        if (column.kind != core::Kind::flag) text += " " + names.value(column, value);
    }
    return text.empty() ? text : " (" + text + ")";
}

}  // namespace fronteira::cli
