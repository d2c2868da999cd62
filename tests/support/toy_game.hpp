// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"

#include <memory>

namespace fronteira::support {

/// What the toy game does, by number. Tests spoil it by deriving from it.
class ToyHandlers : public core::Handlers {
 public:
    enum Handler { vow, muster_begins, deploy, attack, lay_trap, play_card, defend, supply_begins };
    enum Where { affordable_card };

    explicit ToyHandlers(const core::Rules& rules, int round_limit);

    Result<void> setup(core::Match& match) override;
    Result<void> run(core::Match& match, int handler, int seat, const Move* move) override;
    /// A card may be played by whoever holds at least as many spaces as its value, halved.
    bool allows(int where, const core::EvaluationContext& context) override;
    std::vector<int32_t> candidates(const core::Slot&, const core::EvaluationContext&) override {
        return {};
    }

 protected:
    const core::Rules& rules() const { return rules_; }

 private:
    Result<void> run_deploy(core::Match& match, const Move& move);
    Result<void> run_attack(core::Match& match, int seat, const Move& move);
    Result<void> run_play_card(core::Match& match, int seat, const Move& move);
    Result<void> run_defend(core::Match& match, int seat, const Move& move);
    Result<void> run_supply(core::Match& match, int seat);
    Result<void> conquer(core::Match& match, int seat);
    void eliminate(core::Match& match, int seat, int by);
    Result<void> add_armies(core::Match& match, int space, int32_t amount);

    const core::Rules& rules_;
    int round_limit_;
    core::ColumnId owner_, armies_, trap_, stance_, conquered_;
    core::ColumnId battles_, source_, target_, dice_;
};

/// A small war that uses everything the core offers: spaces with owner and armies, a secret seat
/// column, traps that only a space's owner sees, a deck with hands, dice, a defender who is asked,
/// a secret choice of all seats at once, a move that passes, elimination, victory, a draw by round.
///
/// opening: vow (everyone)   turn: muster, attack, supply   asked: defend
struct ToyGame {
    core::Rules rules;
    std::unique_ptr<core::Handlers> handlers;
};

/// The declaration alone. Throws std::runtime_error when the board cannot carry it.
core::Rules toy_rules(std::shared_ptr<const core::Board> board, int seats);

/// A game of its own, not to be moved while matches run on it. The first phase after `round_limit`
/// rounds ends it in a draw.
std::unique_ptr<ToyGame> toy_game(std::shared_ptr<const core::Board> board, int seats,
                                  int round_limit = 40);

/// On a ring of six spaces in two regions.
std::unique_ptr<ToyGame> toy_game(int seats = 3, int round_limit = 40);

}  // namespace fronteira::support
