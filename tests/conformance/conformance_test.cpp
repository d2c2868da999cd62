// SPDX-License-Identifier: MIT
#include "conformance/conformance.hpp"

#include "toy.hpp"

#include <gmock/gmock.h>

namespace fronteira::conformance {
namespace {

using namespace core;
using support::ToyHandlers;
using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(Conformance, FindsNothingInTheToyGame) {
    for (int seats = 2; seats <= 4; ++seats)
        EXPECT_THAT(check(toy(seats), {.seeds = {1, 2, 3, 4}}), IsEmpty());
}

TEST(Conformance, FindsNothingInAMatchByItself) {
    EXPECT_THAT(check(toy(), {.seeds = {7}}), IsEmpty());
}

TEST(Conformance, LeavesOutTheRestWhenThereWasEnoughWork) {
    Work little(100'000), much(1'000'000'000);

    EXPECT_THAT(check(toy(), {.work = &little}), IsEmpty());
    EXPECT_THAT(check(toy(), {.work = &much}), IsEmpty());

    EXPECT_TRUE(little.enough());
    EXPECT_FALSE(much.enough());
}

TEST(Conformance, ReportsWhyARulesetCannotBeLoaded) {
    const Factory broken = []() -> Result<Instance> {
        return fail(error_at({"rules/init.lua", 3, 1}, "lua.syntax", "unexpected symbol"));
    };

    EXPECT_THAT(codes(check(broken)), ElementsAre("lua.syntax", "conformance.not_started"));
}

TEST(Conformance, FindsChanceFromOutsideTheMatch) {
    class Clocked : public ToyHandlers {
     public:
        using ToyHandlers::ToyHandlers;
        Result<void> run(Match& match, int handler, int seat, const Move* move) override {
            static int calls = 0;
            if (handler == supply_begins && ++calls % 7 == 0)
                match.mutable_state().set(
                    match.rules().layout.find(Entity::match, "battles").value(), 0, calls);
            return ToyHandlers::run(match, handler, seat, move);
        }
    };
    const Diagnostics found = check(toy<Clocked>());

    EXPECT_THAT(only(found, "conformance.not_repeatable").message, HasSubstr("`battles`"));
}

class Counting : public ToyHandlers {
 public:
    using ToyHandlers::ToyHandlers;
    Result<void> run(Match& match, int handler, int seat, const Move* move) override {
        if (handler == deploy) {
            ++deployed_;
            const auto battles = match.rules().layout.find(Entity::match, "battles").value();
            match.mutable_state().set(battles, 0, deployed_);
        }
        return ToyHandlers::run(match, handler, seat, move);
    }

