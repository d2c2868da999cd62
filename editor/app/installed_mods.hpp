// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QString>

namespace fronteira::app {

/// Ids of the installed mods with their folders, as the command line program tells them; empty when
/// it does not answer.
QMap<QString, QString> installed_mods(const QString& program);

}  // namespace fronteira::app
