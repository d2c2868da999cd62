// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>

namespace fronteira::play {

/// `target` after a JSON Merge Patch (RFC 7396): objects are patched key by key, null removes a
/// key, everything else is taken whole.
QJsonObject merged(QJsonObject target, const QJsonObject& patch);

}  // namespace fronteira::play
