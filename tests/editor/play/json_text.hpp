// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonDocument>
#include <QJsonObject>

namespace fronteira::play {

/// What a test writes as text.
inline QJsonObject json(const char* text) {
    return QJsonDocument::fromJson(text).object();
}

}  // namespace fronteira::play