 private:
    int deployed_ = 0;
};

TEST(Conformance, FindsAHandlerThatKeepsACounter) {
    const Diagnostics found = check(toy<Counting>());

    EXPECT_THAT(only(found, "conformance.keeps_state").message, HasSubstr("`battles`"));
    EXPECT_THAT(codes(found), Contains("conformance.not_resumed"));
    EXPECT_THAT(codes(found), testing::Not(Contains("conformance.not_repeatable")));
}

TEST(Conformance, FindsAHandlerThatKeepsACounterWithinOneMatch) {
    EXPECT_THAT(codes(check(toy<Counting>(), {.seeds = {4}})), Contains("conformance.keeps_state"));
}

TEST(Conformance, FindsAWhereThatChangesItsMind) {
    class Moody : public ToyHandlers {
     public:
        using ToyHandlers::ToyHandlers;
        bool allows(int, const EvaluationContext&) override { return ++asked_ % 2 == 0; }

     private:
        int asked_ = 0;
    };

    const auto found = codes(check(toy<Moody>()));
    EXPECT_FALSE(found.empty());
}

TEST(Conformance, FindsAWhereThatWrites) {
    class Writing : public ToyHandlers {
     public:
        using ToyHandlers::ToyHandlers;
        bool allows(int where, const EvaluationContext& context) override {
            State& state = const_cast<State&>(context.state);
            state.write(cell_moves, state.cell(cell_moves) + 1);
            return ToyHandlers::allows(where, context);
        }
    };

    EXPECT_THAT(codes(check(toy<Writing>())), Contains("conformance.not_repeatable"));
}

TEST(Conformance, FindsAnEffectThatFailsAndKeepsItsOwnWords) {
    class Failing : public ToyHandlers {
     public:
        using ToyHandlers::ToyHandlers;
        Result<void> run(Match& match, int handler, int seat, const Move* move) override {
            if (handler == attack && match.round() > 3)
                return fail(error_at({"rules/attack.lua", 7, 1}, "lua.error", "no such space"));
            return ToyHandlers::run(match, handler, seat, move);
        }
    };
    const Diagnostics found = check(toy<Failing>());

    EXPECT_EQ(only(found, "lua.error").place.line, 7);
    EXPECT_THAT(only(found, "conformance.effect_failed").message, HasSubstr("`attack`"));
}

TEST(Conformance, FindsAnEffectThatReadsWhatTheMoveDoesNotCarry) {
    class Greedy : public ToyHandlers {
     public:
        using ToyHandlers::ToyHandlers;
        Result<void> run(Match& match, int handler, int seat, const Move* move) override {
            if (handler == deploy && move->values[11] != 0)
                return fail(error_at({}, "lua.error", "out of range"));
            return ToyHandlers::run(match, handler, seat, move);
        }
    };
    const Diagnostics found = check(toy<Greedy>(), {.guesses = 400});

    EXPECT_THAT(only(found, "conformance.effect_failed").message,
                AllOf(HasSubstr("deploy("), HasSubstr("the move is legal")));
}

TEST(Conformance, FindsAnEffectThatHidesItsWrites) {
    class Hiding : public ToyHandlers {
     public:
        using ToyHandlers::ToyHandlers;
        Result<void> run(Match& match, int handler, int seat, const Move* move) override {
            const auto done = ToyHandlers::run(match, handler, seat, move);
            if (handler == lay_trap) match.mutable_state().clear_changes();
            return done;
        }
    };

    EXPECT_THAT(codes(check(toy<Hiding>())), Contains("conformance.not_repeatable"));
}

TEST(Conformance, FindsASetupThatFails) {
    class Failing : public ToyHandlers {
     public:
        using ToyHandlers::ToyHandlers;
        Result<void> setup(Match&) override { return fail(error_at({}, "lua.error", "no cards")); }
    };

    EXPECT_THAT(codes(check(toy<Failing>())), ElementsAre("lua.error", "conformance.not_started"));
}

TEST(Conformance, FindsQuestionsThatFail) {
    class Failing : public ToyHandlers {
     public:
        using ToyHandlers::ToyHandlers;
        bool allows(int, const EvaluationContext&) override {
            failed_ = true;
            return false;
        }
        Diagnostics take_faults() override {
            if (!std::exchange(failed_, false)) return {};
            return {error_at({}, "lua.error", "attempt to index a nil value")};
        }

     private:
        bool failed_ = false;
    };

    // The move that leads to the question is taken back.
    EXPECT_THAT(codes(check(toy<Failing>())),
                ElementsAre("lua.error", "conformance.effect_failed"));
}

TEST(Conformance, DoesNotCallTheEndOfAFailedScriptAMemory) {
    class Dying : public ToyHandlers {
     public:
        using ToyHandlers::ToyHandlers;
        /// Fails in a guess, which no recorded move is, and does nothing more after that.
        Result<void> run(Match& match, int handler, int seat, const Move* move) override {
            dead_ = dead_ || (handler == deploy && move->values[11] != 0);
            if (dead_) return fail(error_at({}, "lua.error", "the script has ended"));
            return ToyHandlers::run(match, handler, seat, move);
        }

     private:
        bool dead_ = false;
    };
    const auto found = codes(check(toy<Dying>(), {.guesses = 400}));

    EXPECT_THAT(found, Contains("conformance.effect_failed"));
    EXPECT_THAT(found, testing::Not(Contains("conformance.keeps_state")));
}

TEST(Conformance, FindsMatchesThatDoNotEnd) {
    const Diagnostics found = check(toy(), {.seeds = {1, 2}, .most_moves = 30});

    EXPECT_THAT(codes(found), ElementsAre("conformance.no_end"));
    EXPECT_THAT(found[0].message, HasSubstr("move 31"));
    EXPECT_THAT(found[0].message, HasSubstr("a match does not end"));
}

TEST(Conformance, NamesTheSeedAndTheMove) {
    class Failing : public ToyHandlers {
     public:
        using ToyHandlers::ToyHandlers;
        Result<void> run(Match&, int, int, const Move*) override {
            return fail(error_at({}, "lua.error", "nothing works"));
        }
    };

    EXPECT_THAT(only(check(toy<Failing>(), {.seeds = {42}}), "conformance.effect_failed").message,
                HasSubstr("seed 42, move 1"));
}

}  // namespace
}  // namespace fronteira::conformance
