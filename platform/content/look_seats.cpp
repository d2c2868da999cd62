// SPDX-License-Identifier: MIT
#include "content/look_seats.hpp"

#include "content/look_dress.hpp"
#include "content/look_on_board.hpp"
#include "content/look_signs.hpp"
#include "content/reading/table_reader.hpp"

namespace fronteira::content {
namespace {

void read_words(const Cursor& at, const LookUp& up, const std::string& colour) {
    if (colour.empty())
        at.error("no_column", "no `colour` says of which column these are the words",
                 "name it in [seat]: `colour`");
    TableReader in(at);
    in.others([&](const Entry& entry, const Cursor& one) {
        if (!colour.empty()) up.key(one, entry.key, up.words_of("seat", colour), "colour");
        read_dress(one, up);
    });
}

void read_numbers(const Cursor& at, const LookUp& up) {
    constexpr int most_seats = 16;
    const int most = up.names().most_players > 0 ? up.names().most_players : most_seats;
    std::set<std::string> seats;
    for (int seat = 1; seat <= most; ++seat) seats.insert(std::to_string(seat));
    TableReader in(at);
    in.others([&](const Entry& entry, const Cursor& one) {
        if (!seats.contains(entry.key))
            one.error("unknown_name", "there is no seat " + in_quotes(entry.key),
                      "seats are numbered from 1 to " + std::to_string(most));
        read_dress(one, up);
    });
}

/// What stands after the name of a seat: one figure of four kinds.
void read_figure(const Cursor& at, const LookUp& up) {
    TableReader in(at);
    int kinds = 0;
    kinds += in.with("count", [&](const Cursor& one) { up.column(one, "space", {"seat"}); });
    kinds += in.with("sum", [&](const Cursor& one) { up.column(one, "space", {"number"}); });
    if (in.has("sum"))
        in.need("over", [&](const Cursor& one) { up.column(one, "space", {"seat"}); });
    kinds += in.with("hand", [&](const Cursor& one) {
        std::string deck;
        read(one, deck, Identifier{});
        if (!deck.empty()) up.deck(one, deck);
    });
    kinds += in.with("value", [&](const Cursor& one) { up.column(one, "seat"); });
    if (kinds == 1) return;
    if (at.value.as_table())
        at.error("which_figure", "must be a single figure",
                 "one of `count`, `sum`, `hand`, `value`");
}

void read_pawn(const Cursor& at, const LookUp& up) {
    TableReader in(at);
    in.need("at", [&](const Cursor& column) { up.column(column, "seat", {"space"}); });
    in.need("emblem", [&](const Cursor& emblem) { read_sign(emblem, up); });
}

/// Columns that are told in some phases only.
void read_during(const Cursor& at, const LookUp& up) {
    TableReader in(at);
    in.others([&](const Entry& entry, const Cursor& phases) {
        up.key(phases, entry.key, up.columns_of("seat"), "column of a seat");
        const Array* items = phases.value.as_array();
        if (!items) return phases.expected("a list of phases");
        for (size_t i = 0; i < items->size(); ++i)
            up.word(Cursor(phases, i, (*items)[i]), up.names().phases, "phase");
    });
}

}  // namespace

void read_seat(const Cursor& at, const LookUp& up) {
    TableReader in(at);
    std::string colour = up.names().inherited.colour;
    in.with("colour", [&](const Cursor& one) {
        up.column(one, "seat", {"choice"});
        if (const std::string* name = one.value.as_string()) colour = *name;
    });
    in.with("words", [&](const Cursor& words) { read_words(words, up, colour); });
    in.with("numbers", [&](const Cursor& numbers) { read_numbers(numbers, up); });
    in.each("column", [&](const Cursor& one, size_t) { read_figure(one, up); });
    in.each("pawn", [&](const Cursor& one, size_t) { read_pawn(one, up); });
    in.each("rack", [&](const Cursor& one, size_t) { read_rack(one, up); });
    in.with("during", [&](const Cursor& phases) { read_during(phases, up); });
    if (in.has("rack"))
        in.need("edges", [&](const Cursor& list) { read_edges(list, up); });
    else
        in.with("edges", [&](const Cursor& list) { read_edges(list, up); });
}

}  // namespace fronteira::content
