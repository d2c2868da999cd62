// SPDX-License-Identifier: MIT
#include "cli/tournament/tournament_pgn.hpp"

namespace fronteira::cli {
namespace {

using End = match::GameResult::End;
using tournament::Fixture;
using tournament::MatchResult;

/// Programs differ in how they read quotes and backslashes within a tag.
std::string tag(const char* key, std::string value) {
    for (char& c : value)
        if (c == '"' || c == '\\') c = '\'';
    return "[" + std::string(key) + " \"" + value + "\"]\n";
}

/// In the words of the standard.
const char* termination(End end) {
    if (end == End::forfeit) return "rules infraction";
    return end == End::won || end == End::drawn || end == End::lost ? "normal" : "adjudication";
}

class PgnWriter {
 public:
    explicit PgnWriter(const runtime::KeptCup& kept) : kept_(kept) {}

    void add(const MatchResult& result) {
        const Fixture fixture = kept_.book.schedule().fixture(result.number);
        const std::vector<double> shares = tournament::shares_of(result.game, kept_.cup.plan.seats);
        for (size_t white = 0; white < shares.size(); ++white)
            for (size_t black = white + 1; black < shares.size(); ++black)
                if (shares[white] + shares[black] > 0)
                    add_game(result, fixture, white, black, score(shares[white], shares[black]));
    }

    std::string take() { return std::move(text_); }

 private:
    static const char* score(double white, double black) {
        return white > black ? "1-0" : white < black ? "0-1" : "1/2-1/2";
    }

    void add_game(const MatchResult& result, const Fixture& fixture, size_t white, size_t black,
                  const char* score) {
        const auto name = [&](size_t seat) {
            return kept_.cup.plan.entrants[static_cast<size_t>(fixture.seats[seat])].name;
        };
        const auto& games = kept_.cup.plan.games;
        text_ += tag("Event", kept_.cup.plan.name) + tag("Site", "?") + tag("Date", "????.??.??") +
                 tag("Round",
                     std::to_string(fixture.round + 1) + "." + std::to_string(result.number + 1)) +
                 tag("White", name(white)) + tag("Black", name(black)) + tag("Result", score) +
                 tag("Variant", games[static_cast<size_t>(fixture.game)].ruleset) +
                 tag("Termination", termination(result.game.end)) + "\n" + score + "\n\n";
    }

    const runtime::KeptCup& kept_;
    std::string text_;
};

}  // namespace

std::string as_pgn(const runtime::KeptCup& kept, const std::vector<MatchResult>& results) {
    PgnWriter writer(kept);
    for (const MatchResult& result : results) writer.add(result);
    return writer.take();
}

}  // namespace fronteira::cli
