// SPDX-License-Identifier: MIT
#pragma once

#include "match/score.hpp"
#include "match/series/game_result.hpp"

namespace fronteira::match {

/// When a match of bots is ended though its rules have not ended it.
struct MatchLimits {
    int64_t moves = 100000;  ///< after so many
    int32_t rounds = 0;      ///< after so many; 0: never

    /// Once one seat has at least this share of what all have, round after round.
    struct Decided {
        Score of{};
        int percent = 100;
        int32_t rounds = 0;  ///< in a row; 0: never
    } decided{};

    /// Once nobody has more or less than before, round after round.
    struct Standstill {
        Score of{};
        int32_t rounds = 0;  ///< in a row; 0: never
    } standstill{};
};

/// Ends matches by limits. Everything follows from the states that it is shown, so that a match
/// that is told again is ended at the same move.
class Referee {
 public:
    /// Lent.
    explicit Referee(const MatchLimits& limits) : limits_(limits) {}

    /// Called after the setup and after every move while the rules have not ended the match:
    /// how it ends here, or `not_played` where it goes on.
    GameResult::End look(const core::Match& match, int64_t moves);

    /// The seat that a match ended as `decided` is won by, a bit.
    uint32_t winner() const { return ahead_; }

 private:
    GameResult::End look_at_round(const core::Match& match);

    const MatchLimits& limits_;
    int32_t round_ = 0;            ///< that was looked at last
    uint32_t ahead_ = 0;           ///< who had the share at its beginning, a bit
    int32_t rounds_ahead_ = 0;     ///< beginnings of rounds in a row
    std::vector<int64_t> last_{};  ///< what everybody had
    int32_t rounds_unchanged_ = 0;
};

}  // namespace fronteira::match
