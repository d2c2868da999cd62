// SPDX-License-Identifier: MIT
#include "host/workers/worker.hpp"

#include <gmock/gmock.h>
#include <unistd.h>

#include <vector>

namespace fronteira::host {
namespace {

/// Answers each line with an empty object.
void answer_all(int socket) {
    char byte = 0;
    while (read(socket, &byte, 1) == 1)
        if (byte == '\n' && write(socket, "{}\n", 3) != 3) return;
}

class WorkerTurns : public testing::Test {
 protected:
    std::shared_ptr<Worker> hire(const std::string& group) {
        return *Worker::hire_in_turn(io, *zygote, std::chrono::seconds(60), *turns, group);
    }
    /// Asks, and writes down whose answer came.
    void ask(Worker& worker, const std::string& whose) {
        worker.ask(Json::object(), [this, whose](const Result<Json>& answer) {
            order.push_back(answer ? whose : whose + " died");
        });
    }
    void wait_for(size_t answers) {
        while (order.size() < answers) io.run_one();
    }

    std::unique_ptr<Zygote> zygote = *Zygote::start([] { return answer_all; });
    boost::asio::io_context io;
    std::shared_ptr<FairQueue> turns = std::make_shared<FairQueue>(io, 1);
    std::vector<std::string> order;
};

TEST_F(WorkerTurns, BeginGroupByGroupHoweverManyOneOfThemHires) {
    std::vector<std::shared_ptr<Worker>> crowd;
    for (int i = 0; i < 400; ++i) ask(*crowd.emplace_back(hire("crowd")), "crowd");
    const auto guest = hire("guest");
    ask(*guest, "guest");

    wait_for(401);

    EXPECT_THAT(std::vector(order.begin(), order.begin() + 4),
                testing::ElementsAre("crowd", "crowd", "guest", "crowd"));
    EXPECT_THAT(order, testing::Not(testing::Contains("crowd died")));
}

TEST_F(WorkerTurns, EndWithTheFirstAnswerAndAreNotTakenByWhomNobodyWaitsFor) {
    const auto first = hire("crowd"), dismissed = hire("crowd"), last = hire("crowd");
    dismissed->dismiss();
    ask(*first, "first");
    ask(*last, "last");

    wait_for(2);
    ask(*first, "first again");
    wait_for(3);

    EXPECT_THAT(order, testing::ElementsAre("first", "last", "first again"));
}

}  // namespace
}  // namespace fronteira::host
