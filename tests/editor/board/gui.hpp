// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <QGuiApplication>
#include <memory>

/// What tests need that use letters or a window, on a machine that may have no screen and no
/// OpenGL. It ends before the program's own objects do.
class GuiEnvironment : public testing::Environment {
 public:
    void SetUp() override {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_QUICK_BACKEND", "software");
        app_ = std::make_unique<QGuiApplication>(count_, words_);
    }
    void TearDown() override { app_.reset(); }

 private:
    int count_ = 1;
    char name_[5] = "test";
    char* words_[2] = {name_, nullptr};
    std::unique_ptr<QGuiApplication> app_;
};

inline testing::Environment* const gui_environment =
    testing::AddGlobalTestEnvironment(new GuiEnvironment);

class Gui : public testing::Test {};
