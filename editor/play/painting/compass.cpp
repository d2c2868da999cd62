// SPDX-License-Identifier: MIT
#include "play/painting/compass.hpp"

#include <QHash>

namespace fronteira::play {

std::optional<double> degrees_of(const QString& direction) {
    static const QHash<QString, double> known{
        {"north", 0},   {"northeast", 45},  {"east", 90},  {"southeast", 135},
        {"south", 180}, {"southwest", 225}, {"west", 270}, {"northwest", 315}};
    const auto found = known.constFind(QString(direction).remove('_'));
    return found == known.constEnd() ? std::nullopt : std::optional(*found);
}

}  // namespace fronteira::play
