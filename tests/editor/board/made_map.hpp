// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>

/// A map of `side` by `side` spaces as the host would tell it: crooked quarters of twelve corners
/// that share them with their neighbours, linked to the right and downwards, ten by ten to a
/// region.
QJsonObject made_map(int side);
