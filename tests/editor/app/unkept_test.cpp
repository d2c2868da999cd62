// SPDX-License-Identifier: MIT
// A studio that has no place to keep matches in: another window has it, or it cannot be written.
#include "app/studio.hpp"
#include "support/own_host.hpp"
#include "support/own_settings.hpp"

#include <gtest/gtest.h>

#include <QQmlEngine>
#include <QTemporaryDir>

namespace fronteira::app {
namespace {

using support::wait_until;

TEST(Unkept, MatchesArePlayedWhereAnotherWindowHasThoseThatAreKept) {
    const support::OwnSettings settings;
    const QTemporaryDir folder;
    const QString store = folder.filePath("matches.sqlite");
    const auto first = support::own_host(store);
    ASSERT_TRUE(wait_until([&] { return first->welcomed(); }));
    QQmlEngine engine;
    Studio second({FRONTEIRA_BINARY_DIR "/bin/fronteira", store, "pt_BR"}, engine);
    ASSERT_TRUE(wait_until([&] { return second.trouble()->offers_unkept(); }));
    EXPECT_TRUE(second.trouble()->why().startsWith("O Fronteira já está aberto"))
        << second.trouble()->why().toStdString();
    EXPECT_TRUE(second.keeps_matches());

    second.trouble()->playUnkept();
    EXPECT_TRUE(wait_until([&] { return !second.library()->rulesets().isEmpty(); }));
    EXPECT_FALSE(second.trouble()->present());
    EXPECT_FALSE(second.keeps_matches());
}

}  // namespace
}  // namespace fronteira::app
