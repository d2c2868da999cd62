// SPDX-License-Identifier: MIT
#include "protocol/socket_bytes.hpp"

#include <gtest/gtest.h>
#include <pthread.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <string>
#include <thread>

namespace fronteira::protocol {
namespace {

struct SocketBytes : testing::Test {
    SocketBytes() { EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()), 0); }
    ~SocketBytes() override {
        for (const int end : ends) close(end);
    }
    std::array<int, 2> ends{};
};

TEST_F(SocketBytes, AllArriveThoughSignalsComeInBetween) {
    struct sigaction interrupting {};
    interrupting.sa_handler = [](int) {};  // without SA_RESTART
    struct sigaction before {};
    sigaction(SIGUSR1, &interrupting, &before);
    const std::string sent(size_t{4} << 20, 'x');  // more than a socket holds
    bool all = false;
    std::thread sender([&] {
        all = send_all(ends[0], sent);
        shutdown(ends[0], SHUT_WR);
    });

    size_t received = 0;
    std::array<char, 65536> room{};
    for (size_t got = 1; got > 0; received += got) {
        if (received < sent.size() / 2) pthread_kill(sender.native_handle(), SIGUSR1);
        got = receive_some(ends[1], room);
    }

    sender.join();
    sigaction(SIGUSR1, &before, nullptr);
    EXPECT_TRUE(all);
    EXPECT_EQ(received, sent.size());
}

TEST_F(SocketBytes, EndWhereNobodyIsAtTheOtherEnd) {
    close(ends[1]);
    std::array<char, 8> room{};
    EXPECT_FALSE(send_all(ends[0], "x"));
    EXPECT_EQ(receive_some(ends[0], room), 0u);
    ends[1] = -1;
}

}  // namespace
}  // namespace fronteira::protocol
