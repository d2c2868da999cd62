// SPDX-License-Identifier: MIT
#include "cli/scene/todo_text.hpp"

#include <fronteira/text.hpp>

#include "match/todo.hpp"

namespace fronteira::cli {
namespace {

using core::Entity;

std::string moves_on_offer(const Scene& scene, int seat) {
    const core::MoveList& list = scene.match().legal(seat);
    std::string text;
    int16_t last = -1;
    for (size_t i = 0; i < list.size(); ++i) {
        if (list.kind_at(i) == last) continue;
        last = list.kind_at(i);
        add_item(text,
                 scene.voice.names().move(scene.rules().moves[static_cast<size_t>(last)].name));
    }
    return text;
}

std::string column_text(const Scene& scene, core::ColumnId id, int row) {
    const core::PlacedColumn& column = scene.layout().column(id);
    const int32_t value = scene.seen(id, row);
    if (value == column.initial || value == core::hidden) return {};
    const std::string name = scene.voice.names().column(column.name, value);
    return column.kind == core::Kind::flag ? name
                                           : name + " " + scene.voice.names().value(column, value);
}

}  // namespace

bool is_named(const Scene& scene, const core::Column& column) {
    return scene.voice.sentences().find({"column." + column.name}) != nullptr;
}

std::string todo_text(const Scene& scene, int seat) {
    const std::string& phase = scene.match().phase().name;
    const int round = scene.match().round();  // 0 before the first turn
    std::string text = scene.voice.names().phase(phase) + ". ";
    if (round > 0) text = scene.text("round", {{"number", std::to_string(round)}}) + ", " + text;
    const std::string todo =
        match::todo(scene.match(), seat, scene.voice.sentences(), scene.voice.names());
    return text + sentence(todo.empty() ? moves_on_offer(scene, seat) : todo);
}

std::string counters_text(const Scene& scene) {
    // A sentence of the author's own says what is worth saying of the match.
    const bool told =
        scene.voice.sentences().find({"todo." + scene.match().phase().name}) != nullptr;
    std::string text;
    const auto add = [&text](const std::string& part) {
        if (!part.empty()) add_item(text, part);
    };
    const auto all = scene.layout().columns();
    for (size_t i = 0; i < all.size(); ++i) {
        const auto id = static_cast<core::ColumnId>(i);
        if (!is_named(scene, all[i])) continue;
        if (all[i].entity == Entity::match && !told) add(column_text(scene, id, 0));
        if (all[i].entity != Entity::region) continue;
        for (int region = 0; region < scene.rules().board->region_count(); ++region)
            if (const std::string part = column_text(scene, id, region); !part.empty())
                add(scene.voice.names().region(region) + ": " + part);
    }
    return text;
}

}  // namespace fronteira::cli
