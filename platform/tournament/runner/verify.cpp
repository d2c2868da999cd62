// SPDX-License-Identifier: MIT
#include "tournament/runner/verify.hpp"

#include "match/series/referee.hpp"
#include "tournament/ledger/identity.hpp"

#include <set>

namespace fronteira::tournament {
namespace {

using End = match::GameResult::End;

class Verifier {
 public:
    Verifier(const Plan& plan, const Ledger& ledger, const Schedule& schedule, std::string identity,
             Arena arena, bool again)
        : ledger_(ledger),
          schedule_(schedule),
          identity_(std::move(identity)),
          player_(plan, identity_, std::move(arena)),
          by_people_(plan.people.on),
          again_(again) {}

    /// What is wrong with a match, or nothing.
    Result<std::optional<Doubt>> look_at(MatchResult kept) {
        const uint64_t number = kept.number;
        auto moves = ledger_.moves(number);
        if (!moves) return fail(std::move(moves.error()));
        if (!*moves) return doubt(number, 0, "no_moves");
        kept.moves = std::move(**moves);
        if (auto found = replay(kept)) return found;
        if (seal_of(kept, identity_) != kept.seal) return doubt(number, 0, "seal");
        return again_ ? play_again(kept) : std::optional<Doubt>();
    }

 private:
    static std::optional<Doubt> doubt(uint64_t number, size_t move, std::string why) {
        return Doubt{number, move, std::move(why), {}, {}};
    }

    std::optional<Doubt> replay(const MatchResult& kept) {
        const Fixture fixture = schedule_.fixture(kept.number);
        core::Match& match = player_.match_of(fixture);
        size_t number = 0;
        const bool started = match.start(fixture.seed).has_value();
        match::Referee referee(player_.limits_of(fixture));
        const auto look = [&] {
            const bool goes_on = !by_people_ && match.over() == core::Over::no;
            return goes_on ? referee.look(match, static_cast<int64_t>(number)) : End::not_played;
        };
        End ended = started ? look() : End::not_played;
        match::MoveUnpacker moves(kept.moves, match.rules());
        const std::string none;
        match::MoveUnpacker opening(fixture.opening != nullptr ? fixture.opening->moves : none,
                                    match.rules());
        for (auto next = started ? moves.next() : std::nullopt; next; next = moves.next()) {
            ++number;
            if (match.over() != core::Over::no || ended != End::not_played)
                return doubt(kept.number, number, "over_before");
            if (const auto given = opening.next();
                given && (given->seat != next->seat || !(given->move == next->move)))
                return doubt(kept.number, number, "other_opening");
            if (!match.check(next->seat, next->move).empty())
                return doubt(kept.number, number, "illegal_move");
            if (!match.apply(next->seat, next->move))
                return doubt(kept.number, number, "ruleset_fails");
            ended = look();
        }
        if (!moves.good()) return doubt(kept.number, number + 1, "unreadable_move");
        if (!is_by_limits(kept.game.end) && opening.next())
            return doubt(kept.number, number + 1, "other_opening");
        if (static_cast<int64_t>(number) != kept.game.moves)
            return doubt(kept.number, number, "other_length");
        if (!by_people_ && is_by_limits(kept.game.end) && kept.game.end != ended)
            return doubt(kept.number, number, "within_limits");
        if ((ended == End::decided && referee.winner() != kept.game.winners) ||
            player_.winners_of(fixture, kept.game) != kept.game.winners)
            return doubt(kept.number, number, "other_winner");
        return compare_end(kept, match);
    }

    static bool is_by_limits(End end) {
        return end == End::move_limit || end == End::decided || end == End::standstill;
    }

    static std::optional<Doubt> compare_end(const MatchResult& kept, const core::Match& match) {
        const match::Outcome outcome = match::outcome_of(match);
        const bool by_rules =
            kept.game.end == End::won || kept.game.end == End::drawn || kept.game.end == End::lost;
        if (by_rules != (match.over() != core::Over::no) ||
            (by_rules &&
             (outcome.seats != kept.game.winners || kept.game.end != match::end_by_rules(outcome))))
            return Doubt{
                kept.number, static_cast<size_t>(kept.game.moves), "ends_otherwise", outcome, {}};
        if (match::digest_of(kept.game, match.state()) == kept.game.digest) return std::nullopt;
        return doubt(kept.number, static_cast<size_t>(kept.game.moves), "other_state");
    }

    std::optional<Doubt> play_again(const MatchResult& kept) {
        const Fixture fixture = schedule_.fixture(kept.number);
        const MatchResult anew = player_.play(fixture);
        if (!anew.reason.empty() && anew.reason != kept.reason)  // a program that is not there
            return Doubt{kept.number, 0, "not_playable", {}, anew.reason};
        const core::Rules& rules = player_.match_of(fixture).rules();
        match::MoveUnpacker then(kept.moves, rules), now(anew.moves, rules);
        for (size_t move = 1;; ++move) {
            const auto a = then.next(), b = now.next();
            if (!a && !b) break;
            if (!a || !b || a->seat != b->seat || !(a->move == b->move))
                return doubt(kept.number, move, "other_move_now");
        }
        if (anew.game.end != kept.game.end || anew.game.winners != kept.game.winners ||
            !(anew.game.digest == kept.game.digest))
            return doubt(kept.number, 0, "other_end_now");
        return std::nullopt;
    }

    const Ledger& ledger_;
    const Schedule& schedule_;
    std::string identity_;
    Player player_;
    bool by_people_;  ///< a host has ended matches by limits of its own, too
    bool again_;
};

}  // namespace

Result<Verification> verify(const Plan& plan, const Ledger& ledger, const Schedule& schedule,
                            Arena arena, const VerifyPlan& what, const std::atomic<bool>* cancel) {
    auto identity = identity_of(ledger);
    if (!identity) return fail(std::move(identity.error()));
    auto results = ledger.results();
    if (!results) return fail(std::move(results.error()));
    Verification found;
    std::set<uint64_t> wanted(what.numbers.begin(), what.numbers.end());
    Verifier verifier(plan, ledger, schedule, *identity, std::move(arena), what.again);
    for (MatchResult& result : *results) {
        if (cancel != nullptr && cancel->load()) {
            found.complete = false;
            return found;
        }
        if (wanted.erase(result.number) == 0 && !what.numbers.empty()) continue;
        auto doubt = verifier.look_at(std::move(result));
        if (!doubt) return fail(std::move(doubt.error()));
        if (*doubt)
            found.doubts.push_back(std::move(**doubt));
        else
            ++found.verified;
    }
    for (const uint64_t number : wanted) found.doubts.push_back({number, 0, "not_there", {}, {}});
    return found;
}

}  // namespace fronteira::tournament
