// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"
#include "support/declare.hpp"

#include <functional>
#include <initializer_list>

namespace fronteira::support {

/// A ruleset put together inside a test, with effects written where they are used:
///
///     SmallGame game(ring_board(3), 2, {flag(Entity::match, "done")});
///     const int16_t pass = game.move(finishing_move("pass"));
///     game.turn({game.phase("only", {pass})});
///     core::Match match = game.begin();
class SmallGame : public core::Handlers {
 public:
    using Effect = std::function<Result<void>(core::Match&, int seat, const Move*)>;
    using Where = std::function<bool(const core::EvaluationContext&)>;

    SmallGame(std::shared_ptr<const core::Board> board, int seats,
              std::vector<core::Column> columns = {}, std::vector<Deck> decks = {},
              const std::vector<core::HandSight>& hands = {});
    SmallGame(const SmallGame&) = delete;
    SmallGame& operator=(const SmallGame&) = delete;

    core::Rules rules;
    Words words{rules};
    std::function<void(core::Match&)> on_setup;

    /// Numbers for the declaration.
    int effect(Effect effect);
    int where(Where where);
    int16_t move(core::MoveKind kind);
    int16_t phase(const std::string& name, std::initializer_list<int16_t> moves, int enter = -1);
    int16_t everyone(const std::string& name, std::initializer_list<int16_t> moves);
    void opening(std::initializer_list<int16_t> phases) { rules.opening = phases; }
    void turn(std::initializer_list<int16_t> phases) { rules.turn = phases; }

    core::ColumnId id(core::Entity entity, const std::string& name) const {
        return words.id(entity, name);
    }

    /// Finishes the declaration and starts a match. Throws std::runtime_error on a fault.
    core::Match begin(uint64_t seed = 1);

    Result<void> setup(core::Match& match) override;
    Result<void> run(core::Match& match, int handler, int seat, const Move* move) override;
    bool allows(int where, const core::EvaluationContext& context) override;
    std::vector<int32_t> candidates(const core::Slot&, const core::EvaluationContext&) override {
        return {};
    }

 private:
    std::vector<Effect> effects_;
    std::vector<Where> wheres_;
};

/// A move with these values, one after the other.
Move a_move(int16_t kind, std::initializer_list<int32_t> values = {});

/// Every cell and index of a state, for comparing whole blocks.
std::vector<int32_t> whole_block(const core::State& state);

/// Writes values drawn by lot into every column that `keep` does not name, and lays cards about.
void scatter(core::State& state, Random& random, const std::vector<std::string>& keep = {});

}  // namespace fronteira::support
