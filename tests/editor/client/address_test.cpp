// SPDX-License-Identifier: MIT
#include "client/address.hpp"

#include <gtest/gtest.h>

namespace fronteira::client {
namespace {

std::string read(const char* written) {
    return host_address(written).toString().toStdString();
}

TEST(HostAddress, IsReadAsPeopleWriteIt) {
    EXPECT_EQ(read("192.0.2.1:7000"), "ws://192.0.2.1:7000/");
    EXPECT_EQ(read(" table.example "), "ws://table.example:7878/");
    EXPECT_EQ(read("[::1]:7000"), "ws://[::1]:7000/");
    EXPECT_EQ(read("wss://table.example/war"), "wss://table.example/war");
}

TEST(HostAddress, IsNoneWhereItCannotBeOne) {
    for (const char* written :
         {"", " ", ":7878", "a b", "host:port", "host:99999", "host:0", "http://host", "host/x",
          "host?x", "ws://", "::1", "file:///etc/passwd", "me:secret@host", "1.2.3.4:7878:7878"})
        EXPECT_FALSE(host_address(written).isValid()) << written;
}

}  // namespace
}  // namespace fronteira::client
