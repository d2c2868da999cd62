// SPDX-License-Identifier: MIT
#include "host/connections/caller.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <gtest/gtest.h>

namespace fronteira::host {
namespace {

namespace ip = boost::asio::ip;

TEST(CallHost, GivesUpWhereNobodyEverAnswers) {
    boost::asio::io_context io;
    // The kernel takes the connection, and nobody reads from it.
    const ip::tcp::acceptor silent(io, {ip::address_v4::loopback(), 0});
    const std::string address = "127.0.0.1:" + std::to_string(silent.local_endpoint().port());
    const auto answer =
        call_host(address, "en", {{"type", "catalogue"}}, std::chrono::milliseconds(100));
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().front().code, "host.silent");
}

TEST(CallHost, SaysSoWhereNobodyListens) {
    std::string address;
    {
        boost::asio::io_context io;
        const ip::tcp::acceptor gone(io, {ip::address_v4::loopback(), 0});
        address = "127.0.0.1:" + std::to_string(gone.local_endpoint().port());
    }
    const auto answer = call_host(address, "en", {{"type", "catalogue"}});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().front().code, "host.silent");
}

}  // namespace
}  // namespace fronteira::host
