// SPDX-License-Identifier: MIT
#include "match/records/record.hpp"

namespace fronteira::match {
namespace {

/// A name that people chose, made fit for one line.
std::string one_line(std::string_view text) {
    std::string line;
    for (const char c : text)
        if (static_cast<unsigned char>(c) >= ' ' && c != 0x7f) line += c;
    return line.empty() ? "?" : line;
}

}  // namespace

std::string header_text(const Record& record) {
    std::string text = "fronteira record " + std::to_string(record.format) + "\n";
    text += "ruleset " + record.ruleset + " " + record.ruleset_version + "\n";
    for (const LockedMod& mod : record.lock)
        text += "mod " + mod.id + " " + mod.version + " " + mod.hash + "\n";
    text += "map " + record.map + " " + record.map_hash + "\n";
    text += "players " + std::to_string(record.players) + "\n";
    text += "seed " + std::to_string(record.seed) + "\n";
    if (record.commitment)
        text += "commitment " + record.commitment->hash + " " + record.commitment->salt + "\n";
    for (const auto& [id, value] : record.options)
        text += "option " + id + " " + std::to_string(value) + "\n";
    for (size_t i = 0; i < record.seats.size(); ++i)
        text += "seat " + std::to_string(i + 1) + " " + one_line(record.seats[i]) + "\n";
    return text;
}

std::string move_line(const RecordedMove& move, size_t number) {
    return std::to_string(number) + " " + std::to_string(move.seat + 1) + " " + move.text + " ;" +
           move.changes + " ; " + to_text(move.hash);
}

std::string write_record(const Record& record) {
    std::string text = header_text(record) + "start " + to_text(record.start) + "\n";
    for (size_t i = 0; i < record.moves.size(); ++i)
        text += move_line(record.moves[i], i + 1) + "\n";
    if (record.outcome.kind != Outcome::Kind::going_on)
        text += "end " + to_text(record.outcome) + " ; " + to_text(record.seal) + "\n";
    return text;
}

}  // namespace fronteira::match
