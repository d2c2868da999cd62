// SPDX-License-Identifier: MIT
#include "runtime/cups/cup_records.hpp"

#include "match/records/packed_moves.hpp"
#include "match/session.hpp"
#include "tournament/ledger/identity.hpp"
#include "tournament/plan/plan_reader.hpp"

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

using End = match::GameResult::End;

Diagnostic not_legal(uint64_t match, size_t move) {
    return error_at({}, "ledger.edited",
                    "match " + std::to_string(match + 1) + ": move " + std::to_string(move) +
                        " is not legal there",
                    "the ledger was changed by hand; `fronteira tournament verify` says where");
}

Result<tournament::LedgerHead> head_of(const tournament::Ledger& ledger) {
    auto head = ledger.head();
    if (!head) return fail(std::move(head.error()));
    if (*head) return std::move(**head);
    return fail(error_at({ledger.path().string(), 0, 0}, "ledger.empty", "holds no tournament yet",
                         "`fronteira tournament run` begins it"));
}

}  // namespace

Result<std::string> KeptCup::moves_of(const tournament::MatchResult& result) const {
    auto moves = ledger->moves(result.number);
    if (!moves) return fail(std::move(moves.error()));
    if (*moves || result.game.moves == 0) return std::move(*moves).value_or("");
    return fail(
        error_at({ledger->path().string(), 0, 0}, "ledger.edited",
                 "match " + std::to_string(result.number + 1) + ": its moves are missing",
                 "the ledger was changed by hand; `fronteira tournament verify` says where"));
}

Result<std::unique_ptr<CupRecords>> CupRecords::load(const Cup& cup) {
    std::unique_ptr<CupRecords> records(new CupRecords(cup));
    for (const Game& game : cup.games) {
        auto rules = GuardedRules::load(game);
        if (!rules) return fail(std::move(rules.error()));
        auto header = header_of(game, {});
        if (!header) return fail(std::move(header.error()));
        records->rules_.push_back(std::move(*rules));
        records->headers_.push_back(std::move(*header));
    }
    return records;
}

match::Record CupRecords::header(const tournament::Fixture& fixture) const {
    match::Record header = headers_[static_cast<size_t>(fixture.game)];
    header.seed = fixture.seed;
    for (const int number : fixture.seats) {
        const tournament::Entrant& entrant = cup_.plan.entrants[static_cast<size_t>(number)];
        header.seats.push_back((entrant.is_person() ? "human:" : "bot:") + entrant.name);
    }
    return header;
}

Result<match::Record> CupRecords::record(const tournament::Fixture& fixture,
                                         const tournament::MatchResult& result) {
    GuardedRules& rules = *rules_[static_cast<size_t>(fixture.game)];
    match::Session session(rules.rules(), rules, header(fixture));
    if (auto played = play(session, fixture, result, {}); !played)
        return fail(std::move(played.error()));
    return session.record();
}

Result<void> CupRecords::tell(const tournament::Fixture& fixture,
                              const tournament::MatchResult& result, const match::OnMove& on_move) {
    GuardedRules& rules = *rules_[static_cast<size_t>(fixture.game)];
    match::Session session(rules.rules(), rules, header(fixture));
    return play(session, fixture, result, on_move);
}

Result<void> CupRecords::play(match::Session& session, const tournament::Fixture& fixture,
                              const tournament::MatchResult& result, const match::OnMove& on_move) {
    if (auto started = session.start(fixture.seed); !started && result.game.moves > 0)
        return fail(std::move(started.error()));
    if (on_move) on_move(session, 0);
    match::MoveUnpacker moves(result.moves, session.match().rules());
    for (auto next = moves.next(); next; next = moves.next()) {
        if (!session.play(next->seat, next->move))
            return fail(not_legal(result.number, session.record().moves.size() + 1));
        if (on_move) on_move(session, session.record().moves.size());
    }
    if (!moves.good()) return fail(not_legal(result.number, session.record().moves.size() + 1));
    if (result.game.end == End::forfeit) session.resign(result.game.loser);
    if (!session.over()) session.abandon();
    return {};
}

Result<std::unique_ptr<KeptCup>> KeptCup::open(const Installation& installation,
                                               const std::filesystem::path& path, bool with_games) {
    const fs::path kept_in = tournament::ledger_of(path);
    std::error_code error;
    if (kept_in != path && !fs::exists(kept_in, error) && !fs::exists(path, error))
        return fail(error_at({path.string(), 0, 0}, "file.missing", "there is no such file",
                             "name the tournament's file or its ledger"));
    auto ledger = tournament::Ledger::open_to_read(kept_in);
    if (!ledger) return fail(std::move(ledger.error()));
    const auto head = head_of(**ledger);
    if (!head) return fail(head.error());
    const std::string name = (*ledger)->path().string();
    auto plan = tournament::parse_plan(head->plan, name);
    if (!plan) return fail(std::move(plan.error()));
    if (auto taken = tournament::take_openings(**ledger, *plan); !taken)
        return fail(std::move(taken.error()));
    auto cup = with_games ? prepare_cup(installation, std::move(*plan), false)
                          : find_cup(installation, std::move(*plan));
    if (!cup) return fail(std::move(cup.error()));
    if (with_games) {
        const auto lock = lock_of(*cup);
        if (!lock) return fail(lock.error());
        if (auto same =
                tournament::check_lock(*head, *lock, name, "install what it was begun with");
            !same)
            return fail(std::move(same.error()));
    }
    if (auto taken = tournament::take_entrants(**ledger, cup->plan.entrants); !taken)
        return fail(std::move(taken.error()));
    std::unique_ptr<KeptCup> kept(new KeptCup(std::move(*ledger), std::move(*cup)));
    if (auto read = kept->book.read(*kept->ledger); !read) return fail(std::move(read.error()));
    return kept;
}

}  // namespace fronteira::runtime
