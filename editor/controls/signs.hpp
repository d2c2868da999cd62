// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QString>
#include <QStringList>

namespace fronteira::controls {

/// The shape of a sign by name (`gear`, `star`, `volcano`), to be filled in one colour, within a
/// square of sign_size units; empty when there is no such sign.
QPainterPath sign_path(const QString& name);

/// The same, moved and scaled to fit a square around a point.
QPainterPath sign_path(const QString& name, QPointF centre, double size);

/// Names of all signs, sorted.
QStringList sign_names();

inline constexpr double sign_size = 24;

}  // namespace fronteira::controls
