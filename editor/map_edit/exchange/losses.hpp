// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonArray>
#include <QVariantList>

namespace fronteira::map_edit {

/// What an import or export lost or guessed, as the program tells it, for a list: each `text`,
/// `hint` and `line` (0: of the file as a whole).
QVariantList losses_of(const QJsonArray& told);

}  // namespace fronteira::map_edit
