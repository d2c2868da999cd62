// SPDX-License-Identifier: MIT
#include "match/records/replay.hpp"

#include <fronteira/text.hpp>

#include "match/cell_text.hpp"
#include "match/records/chain.hpp"
#include "match/word.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::match {
namespace {

std::string reasons(const std::vector<core::Refusal>& refusals) {
    std::string text;
    for (const core::Refusal& refusal : refusals) {
        std::string reason;
        for (const std::string* part : {&refusal.slot, &refusal.subject})
            if (!part->empty()) reason += *part + " ";
        add_item(text, reason + word_of(refusal.reason));
    }
    return text;
}

class Rerun {
 public:
    Rerun(Session& session, const Record& record) : session_(session), record_(record) {}

    std::optional<Difference> run(const OnMove& on_move) {
        if (auto found = begin()) return found;
        if (on_move) on_move(session_, 0);
        for (move_ = 1; move_ <= record_.moves.size(); ++move_) {
            if (auto found = step(record_.moves[move_ - 1])) return found;
            if (on_move) on_move(session_, move_);
        }
        return finish();
    }

 private:
    Difference differ(int line, const char* code, const std::string& what,
                      std::string hint = {}) const {
        std::string where = "the setup";
        if (move_ > record_.moves.size())
            where = "the end";
        else if (move_ > 0)
            where = "move " + std::to_string(move_) + " (" + record_.moves[move_ - 1].text + ")";
        Difference difference;
        difference.move = std::min(move_, record_.moves.size());
        difference.finding =
            error_at({record_.file, line, 0}, code, where + ": " + what, std::move(hint));
        return difference;
    }

    Difference faults(int line, const Diagnostics& found) const {
        return differ(line, "replay.fault", "the ruleset fails here: " + found.front().message,
                      to_text(found.front()));
    }

    std::optional<Difference> begin() {
        const int seats = session_.match().rules().layout.seats();
        if (record_.players != seats)
            return differ(record_.start_line, "replay.players",
                          "the match is set up for " + std::to_string(seats) +
                              " players here and for " + std::to_string(record_.players) +
                              " in the record");
        if (auto started = session_.start(record_.seed); !started)
            return faults(record_.start_line, started.error());
        if (session_.record().start != record_.start)
            return differ(record_.start_line, "replay.start",
                          "the position or the header is not the one that was recorded",
                          "the record was edited, or rules, map or options differ");
        return std::nullopt;
    }

    std::optional<Difference> step(const RecordedMove& recorded) {
        if (session_.over())
            return differ(recorded.line, "replay.after_end",
                          "the match is over here (" + to_text(session_.outcome()) +
                              ") and continues in the record");
        const auto move = session_.parse(recorded.text);
        if (!move)
            return differ(recorded.line, "replay.no_move", move.error().front().message,
                          move.error().front().hint);
        const Played played = session_.play(recorded.seat, *move);
        if (!played.faults.empty()) return faults(recorded.line, played.faults);
        if (!played)
            return differ(recorded.line, "replay.illegal",
                          "the move is not legal for seat " + std::to_string(recorded.seat + 1) +
                              ": " + reasons(played.refusals));
        if (const Diagnostics found = session_.take_faults(); !found.empty())
            return faults(recorded.line, found);
        const RecordedMove& actual = session_.record().moves.back();
        if (actual.text != recorded.text)
            return differ(
                recorded.line, "replay.words",
                "the move is written " + cited(actual.text) + ", not " + cited(recorded.text),
                "the record was edited");
        if (auto found = compare_changes(actual, recorded)) return found;
        if (actual.hash != recorded.hash)
            return differ(recorded.line, "replay.hash",
                          "the hash is " + to_text(actual.hash) + " here and " +
                              to_text(recorded.hash) + " in the record",
                          "the record was edited, or something before this move differs");
        return std::nullopt;
    }

    std::optional<Difference> compare_changes(const RecordedMove& actual,
                                              const RecordedMove& recorded) const {
        if (actual.changes == recorded.changes) return std::nullopt;
        const auto all_here = parts_of(actual.changes), all_there = parts_of(recorded.changes);
        const auto [here, there] =
            std::mismatch(all_here.begin(), all_here.end(), all_there.begin(), all_there.end());
        // The list with the earlier cell has a change that the other one lacks.
        const core::Layout& layout = session_.match().rules().layout;
        const auto place = [&](const auto& change, const auto& end) {
            const auto cell = change == end ? std::nullopt : find_cell(layout, change->cell);
            return cell.value_or(layout.state_cells());
        };
        const int32_t here_at = place(here, all_here.end());
        const int32_t there_at = place(there, all_there.end());
        if (here_at == there_at && here_at == layout.state_cells())
            return differ(recorded.line, "replay.unknown_cell",
                          "the record changes " + cited(there->cell) + ", which does not exist");
        const int32_t cell = std::min(here_at, there_at);
        const std::string here_text =
            cell_value_text(layout, cell, session_.match().state().cell(cell));
        const std::string there_text = there_at == cell ? std::string(there->value) : "unchanged";
        return cell_difference(recorded.line, cell, here_text, there_text);
    }

    Difference cell_difference(int line, int32_t cell, const std::string& here,
                               const std::string& there) const {
        const core::Layout& layout = session_.match().rules().layout;
        Difference found = differ(line, "replay.cell",
                                  cited(cell_name(layout, cell)) + " is " + here + " here and " +
                                      there + " in the record");
        found.cell = cell_text(layout, cell);
        if (const size_t dot = found.cell.find('.'); dot != std::string::npos)
            found.column = found.cell.substr(dot + 1);
        return found;
    }

    std::optional<Difference> finish() {
        const Outcome& recorded = record_.outcome;
        if (recorded.kind == Outcome::Kind::going_on) return std::nullopt;  // a save
        if (recorded.kind == Outcome::Kind::abandoned) session_.abandon();
        if (recorded.kind == Outcome::Kind::resigned)
            session_.resign(std::countr_zero(recorded.seats));
        if (session_.outcome() != recorded)
            return differ(record_.end_line, "replay.outcome",
                          "the match is " + to_text(session_.outcome()) + " here and " +
                              to_text(recorded) + " in the record");
        if (session_.over() && session_.record().seal != record_.seal)
            return differ(record_.end_line, "replay.hash",
                          "the hash is " + to_text(session_.record().seal) + " here and " +
                              to_text(record_.seal) + " in the record",
                          "the record was edited");
        return std::nullopt;
    }

    Session& session_;
    const Record& record_;
    size_t move_ = 0;
};

}  // namespace

std::optional<Difference> rerun(Session& session, const Record& record, const OnMove& on_move) {
    return Rerun(session, record).run(on_move);
}

std::optional<Difference> verify(const Record& record, const std::vector<LockedMod>& installed,
                                 const std::string& map_hash, const core::Rules& rules,
                                 core::Handlers& handlers, const OnMove& on_move) {
    const Diagnostics lock = compare_lock(record, installed, map_hash);
    if (!lock.empty()) return Difference{0, "", "", lock.front()};
    Session session(rules, handlers, record);
    return rerun(session, record, on_move);
}

}  // namespace fronteira::match
