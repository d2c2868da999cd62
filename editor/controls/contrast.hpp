// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

namespace fronteira::controls {

/// Contrast of two opaque colours after WCAG 2: 1 (none) to 21.
double contrast(const QColor& one, const QColor& other);

}  // namespace fronteira::controls
