// SPDX-License-Identifier: MIT
#include "support/small_game.hpp"

#include <algorithm>
#include <stdexcept>

namespace fronteira::support {

using namespace core;

SmallGame::SmallGame(std::shared_ptr<const Board> board, int seats, std::vector<Column> columns,
                     std::vector<Deck> decks, const std::vector<HandSight>& hands) {
    auto layout = Layout::make(board, seats, std::move(columns), std::move(decks), hands);
    if (!layout) throw std::runtime_error(to_text(layout.error()));
    rules.id = "small";
    rules.board = std::move(board);
    rules.layout = std::move(*layout);
}

int SmallGame::effect(Effect effect) {
    effects_.push_back(std::move(effect));
    return static_cast<int>(effects_.size()) - 1;
}

int SmallGame::where(Where where) {
    wheres_.push_back(std::move(where));
    return static_cast<int>(wheres_.size()) - 1;
}

int16_t SmallGame::move(MoveKind kind) {
    rules.moves.push_back(std::move(kind));
    return static_cast<int16_t>(rules.moves.size() - 1);
}

int16_t SmallGame::phase(const std::string& name, std::initializer_list<int16_t> moves, int enter) {
    Phase phase;
    phase.name = name;
    phase.moves = moves;
    if (enter >= 0) phase.enter = {enter};
    rules.phases.push_back(std::move(phase));
    return static_cast<int16_t>(rules.phases.size() - 1);
}

int16_t SmallGame::everyone(const std::string& name, std::initializer_list<int16_t> moves) {
    const int16_t number = phase(name, moves);
    rules.phases.back().everyone = true;
    return number;
}

Match SmallGame::begin(uint64_t seed) {
    if (const Diagnostics faults = rules.finish(); !faults.empty())
        throw std::runtime_error(to_text(faults));
    Match match(rules, *this);
    if (auto done = match.start(seed); !done) throw std::runtime_error(to_text(done.error()));
    return match;
}

Result<void> SmallGame::setup(Match& match) {
    if (on_setup) on_setup(match);
    return {};
}

Result<void> SmallGame::run(Match& match, int handler, int seat, const Move* move) {
    return effects_.at(static_cast<size_t>(handler))(match, seat, move);
}

bool SmallGame::allows(int where, const EvaluationContext& context) {
    return wheres_.at(static_cast<size_t>(where))(context);
}

Move a_move(int16_t kind, std::initializer_list<int32_t> values) {
    Move move;
    move.kind = kind;
    std::copy(values.begin(), values.end(), move.values.begin());
    return move;
}

std::vector<int32_t> whole_block(const State& state) {
    std::vector<int32_t> cells;
    for (int32_t at = 0; at < state.layout().all_cells(); ++at) cells.push_back(state.cell(at));
    return cells;
}

void scatter(State& state, Random& random, const std::vector<std::string>& keep) {
    const Layout& layout = state.layout();
    for (size_t id = 0; id < layout.columns().size(); ++id) {
        const PlacedColumn& column = layout.columns()[id];
        if (std::find(keep.begin(), keep.end(), column.name) != keep.end()) continue;
        for (int row = 0; row < column.rows; ++row)
            state.set(static_cast<ColumnId>(id), row, random.between(column.min, column.max));
    }
    const auto zones = static_cast<uint32_t>(layout.zones());
    for (size_t d = 0; d < layout.decks().size(); ++d)
        for (size_t i = 0; i < 2 * layout.decks()[d].deck.cards.size(); ++i) {
            const int deck = static_cast<int>(d);
            const int from = static_cast<int>(random.below(zones));
            const int size = state.zone_size(deck, from);
            if (size == 0) continue;
            state.move_card(deck, from, static_cast<int>(random.below(static_cast<uint32_t>(size))),
                            static_cast<int>(random.below(zones)));
        }
}

}  // namespace fronteira::support
