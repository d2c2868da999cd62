// SPDX-License-Identifier: MIT
// What a person may ask for besides a move.
#include "cli/options/output_file.hpp"
#include "cli/play/play.hpp"
#include "cli/play/typed_move.hpp"
#include "cli/scene/board_text.hpp"
#include "cli/terminal/folded.hpp"
#include "match/records/record_file.hpp"
#include "runtime/log.hpp"

#include <algorithm>

namespace fronteira::cli {
namespace {

constexpr size_t log_lines = 30;

}  // namespace

/// A move on offer that is called like a command is the move.
bool Play::is_command(const std::string& word, int seat) const {
    if (!find_command(word)) return false;
    const core::MoveList& list = table_.session->match().legal(seat);
    for (size_t i = 0; i < list.size(); ++i)
        for (const Named& one : lexicon_.moves())
            if (one.value == list.kind_at(i) && one.name == word) return false;
    return true;
}

Play::Next Play::obey(int seat, Menu& menu, Command command, const std::string& rest) {
    const Scene now = scene(seat);
    switch (command) {
        case Command::help:
            say(now.text("help"));
            break;
        case Command::board:
            terminal_.print(board_text(now));
            break;
        case Command::moves:
            menu.restart();
            return Next::list;
        case Command::secrets: {
            const std::string secrets = shown_secrets_text(now, seat);
            say(secrets.empty() ? now.text("no_secrets") : secrets);
            break;
        }
        case Command::seats:
            terminal_.print(seats_text(now));
            break;
        case Command::log:
            show_log(seat);
            break;
        case Command::why:
            why(seat, rest);
            break;
        case Command::undo:
            return undo(seat);
        case Command::back:
            menu.back();
            return Next::list;
        case Command::save:
            save(rest);
            break;
        case Command::resign:
            if (!is_sure()) break;
            table_.session->resign(seat);
            saved_ = false;
            return Next::stop;
        case Command::quit:
            return Next::stop;
    }
    return Next::ask;
}

void Play::show_log(int seat) const {
    const auto& lines = told_[static_cast<size_t>(seat)];
    for (size_t i = lines.size() - std::min(lines.size(), log_lines); i < lines.size(); ++i)
        say(lines[i].text);
}

void Play::why(int seat, const std::string& text) {
    const Scene now = scene(seat);
    if (text.empty()) return say(now.text("why_what"));
    const TypedMove typed = read_move(now, lexicon_, seat, text);
    if (!typed.understood()) return say(paint_.warning(sentence(typed.complaint)));
    const auto refusals = table_.session->match().check(seat, typed.move);
    tell_refusals(refusals, typed.move, typed.given);
}

/// `given` says which slots were named; what is wrong with the others is nobody's fault. Empty: all
/// were.
void Play::tell_refusals(const std::vector<core::Refusal>& refusals, const Move& move,
                         const std::vector<bool>& given) {
    const Scene now = scene(-1);
    const auto& slots = now.rules().moves[static_cast<size_t>(move.kind)].slots;
    std::vector<std::string> lines;
    for (const core::Refusal& refusal : refusals) {
        std::string line = voice_.phrases().refusal(refusal, &move);
        for (size_t i = 0; i < slots.size(); ++i) {
            if (slots[i].name != refusal.slot) continue;
            if (i < given.size() && !given[i]) line.clear();
            if (line.empty()) break;
            const bool number = slots[i].type == core::Slot::Type::number;
            line = (number ? voice_.names().slot(refusal.move, slots[i].name) + ":"
                           : voice_.names().value(slots[i], move)) +
                   " " + line;
        }
        if (!line.empty() && std::find(lines.begin(), lines.end(), line) == lines.end())
            lines.push_back(std::move(line));
    }
    if (lines.empty()) return say(now.text("allowed"));
    for (const std::string& line : lines) say(paint_.warning(sentence(line)));
}

Play::Next Play::undo(int seat) {
    match::Session& session = *table_.session;
    const auto& moves = session.record().moves;
    if (tutor_ != nullptr || !session.can_undo() || moves.empty() || moves.back().seat != seat ||
        !session.undo()) {
        say(scene(seat).text("no_undo"));
        return Next::ask;
    }
    saved_ = false;
    for (size_t viewer = 0; viewer < told_.size(); ++viewer) {
        std::erase_if(told_[viewer], [&](const Line& line) { return line.move > moves.size(); });
        read_[viewer] = std::min(read_[viewer], told_[viewer].size());
    }
    say(scene(seat).text("undone"));
    return Next::moved;
}

void Play::save(std::string path) {
    const Scene now = scene(-1);
    if (path.empty()) path = save_to_;
    if (path.empty()) return say(now.text("save_where"));
    auto saved = may_write(path, a_record);
    if (saved) saved = match::save_record(table_.session->record(), path);
    lost_ = !saved;
    if (!saved) return runtime::log_findings(saved.error());
    saved_ = true;
    if (path != save_to_ || table_.session->over()) say(now.text("saved", {{"file", path}}));
}

bool Play::is_sure() const {
    if (!terminal_.interactive()) return true;
    const auto answer = terminal_.ask(scene(-1).text("sure") + " ");
    return answer && is_yes(folded(*answer));
}

}  // namespace fronteira::cli
