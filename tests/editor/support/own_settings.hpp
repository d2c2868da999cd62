// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace fronteira::support {

/// Empty settings that no other test reads, also where several run side by side.
class OwnSettings {
 public:
    OwnSettings() {
        QCoreApplication::setOrganizationName("fronteira-test");
        QCoreApplication::setApplicationName("fronteira-studio-test");
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_.path());
    }

 private:
    QTemporaryDir folder_;
};

}  // namespace fronteira::support
