// SPDX-License-Identifier: MIT
#include "tournament/plan/plan_terms.hpp"

#include "tournament/plan/decimal.hpp"

#include <cmath>

namespace fronteira::tournament {
namespace {

using content::Cursor;
using content::OneOf;
using content::Range;
using content::TableReader;

constexpr double most_points = 1000;

/// Up to two places behind the point, so that they count exactly.
bool read_worth(const Cursor& cursor, int64_t& out, std::string_view hint) {
    double value = 0;
    if (!read(cursor, value, Decimal{0, most_points, hint})) return false;
    const double hundredths = std::round(value * 100);
    if (std::abs(hundredths - value * 100) > 1e-9) {
        cursor.error("points", "points have at most two places behind the point",
                     "write " + decimal_text(hundredths / 100));
        return false;
    }
    out = static_cast<int64_t>(hundredths) * (a_point / 100);
    return true;
}

/// What a match is worth. Comparisons are made of what was read well alone.
class Worths {
 public:
    Worths(TableReader& in, Plan& plan) : in_(in), points_(plan.points), seats_(plan.seats) {}

    void read() {
        in_.with("win", [&](const Cursor& win) { read_win(win); });
        points_.draw_is_shared = !in_.with("draw", [&](const Cursor& draw) {
            read_one(draw, points_.draw, "what everybody gets when nobody has won");
        });
        in_.with("loss", [&](const Cursor& loss) {
            read_one(loss, points_.loss, "what whoever has not won gets, usually 0");
            if (sound_) compare(loss);
        });
        points_.bye_is_usual = !in_.with("bye", [&](const Cursor& bye) {
            read_one(bye, points_.bye, "what a bye is worth, per match");
        });
    }

 private:
    void read_win(const Cursor& win) {
        sound_ = read_worth(win, points_.win, "what the winner of a match gets, usually 1");
        if (!sound_ || points_.win > 0) return;
        sound_ = false;
        win.error("points", "a win is worth nothing", "give it more than a draw and a loss");
    }

    void read_one(const Cursor& value, int64_t& out, std::string_view hint) {
        if (!read_worth(value, out, hint)) {
            sound_ = false;
        } else if (sound_ && out > points_.win) {
            sound_ = false;
            value.error("points",
                        "it is worth more than a win, which is worth " + text(points_.win),
                        "make it smaller, or `win` greater");
        }
    }

    void compare(const Cursor& loss) const {
        const int64_t draw = points_.draw_is_shared ? points_.win / seats_ : points_.draw;
        if (points_.loss == points_.win)
            loss.error("points", "the loser would get as much as the winner",
                       "make `loss` smaller");
        else if (points_.loss > draw)
            loss.error("points",
                       "a loss is worth more than a draw, which is worth " + text(draw) +
                           (points_.draw_is_shared ? ": everybody shares what a win is worth" : ""),
                       "make it smaller, or `draw` greater");
    }

    static std::string text(int64_t points) {
        return decimal_text(static_cast<double>(points) / static_cast<double>(a_point));
    }

    TableReader& in_;
    Points& points_;
    int seats_;
    bool sound_ = true;
};

}  // namespace

void read_points(const Cursor& cursor, Plan& plan) {
    TableReader in(cursor);
    Worths(in, plan).read();
}

void read_people(const Cursor& cursor, People& people) {
    people.on = true;
    TableReader in(cursor);
    in.with("clock", [&](const Cursor& clock) {
        if (clock.value.as_table() == nullptr)
            return clock.expected("a table", "write `clock = { seconds = 1800, increment = 10 }`");
        TableReader terms(clock);
        terms.required("seconds", people.seconds,
                       Range{1, 31'536'000, "what each person has for a whole match"});
        terms.optional("increment", people.increment,
                       Range{0, 86'400, "seconds added for each decision"});
    });
    int32_t watch = 0;
    in.optional("watch", watch, OneOf{{"anyone", "nobody"}});
    people.watched = watch == 0;
    in.with("watch_delay", [&](const Cursor& delay) {
        content::read(delay, people.watch_delay,
                      Range{0, 86'400, "how many seconds spectators are behind"});
        if (!people.watched && people.watch_delay > 0)
            delay.error("watch", "without spectators there is nobody to delay",
                        "leave it out, or let `watch` be \"anyone\"");
    });
    in.with("late", [&](const Cursor& late) {
        content::read(late, people.late);
        people.late_place = late.place();
    });
    in.optional("bot_pace", people.bot_pace,
                Range{0, 60'000, "milliseconds between moves of bots"});
}

void read_test(const Cursor& cursor, const People& people, Sequential& test) {
    test.on = true;
    if (people.on) cursor.error("test", "a [test] does not count people", "leave it out");
    TableReader in(cursor);
    const Decimal elo{-1000, 1000, "a difference in strength, in Elo"};
    const Decimal error{1e-6, 0.49, "how often the answer may be wrong: 0.05 is once in twenty"};
    bool sound = true;
    const auto compare = [&](const Cursor& value) {
        if (sound && test.elo0 >= test.elo1)
            value.error("test",
                        "`elo0` is " + decimal_text(test.elo0) + " and `elo1` " +
                            decimal_text(test.elo1) +
                            ": there is nothing between them to distinguish",
                        "make `elo1` greater than `elo0`");
    };
    const bool both = in.has("elo1");
    in.with("elo0", [&](const Cursor& value) {
        sound = read(value, test.elo0, elo);
        if (!both) compare(value);
    });
    in.with("elo1", [&](const Cursor& value) {
        sound = read(value, test.elo1, elo) && sound;
        compare(value);
    });
    in.with("alpha", [&](const Cursor& value) { read(value, test.alpha, error); });
    in.with("beta", [&](const Cursor& value) { read(value, test.beta, error); });
}

}  // namespace fronteira::tournament
