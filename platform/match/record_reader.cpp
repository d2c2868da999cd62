// SPDX-License-Identifier: MIT
#include "match/record.hpp"
#include "match/record_lines.hpp"
#include "match/word.hpp"

#include <algorithm>

namespace fronteira::match {
namespace {

using Words = std::vector<std::string_view>;

constexpr size_t longest_line = size_t{4} << 20;
constexpr size_t longest_name = 200;
constexpr const char* copy_hint = "restore the record from a copy";

std::string quoted(std::string_view text) {
    constexpr size_t enough = 60;
    return "`" + std::string(text.substr(0, enough)) + (text.size() > enough ? "..." : "") + "`";
}

std::optional<core::Hash> parse_hash(std::string_view text) {
    if (text.size() != 32) return std::nullopt;
    uint64_t halves[2] = {0, 0};
    for (size_t i = 0; i < text.size(); ++i) {
        const size_t digit = std::string_view("0123456789abcdef").find(text[i]);
        if (digit == std::string_view::npos) return std::nullopt;
        halves[i / 16] = halves[i / 16] << 4 | digit;
    }
    return core::Hash{halves[1], halves[0]};
}

/// A name in a header: any word.
bool is_name(std::string_view text) {
    return is_word(text) && text.size() <= longest_name;
}

class RecordReader {
 public:
    RecordReader(std::string_view text, const std::string& file) : lines_(text, file) {
        record_.file = file;
    }

    Result<Record> run() {
        if (read_title() && read_header()) read_moves();
        if (!lines_.faults().empty()) return fail(std::move(lines_.faults()));
        return std::move(record_);
    }

 private:
    bool read_title() {
        static constexpr std::string_view title = "fronteira record ";
        if (!lines_.next()) {
            if (lines_.faults().empty())
                lines_.fault_at_end("record.empty", "the record is empty", copy_hint);
            return false;
        }
        const RecordLine line = lines_.take();
        if (line.text.substr(0, title.size()) != title) {
            lines_.fault(line, 1, "record.no_record", "this is not the record of a match",
                         "the first line of a record is `fronteira record 1`");
            return false;
        }
        const auto format = number(line.text.substr(title.size()));
        if (format && *format > record_format) {
            lines_.fault(line, title.size() + 1, "record.newer",
                         "the record has format " + std::to_string(*format) +
                             ", made by a newer version; this one reads formats up to " +
                             std::to_string(record_format),
                         "update the program");
            return false;
        }
        if (!format || *format != record_format) {
            lines_.fault(line, title.size() + 1, "record.bad_format",
                         "there is no record format " + quoted(line.text.substr(title.size())),
                         copy_hint);
            return false;
        }
        return true;
    }

    /// False when the order of the lines is lost, so that nothing after it makes sense.
    bool read_header() {
        if (!take("ruleset", 2)) return false;
        record_.ruleset = words_[0], record_.ruleset_version = words_[1];
        while (at("mod")) {
            if (!take("mod", 3)) return false;
            record_.lock.push_back(
                {std::string(words_[0]), std::string(words_[1]), std::string(words_[2])});
        }
        if (!take("map", 2)) return false;
        record_.map = words_[0], record_.map_hash = words_[1];
        if (!take("players", 1)) return false;
        const auto players = number(words_[0]);
        if (players && *players >= 1 && *players <= core::max_seats)
            record_.players = *players;
        else
            lines_.fault(line_, words_[0], "record.bad_players",
                         quoted(words_[0]) + " is no number of players from 1 to 16", copy_hint);
        if (!take("seed", 1)) return false;
        if (const auto seed = large_number(words_[0]))
            record_.seed = *seed;
        else
            lines_.fault(line_, words_[0], "record.bad_seed",
                         quoted(words_[0]) + " is no seed, a number from 0 to 2^64 - 1", copy_hint);
        while (at("option"))
            if (!read_option()) return false;
        while (at("seat"))
            if (!read_seat()) return false;
        if (record_.players > 0 && record_.seats.size() != static_cast<size_t>(record_.players))
            fault_here("record.seat_count", std::to_string(record_.seats.size()) +
                                                " seats are named for " +
                                                std::to_string(record_.players) + " players");
        if (!take("start", 1)) return false;
        record_.start_line = line_.number;
        record_.start = hash(words_[0]);
        return true;
    }

    bool read_option() {
        if (!take("option", 2)) return false;
        const auto value = number(words_[1]);
        if (!value)
            lines_.fault(line_, words_[1], "record.bad_option",
                         quoted(words_[1]) + " is no whole number", copy_hint);
        if (!record_.options.empty() && record_.options.rbegin()->first >= words_[0])
            lines_.fault(line_, words_[0], "record.option_order",
                         "option " + quoted(words_[0]) + " stands twice or out of order",
                         copy_hint);
        record_.options[std::string(words_[0])] = value.value_or(0);
        return true;
    }

    bool read_seat() {
        line_ = lines_.take();
        const std::string expected = "seat " + std::to_string(record_.seats.size() + 1) + " ";
        const std::string_view name =
            line_.text.substr(std::min(expected.size(), line_.text.size()));
        if (line_.text.substr(0, expected.size()) != expected || name.empty() ||
            name.size() > longest_name) {
            lines_.fault(line_, 1, "record.bad_seat",
                         "expected " + quoted(expected + "NAME") + ", found " + quoted(line_.text),
                         copy_hint);
            return false;
        }
        record_.seats.emplace_back(name);
        return true;
    }

