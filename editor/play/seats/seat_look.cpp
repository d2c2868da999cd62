// SPDX-License-Identifier: MIT
#include "play/seats/seat_look.hpp"

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

constexpr float most_grey = 0.25F;

/// Of two colours of the same name hardly anything; a grey one has no hue to differ in.
double difference(const QColor& one, const QColor& other) {
    const bool grey = one.hsvSaturationF() < most_grey,
               other_grey = other.hsvSaturationF() < most_grey;
    const double light = std::abs(one.lightnessF() - other.lightnessF());
    if (grey != other_grey) return 2;
    if (grey) return light;
    const int apart = std::abs(one.hsvHue() - other.hsvHue());
    return std::min(apart, 360 - apart) / 90.0 + light / 4;
}

/// What eyes of all kinds tell apart, and what is still called by the same name: of all colours of
/// the game those that are most alike find each other first. A grey between black and white, which
/// no army has, is told from all of them by having none.
QColor safe_colour(const QJsonObject& words, const QString& word) {
    constexpr double another_name = 2, nearly_the_same = 0.2;
    QList<QColor> left;
    for (const char* one : safe) left << QColor(QLatin1String(one));
    QStringList open = words.keys();
    while (!open.isEmpty() && !left.isEmpty()) {
        QString best;
        qsizetype nearest = 0;
        double least = another_name;
        for (const QString& each : std::as_const(open)) {
            const QColor own(words[each].toObject()["fill"].toString());
            for (qsizetype i = 0; i < left.size(); ++i) {
                const double apart = difference(own, left[i]);
                const bool grey_between =
                    own.hsvSaturationF() < most_grey && apart > nearly_the_same;
                if (grey_between || apart >= least) continue;
                least = apart;
                best = each;
                nearest = i;
            }
        }
        if (best.isEmpty()) break;
        if (best == word) return left[nearest];
        left.removeAt(nearest);
        open.removeAll(best);
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

/// As one of the looks that the mod names.
SeatLook named(const QJsonObject& names, const QString& name, bool colour_safe) {
    const QJsonObject own = names[name].toObject();
    SeatLook found{QColor(own["fill"].toString()), own["ink"] == QLatin1String("dark"),
                   own["bold"].toBool(), own["emblem"].toString()};
    if (!colour_safe) return found;
    found.fill = safe_colour(names, name);
    found.dark_ink = wants_dark_ink(found.fill);
    found.bold = true;
    return found;
}

}  // namespace

std::optional<SeatLook> look_of_word(const Game& game, const QString& word, bool colour_safe) {
    const QJsonObject words = game.look()["seat"]["words"].toObject();
    if (!words[word].isObject()) return std::nullopt;
    return named(words, word, colour_safe);
}

SeatLook seat_look(const Game& game, const QJsonObject& view, int seat, bool colour_safe) {
    const size_t place = static_cast<size_t>(std::max(seat, 1) - 1) % usual.size();
    const QString number = QString::number(seat);
    const QJsonObject look = game.look()["seat"].toObject();
    const QString word = view["seats"][number][look["colour"].toString()].toString();
    if (const auto by_word = look_of_word(game, word, colour_safe)) return *by_word;
    const QJsonObject numbers = look["numbers"].toObject();
    if (numbers[number].isObject()) return named(numbers, number, colour_safe);
    SeatLook found = from(usual[place]);
    if (colour_safe) {
        found.fill = QColor(QLatin1String(safe[place]));
        found.dark_ink = wants_dark_ink(found.fill);
        found.bold = true;
    }
    return found;
}

}  // namespace fronteira::play
