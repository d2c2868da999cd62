// SPDX-License-Identifier: MIT
#include "support/every_slot.hpp"

namespace fronteira::support {

using namespace core;

namespace {

using Op = Expression::Op;

std::vector<Column> columns() {
    return {pointer(Entity::space, "owner", Kind::seat),
            integer(Entity::space, "armies", 0, 6),
            integer(Entity::space, "tired", 0, 3),
            secret(flag(Entity::space, "trap"), Sight::column, "owner"),
            secret(pointer(Entity::space, "spy", Kind::seat), Sight::column, "owner"),
            pointer(Entity::seat, "friends", Kind::seats),
            integer(Entity::seat, "gold", 0, 4),
            secret(integer(Entity::seat, "plan", 0, 3), Sight::self),
            integer(Entity::region, "bonus", 0, 4),
            integer(Entity::match, "storm", 0, 2)};
}

class Declaration {
 public:
    explicit Declaration(SmallGame& game) : game_(game), words_(game.words) {
        done_ = game.effect([](Match&, int, const Move*) { return Result<void>(); });
    }

    void run() {
        declare_spaces();
        declare_links();
        declare_others();
        declare_cards();
        Phase all;
        all.name = "all";
        for (const MoveKind& kind : game_.rules.moves)
            all.moves.push_back(static_cast<int16_t>(&kind - game_.rules.moves.data()));
        game_.rules.phases = {all};
        game_.turn({0});
    }

 private:
    int16_t add(const std::string& name, std::vector<Slot> slots) {
        return game_.move(move_kind(name, std::move(slots), done_));
    }
    Test on_space(Test::Op op, const char* column, int32_t operand = -1) {
        return words_.test(op, Entity::space, column, operand);
    }
    Test mine() { return on_space(Test::Op::equal, "owner", words_.me()); }
    Test foreign() { return on_space(Test::Op::other_seat, "owner"); }
    int32_t armies_of(int slot) {
        return words_.column(Entity::space, "armies", words_.slot(slot));
    }

    void declare_spaces() {
        add("port", {space_slot("at", {words_.tagged("port"),
                                       on_space(Test::Op::at_least, "armies", words_.number(2))})});
        add("clear",
            {space_slot("at", {mine(), on_space(Test::Op::equal, "trap", words_.number(0))})});
        add("own_spy", {space_slot("at", {on_space(Test::Op::equal, "spy", words_.me())})});
        add("unowned", {space_slot("at", {on_space(Test::Op::equal, "owner", words_.number(none)),
                                          on_space(Test::Op::not_equal, "armies",
                                                   words_.column(Entity::match, "storm"))})});
        add("owned_by", {seat_slot("whose", {}),
                         space_slot("at", {on_space(Test::Op::equal, "owner", words_.slot(0))})});
        add("exchange",
            {space_slot("one", {mine()}),
             space_slot("other", {mine(), on_space(Test::Op::not_equal, "armies", armies_of(0))})});
        add("airlift", {space_slot("from", {mine()}), space_slot("to", {foreign()}),
                        number_slot(words_.number(1),
                                    words_.combine(Op::subtract, armies_of(0), armies_of(1)))});
        const Test known = on_space(Test::Op::at_least, "trap", words_.number(0));
        const Test other_trap = on_space(Test::Op::not_equal, "trap",
                                         words_.column(Entity::space, "trap", words_.slot(0)));
        add("trick", {space_slot("one", {known}), space_slot("other", {known, other_trap})});
        add("two", {space_slot("one", {mine()}),
                    space_slot("other", {on_space(Test::Op::equal, "trap", words_.number(0))})});
        add("odd", {space_slot("at", {mine()})});
        game_.rules.moves.back().slots[0].where = game_.where([](const EvaluationContext& context) {
            return context.move.values[0] % 2 == 1 && context.move.values[1] == none;
        });
    }