    void read_moves() {
        while (lines_.next() && !lines_.too_many()) {
            line_ = lines_.take();
            if (line_.text.substr(0, 4) == "end ")
                read_end();
            else if (record_.end_line > 0)
                lines_.fault(line_, 1, "record.after_end", "a line stands after the end",
                             "delete what follows the line that begins with `end`");
            else
                read_move();
        }
    }

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
        if (text.size() > longest_line || move_at == std::string_view::npos ||
            hash_gap == std::string_view::npos || change_gap >= hash_gap || move_at >= change_gap)
            return lines_.fault(
                line_, 1, "record.bad_move",
                "expected `NUMBER SEAT MOVE ; CHANGES ; HASH`, found " + quoted(text), copy_hint);
        RecordedMove move;
        move.line = line_.number;
        check_number(text.substr(0, seat_at));
        move.seat = seat(text.substr(seat_at + 1, move_at - seat_at - 1));
        const std::string_view words = text.substr(move_at + 1, change_gap - move_at - 1);
        if (words.empty() || words.front() == ' ' || words.back() == ' ')
            lines_.fault(line_, move_at + 2, "record.bad_move", "the move has odd blanks",
                         copy_hint);
        move.text = words;
        read_changes(move, text.substr(change_gap + 2, hash_gap - change_gap - 2));
        move.hash = hash(text.substr(hash_gap + last_gap.size()));
        record_.moves.push_back(std::move(move));
    }

    void check_number(std::string_view word) {
        const auto found = large_number(word);
        if (found == expected_) return;
        lines_.fault(
            line_, word, "record.move_order",
            "move " + quoted(word) + " stands where move " + std::to_string(expected_) + " belongs",
            std::string("lines are missing, doubled or moved; ") + copy_hint);
        if (found) expected_ = *found;
    }

    int seat(std::string_view word) {
        const auto found = number(word);
        if (found && *found >= 1 && (record_.players == 0 || *found <= record_.players))
            return *found - 1;
        lines_.fault(line_, word, "record.bad_seat",
                     quoted(word) + " is no seat from 1 to " + std::to_string(record_.players),
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
                    "expected a change such as `brasil.armies=4`, found " + quoted(change),
                    copy_hint);
            move.changes.push_back(
                {std::string(change.substr(0, equals)), std::string(change.substr(equals + 1))});
        }
    }

    void read_end() {
        const std::string_view text = line_.text.substr(4);
        const size_t gap = text.find(" ; ");
        const auto outcome = parse_outcome(text.substr(0, gap));
        if (record_.end_line > 0 || gap == std::string_view::npos || !outcome)
            return lines_.fault(
                line_, 1, "record.bad_end",
                "expected one end such as `end won 1 ; HASH`, found " + quoted(line_.text),
                copy_hint);
        if (outcome->seats >> std::max(record_.players, 1) != 0)
            lines_.fault(line_, text, "record.bad_seat",
                         "the end names a seat above " + std::to_string(record_.players),
                         copy_hint);
        record_.outcome = *outcome;
        record_.seal = hash(text.substr(gap + 3));
        record_.end_line = line_.number;
    }

    core::Hash hash(std::string_view word) {
        if (const auto read = parse_hash(word)) return *read;
        lines_.fault(line_, word, "record.bad_hash",
                     quoted(word) + " is no hash of 32 hexadecimal digits", copy_hint);
        return {};
    }

    bool at(std::string_view word) const {
        return lines_.next() && lines_.next()->text.substr(0, word.size()) == word &&
               lines_.next()->text.substr(word.size(), 1) == " ";
    }

    /// Takes a header line `word a b`, its words after the first into words_.
    bool take(std::string_view word, size_t count) {
        if (!at(word)) {
            fault_here("record.missing_line",
                       "expected the line " + quoted(word) +
                           (lines_.next() ? ", found " + quoted(lines_.next()->text) : ""));
            return false;
        }
        line_ = lines_.take();
        words_ = split(line_.text.substr(word.size() + 1), ' ');
        if (words_.size() == count && std::all_of(words_.begin(), words_.end(), is_name))
            return true;
        lines_.fault(line_, 1, "record.bad_line",
                     "expected " + std::to_string(count) + (count == 1 ? " word" : " words") +
                         " after " + quoted(word) + ", found " + quoted(line_.text),
                     copy_hint);
        return false;
    }

    /// At the next line, or after the last; a torn end has its own report already.
    void fault_here(const char* code, std::string message) {
        if (lines_.next())
            lines_.fault(*lines_.next(), 1, code, std::move(message), copy_hint);
        else if (lines_.faults().empty())
            lines_.fault_at_end(code, std::move(message), copy_hint);
    }

    RecordLines lines_;
    Record record_;
    RecordLine line_;
    Words words_;
    uint64_t expected_ = 0;
};

}  // namespace

tl::unexpected<Diagnostics> record_too_large(const std::string& file) {
    return fail(error_at({file, 0, 0}, "record.too_large", "the record is larger than 256 MiB",
                         "no match is that long; see whether it is the right file"));
}

Result<Record> parse_record(std::string_view text, const std::string& file) {
    if (text.size() > most_record_bytes) return record_too_large(file);
    return RecordReader(text, file).run();
}

}  // namespace fronteira::match
