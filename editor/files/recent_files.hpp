// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace fronteira::files {

/// Files of one kind (`map`, `record`) that were opened or saved lately, the latest first; kept
/// with the settings. Those that are gone are left out.
class RecentFiles {
 public:
    explicit RecentFiles(QString kind) : kind_(std::move(kind)) {}

    QStringList list() const;
    void note(const QString& path) const;

 private:
    QString kind_;
};

}  // namespace fronteira::files
