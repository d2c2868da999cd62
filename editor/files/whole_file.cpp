// SPDX-License-Identifier: MIT
#include "files/whole_file.hpp"

#include <QSaveFile>

namespace fronteira::files {
namespace {

/// Where the disk takes a part of what is written, Qt 6.4 keeps that part and says nothing of it in
/// commit(). Whoever writes the rest is told that it does not fit, and why.
bool write_all(QSaveFile& file, const QByteArray& bytes) {
    for (qsizetype done = 0; done < bytes.size();) {
        const qint64 written = file.write(bytes.constData() + done, bytes.size() - done);
        if (written <= 0) return false;
        done += written;
    }
    return file.flush() || file.flush();
}

}  // namespace

QString write_whole(const QString& path, const QByteArray& bytes) {
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && write_all(file, bytes) && file.commit();
    return written ? QString() : file.errorString();
}

}  // namespace fronteira::files
