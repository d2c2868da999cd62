// SPDX-License-Identifier: MIT
#include "files/recent_files.hpp"

#include <QFileInfo>
#include <QSettings>

namespace fronteira::files {
namespace {

constexpr int most = 8;

}  // namespace

QStringList RecentFiles::list() const {
    QStringList there;
    for (const QString& path : QSettings().value("recent/" + kind_).toStringList())
        if (QFileInfo(path).isFile()) there << path;
    return there;
}

void RecentFiles::note(const QString& path) const {
    QStringList paths = list();
    const QString whole = QFileInfo(path).absoluteFilePath();
    paths.removeAll(whole);
    paths.prepend(whole);
    QSettings().setValue("recent/" + kind_, QStringList(paths.mid(0, most)));
}

}  // namespace fronteira::files