    void declare_links() {
        const auto sea = static_cast<uint8_t>(game_.rules.board->find_link_kind("sea").value());
        const int32_t one = words_.number(1);
        const int32_t spare = words_.combine(Op::subtract, armies_of(0), one);
        add("attack",
            {space_slot("from", {mine(), on_space(Test::Op::at_least, "armies", words_.number(2))}),
             linked_slot("to", 0, {foreign()}),
             number_slot(one, words_.combine(Op::least, words_.number(3), spare))});
        add("sail", {space_slot("from", {mine()}), linked_slot("to", 0, {}, {sea})});
        add("march", {space_slot("from", {mine()}), linked_slot("to", 0, {mine()}),
                      number_slot(words_.number(0), spare)});
        add("overrun",
            {space_slot("from", {mine()}),
             linked_slot("to", 0, {foreign(), on_space(Test::Op::at_most, "armies", armies_of(0))}),
             number_slot(one, words_.combine(Op::subtract, armies_of(0), armies_of(1)))});
        add("rest", {space_slot("on", {mine()}),
                     number_slot(one, words_.combine(
                                          Op::subtract, armies_of(0),
                                          words_.column(Entity::space, "tired", words_.slot(0))))});
        const int32_t own_gold = words_.column(Entity::seat, "gold", words_.me());
        add("hire", {space_slot("on", {mine()}), number_slot(one, own_gold)});
        add("arm", {space_slot("on", {mine()}),
                    number_slot(one, words_.combine(Op::least, own_gold, spare))});
        const int32_t bonus =
            words_.column(Entity::region, "bonus", words_.combine(Op::region_of, words_.slot(0)));
        add("muster", {space_slot("on", {mine()}),
                       number_slot(one, words_.combine(Op::subtract, bonus,
                                                       words_.column(Entity::match, "storm")))});
        add("ride", {space_slot("from", {mine()}), linked_slot("over", 0, {mine()}),
                     linked_slot("to", 1,
                                 {words_.test(Test::Op::not_equal, words_.slot(0)),
                                  on_space(Test::Op::at_most, "armies", armies_of(1))})});
        add("pincer", {space_slot("from", {mine()}), linked_slot("left", 0, {foreign()}),
                       linked_slot("right", 0, {mine()})});
        add("raid", {space_slot("from", {foreign()}), linked_slot("to", 0, {mine()})});
    }

    void declare_others() {
        const auto on_seat = [this](Test::Op op, const char* column, int32_t operand) {
            return words_.test(op, Entity::seat, column, operand);
        };
        add("betray", {seat_slot("whom", {on_seat(Test::Op::has_bit, "friends", words_.me()),
                                          words_.test(Test::Op::not_equal, words_.me())})});
        add("bribe", {seat_slot("whom", {on_seat(Test::Op::at_most, "gold",
                                                 words_.column(Entity::seat, "gold", words_.me())),
                                         words_.test(Test::Op::other_seat, -1)})});
        add("confess",
            {seat_slot("whom", {on_seat(Test::Op::at_least, "plan", words_.number(2))})});
        add("develop", {region_slot("where", {words_.test(Test::Op::at_least, Entity::region,
                                                          "bonus", words_.number(2))}),
                        number_slot(words_.column(Entity::match, "storm"),
                                    words_.column(Entity::region, "bonus", words_.slot(0)))});
        add("deploy", {choice_slot("what", {"horse", "gun"}), space_slot("on", {mine()}),
                       choice_slot("facing", {"north", "south"}),
                       number_slot(words_.number(0), words_.column(Entity::match, "storm"))});
        add("betroth", {region_slot("where", {}), seat_slot("whom", {}),
                        seat_slot("to", {words_.test(Test::Op::not_equal, words_.slot(1))})});
        add("pray", {choice_slot("to", {"sun", "rain", "wind"})});
        game_.rules.moves.back().slots[0].tests.push_back(
            words_.test(Test::Op::not_equal, words_.column(Entity::match, "storm")));
        const int16_t flee = add("flee", {});
        game_.rules.moves[static_cast<size_t>(flee)].when = {
            words_.test(Test::Op::equal, Entity::match, "storm", words_.number(2)),
            words_.test(Test::Op::at_least, words_.number(3))};
        game_.rules.moves[static_cast<size_t>(flee)].when_values = {
            -1, words_.count("owner", words_.me())};
    }

    void declare_cards() {
        add("trade",
            {card_slot(0, first_hand, 1, 3, game_.where([](const EvaluationContext& context) {
                 int32_t sum = 0;
                 for (int i = 0; i < 3; ++i) sum += context.move.values[static_cast<size_t>(i)] + 1;
                 return sum % 3 != 0;
             })),
             space_slot("at", {mine()})});
        add("salvage", {card_slot(0, discard, 0, 2)});
        add("swap", {card_slot(0, first_hand, 2, 2), card_slot(0, aside, 1, 1),
                     number_slot(words_.number(1), words_.cards("goal", words_.me()))});
    }

    SmallGame& game_;
    Words& words_;
    int done_;
};

}  // namespace

std::unique_ptr<SmallGame> every_slot_game(std::shared_ptr<const Board> board, int seats) {
    auto game = std::make_unique<SmallGame>(std::move(board), seats, columns(),
                                            std::vector<Deck>{plain_deck("goal", 6)});
    Declaration(*game).run();
    return game;
}

}  // namespace fronteira::support
