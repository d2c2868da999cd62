// SPDX-License-Identifier: MIT
#include "cli/tournament/tournament_report.hpp"

#include "cli/options/output_file.hpp"
#include "cli/tournament/tournament_table.hpp"
#include "match/records/whole_file.hpp"
#include "page/figures.hpp"
#include "page/page.hpp"
#include "runtime/cups/cup_tapes.hpp"
#include "runtime/shelf/shelf.hpp"
#include "runtime/words/embedded_text.hpp"
#include "statistics/rate.hpp"
#include "tournament/ledger/seals.hpp"
#include "tournament/strength.hpp"

#include <algorithm>
#include <map>
#include <thread>

namespace fronteira::cli {
namespace {

using tournament::Fixture;
using tournament::MatchResult;

constexpr size_t most_threads = 16;
constexpr size_t at_a_time =
    8;  ///< matches for each thread, between looks whether the page is full

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
    if (result.game.end == match::GameResult::End::lost) kind = "lost";
    if (result.game.end == match::GameResult::End::fault) kind = "abandoned";
    return {{"kind", kind}, {"seats", std::move(seats)}};
}

class CupPage {
 public:
    CupPage(const runtime::KeptCup& kept, runtime::CupTapes& tapes, page::Page& page)
        : kept_(kept), tapes_(tapes), page_(page) {}

    /// Some matches, by number.
    Result<void> add(const std::vector<uint64_t>& numbers) {
        auto tapes = tapes_of(numbers);
        if (!tapes) return fail(std::move(tapes.error()));
        for (size_t i = 0; i < numbers.size(); ++i)
            if (auto added = add(numbers[i], std::move((*tapes)[i])); !added) return added;
        return {};
    }

    Json tournament(const std::vector<uint64_t>& broken) const {
        Json all = table_json(kept_.cup, kept_.book, broken);
        all.update(page::figures_json(kept_.cup.plan.entrants.size(), played_, likely));
        for (Json& board : all["boards"]) board.update(boards_.at(board["name"]));
        all["cross"] = cross_json(kept_.cup.plan, kept_.book);
        all["names"] = Json::array();
        for (const auto& entrant : kept_.cup.plan.entrants) all["names"].push_back(entrant.name);
        return all;
    }

 private:
    /// Empty where they cannot be watched any more.
    Result<std::vector<std::string>> tapes_of(const std::vector<uint64_t>& numbers) {
        if (page_.full()) return std::vector<std::string>(numbers.size());
        std::vector<runtime::CupTapes::Wanted> wanted;
        for (const uint64_t number : numbers) {
            const MatchResult& result = kept_.book.results()[number];
            auto moves = kept_.moves_of(result);
            if (!moves) return fail(std::move(moves.error()));
            wanted.push_back({kept_.book.schedule().fixture(number), result});
            wanted.back().result.moves = std::move(*moves);
        }
        return tapes_.make(wanted);
    }

    Result<void> add(uint64_t number, std::string tape) {
        const Fixture fixture = kept_.book.schedule().fixture(number);
        const MatchResult& result = kept_.book.results()[number];
        std::vector<std::string> names;
        for (const int entrant : fixture.seats)
            names.push_back(kept_.cup.plan.entrants[static_cast<size_t>(entrant)].name);
        const match::Record header = tapes_.header(fixture);
        const std::string board = header.ruleset + ", " + header.map;
        count(fixture, result, board);
        auto added = page_.add(header, std::move(tape), names,
                               {{"number", number + 1},
                                {"round", fixture.round + 1},
                                {"moves", result.game.moves},
                                {"outcome", counted_outcome(result)}});
        if (added) boards_[board] = page_.board();
        return added;
    }

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
    runtime::CupTapes& tapes_;
    page::Page& page_;
    std::vector<page::PlayedMatch> played_;
    std::map<std::string, Json> boards_;  ///< as people are told, by ruleset and map
};

}  // namespace

Result<Reported> report_tournament(const runtime::Installation& installation,
                                   const runtime::KeptCup& kept, const std::filesystem::path& to,
                                   size_t most_bytes) {
    if (auto may = may_write(to, a_page); !may) return fail(std::move(may.error()));
    const size_t threads = std::clamp<size_t>(std::thread::hardware_concurrency(), 1, most_threads);
    auto tapes = runtime::CupTapes::load(kept.cup, threads);
    if (!tapes) return fail(std::move(tapes.error()));
    auto broken = tournament::broken_seals(*kept.ledger);
    if (!broken) return fail(std::move(broken.error()));
    runtime::Shelf shelf(installation);
    const TextTable texts = to_table(runtime::page_texts());
    page::Page page(shelf, texts, most_bytes);
    CupPage cup_page(kept, **tapes, page);
    Reported reported;
    std::vector<uint64_t> some;
    const uint64_t all = kept.book.results().size();
    for (uint64_t number = 0; number < all; ++number) {
        if (kept.book.has(number)) some.push_back(number);
        if (some.size() < at_a_time * threads && number + 1 < all) continue;
        if (auto added = cup_page.add(some); !added) return fail(std::move(added.error()));
        reported.matches += some.size();
        some.clear();
    }
    page.set_tournament(cup_page.tournament(*broken));
    const auto written = match::write_whole_file(to, page.html(), "page.file", "the page");
    if (!written) return fail(written.error());
    reported.watched = page.watched();
    reported.broken = std::move(*broken);
    return reported;
}

}  // namespace fronteira::cli
