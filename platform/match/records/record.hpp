// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/option.hpp>
#include <fronteira/result.hpp>

#include "core/state/state.hpp"
#include "match/outcome.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::match {

/// The newest record format that this version writes and reads.
inline constexpr int record_format = 1;

/// A larger text is not read.
inline constexpr size_t most_record_bytes = size_t{32} << 20;
/// A match whose moves come to more goes no further, while its record can still be read.
inline constexpr size_t most_move_bytes = size_t{30} << 20;

/// Nor is a line of more bytes; a move that comes to so many is not made.
inline constexpr size_t most_line_bytes = size_t{4} << 20;

/// A word of the lines before `start`, and the label of a seat, has at most so many bytes.
inline constexpr size_t longest_name = 200;

/// A mod that took part, pinned.
struct LockedMod {
    std::string id;
    std::string version;
    std::string hash;  ///< of its content, hexadecimal digits
    friend bool operator==(const LockedMod&, const LockedMod&) = default;
};

/// What a host told of the seed that it drew by lot before anybody could play: a hash, with nothing
/// to be learnt from it until the seed and the salt are known.
struct Commitment {
    std::string hash;  ///< BLAKE2b-256 of `SEED SALT`, hexadecimal digits
    std::string salt;
    friend bool operator==(const Commitment&, const Commitment&) = default;
};

/// One move that was played.
struct RecordedMove {
    int seat = 0;         ///< from 0; the text of a record counts from 1
    std::string text;     ///< see to_text(rules, move)
    std::string changes;  ///< see ChangeWriter
    core::Hash hash;      ///< link of the chain over all moves and states so far
    int line = 0;         ///< where it stands in the file; 0 when it was not read from one
};

/// A match, complete: from it every state of the match can be computed again. It holds what is
/// hidden from seats and is not shown to them while the match goes on.
struct Record {
    int format = record_format;
    std::string ruleset;  ///< `mod/ruleset`
    std::string ruleset_version;
    std::vector<LockedMod> lock;
    std::string map;  ///< `mod/map`
    std::string map_hash;
    int players = 0;
    uint64_t seed = 0;
    std::optional<Commitment> commitment;  ///< none: whoever began the match named the seed
    OptionValues options;
    std::vector<std::string> seats;  ///< who sat there: `human:Ana`, `bot:random`; one a seat
    core::Hash start;                ///< first link of the chain: all of the above, and the setup
    std::vector<RecordedMove> moves;
    Outcome outcome;
    core::Hash seal;   ///< last link, over the outcome; meaningless while the match goes on
    std::string file;  ///< the name it was read from, for findings; not written
    int start_line = 0;
    int end_line = 0;
};

/// The lines before `start`. The chain of hashes begins with them, so that no word of a record can
/// be changed unnoticed.
std::string header_text(const Record& record);

/// One move as its line, without the end of the line. `number` counts from 1.
std::string move_line(const RecordedMove& move, size_t number);

/// The whole text of a record, lines ended by `\n`.
std::string write_record(const Record& record);

/// Reads a record; `file` names it in findings. Strict, so that writing what was read gives the
/// same bytes (but for `\r\n`, which is read as `\n`). Every malformed line is reported with its
/// place, a line that is cut short and a format of a newer version with their remedies. A record
/// without an end is a match that is still going on. Whether the moves are legal, the changes true
/// and the hashes right is for `verify` to say.
Result<Record> parse_record(std::string_view text, const std::string& file);

/// The finding for a record above most_record_bytes.
tl::unexpected<Diagnostics> record_too_large(const std::string& file);

}  // namespace fronteira::match
