// SPDX-License-Identifier: MIT
#include "host/connections/backlog.hpp"

#include <gtest/gtest.h>

namespace fronteira::host {
namespace {

/// Somebody for whom so much waits.
class Reader : public Sender {
 public:
    Reader(Backlog& backlog, std::string address)
        : backlog_(backlog), address_(std::move(address)) {}
    void wait_for(size_t bytes) {
        waiting += bytes;
        backlog_.add(address_, *this, bytes);
    }
    void give_up() override {
        gone = true;
        backlog_.remove(address_, *this, std::exchange(waiting, 0));
    }

    size_t waiting = 0;
    bool gone = false;

 private:
    Backlog& backlog_;
    std::string address_;
};

TEST(Backlog, LetsGoOfWhomMostWaitsFor) {
    Backlog backlog(1000);
    Reader modest(backlog, "a"), greedy(backlog, "b");
    modest.wait_for(300);
    greedy.wait_for(600);
    modest.wait_for(200);
    EXPECT_TRUE(greedy.gone);
    EXPECT_FALSE(modest.gone);
}

TEST(Backlog, CountsAnAddressAsOneHoweverManyConnectionsItHas) {
    Backlog backlog(1000);
    Reader honest(backlog, "a");
    std::vector<std::unique_ptr<Reader>> many;
    honest.wait_for(300);
    for (int i = 0; i < 20; ++i) {
        many.push_back(std::make_unique<Reader>(backlog, "b"));
        many.back()->wait_for(100);
    }
    EXPECT_FALSE(honest.gone);
}

TEST(Backlog, HasRoomAgainForWhatWasSent) {
    Backlog backlog(1000);
    Reader reader(backlog, "a");
    for (int i = 0; i < 10; ++i) {
        reader.wait_for(900);
        backlog.remove("a", reader, 900);
    }
    EXPECT_FALSE(reader.gone);
}

}  // namespace
}  // namespace fronteira::host
