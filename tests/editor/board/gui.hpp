// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <QGuiApplication>

/// Tests that need letters or a window, on a machine that may have no screen and no OpenGL.
class Gui : public testing::Test {
 protected:
    static void SetUpTestSuite() {
        if (qApp) return;
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_QUICK_BACKEND", "software");
        static int count = 1;
        static char name[] = "test";
        static char* words[] = {name, nullptr};
        static const QGuiApplication app(count, words);
    }
};
