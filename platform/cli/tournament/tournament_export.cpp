// SPDX-License-Identifier: MIT
#include "cli/tournament/tournament_export.hpp"

#include "cli/options/output_file.hpp"
#include "cli/reports/json.hpp"
#include "cli/tournament/tournament_pgn.hpp"
#include "match/records/record_file.hpp"
#include "match/records/whole_file.hpp"

namespace fronteira::cli {
namespace fs = std::filesystem;
namespace {

using tournament::Fixture;
using tournament::MatchResult;

std::vector<std::string> winners_of(const runtime::KeptCup& kept, const Fixture& fixture,
                                    const MatchResult& result) {
    std::vector<std::string> names;
    for (size_t seat = 0; seat < fixture.seats.size(); ++seat)
        if ((result.game.winners >> seat & 1u) != 0)
            names.push_back(kept.cup.plan.entrants[static_cast<size_t>(fixture.seats[seat])].name);
    return names;
}

Json match_json(const runtime::KeptCup& kept, const MatchResult& result) {
    const Fixture fixture = kept.book.schedule().fixture(result.number);
    Json seats = Json::array();
    for (const int entrant : fixture.seats)
        seats.push_back(kept.cup.plan.entrants[static_cast<size_t>(entrant)].name);
    const auto& corrections = kept.book.corrections();
    const auto corrected = corrections.find(result.number);
    return {{"match", result.number + 1},
            {"round", fixture.round + 1},
            {"game", kept.cup.plan.games[static_cast<size_t>(fixture.game)].ruleset},
            {"deal", fixture.deal + 1},
            {"rotation", fixture.rotation + 1},
            {"opening", fixture.opening == nullptr ? "" : fixture.opening->name},
            {"seed", std::to_string(fixture.seed)},
            {"seats", std::move(seats)},
            {"end", match::name_of(result.game.end)},
            {"winners", winners_of(kept, fixture, result)},
            {"moves", result.game.moves},
            {"hash", core::to_text(result.game.digest)},
            {"reason", result.reason},
            {"corrected", corrected == corrections.end() ? "" : corrected->second.reason}};
}

/// As RFC 4180 has it; a text that a spreadsheet would take for a formula is disarmed.
std::string csv_cell(const Json& value) {
    std::string text;
    if (value.is_array()) {
        for (const Json& one : value) text += (text.empty() ? "" : " / ") + one.get<std::string>();
    } else {
        text = value.is_string() ? value.get<std::string>() : value.dump();
    }
    if (!text.empty() && std::string("=+-@").find(text[0]) != std::string::npos) text = "'" + text;
    if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

std::string as_csv(const Json& matches) {
    std::string text =
        "match,round,game,deal,rotation,opening,seed,seats,end,winners,moves,hash,reason,"
        "corrected\n";
    for (const Json& match : matches) {
        bool first = true;
        for (const auto& [key, value] : match.items()) {
            text += (first ? "" : ",") + csv_cell(value);
            first = false;
        }
        text += "\n";
    }
    return text;
}

/// The results that are asked for, and that are there.
std::vector<MatchResult> chosen(const runtime::KeptCup& kept, const std::set<uint64_t>& wanted) {
    const std::vector<MatchResult>& all = kept.book.results();
    std::vector<MatchResult> results;
    for (uint64_t number = 0; number < all.size(); ++number)
        if (kept.book.has(number) && (wanted.empty() || wanted.contains(number)))
            results.push_back(all[number]);
    return results;
}

Result<void> write_records(const runtime::KeptCup& kept, std::vector<MatchResult> results,
                           const fs::path& folder) {
    auto records = runtime::CupRecords::load(kept.cup);
    if (!records) return fail(std::move(records.error()));
    std::error_code error;
    fs::create_directories(folder, error);
    for (MatchResult& result : results) {
        auto moves = kept.moves_of(result);
        if (!moves) return fail(std::move(moves.error()));
        result.moves = std::move(*moves);
        const auto record = (*records)->record(kept.book.schedule().fixture(result.number), result);
        if (!record) return fail(record.error());
        std::string digits = std::to_string(result.number + 1);
        digits.insert(0, digits.size() < 4 ? 4 - digits.size() : 0, '0');
        const fs::path file = folder / ("match_" + digits + ".rec");
        if (auto may = may_write(file, a_record); !may) return may;
        if (auto saved = match::save_record(*record, file); !saved) return saved;
    }
    return {};
}

std::string as_text(const runtime::KeptCup& kept, const std::string& format,
                    const std::vector<MatchResult>& results) {
    if (format == "pgn") return as_pgn(kept, results);
    Json matches = Json::array();
    for (const MatchResult& result : results) matches.push_back(match_json(kept, result));
    return format == "csv" ? as_csv(matches)
                           : matches.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

Result<void> export_tournament(const runtime::KeptCup& kept, const std::string& format,
                               const std::set<uint64_t>& wanted, const fs::path& to) {
    std::vector<MatchResult> results = chosen(kept, wanted);
    for (const uint64_t match : wanted)
        if (!kept.book.has(match))
            return fail(error_at({kept.ledger->path().string(), 0, 0}, "export.match",
                                 "match " + std::to_string(match + 1) + " has not been played",
                                 "`--format csv` lists those that have"));
    if (format == "records") return write_records(kept, std::move(results), to);
    const OutputKind& kind = format == "csv" ? a_table : format == "pgn" ? a_game_list : a_list;
    if (auto may = may_write(to, kind); !may) return may;
    return match::write_whole_file(to, as_text(kept, format, results), "export.unwritable",
                                   "the list of matches");
}

}  // namespace fronteira::cli
