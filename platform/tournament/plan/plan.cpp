// SPDX-License-Identifier: MIT
#include "tournament/plan/plan.hpp"

#include <fronteira/text.hpp>

namespace fronteira::tournament {
namespace {

class Lines {
 public:
    void add(const std::string& key, const std::string& value) {
        lines_.push_back(key + " = " + value);
    }
    template <class Number>
    void add_number(const std::string& key, Number value) {
        add(key, std::to_string(value));
    }
    std::vector<std::string> take() { return std::move(lines_); }

 private:
    std::vector<std::string> lines_;
};

void add_game(Lines& lines, const std::string& key, const GameChoice& game) {
    lines.add(key + ".ruleset", game.ruleset);
    lines.add(key + ".map", game.map);
    for (const auto& [id, value] : game.options) lines.add(key + "." + id, value);
    if (game.openings.from.empty()) return;
    lines.add(key + ".openings.from", game.openings.from);
    lines.add_number(key + ".openings.rounds", game.openings.rounds);
}

void add_entrant(Lines& lines, const std::string& key, const Entrant& entrant) {
    lines.add(key + ".name", entrant.name);
    lines.add(key + ".bot", entrant.bot);
    lines.add_number(key + ".joins", entrant.joins);
    lines.add_number(key + ".leaves", entrant.leaves);
    // Ledgers that were begun before there were such clocks stay what they are.
    if (entrant.time.move_ms > 0) lines.add_number(key + ".move_ms", entrant.time.move_ms);
    if (entrant.time.match_ms > 0) lines.add_number(key + ".match_ms", entrant.time.match_ms);
}

void add_people(Lines& lines, const People& people) {
    lines.add_number("people.clock.seconds", people.seconds);
    lines.add_number("people.clock.increment", people.increment);
    lines.add_number("people.watch", static_cast<int>(people.watched));
    lines.add_number("people.watch_delay", people.watch_delay);
    lines.add_number("people.late", static_cast<int>(people.late));
    lines.add_number("people.bot_pace", people.bot_pace);
}

/// Ledgers that were begun before there were other words stay what they are.
std::string counted_text(const Counted& counted) {
    if (counted.what.empty()) return "0";
    return counted.what == Counted::spaces ? "1" : counted.what;
}

void add_limits(Lines& lines, const Limits& limits) {
    lines.add_number("limits.moves", limits.moves);
    lines.add_number("limits.rounds", limits.rounds);
    lines.add("limits.adjudicate", counted_text(limits.adjudicate));
    if (limits.decided.rounds > 0) {
        lines.add("limits.decided.of", limits.decided.of.what);
        lines.add_number("limits.decided.percent", limits.decided.percent);
        lines.add_number("limits.decided.rounds", limits.decided.rounds);
    }
    if (limits.standstill.rounds > 0) {
        lines.add("limits.standstill.of", limits.standstill.of.what);
        lines.add_number("limits.standstill.rounds", limits.standstill.rounds);
    }
    lines.add_number("limits.move_ms", limits.time.move_ms);
    lines.add_number("limits.match_ms", limits.time.match_ms);
}

void add_worth(Lines& lines, const Plan& plan) {
    const Points& points = plan.points;
    lines.add_number("points.win", points.win);
    lines.add_number("points.draw", points.draw_is_shared ? -1 : points.draw);
    lines.add_number("points.loss", points.loss);
    // As it was when a bye was a win at every table: ledgers stay what they are.
    lines.add_number("points.bye", points.bye_is_usual ? points.win : points.bye);
    std::string order;
    for (const TieBreak one : plan.tie_breaks) add_item(order, std::string(name_of(one)));
    lines.add("tie_breaks", order);
}

}  // namespace

const char* name_of(TieBreak tie_break) {
    static constexpr const char* names[] = {"buchholz", "sonneborn_berger", "head_to_head", "wins"};
    return names[static_cast<int>(tie_break)];
}

int64_t bye_of(const Plan& plan) {
    return plan.points.bye_is_usual ? 2 * plan.points.win / plan.seats : plan.points.bye;
}

BotTime time_of(const Plan& plan, const Entrant& entrant) {
    const BotTime &own = entrant.time, &usual = plan.limits.time;
    return {own.move_ms > 0 ? own.move_ms : usual.move_ms,
            own.match_ms > 0 ? own.match_ms : usual.match_ms};
}

std::vector<std::string> fingerprint(const Plan& plan) {
    Lines lines;
    lines.add("name", plan.name);
    lines.add("format", plan.format);
    lines.add_number("seed", plan.seed);
    lines.add_number("seats", plan.seats);
    lines.add_number("deals", plan.deals);
    lines.add_number("rounds", plan.rounds);
    for (size_t i = 0; i < plan.games.size(); ++i)
        add_game(lines, "game " + std::to_string(i + 1), plan.games[i]);
    for (size_t i = 0; i < plan.entrants.size(); ++i)
        add_entrant(lines, "entrant " + std::to_string(i + 1), plan.entrants[i]);
    add_worth(lines, plan);
    add_limits(lines, plan.limits);
    const Sequential& test = plan.sequential;
    lines.add_number("test", static_cast<int>(test.on));
    lines.add_number("test.elo0", test.elo0);
    lines.add_number("test.elo1", test.elo1);
    lines.add_number("test.alpha", test.alpha);
    lines.add_number("test.beta", test.beta);
    if (plan.people.on) add_people(lines, plan.people);
    return lines.take();
}

}  // namespace fronteira::tournament
