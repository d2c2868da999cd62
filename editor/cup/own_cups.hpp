// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QVariantList>

namespace fronteira::cup {

/// The tournaments whose files lie in files::Home::tournaments, the latest first, each `file`,
/// `name`, `people` (they play it, not bots alone), `begun`, and `needs`: the rulesets, maps and
/// bots that its plan names, such as `war/world` or `world`.
QVariantList own_cups();

/// Deletes the file of a tournament with all that was written beside it. What could not be deleted;
/// empty when nothing is left.
QString delete_cup(const QString& file);

/// Where a tournament that is open here is reached by others, as the host wrote down beside its
/// file; empty when it never was open.
QString address_of(const QString& file);

/// Where its host listened then, `0.0.0.0` for everywhere; empty when it never was open.
QString door_of(const QString& file);

}  // namespace fronteira::cup
