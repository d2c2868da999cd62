// SPDX-License-Identifier: MIT
// One decision of a person: what is shown, and what an answer means.
#include "cli/play/play.hpp"
#include "cli/play/typed_move.hpp"
#include "cli/scene/board_text.hpp"
#include "cli/scene/todo_text.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/folded.hpp"
#include "match/word.hpp"

#include <algorithm>

namespace fronteira::cli {
namespace {

constexpr size_t most_choices_in_one_column = 8;
constexpr size_t most_numbered_squares = 40;

/// A turn is told apart from another by its round and seat.
size_t turn_number(const core::Match& match) {
    return static_cast<size_t>(match.round()) * core::max_seats +
           static_cast<size_t>(match.turn_seat()) + 1;
}

}  // namespace

Play::Next Play::decide(int seat) {
    if (!save_to_.empty() && !saved_) save(save_to_);
    if (!hand_over(seat)) return Next::stop;
    tell_news(seat);
    show_position(seat);
    if (tutor_ != nullptr) say_step();
    const Scene now = scene(seat);
    Menu menu(now, seat);
    for (Next next = Next::list;;) {
        if (next == Next::list) show_choices(menu);
        const auto line = terminal_.ask("> ");
        if (!line) return Next::stop;
        next = answer(seat, menu, *line);
        if (next == Next::moved || next == Next::stop) return next;
    }
}

/// Nothing that one person saw may be on the screen when another sits down. False at the end of
/// the input.
bool Play::hand_over(int seat) {
    if (shown_to_ == seat || table_.people() < 2 || !table_.rules->rules().layout.has_secrets())
        return true;
    const Scene now = scene(-1);
    const std::string name = voice_.names().seat(seat);
    terminal_.clear();
    if (!terminal_.interactive()) {
        say("--- " + name + " ---");
        return true;
    }
    say(now.text("hand_over", {{"seat", name}}));
    if (!terminal_.ask(now.text("press_enter", {{"seat", name}}) + " ")) return false;
    terminal_.clear();
    return true;
}

void Play::show_position(int seat) {
    const Scene now = scene(seat);
    const size_t turn = turn_number(now.match());
    // A grid is small and hard to keep in mind: it is drawn again whenever it has changed.
    const bool on_grid = table_.rules->rules().board->grid_width() > 0;
    std::string grid = on_grid ? board_text(now) : std::string();
    if (shown_to_ == seat && shown_turn_ == turn && grid != shown_grid_)
        terminal_.print("\n" + grid);
    shown_grid_ = std::move(grid);
    if (shown_to_ != seat || shown_turn_ != turn) {
        terminal_.print("\n" + board_text(now) + seats_text(now));
    }
    shown_to_ = seat;
    shown_turn_ = turn;
    const std::string name = voice_.names().seat(seat);
    say("\n" + paint_.of_seat(now.match(), seat, name) + ": " + todo_text(now, seat));
    if (const std::string counters = counters_text(now); !counters.empty()) say(counters);
}

void Play::show_choices(const Menu& menu) const {
    say(menu.question());
    if (menu.wants_number()) return;
    // Many squares of a grid are called by their names: numbers would only be in the way.
    const bool named = menu.choices().size() > most_numbered_squares &&
                       table_.rules->rules().board->grid_width() > 0;
    std::vector<std::string> entries;
    const size_t digits = std::to_string(menu.choices().size()).size();
    for (size_t i = 0; i < menu.choices().size(); ++i)
        entries.push_back((named ? "" : padded(std::to_string(i + 1) + ")", digits + 2)) +
                          menu.choices()[i].label);
    const size_t line = entries.size() > most_choices_in_one_column ? terminal_.columns() : 0;
    terminal_.print(in_columns(entries, line));
}

Play::Next Play::answer(int seat, Menu& menu, const std::string& line) {
    const std::vector<std::string> words = folded_words(line);
    if (words.empty()) {
        if (!menu.wants_number()) return Next::list;
        return pick(seat, menu, menu.most());
    }
    if (const auto number = match::number(words[0]); number && words.size() == 1)
        return pick(seat, menu, *number);
    if (is_command(words[0], seat)) {
        const size_t blank = line.find_first_of(" \t", line.find_first_not_of(" \t"));
        const size_t rest =
            blank == std::string::npos ? blank : line.find_first_not_of(" \t", blank);
        return obey(seat, menu, *find_command(words[0]),
                    rest == std::string::npos ? std::string() : line.substr(rest));
    }
    return typed(seat, menu, line);
}

Play::Next Play::pick(int seat, Menu& menu, int32_t number) {
    const Scene now = scene(seat);
    if (menu.wants_number()) {
        if (number < menu.least() || number > menu.most()) {
            say(now.text("from_to", {{"least", std::to_string(menu.least())},
                                     {"most", std::to_string(menu.most())}}));
            return Next::ask;
        }
        menu.choose_number(number);
    } else if (number == 0) {
        menu.back();
        return Next::list;
    } else if (number < 0 || static_cast<size_t>(number) > menu.choices().size()) {
        say(now.text("from_to", {{"least", "1"}, {"most", std::to_string(menu.choices().size())}}));
        return Next::ask;
    } else {
        menu.choose(static_cast<size_t>(number) - 1);
    }
    return menu.complete() ? try_move(seat, menu.move()) : Next::list;
}

/// A value that is asked for now, by its name: `argelia`.
bool Play::pick_by_name(Menu& menu, const std::string& line) {
    if (menu.at_top() || menu.wants_number()) return false;
    NameList names;
    for (size_t i = 0; i < menu.choices().size(); ++i) {
        if (menu.choices()[i].values.size() != 1) return false;
        const core::MoveKind& kind =
            table_.rules->rules().moves[static_cast<size_t>(menu.move().kind)];
        for (const core::Slot& slot : kind.slots)
            if (menu.asks_for(slot))
                for (const Named& one : lexicon_.values(slot))
                    if (one.value == menu.choices()[i].values[0])
                        names.push_back({one.name, static_cast<int32_t>(i)});
    }
    const std::vector<std::string> words = folded_words(line);
    const Found found = find_name(words, 0, names);
    if (found.values.size() != 1 || found.words != words.size()) return false;
    menu.choose(static_cast<size_t>(found.values[0]));
    return true;
}

Play::Next Play::typed(int seat, Menu& menu, const std::string& line) {
    if (pick_by_name(menu, line)) return menu.complete() ? try_move(seat, menu.move()) : Next::ask;
    const Scene now = scene(seat);
    const TypedMove move = read_move(now, lexicon_, seat, line);
    if (!move.understood()) {
        say(paint_.warning(sentence(move.complaint)));
        return Next::ask;
    }
    if (move.complete()) return try_move(seat, move.move);
    Menu further = menu;
    further.begin_with(move.move, move.given_in_front());
    if (further.choices().empty() && !further.wants_number()) {
        why(seat, line);
        return Next::ask;
    }
    menu.begin_with(move.move, move.given_in_front());
    return Next::list;
}

Play::Next Play::try_move(int seat, const Move& move) {
    const auto refusals = table_.session->match().check(seat, move);
    if (!refusals.empty()) {
        tell_refusals(refusals, move, {});
        return Next::ask;
    }
    if (tutor_ != nullptr && !tutor_->wants(table_.rules->rules(), move)) {
        say(paint_.warning(scene(seat).text("not_this_step")));
        say_step();
        return Next::list;
    }
    const bool played = play(seat, move);
    return played || tutor_ == nullptr ? Next::moved : Next::stop;
}

}  // namespace fronteira::cli
