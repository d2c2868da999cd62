// SPDX-License-Identifier: MIT
#include "match/todo.hpp"

#include "toy_session.hpp"

namespace fronteira::match {
namespace {

class TodoTest : public testing::Test {
 protected:
    void SetUp() override { ASSERT_TRUE(toy.session.start(1)); }
    std::string told(int viewer) {
        const Sentences sentences({&mod}, "en");
        const Names names(sentences, toy.game->rules, {});
        return todo(toy.session.match(), viewer, sentences, names);
    }

    ToySession toy;
    TextTable mod{{"en", {{"todo.vow", "Vow: {stance}"}, {"choice.calm", "calm"}}}};
};

TEST_F(TodoTest, TellsEachOfThoseWhoDecideAtOnceOfItself) {
    EXPECT_EQ(told(0), "Vow: calm");
    EXPECT_EQ(told(1), "Vow: calm");
    EXPECT_EQ(told(2), "Vow: calm");
}

TEST_F(TodoTest, TellsASpectatorNothingThatASeatAloneKnows) {
    EXPECT_EQ(told(-1), "Vow: hidden");
}

}  // namespace
}  // namespace fronteira::match
