// SPDX-License-Identifier: MIT
#include "play/seat_look.hpp"

#include <array>

namespace fronteira::play {
namespace {

struct Usual {
    const char* fill;
    bool dark_ink;
    const char* emblem;
};

constexpr std::array<Usual, 6> usual{{{"#c8443c", false, "triangle"},
                                      {"#2f6fb3", false, "star"},
                                      {"#e3b23c", true, "diamond"},
                                      {"#3f8f5b", false, "cross"},
                                      {"#f4f1ea", true, "circle"},
                                      {"#2f3437", false, "square"}}};
// Okabe and Ito, "Color Universal Design", 2008.
constexpr std::array<Usual, 6> safe{{{"#d55e00", false, "triangle"},
                                     {"#0072b2", false, "star"},
                                     {"#f0e442", true, "diamond"},
                                     {"#009e73", false, "cross"},
                                     {"#cc79a7", true, "circle"},
                                     {"#56b4e9", true, "square"}}};

SeatLook from(const Usual& one) {
    return {QColor(QLatin1String(one.fill)), one.dark_ink, !one.dark_ink,
            QLatin1String(one.emblem)};
}

}  // namespace

SeatLook seat_look(const Game& game, const QJsonObject& view, int seat, bool colour_safe) {
    const size_t place = static_cast<size_t>(std::max(seat, 1) - 1) % usual.size();
    const QString number = QString::number(seat);
    const QJsonObject look = game.look()["seat"].toObject();
    const QString word = view["seats"][number][look["colour"].toString()].toString();
    const QJsonObject own = look["words"][word].isObject() ? look["words"][word].toObject()
                                                           : look["numbers"][number].toObject();
    SeatLook found = from(usual[place]);
    if (!own.isEmpty())
        found = {QColor(own["fill"].toString()), own["ink"] == QLatin1String("dark"),
                 own["bold"].toBool(), own["emblem"].toString()};
    if (colour_safe) {
        const SeatLook fill = from(safe[place]);
        found.fill = fill.fill;
        found.dark_ink = fill.dark_ink;
        found.bold = true;
    }
    return found;
}

}  // namespace fronteira::play
