// SPDX-License-Identifier: MIT
#include "cli/scene/board_columns.hpp"
#include "cli/scene/board_text.hpp"
#include "cli/scene/card_text.hpp"
#include "cli/scene/todo_text.hpp"
#include "cli/terminal/columns.hpp"

namespace fronteira::cli {
namespace {

using core::Entity;

/// `name value`, or the bare name of a flag that is set.
std::string shown(const Scene& scene, const core::PlacedColumn& column, int32_t value) {
    const match::Names& names = scene.voice.names();
    const std::string name = names.column(column.name, value);
    return column.kind == core::Kind::flag ? name : name + " " + names.value(column, value);
}

bool is_secret(const core::PlacedColumn& column) {
    return column.sight != core::Sight::all;
}

bool is_number(const core::PlacedColumn& column) {
    return column.kind == core::Kind::integer;
}

/// `3 spaces`; `3 spaces in sight` of a seat that may hold others where the viewer cannot look.
std::string spaces_of(const Scene& scene, core::ColumnId owner, int seat) {
    int count = 0;
    bool all_seen = true;
    for (int space = 0; space < scene.rules().board->space_count(); ++space) {
        const int32_t seen = scene.seen(owner, space);
        count += seen == seat ? 1 : 0;
        all_seen = all_seen && (seen != core::hidden || seat == scene.viewer);
    }
    const std::string text =
        std::to_string(count) + " " + scene.voice.names().column("spaces", count);
    return all_seen ? text : text + " " + scene.text("in_sight");
}

std::string seat_line(const Scene& scene, const BoardColumns& columns, int seat) {
    const core::Layout& layout = scene.layout();
    const core::State& state = scene.match().state();
    std::string text;
    const auto add = [&text](const std::string& part) { text += ", " + part; };
    if (state.get(layout.standing(), seat) == 0) add(scene.text("out"));
    if (columns.owner) add(spaces_of(scene, *columns.owner, seat));
    for (const core::PlacedDeck& deck : layout.decks()) {
        const auto index = static_cast<int>(&deck - layout.decks().data());
        if (const int cards = state.zone_size(index, core::Layout::hand(seat)); cards > 0)
            add(scene.voice.names().column(deck.deck.id, cards) + " " + std::to_string(cards));
    }
    for (size_t i = 2; i < layout.columns().size(); ++i) {
        const core::PlacedColumn& column = layout.columns()[i];
        if (column.entity != Entity::seat || is_secret(column) || !is_named(scene, column))
            continue;
        const auto id = static_cast<core::ColumnId>(i);
        const int32_t value = state.get(id, seat);
        const bool always = column.kind == core::Kind::choice || scene.drawn.of_seats.contains(id);
        if (always || value != column.initial || (is_number(column) && value != 0))
            add(shown(scene, column, value));
    }
    return text.empty() ? text : text.substr(2);
}

}  // namespace

std::string seats_text(const Scene& scene) {
    const BoardColumns columns = board_columns(scene);
    std::vector<std::vector<std::string>> rows;
    for (int seat = 0; seat < scene.layout().seats(); ++seat) {
        const bool turn = seat == scene.match().turn_seat() && !scene.session.over();
        const std::string name =
            "[" + std::to_string(seat + 1) + "] " + scene.voice.names().seat(seat);
        rows.push_back({(turn ? "> " : "  ") + scene.paint.of_seat(scene.match(), seat, name),
                        seat_line(scene, columns, seat)});
    }
    return aligned(rows);
}

std::string shown_secrets_text(const Scene& scene, int seat) {
    std::string text = secrets_text(scene, seat);
    for (int other = 0; other < scene.layout().seats(); ++other) {
        if (other == seat) continue;
        const std::string shown = secrets_text(scene, other);
        if (!shown.empty()) text += scene.voice.names().seat(other) + ":\n" + shown;
    }
    return text;
}

std::string secrets_text(const Scene& scene, int seat) {
    const core::Layout& layout = scene.layout();
    std::string text;
    for (size_t i = 2; i < layout.columns().size(); ++i) {
        const core::PlacedColumn& column = layout.columns()[i];
        if (column.entity != Entity::seat || !is_secret(column)) continue;
        if (column.sight == core::Sight::nobody && !is_named(scene, column)) continue;
        const int32_t value = scene.seen(static_cast<core::ColumnId>(i), seat);
        const bool says_something = value != column.initial || (is_number(column) && value != 0);
        if (value != core::hidden && says_something)
            text += "  " + shown(scene, column, value) + "\n";
    }
    for (size_t deck = 0; deck < layout.decks().size(); ++deck) {
        const auto index = static_cast<int>(deck);
        if (!scene.sees_zone(index, core::Layout::hand(seat))) continue;
        const auto cards = scene.match().state().zone(index, core::Layout::hand(seat));
        if (cards.empty()) continue;
        text += "  " + scene.voice.names().column(layout.deck(index).deck.id, 2) + ":\n";
        for (const int32_t card : cards) text += "    " + card_text(scene, index, card) + "\n";
    }
    return text;
}

}  // namespace fronteira::cli
