// SPDX-License-Identifier: MIT
// Events: at every move, each seat may be told only what it sees before or after.
#include "conformance/position.hpp"
#include "conformance/secrets.hpp"

#include <algorithm>

namespace fronteira::conformance {

using namespace core;

namespace {

constexpr int most_watchers = 3;

/// What a seat is left with after a move.
struct Aftermath {
    std::vector<int32_t> cells;
    std::string events;
    bool secret = false;  ///< something was written that the seat may not see
};

std::string text_of(const std::vector<Event>& events, int seat) {
    std::string text;
    for (Event event : events) {
        if (!seen_by(seat, event)) continue;
        text += event.name + ":";
        for (const EventField& field : event.fields)
            text += " " + field.name + "=" + std::to_string(static_cast<int>(field.kind)) + "/" +
                    std::to_string(field.value) + "/" + field.word;
        text += "\n";
    }
    return text;
}

/// The name of the first event that one is told and not the other, or otherwise; it has a line.
std::string first_apart(const std::string& one, const std::string& other) {
    const auto apart = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    const std::string& longer = apart.first == one.end() ? other : one;
    const auto place = static_cast<size_t>(apart.first - one.begin());
    const size_t begin = place == 0 ? 0 : longer.rfind('\n', place - 1) + 1;
    return longer.substr(begin, longer.find(':', begin) - begin);
}

bool wrote_a_secret(const Match& match, int seat) {
    const Layout& layout = match.rules().layout;
    const auto changes = match.changes();
    return std::any_of(changes.begin(), changes.end(), [&](const core::Change& change) {
        return std::any_of(
            layout.columns().begin(), layout.columns().end(), [&](const PlacedColumn& column) {
                const int32_t row = change.cell - column.offset;
                return row >= 0 && row < column.rows && !match.state().can_see(column, row, seat);
            });
    });
}

class Tellings {
 public:
    Tellings(const Position& position, const Step& step)
        : position_(position),
          step_(step),
          kind_(position.rules().moves[static_cast<size_t>(step.move.kind)]),
          other_move_(position.match.legal(step.seat).pick(position.random, position.rules())) {}

    void check(int seat) {
        const auto here = after(position_.trial(), step_.move, seat);
        if (!here) return;
        check_secrets(seat, *here);
        if (seat != step_.seat) check_other_move(seat, *here);
    }

 private:
    /// Nothing when the move does not go well, or ends the match: then everything may be shown.
    std::optional<Aftermath> after(Match trial, const Move& move, int seat) const {
        trial.listen(true);
        trial.take_events();
        const bool done = trial.check(step_.seat, move).empty() && trial.apply(step_.seat, move);
        const bool failed = !position_.instance.handlers->take_faults().empty();
        if (!done || failed || trial.over() != Over::no) return std::nullopt;
        return Aftermath{trial.seen_cells(seat), text_of(trial.take_events(), seat),
                         wrote_a_secret(trial, seat)};
    }

    static bool differ(const Aftermath& here, const std::optional<Aftermath>& there) {
        return there && here.cells == there->cells && here.events != there->events;
    }

    std::optional<Aftermath> after(const std::vector<Secret>& secrets, int seat) const {
        const auto cells = position_.match.state().cells();
        std::vector<int32_t> changed(cells.begin(), cells.end());
        for (const Secret& secret : secrets)
            for (const auto& [cell, value] : secret.written)
                changed[static_cast<size_t>(cell)] = value;
        Match trial = position_.trial();
        if (!trial.resume(changed, trial.question())) return std::nullopt;
        return after(trial, step_.move, seat);
    }

    void check_secrets(int seat, const Aftermath& here) const {
        const auto how = position_.random.below(2) == 0 ? Alteration::values : Alteration::places;
        auto secrets = other_secrets(position_.match.state(), seat, position_.random, how);
        std::erase_if(secrets, [](const Secret& one) { return one.name == generator_secret; });
        if (secrets.empty()) return;
        // All at once may make a position that no match comes to, and the move fails there.
        if (position_.random.below(3) > 0)
            secrets = {secrets[position_.random.below(static_cast<uint32_t>(secrets.size()))]};
        const auto there = after(secrets, seat);
        if (!differ(here, there)) return;
        const std::string event = first_apart(here.events, there->events);
        for (const Secret& secret : secrets)
            if (differ(here, after({secret}, seat))) return report(seat, secret.name, event);
        report(seat, "several secrets", event);
    }

    void report(int seat, const std::string& secret, const std::string& event) const {
        add(seat, secret,
            "is told something else by move `" + kind_.name + "` (event `" + event +
                "`) when only what it may not see of " + secret + " differs",
            event == "dice"
                ? "match:contest tells everyone: roll such dice with match:roll"
                : "tell those who may know, or show it to all in the state, where it must "
                  "still be seen after the move");
    }

    void check_other_move(int seat, const Aftermath& here) const {
        const MoveKind& other = position_.rules().moves[static_cast<size_t>(other_move_.kind)];
        if (!here.secret || kind_.open || other.open || other_move_ == step_.move) return;
        const auto there = after(position_.trial(), other_move_, seat);
        if (there && there->secret && differ(here, there))
            add(seat, "",
                "can tell the secret moves `" + kind_.name + "` and `" + other.name +
                    "` of another seat apart by their events alone",
                "a move that writes what not everybody may see is secret: tell those who may know, "
                "or say `open = true` if everybody may know the move");
    }

    void add(int seat, const std::string& secret, const std::string& what, const char* hint) const {
        const std::string who = seat < 0 ? "a spectator" : "seat " + std::to_string(seat + 1);
        position_.findings.add("leak", "told by " + kind_.name + secret, position_.move + 1,
                               who + " " + what, hint, kind_.place);
    }

    const Position& position_;
    const Step& step_;
    const MoveKind& kind_;
    Move other_move_;
};

}  // namespace

void check_tellings(const Position& position) {
    if (position.move >= position.recording.steps.size()) return;
    // At a large table a few by lot: matches are long, and what leaks does so again and again.
    Tellings tellings(position, position.recording.steps[position.move]);
    const int watchers = position.rules().layout.seats() + 1;
    const int first = position.random.between(0, watchers - 1);
    for (int i = 0; i < std::min(watchers, most_watchers) && !position.effort.enough(); ++i) {
        tellings.check((first + i) % watchers - 1);
        position.effort.take_view(position.match);
    }
}

}  // namespace fronteira::conformance
