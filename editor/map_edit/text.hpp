// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <string>

namespace fronteira::map_edit {

/// A text of the map for the window.
inline QString text(const std::string& words) {
    return QString::fromStdString(words);
}

}  // namespace fronteira::map_edit
