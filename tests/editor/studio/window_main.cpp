// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QQuickStyle>

int main(int argc, char** argv) {
    const QGuiApplication app(argc, argv);
    // Settings of the tests are nobody's own.
    QGuiApplication::setApplicationName("fronteira-studio-test");
    QGuiApplication::setOrganizationName("fronteira-test");
    QQuickStyle::setStyle("Basic");
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
