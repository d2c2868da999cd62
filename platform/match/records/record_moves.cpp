// SPDX-License-Identifier: MIT
#include "match/records/record_moves.hpp"

#include "match/word.hpp"

#include <algorithm>

namespace fronteira::match {
namespace {

class MoveReader {
 public:
    MoveReader(RecordLines& lines, Record& record) : lines_(lines), record_(record) {}

    void run() {
        while (lines_.next() && !lines_.too_many()) {
            line_ = lines_.take();
            if (line_.text.substr(0, 4) == "end ")
                read_end();
            else if (record_.end_line > 0)
                lines_.fault(line_, 1, "record.after_end", "there is a line after the end",
                             "delete what follows the line that begins with `end`");
            else
                read_move();
        }
    }

 private:
    /// `57 2 attack from=a to=b ; a.armies=3 ; 0123...`
    void read_move() {
        static constexpr std::string_view last_gap = " ; ";
        ++expected_;
        const std::string_view text = line_.text;
        const size_t hash_gap = text.rfind(last_gap);
        const size_t change_gap = text.find(" ;");
        const size_t seat_at = text.find(' ');
        const size_t move_at =
            seat_at == std::string_view::npos ? seat_at : text.find(' ', seat_at + 1);
        if (text.size() > most_line_bytes || move_at == std::string_view::npos ||
            hash_gap == std::string_view::npos || change_gap >= hash_gap || move_at >= change_gap)
            return lines_.fault(
                line_, 1, "record.bad_move",
                "expected `NUMBER SEAT MOVE ; CHANGES ; HASH`, found " + cited(text), copy_hint);
        RecordedMove move;
        move.line = line_.number;
        check_number(text.substr(0, seat_at));
        move.seat = seat(text.substr(seat_at + 1, move_at - seat_at - 1));
        const std::string_view words = text.substr(move_at + 1, change_gap - move_at - 1);
        if (words.empty() || words.front() == ' ' || words.back() == ' ')
            lines_.fault(line_, move_at + 2, "record.bad_move", "the spacing of the move is wrong",
                         copy_hint);
        move.text = words;
        read_changes(move, text.substr(change_gap + 2, hash_gap - change_gap - 2));
        move.hash = lines_.hash(line_, text.substr(hash_gap + last_gap.size()));
        record_.moves.push_back(std::move(move));
    }

    void check_number(std::string_view word) {
        const auto found = large_number(word);
        if (found == expected_) return;
        lines_.fault(
            line_, word, "record.move_order",
            "move " + cited(word) + " stands where move " + std::to_string(expected_) + " belongs",
            std::string("lines are missing, doubled or moved; ") + copy_hint);
        if (found) expected_ = *found;
    }

    int seat(std::string_view word) {
        const auto found = number(word);
        if (found && *found >= 1 && (record_.players == 0 || *found <= record_.players))
            return *found - 1;
        lines_.fault(line_, word, "record.bad_seat",
                     cited(word) + " is not a seat from 1 to " + std::to_string(record_.players),
                     copy_hint);
        return 0;
    }

    /// Each change has one blank before it.
    void read_changes(RecordedMove& move, std::string_view text) {
        if (text.empty()) return;
        for (const std::string_view change : split(text.substr(1), ' ')) {
            const size_t equals = change.find('=');
            const bool complete = text.front() == ' ' && equals != std::string_view::npos &&
                                  equals > 0 && equals + 1 < change.size() &&
                                  change.find_first_of("=;", equals + 1) == std::string_view::npos;
            if (!complete)
                return lines_.fault(
                    line_, change, "record.bad_change",
                    "expected a change such as `harbour.armies=4`, found " + cited(change),
                    copy_hint);
        }
        move.changes = text;
    }

    void read_end() {
        const std::string_view text = line_.text.substr(4);
        const size_t gap = text.find(" ; ");
        const auto outcome = parse_outcome(text.substr(0, gap));
        if (record_.end_line > 0 || gap == std::string_view::npos || !outcome)
            return lines_.fault(
                line_, 1, "record.bad_end",
                "expected one end such as `end won 1 ; HASH`, found " + cited(line_.text),
                copy_hint);
        if (record_.players > 0 && outcome->seats >> record_.players != 0)
            lines_.fault(line_, text, "record.bad_seat",
                         "the end names a seat above " + std::to_string(record_.players),
                         copy_hint);
        record_.outcome = *outcome;
        record_.seal = lines_.hash(line_, text.substr(gap + 3));
        record_.end_line = line_.number;
    }

    RecordLines& lines_;
    Record& record_;
    RecordLine line_;
    uint64_t expected_ = 0;
};

}  // namespace

void read_moves(RecordLines& lines, Record& record) {
    MoveReader(lines, record).run();
}

}  // namespace fronteira::match
