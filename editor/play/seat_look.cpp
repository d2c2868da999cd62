// SPDX-License-Identifier: MIT
#include "play/seat_look.hpp"

#include "controls/contrast.hpp"

#include <algorithm>
#include <array>
#include <cmath>

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
// Okabe and Ito, "Color Universal Design", 2008; the first six are those of seats without a colour.
constexpr std::array<const char*, 8> safe{"#d55e00", "#0072b2", "#f0e442", "#009e73",
                                          "#cc79a7", "#56b4e9", "#f4f1ea", "#2f3437"};

/// Of two colours of the same name hardly anything; a grey one has no hue to differ in.
double difference(const QColor& one, const QColor& other) {
    const double most_grey = 0.25;
    const bool grey = one.hsvSaturationF() < most_grey,
               other_grey = other.hsvSaturationF() < most_grey;
    const double light = std::abs(one.lightnessF() - other.lightnessF());
    if (grey != other_grey) return 2;
    if (grey) return light;
    const int apart = std::abs(one.hsvHue() - other.hsvHue());
    return std::min(apart, 360 - apart) / 90.0 + light / 4;
}

/// What eyes of all kinds tell apart, and what is still called by the same name: of all colours of
/// the game, in their order, each takes the one left that is most like it.
QColor safe_colour(const QJsonObject& words, const QString& word) {
    QList<QColor> left;
    for (const char* one : safe) left << QColor(QLatin1String(one));
    for (auto each = words.begin(); each != words.end() && !left.isEmpty(); ++each) {
        const QColor own(each.value().toObject()["fill"].toString());
        const auto nearest =
            std::min_element(left.begin(), left.end(), [&](const QColor& a, const QColor& b) {
                return difference(own, a) < difference(own, b);
            });
        if (each.key() == word) return *nearest;
        left.erase(nearest);
    }
    return QColor(words[word]["fill"].toString());
}

SeatLook from(const Usual& one) {
    return {QColor(QLatin1String(one.fill)), one.dark_ink, !one.dark_ink,
            QLatin1String(one.emblem)};
}

bool wants_dark_ink(const QColor& fill) {
    return controls::contrast(fill, QColor(QLatin1String("#1d2329"))) >
           controls::contrast(fill, Qt::white);
}

}  // namespace

SeatLook seat_look(const Game& game, const QJsonObject& view, int seat, bool colour_safe) {
    const size_t place = static_cast<size_t>(std::max(seat, 1) - 1) % usual.size();
    const QString number = QString::number(seat);
    const QJsonObject look = game.look()["seat"].toObject();
    const QString word = view["seats"][number][look["colour"].toString()].toString();
    const bool by_word = look["words"][word].isObject();
    const QJsonObject names = look[by_word ? "words" : "numbers"].toObject();
    const QJsonObject own = names[by_word ? word : number].toObject();
    SeatLook found = from(usual[place]);
    if (!own.isEmpty())
        found = {QColor(own["fill"].toString()), own["ink"] == QLatin1String("dark"),
                 own["bold"].toBool(), own["emblem"].toString()};
    if (colour_safe) {
        found.fill = own.isEmpty() ? QColor(QLatin1String(safe[place]))
                                   : safe_colour(names, by_word ? word : number);
        found.dark_ink = wants_dark_ink(found.fill);
        found.bold = true;
    }
    return found;
}

}  // namespace fronteira::play
