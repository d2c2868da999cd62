// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QQuickStyle>

int main(int argc, char** argv) {
    const QGuiApplication app(argc, argv);
    QQuickStyle::setStyle("Basic");
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
