// SPDX-License-Identifier: MIT
#include "match/choices.hpp"

#include "toy_session.hpp"

#include <set>

namespace fronteira::match {
namespace {

/// A session at a decision where an attack is on offer.
void wait_for_attack(ToySession& toy) {
    Random random{5};
    ASSERT_TRUE(toy.session.start(3));
    for (int i = 0; i < 1000; ++i) {
        const int seat = toy.session.match().decider();
        const core::MoveList& legal = toy.session.match().legal(seat);
        for (size_t j = 0; j < legal.size(); ++j)
            if (toy.game->rules.moves[static_cast<size_t>(legal.kind_at(j))].name == "attack")
                return;
        ASSERT_TRUE(toy.session.play(seat, legal.pick(random, toy.game->rules)));
    }
    FAIL() << "nobody attacks";
}

std::vector<Move> attacks(const ToySession& toy) {
    const core::MoveList& legal = toy.session.match().legal(toy.session.match().decider());
    std::vector<Move> found;
    for (size_t i = 0; i < legal.size(); ++i) {
        const Move move = legal.at(i, toy.game->rules).move;
        if (toy.game->rules.moves[static_cast<size_t>(move.kind)].name == "attack")
            found.push_back(move);
    }
    return found;
}

PartMove part(const ToySession& toy, const std::string& text) {
    return parse_part(toy.game->rules, text, &toy.session.match().phase()).value();
}

std::set<int32_t> firsts(const Choices& choices) {
    std::set<int32_t> values;
    for (const auto& one : choices.values) values.insert(one.front());
    return values;
}

TEST(Choices, BeginWithTheKindsOnOffer) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));

    const Choices kinds = kinds_on_offer(toy.session.match(), 0);

    ASSERT_EQ(kinds.values.size(), 1u);
    EXPECT_EQ(toy.game->rules.moves[static_cast<size_t>(kinds.values[0][0])].name, "vow");
    EXPECT_FALSE(kinds.whole);
}

TEST(Choices, AskForTheFirstValueThatIsMissing) {
    ToySession toy;
    wait_for_attack(toy);
    std::set<int32_t> sources;
    for (const Move& move : attacks(toy)) sources.insert(move.values[0]);

    const Choices next =
        next_choices(toy.session.match(), toy.session.match().decider(), part(toy, "attack"));

    EXPECT_EQ(next.slot, 0);
    EXPECT_EQ(firsts(next), sources);
}

TEST(Choices, AgreeWithWhatIsGivenInAnyOrder) {
    ToySession toy;
    wait_for_attack(toy);
    const Move one = attacks(toy).front();
    std::set<int32_t> sources;
    for (const Move& move : attacks(toy))
        if (move.values[1] == one.values[1]) sources.insert(move.values[0]);

    const Choices next =
        next_choices(toy.session.match(), toy.session.match().decider(),
                     part(toy, "attack to=" + toy.game->rules.board->space(one.values[1]).id));

    EXPECT_EQ(next.slot, 0);
    EXPECT_EQ(firsts(next), sources);
}

TEST(Choices, EndWithTheRangeOfTheNumber) {
    ToySession toy;
    wait_for_attack(toy);
    const int seat = toy.session.match().decider();
    const Offer offer = [&] {
        const core::MoveList& legal = toy.session.match().legal(seat);
        for (size_t i = 0;; ++i)
            if (legal.at(i, toy.game->rules).move == attacks(toy).front())
                return legal.at(i, toy.game->rules);
    }();
    const auto id = [&](int32_t space) { return toy.game->rules.board->space(space).id; };
    const std::string spaces =
        "attack from=" + id(offer.move.values[0]) + " to=" + id(offer.move.values[1]);

    const Choices next = next_choices(toy.session.match(), seat, part(toy, spaces));
    ASSERT_TRUE(next.range);
    EXPECT_EQ(next.range->second, offer.upto);

    const std::string whole = to_text(toy.game->rules, offer.move);
    EXPECT_TRUE(next_choices(toy.session.match(), seat, part(toy, whole)).whole);

    Move over = offer.move;
    over.values[2] = *offer.upto + 1;
    const Choices none =
        next_choices(toy.session.match(), seat, part(toy, to_text(toy.game->rules, over)));
    EXPECT_FALSE(none.whole);
    EXPECT_TRUE(none.values.empty());
}

}  // namespace
}  // namespace fronteira::match
