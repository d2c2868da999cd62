// SPDX-License-Identifier: MIT
#include "match/records/record.hpp"
#include "match/records/record_lines.hpp"
#include "match/records/record_moves.hpp"
#include "match/word.hpp"

#include <algorithm>

namespace fronteira::match {
namespace {

using Words = std::vector<std::string_view>;

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
        if (read_title() && read_header()) read_moves(lines_, record_);
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
                         "there is no record format " + cited(line.text.substr(title.size())),
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
            if (lines_.too_many()) return false;
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
                         cited(words_[0]) + " is not a number of players from 1 to 16", copy_hint);
        if (!take("seed", 1)) return false;
        if (const auto seed = large_number(words_[0]))
            record_.seed = *seed;
        else
            lines_.fault(line_, words_[0], "record.bad_seed",
                         cited(words_[0]) + " is not a seed, a number from 0 to 2^64 - 1",
                         copy_hint);
        if (at("commitment")) {
            if (!take("commitment", 2)) return false;
            record_.commitment = {std::string(words_[0]), std::string(words_[1])};
        }
        while (at("option"))
            if (!read_option() || lines_.too_many()) return false;
        while (at("seat"))
            if (!read_seat() || lines_.too_many()) return false;
        if (record_.players > 0 && record_.seats.size() != static_cast<size_t>(record_.players))
            fault_here("record.seat_count", std::to_string(record_.seats.size()) +
                                                " seats are named for " +
                                                std::to_string(record_.players) + " players");
        if (!take("start", 1)) return false;
        record_.start_line = line_.number;
        record_.start = lines_.hash(line_, words_[0]);
        return true;
    }

    bool read_option() {
        if (!take("option", 2)) return false;
        const auto value = number(words_[1]);
        if (!value)
            lines_.fault(line_, words_[1], "record.bad_option",
                         cited(words_[1]) + " is not a whole number", copy_hint);
        if (!record_.options.empty() && record_.options.rbegin()->first >= words_[0])
            lines_.fault(line_, words_[0], "record.option_order",
                         "option " + cited(words_[0]) + " is listed twice or out of order",
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
            name.size() > longest_name || record_.seats.size() >= core::max_seats) {
            lines_.fault(line_, 1, "record.bad_seat",
                         "expected " + cited(expected + "NAME") + ", found " + cited(line_.text),
                         copy_hint);
            return false;
        }
        record_.seats.emplace_back(name);
        return true;
    }

    bool at(std::string_view word) const {
        return lines_.next() && lines_.next()->text.substr(0, word.size()) == word &&
               lines_.next()->text.substr(word.size(), 1) == " ";
    }

    /// Takes a header line `word a b`, its words after the first into words_.
    bool take(std::string_view word, size_t count) {
        if (!at(word)) {
            fault_here("record.missing_line",
                       "expected the line " + cited(word) +
                           (lines_.next() ? ", found " + cited(lines_.next()->text) : ""));
            return false;
        }
        line_ = lines_.take();
        words_ = split(line_.text.substr(word.size() + 1), ' ');
        if (words_.size() == count && std::all_of(words_.begin(), words_.end(), is_name))
            return true;
        lines_.fault(line_, 1, "record.bad_line",
                     "expected " + std::to_string(count) + (count == 1 ? " word" : " words") +
                         " after " + cited(word) + ", found " + cited(line_.text),
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
};

}  // namespace

tl::unexpected<Diagnostics> record_too_large(const std::string& file) {
    return fail(error_at({file, 0, 0}, "record.too_large", "the record is larger than 32 MiB",
                         "no match is that long; check that it is the right file"));
}

Result<Record> parse_record(std::string_view text, const std::string& file) {
    if (text.size() > most_record_bytes) return record_too_large(file);
    return RecordReader(text, file).run();
}

}  // namespace fronteira::match
