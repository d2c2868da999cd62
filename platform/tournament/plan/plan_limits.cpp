// SPDX-License-Identifier: MIT
// What ends a match beside its rules.
#include "tournament/plan/plan_terms.hpp"

namespace fronteira::tournament {
namespace {

using content::Cursor;
using content::Range;
using content::TableReader;

constexpr int64_t longest_match = 1'000'000;

void read_counted(const Cursor& cursor, Counted& counted) {
    counted.place = cursor.place();
    content::read(cursor, counted.what, content::Words{});
}

void read_counted(TableReader& in, const Cursor& table, Counted& counted) {
    counted = {Counted::spaces, table.place()};
    in.with("of", [&](const Cursor& of) { read_counted(of, counted); });
}

void read_decided(const Cursor& cursor, Limits::Decided& decided) {
    if (cursor.value.as_table() == nullptr)
        return cursor.expected("a table", "write `decided = { percent = 80, rounds = 5 }`");
    TableReader in(cursor);
    read_counted(in, cursor, decided.of);
    in.required("percent", decided.percent,
                Range{51, 100, "who has so much of what all have together, has won"});
    in.required("rounds", decided.rounds, Range{1, longest_match, "for so many rounds in a row"});
}

void read_standstill(const Cursor& cursor, Limits::Standstill& standstill) {
    if (cursor.value.as_table() == nullptr)
        return cursor.expected("a table", "write `standstill = { rounds = 20 }`");
    TableReader in(cursor);
    read_counted(in, cursor, standstill.of);
    in.required("rounds", standstill.rounds,
                Range{1, longest_match, "in which nobody has got more or less"});
}

void refuse_for_people(const Cursor& cursor) {
    cursor.error("limits", "this ends matches of bots, but people play in this tournament",
                 "leave it out; `rounds` with `adjudicate = \"spaces\"` ends theirs");
}

void refuse_bots_clock(const Cursor& clock) {
    clock.error("limits",
                "this clock is for bots among themselves, but people play in this tournament",
                "give people `clock = { seconds = 1800 }` in [people]");
}

}  // namespace

void read_limits(const Cursor& cursor, const People& people, Limits& limits) {
    TableReader in(cursor);
    in.optional("moves", limits.moves,
                Range{1, 1'000'000'000, "a longer match is drawn or adjudicated"});
    in.optional("rounds", limits.rounds,
                Range{1, longest_match, "a longer match is drawn or adjudicated"});
    in.with("adjudicate", [&](const Cursor& by) {
        read_counted(by, limits.adjudicate);
        if (limits.adjudicate.what == "draw") limits.adjudicate.what.clear();
        if (people.on && !limits.adjudicate.what.empty() &&
            limits.adjudicate.what != Counted::spaces)
            by.error("limits", "where people play, only spaces can be counted",
                     "write `adjudicate = \"spaces\"`, or leave it out");
    });
    in.with("decided", [&](const Cursor& decided) {
        if (people.on) return refuse_for_people(decided);
        read_decided(decided, limits.decided);
    });
    in.with("standstill", [&](const Cursor& standstill) {
        if (people.on) return refuse_for_people(standstill);
        read_standstill(standstill, limits.standstill);
    });
    read_time(in, people, limits.time);
}

void read_time(TableReader& in, const People& people, BotTime& time) {
    constexpr int32_t a_day = 86'400'000;
    const auto clock = [&](std::string_view key, int32_t& out, std::string_view hint) {
        in.with(key, [&](const Cursor& value) {
            content::read(value, out, Range{1, a_day, hint});
            if (people.on) return refuse_bots_clock(value);
            if (time.match_ms > 0 && time.move_ms > time.match_ms)
                value.error("clock", "a move could take longer than the whole match",
                            "make `move_ms` smaller than `match_ms`");
        });
    };
    clock("match_ms", time.match_ms, "milliseconds that a bot has for all its moves of a match");
    clock("move_ms", time.move_ms, "milliseconds that a bot has for a move");
}

}  // namespace fronteira::tournament
