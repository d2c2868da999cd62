// SPDX-License-Identifier: MIT
#include "host/workers/fair_queue.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace fronteira::host {
namespace {

class FairQueueTest : public testing::Test {
 protected:
    /// Many tasks of one who asks; each writes down whose it was.
    void ask(const std::string& group, const int& who, int times) {
        for (int i = 0; i < times; ++i)
            queue->add(group, &who, [this, &who](const FairQueue::Done& done) {
                order.push_back(who);
                open.push_back(done);
            });
    }
    /// Ends one task after the other until none is left.
    void work_off() {
        for (size_t next = 0; next < open.size(); ++next) {
            open[next]();
            io.run();
            io.restart();
        }
    }

    boost::asio::io_context io;
    std::shared_ptr<FairQueue> queue = std::make_shared<FairQueue>(io, 1);
    std::vector<int> order;
    std::vector<FairQueue::Done> open;
    const int ana = 1, rui = 2, bia = 3;
};

TEST_F(FairQueueTest, GivesOnePlaceToThoseWhoAskInTurns) {
    ask("seats", ana, 5);
    ask("seats", rui, 2);
    work_off();
    EXPECT_EQ(order, (std::vector<int>{1, 1, 2, 1, 2, 1, 1}));
}

TEST_F(FairQueueTest, GivesAGroupOfManyNoMoreThanAGroupOfOne) {
    ask("spectators", ana, 3);
    ask("spectators", rui, 3);
    ask("seats", bia, 3);
    work_off();
    EXPECT_EQ(order, (std::vector<int>{1, 1, 3, 2, 3, 1, 3, 2, 2}));
}

// Others have their turn between two of them, however quick they are.
TEST_F(FairQueueTest, BeginsNoSecondTaskInTheTurnOfTheFirst) {
    for (int i = 0; i < 3; ++i)
        queue->add("seats", &ana, [this](const FairQueue::Done& done) {
            order.push_back(ana);
            done();
        });
    EXPECT_EQ(order.size(), 1u);
    for (const size_t expected : {2u, 3u}) {
        io.restart();
        io.poll_one();
        EXPECT_EQ(order.size(), expected);
    }
}

TEST_F(FairQueueTest, KnowsWhoWaitsForSomethingThatIsNotDone) {
    ask("seats", ana, 1);
    EXPECT_TRUE(queue->waits(&ana));
    EXPECT_FALSE(queue->waits(&rui));
    ask("seats", rui, 2);
    EXPECT_TRUE(queue->waits(&rui));
    work_off();
    EXPECT_FALSE(queue->waits(&ana));
    EXPECT_FALSE(queue->waits(&rui));
}

TEST_F(FairQueueTest, WorksOnNoMoreAtOnceThanItMay) {
    queue = std::make_shared<FairQueue>(io, 2);
    ask("seats", ana, 5);
    EXPECT_EQ(order.size(), 2u);
    EXPECT_FALSE(queue->idle());
    work_off();
    EXPECT_EQ(order.size(), 5u);
    EXPECT_TRUE(queue->idle());
}

TEST_F(FairQueueTest, MayBeGoneBeforeItsTasksAreDone) {
    ask("seats", ana, 2);
    queue.reset();
    work_off();
    EXPECT_EQ(order.size(), 1u);
}

}  // namespace
}  // namespace fronteira::host
