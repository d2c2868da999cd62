// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace fronteira::files {

/// Writes all of a file or nothing: what stood there before stays until all of it is on the disk.
/// Empty, or the system's word for why not, without the path.
[[nodiscard]] QString write_whole(const QString& path, const QByteArray& bytes);

}  // namespace fronteira::files
