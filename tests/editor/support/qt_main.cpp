// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QGuiApplication>

int main(int argc, char** argv) {
    // No window is opened, so no display is needed, neither by the tests nor to list them.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
