// SPDX-License-Identifier: MIT
#pragma once

#include "app/studio.hpp"
#include "support/fingers.hpp"
#include "support/own_settings.hpp"

#include <QQmlApplicationEngine>
#include <QTemporaryDir>
#include <memory>

namespace fronteira::support {

/// The studio in a window of the test's own process, and fingers on it; what they cannot do fails
/// the test.
class Hands : public Fingers {
 public:
    /// A studio with a store and settings of its own; `store` is empty for one that nothing
    /// outlives.
    explicit Hands(const QString& language = "en", QSize size = {1280, 800},
                   const QString& store = {});
    ~Hands();

    app::Studio& studio() { return *studio_; }

    /// Kills the host of what is on the screen as a power cut would.
    void kill_host();
    /// Keeps a picture of the window in the folder FRONTEIRA_LOOKS, if that is named.
    void picture(const QString& name) const;

 private:
    OwnSettings settings_;
    QTemporaryDir folder_;
    QQmlApplicationEngine engine_;
    std::unique_ptr<app::Studio> studio_;
};

/// Nothing is left of maps that an earlier test did not save.
bool forget_unsaved_maps();

}  // namespace fronteira::support
