// SPDX-License-Identifier: MIT
#include "play/panels/chat.hpp"

#include <gtest/gtest.h>

namespace fronteira::play {
namespace {

QStringList texts(const Chat& chat) {
    QStringList all;
    for (const QVariant& line : chat.lines()) all << line.toMap()["text"].toString();
    return all;
}

TEST(Chat, KeepsWhoeverIsMutedSoWhereverTheySit) {
    Chat chat;
    chat.mute(2, true);
    chat.exchange(2, 3);
    chat.hear({{"by", 3}, {"text", "the same person"}});
    chat.hear({{"by", 2}, {"text", "somebody else"}});
    EXPECT_EQ(texts(chat), QStringList{"somebody else"});
    chat.exchange(1, 3);
    EXPECT_EQ(chat.muted(), QVariantList{1});
}

TEST(Chat, HearsEverybodyAsBeforeWhenNobodyIsMuted) {
    Chat chat;
    chat.exchange(1, 2);
    chat.hear({{"by", 1}, {"text", "hello"}});
    EXPECT_EQ(texts(chat), QStringList{"hello"});
}

}  // namespace
}  // namespace fronteira::play
