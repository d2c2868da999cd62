// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QVariantList>

namespace fronteira::cup {

/// The tournaments whose files lie in files::Home::tournaments, the latest first, each `file`,
/// `name`, `people` (they play it, not bots alone) and `begun`.
QVariantList own_cups();

/// Where a tournament that is open here is reached by others, as the host wrote down beside its
/// file; empty when it never was open.
QString address_of(const QString& file);

}  // namespace fronteira::cup
