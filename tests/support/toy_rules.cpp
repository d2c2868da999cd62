// SPDX-License-Identifier: MIT
#include "support/declare.hpp"
#include "support/tiny_board.hpp"
#include "support/toy_game.hpp"

#include <stdexcept>

namespace fronteira::support {

using namespace core;

namespace {

using Op = Expression::Op;

std::vector<Column> toy_columns() {
    return {pointer(Entity::space, "owner", Kind::seat),
            integer(Entity::space, "armies", 0, 99),
            secret(flag(Entity::space, "trap"), Sight::column, "owner"),
            secret(choice(Entity::seat, "stance", {"calm", "bold", "sly"}), Sight::self),
            flag(Entity::seat, "conquered"),
            integer(Entity::match, "battles", 0, 9999),
            pointer(Entity::match, "source", Kind::space),
            pointer(Entity::match, "target", Kind::space),
            integer(Entity::match, "dice", 0, 3)};
}

void declare_moves(Rules& rules) {
    Words words(rules);
    const int32_t me = words.me(), zero = words.number(0), one = words.number(1),
                  three = words.number(3), ninety_nine = words.number(99);
    const int32_t armies_here = words.column(Entity::space, "armies", words.slot(0));
    const Test mine = words.test(Test::Op::equal, Entity::space, "owner", me);

    rules.moves.push_back(
        move_kind("vow", {choice_slot("stance", {"calm", "bold", "sly"})}, ToyHandlers::vow));

    const int32_t room = words.combine(Op::subtract, ninety_nine, armies_here);
    rules.moves.push_back(move_kind(
        "deploy",
        {space_slot("to", {mine}), number_slot(one, words.combine(Op::least, three, room))},
        ToyHandlers::deploy));

    const int32_t spare = words.combine(Op::subtract, armies_here, one);
    rules.moves.push_back(
        move_kind("attack",
                  {space_slot("from", {mine, words.test(Test::Op::at_least, Entity::space, "armies",
                                                        words.number(2))}),
                   linked_slot("to", 0, {words.test(Test::Op::other_seat, Entity::space, "owner")}),
                   number_slot(one, words.combine(Op::least, three, spare))},
                  ToyHandlers::attack));

    const Test clear = words.test(Test::Op::equal, Entity::space, "trap", zero);
    rules.moves.push_back(
        move_kind("lay_trap", {space_slot("at", {mine, clear})}, ToyHandlers::lay_trap));

    rules.moves.push_back(
        move_kind("play_card",
                  {card_slot(0, first_hand, 1, 1, ToyHandlers::affordable_card),
                   space_slot("to", {mine, words.test(Test::Op::at_most, Entity::space, "armies",
                                                      words.number(90))})},
                  ToyHandlers::play_card));

    const int32_t target = words.column(Entity::match, "target");
    const int32_t defenders = words.column(Entity::space, "armies", target);
    rules.moves.push_back(move_kind(
        "defend", {number_slot(one, words.combine(Op::least, words.number(2), defenders))},
        ToyHandlers::defend));

    rules.moves.push_back(finishing_move("stop"));
}

Phase phase(const std::string& name, std::vector<int16_t> moves, int enter = -1) {
    Phase phase;
    phase.name = name;
    phase.moves = std::move(moves);
    if (enter >= 0) phase.enter = {enter};
    return phase;
}

}  // namespace

Rules toy_rules(std::shared_ptr<const Board> board, int seats) {
    auto layout = Layout::make(board, seats, toy_columns(), {plain_deck("order", 12)});
    if (!layout) throw std::runtime_error(to_text(layout.error()));
    Rules rules;
    rules.id = "toy";
    rules.board = std::move(board);
    rules.layout = std::move(*layout);
    declare_moves(rules);
    rules.phases = {phase("vow", {0}), phase("muster", {1}, ToyHandlers::muster_begins),
                    phase("attack", {2, 3, 4, 6}), phase("supply", {}, ToyHandlers::supply_begins),
                    phase("defend", {5})};
    rules.phases[0].everyone = true;
    rules.opening = {0};
    rules.turn = {1, 2, 3};
    if (const Diagnostics faults = rules.finish(); !faults.empty())
        throw std::runtime_error(to_text(faults));
    return rules;
}

std::unique_ptr<ToyGame> toy_game(std::shared_ptr<const Board> board, int seats, int round_limit) {
    auto game = std::make_unique<ToyGame>();
    game->rules = toy_rules(std::move(board), seats);
    game->handlers = std::make_unique<ToyHandlers>(game->rules, round_limit);
    return game;
}

std::unique_ptr<ToyGame> toy_game(int seats, int round_limit) {
    return toy_game(ring_board(6, 2), seats, round_limit);
}

}  // namespace fronteira::support
