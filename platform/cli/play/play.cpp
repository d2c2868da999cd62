// SPDX-License-Identifier: MIT
#include "cli/play/play.hpp"

#include "cli/play/typed_move.hpp"
#include "cli/scene/board_text.hpp"
#include "cli/scene/ending.hpp"
#include "cli/scene/story.hpp"
#include "cli/terminal/told.hpp"
#include "runtime/log.hpp"

#include <bit>

namespace fronteira::cli {
namespace {

std::vector<std::string> completions(const core::Rules& rules) {
    std::vector<std::string> words = command_words();
    for (const core::MoveKind& kind : rules.moves) words.push_back(kind.name);
    for (int space = 0; space < rules.board->space_count(); ++space)
        words.push_back(rules.board->space(space).id);
    return words;
}

}  // namespace

Play::Play(PlayTable& table, const Terminal& terminal, const std::string& language,
           std::string save_to)
    : table_(table),
      terminal_(terminal),
      paint_(terminal.colour()),
      voice_(table.game, table.rules->rules(), language, {}, &cli_text()),
      drawn_(runtime::drawn_columns(table.game, table.rules->rules().layout)),
      lexicon_(table.game, table.rules->rules()),
      save_to_(std::move(save_to)),
      told_(table.chairs.size() + 1),
      read_(table.chairs.size() + 1) {
    terminal.complete_with(completions(table.rules->rules()));
}

Scene Play::scene(int viewer) const {
    return {*table_.session, voice_, paint_, drawn_, viewer, terminal_.columns()};
}

int Play::decider() const {
    return std::countr_zero(table_.session->deciders());
}

bool Play::run() {
    begin();
    while (!table_.session->over() && !(tutor_ != nullptr && tutor_->over())) {
        const int seat = decider();
        if (!table_.chairs[static_cast<size_t>(seat)].human) {
            if (!ask_bot(seat)) {
                stop_early();
                return false;
            }
            if (table_.people() == 0) tell_news(-1);
            continue;
        }
        if (decide(seat) != Next::stop) continue;
        if (!table_.session->over()) {
            stop_early();
            return !failed_;
        }
    }
    end();
    return !failed_;
}

bool Play::ask_bot(int seat) {
    std::string trouble;
    const Move move = table_.ask_bot(seat, trouble);
    if (!trouble.empty())
        runtime::log_warning("bot `" + table_.chairs[static_cast<size_t>(seat)].bot + "`, seat " +
                             std::to_string(seat + 1) + ": " + trouble +
                             "; it plays at random here");
    return play(seat, move);
}

bool Play::play(int seat, const Move& move) {
    const match::Played played = table_.session->play(seat, move);
    if (!played.faults.empty()) {
        runtime::log_findings(played.faults);
        failed_ = true;
        return false;
    }
    if (!played.refusals.empty()) return true;
    saved_ = false;
    keep_told();
    save_at_times();
    return tutor_ == nullptr || play_on_as_written();
}

/// The record is written as a whole, which bots that play fast need not wait for.
void Play::save_at_times() {
    constexpr auto pause = std::chrono::seconds(1);
    const auto now = std::chrono::steady_clock::now();
    if (save_to_.empty() || now < next_save_) return;
    next_save_ = now + pause;
    save(save_to_);
}

/// What the others play in a lesson after the learner's step.
bool Play::play_on_as_written() {
    for (const runtime::ReadyMove& move : tutor_->go_on()) {
        if (const auto played = play_of_lesson(*table_.session, move, voice_.phrases()); !played) {
            runtime::log_findings(played.error());
            return false;
        }
        keep_told();
    }
    return true;
}

void Play::say_step() const {
    say("\n" + paint_.strong(tutor_->number() + "  " + tutor_->say()));
    say(scene(-1).text("type_it", {{"move", typed_step()}}));
}

/// The move of the step in the language of the match, where that can be typed; else by its ids,
/// which are English.
std::string Play::typed_step() const {
    const core::Rules& rules = table_.rules->rules();
    if (voice_.language() == "en") return tutor_->typed(rules);
    const Move& wanted = tutor_->move();
    const core::MoveKind& kind = rules.moves[static_cast<size_t>(wanted.kind)];
    const auto in_small = [](std::string text) {
        if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z')
            text[0] = static_cast<char>(text[0] - 'A' + 'a');
        return text;
    };
    std::string text = in_small(voice_.names().move(kind.name));
    for (const core::Slot& slot : kind.slots)
        text += " " + in_small(voice_.names().value(slot, wanted));
    const TypedMove read = read_move(scene(decider()), lexicon_, decider(), text);
    const bool same =
        read.understood() && read.complete() && runtime::is_same_move(rules, read.move, wanted);
    return same ? text : tutor_->typed(rules);
}

/// Somebody may still look at what this viewer is told: a person, or whoever reads along.
bool Play::is_watched(int viewer) const {
    return viewer < 0 ? table_.people() == 0 : table_.chairs[static_cast<size_t>(viewer)].human;
}

void Play::keep_told() {
    const size_t move = table_.session->record().moves.size();
    for (size_t at = 0; at < told_.size(); ++at) {
        const int viewer = at + 1 == told_.size() ? -1 : static_cast<int>(at);
        if (!is_watched(viewer)) continue;
        for (std::string& line : told_move(scene(viewer), move))
            told_[at].push_back({move, std::move(line)});
    }
}

void Play::tell_news(int viewer) {
    const size_t at = viewer < 0 ? told_.size() - 1 : static_cast<size_t>(viewer);
    for (; read_[at] < told_[at].size(); ++read_[at]) say(told_[at][read_[at]].text);
}

void Play::begin() {
    const Scene now = scene(-1);
    say(paint_.strong(text_in(table_.game.entry().name, voice_.language())) + ", " +
        now.text("players", {{"number", std::to_string(table_.game.players)}}));
    for (size_t seat = 0; seat < table_.chairs.size(); ++seat) {
        const std::string name = voice_.names().seat(static_cast<int32_t>(seat));
        say("  " + paint_.of_seat(now.match(), static_cast<int>(seat), name) + ": " +
            (table_.chairs[seat].human ? now.text("person")
             : tutor_ != nullptr       ? now.text("scripted")
                                       : table_.chairs[seat].bot));
    }
    if (tutor_ != nullptr) say("\n" + tutor_->intro());
    if (table_.people() > 0) say(now.text("help_hint"));
    if (table_.session->record().moves.empty()) keep_told();
    if (table_.people() == 0) {
        terminal_.print("\n" + board_text(now) + "\n");
        tell_news(-1);
    }
}

void Play::end() {
    table_.dismiss_bots();
    const Scene now = scene(-1);
    for (size_t seat = 0; seat < table_.chairs.size(); ++seat)
        if (table_.chairs[seat].human && table_.people() == 1) tell_news(static_cast<int>(seat));
    if (tutor_ != nullptr) return say("\n" + tutor_->end());
    terminal_.print(ending_text(now));
    if (!save_to_.empty()) return save(save_to_);
    if (!terminal_.interactive() || saved_) return;
    const auto path = terminal_.ask(now.text("save_record") + " ");
    if (path && !path->empty()) save(*path);
}

void Play::stop_early() {
    if (!save_to_.empty()) return save(save_to_);
    say(scene(-1).text(saved_ ? "stopped_saved" : "stopped"));
}

}  // namespace fronteira::cli
