// SPDX-License-Identifier: MIT
#include "map_edit/exchange/losses.hpp"

#include <QVariantMap>

namespace fronteira::map_edit {

QVariantList losses_of(const QJsonArray& told) {
    QVariantList losses;
    for (const QJsonValue& one : told)
        losses << QVariantMap{{"text", one["message"].toString()},
                              {"hint", one["hint"].toString()},
                              {"line", one["line"].toInt()}};
    return losses;
}

}  // namespace fronteira::map_edit
