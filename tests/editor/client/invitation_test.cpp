// SPDX-License-Identifier: MIT
#include "client/invitation.hpp"

#include <gtest/gtest.h>

#include <QTcpServer>

namespace fronteira::client {
namespace {

TEST(Invitation, IsReadAsItIsWritten) {
    for (const char* address :
         {"192.0.2.1:7878", "[::1]:7878", "host.example", "wss://host.example/play"}) {
        const Invitation one{address, "9f02c57d"};
        const Invitation read = read_invitation(line_of(one));
        EXPECT_EQ(read.address, one.address);
        EXPECT_EQ(read.code, one.code);
    }
}

TEST(Invitation, MayHaveABlankBetweenAddressAndCodeAndBlanksAround) {
    const Invitation read = read_invitation("  192.0.2.1:7878   9f02c57d \n");
    EXPECT_EQ(read.address, "192.0.2.1:7878");
    EXPECT_EQ(read.code, "9f02c57d");
}

TEST(Invitation, IsFoundInTheSentenceAroundIt) {
    for (const char* told : {"Copa 2:1 do clube: entre em 192.0.2.1:7878 com o código 34c55dccd2",
                             "Club cup is open at 192.0.2.1:7878 (code: 34c55dccd2).",
                             " 192.0.2.1:7878\n34c55dccd2\n", "192.0.2.1:7878/34c55dccd2"}) {
        const Invitation found = find_invitation(told);
        EXPECT_EQ(found.address, "192.0.2.1:7878") << told;
        EXPECT_EQ(found.code, "34c55dccd2") << told;
    }
}

TEST(Invitation, IsNotFoundWhereSomebodyOnlyWritesAnAddress) {
    for (const char* none : {"192.0.2.1:7878", "192.0.2.1:7878 ", "host.example", "34c55dccd2", ""})
        EXPECT_FALSE(find_invitation(none).is_whole()) << none;
}

TEST(Invitation, IsNoneWithoutACodeOrWithAnAddressThatIsNone) {
    for (const char* none :
         {"", "192.0.2.1:7878", "ws://192.0.2.1:7878", "9f02c57d", "a b c", "no such : place/9f"})
        EXPECT_FALSE(read_invitation(none).is_whole()) << none;
}

TEST(Invitation, LeadsToAnAddressOfThisMachineWhereItsHostListensEverywhere) {
    EXPECT_EQ(reachable("192.0.2.1:7878"), "192.0.2.1:7878");
    for (const char* everywhere : {"0.0.0.0:4280", "[::]:4280"}) {
        const QString address = reachable(everywhere);
        EXPECT_TRUE(address.endsWith(":4280"));
        EXPECT_FALSE(address.startsWith("0.0.0.0") || address.startsWith("[::]"));
    }
}

TEST(Invitation, LeadsToADoorThatNobodyElseUses) {
    QTcpServer other;
    ASSERT_TRUE(other.listen(QHostAddress("127.0.0.1")));
    const QString taken = "127.0.0.1:" + QString::number(other.serverPort());
    EXPECT_FALSE(is_free(taken));
    other.close();
    EXPECT_TRUE(is_free(taken));
    EXPECT_FALSE(is_free(""));
    EXPECT_FALSE(is_free("127.0.0.1:many"));

    const QString first = free_door("127.0.0.1");
    ASSERT_TRUE(first.startsWith("127.0.0.1:"));
    ASSERT_TRUE(other.listen(QHostAddress("127.0.0.1"), first.section(':', -1).toUShort()));
    EXPECT_NE(free_door("127.0.0.1"), first);
}

}  // namespace
}  // namespace fronteira::client
