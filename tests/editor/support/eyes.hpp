// SPDX-License-Identifier: MIT
#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace fronteira::support {

/// What somebody would find wrong who looked at a window: text that is cut, or larger than its
/// place, or over other text; something to press that is cut, or lies over something else to press.
/// Each in a line with the names of the things around it.
QStringList wrong_to_the_eye(QQuickWindow& window);

}  // namespace fronteira::support
