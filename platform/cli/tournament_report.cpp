// SPDX-License-Identifier: MIT
#include "cli/tournament_report.hpp"

#include "cli/tournament_table.hpp"
#include "match/whole_file.hpp"
#include "page/figures.hpp"
#include "page/page.hpp"
#include "runtime/embedded_text.hpp"
#include "runtime/shelf.hpp"
#include "statistics/rate.hpp"
#include "tournament/strength.hpp"

namespace fronteira::cli {
namespace {

using tournament::Fixture;
using tournament::MatchResult;

std::pair<double, double> likely(uint64_t won, uint64_t of) {
    const auto interval = statistics::wilson({won, of}, 0.95);
    return {interval.low, interval.high};
}

Json cross_json(const tournament::Plan& plan, const tournament::Book& book) {
    Json cross = Json::array();
    for (const auto& row : tournament::cross_table(plan, book)) {
        cross.push_back(Json::array());
        for (const tournament::Against& met : row)
            cross.back().push_back({{"won", met.mine}, {"of", met.matches}});
    }
    return cross;
}

/// How the tournament counts the match, which may have ended it before its rules did.
Json counted_outcome(const MatchResult& result) {
    Json seats = Json::array();
    for (int seat = 0; seat < core::max_seats; ++seat)
        if ((result.game.winners >> seat & 1u) != 0) seats.push_back(seat + 1);
    const char* kind = seats.empty() ? "drawn" : "won";
    if (result.game.end == match::GameResult::End::fault) kind = "abandoned";
    return {{"kind", kind}, {"seats", std::move(seats)}};
}

class Report {
 public:
    Report(const runtime::KeptCup& kept, runtime::CupRecords& records, page::Page& page)
        : kept_(kept), records_(records), page_(page) {}

    Result<void> add(MatchResult result) {
        const Fixture fixture = kept_.book.schedule().fixture(result.number);
        auto moves = kept_.ledger->moves(result.number);
        if (!moves) return fail(std::move(moves.error()));
        result.moves = moves->value_or("");
        std::vector<std::string> names;
        for (const int entrant : fixture.seats)
            names.push_back(kept_.cup.plan.entrants[static_cast<size_t>(entrant)].name);
        const auto play = [&](const match::OnMove& on_move) -> Result<void> {
            const auto record = records_.record(fixture, result, on_move);
            if (!record) return fail(record.error());
            return {};
        };
        const match::Record header = records_.header(fixture);
        count(fixture, result, header.ruleset + ", " + header.map);
        return page_.add(header, play, names,
                         {{"number", result.number + 1},
                          {"round", fixture.round + 1},
                          {"moves", result.game.moves},
                          {"outcome", counted_outcome(result)}});
    }

    Json tournament() const {
        Json all = table_json(kept_.cup, kept_.book);
        all.update(page::figures_json(kept_.cup.plan.entrants.size(), played_, likely));
        all["cross"] = cross_json(kept_.cup.plan, kept_.book);
        all["names"] = Json::array();
        for (const auto& entrant : kept_.cup.plan.entrants) all["names"].push_back(entrant.name);
        return all;
    }

 private:
    void count(const Fixture& fixture, const MatchResult& result, std::string board) {
        if (result.game.end == match::GameResult::End::fault) return;
        page::PlayedMatch played;
        for (size_t seat = 0; seat < fixture.seats.size(); ++seat) {
            played.entrants.push_back(static_cast<size_t>(fixture.seats[seat]));
            played.winners.push_back((result.game.winners >> seat & 1u) != 0);
        }
        played.board = std::move(board);
        played_.push_back(std::move(played));
    }

    const runtime::KeptCup& kept_;
    runtime::CupRecords& records_;
    page::Page& page_;
    std::vector<page::PlayedMatch> played_;
};

}  // namespace

Result<Reported> report_tournament(const runtime::Installation& installation,
                                   const runtime::KeptCup& kept, const std::filesystem::path& to,
                                   size_t most_bytes) {
    auto records = runtime::CupRecords::load(kept.cup);
    if (!records) return fail(std::move(records.error()));
    runtime::Shelf shelf(installation);
    const TextTable texts = to_table(runtime::page_texts());
    page::Page page(shelf, texts, most_bytes);
    Report report(kept, **records, page);
    Reported reported;
    for (const MatchResult& result : kept.book.results()) {
        if (!kept.book.has(result.number)) continue;
        if (auto added = report.add(result); !added) return fail(std::move(added.error()));
        ++reported.matches;
    }
    page.set_tournament(report.tournament());
    const auto written = match::write_whole_file(to, page.html(), "page.file", "the page");
    if (!written) return fail(written.error());
    reported.watched = page.watched();
    return reported;
}

}  // namespace fronteira::cli
