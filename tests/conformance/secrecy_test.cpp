// SPDX-License-Identifier: MIT
// What rules tell a seat, by moves or by events, of what it may not know.
#include "toy.hpp"

#include <gmock/gmock.h>

namespace fronteira::conformance {
namespace {

using namespace core;
using support::ToyHandlers;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(Secrecy, FindsAWhereThatReadsTheHandOfAnother) {
    class Peeking : public ToyHandlers {
     public:
        using ToyHandlers::ToyHandlers;
        bool allows(int where, const EvaluationContext& context) override {
            const int other = (context.seat + 1) % rules().layout.seats();
            const auto hand = context.state.zone(0, Layout::hand(other));
            const bool strong = !hand.empty() && hand.back() > 6;
            return !strong && ToyHandlers::allows(where, context);
        }
    };
    const Diagnostics found = check(toy<Peeking>());

    EXPECT_THAT(codes(found), testing::Each("conformance.leak"));
    EXPECT_THAT(found.at(0).message, HasSubstr("deck `order`"));
    EXPECT_THAT(found.at(0).message, HasSubstr("is offered different moves in phase `attack`"));
}

TEST(Secrecy, FindsAWhereThatReadsASecretColumn) {
    class Peeking : public ToyHandlers {
     public:
        using ToyHandlers::ToyHandlers;
        bool allows(int, const EvaluationContext& context) override {
            const auto trap = rules().layout.find(Entity::space, "trap").value();
            for (int space = 0; space < 3; ++space)
                if (context.state.get(trap, space) == 1) return false;
            return true;
        }
    };

    EXPECT_THAT(check(toy<Peeking>()).at(0).message, HasSubstr("column `trap`"));
}

TEST(Secrecy, FindsAWhereThatReadsTheGenerator) {
    class Peeking : public ToyHandlers {
     public:
        using ToyHandlers::ToyHandlers;
        bool allows(int, const EvaluationContext& context) override {
            return context.state.cell(cell_random_low) % 2 == 0;
        }
    };

    EXPECT_THAT(check(toy<Peeking>()).at(0).message, HasSubstr("the random generator"));
}

/// Tells one number to everybody with every effect of a move.
template <class Number>
class Telling : public ToyHandlers {
 public:
    using ToyHandlers::ToyHandlers;
    Result<void> run(Match& match, int handler, int seat, const Move* move) override {
        const auto done = ToyHandlers::run(match, handler, seat, move);
        if (move == nullptr) return done;
        Event event;
        event.name = "told";
        event.fields.push_back({"number", Kind::integer, Number()(match, seat, *move)});
        match.tell(std::move(event));
        return done;
    }
};

TEST(Secrecy, FindsAnEventThatTellsOfAHand) {
    struct LowestCard {
        int32_t operator()(const Match& match, int seat, const Move&) const {
            const auto hand = match.state().zone(0, Layout::hand(seat));
            return hand.empty() ? -1 : hand.front();
        }
    };
    const Diagnostics found = check(toy<Telling<LowestCard>>());

    EXPECT_THAT(codes(found), testing::Each("conformance.leak"));
    EXPECT_THAT(found.at(0).message, AllOf(HasSubstr("is told something else"),
                                           HasSubstr("(event `"), HasSubstr("deck `order`")));
}

TEST(Secrecy, FindsSecretMovesThatTheirEventsTellApart) {
    struct FirstValue {
        int32_t operator()(const Match&, int, const Move& move) const { return move.values[0]; }
    };
    const Diagnostics found = check(toy<Telling<FirstValue>>());

    EXPECT_THAT(codes(found), testing::Each("conformance.leak"));
    EXPECT_THAT(found.at(0).message, HasSubstr("apart by their events alone"));
    EXPECT_THAT(found.at(0).hint, HasSubstr("say `open = true`"));
}

TEST(Secrecy, LetsAnEventTellWhatIsSeen) {
    struct Armies {
        int32_t operator()(const Match& match, int, const Move&) const {
            return match.state().get(match.rules().layout.find(Entity::space, "armies").value(), 2);
        }
    };

    EXPECT_THAT(check(toy<Telling<Armies>>()), IsEmpty());
}

}  // namespace
}  // namespace fronteira::conformance
