// SPDX-License-Identifier: MIT
#include "play/sheets/aftermath.hpp"

#include "play/match/facts.hpp"
#include "play/replay/turning_points.hpp"
#include "play/seats/hands.hpp"
#include "play/seats/seat_table.hpp"

#include <QMap>
#include <algorithm>
#include <utility>

namespace fronteira::play {
namespace {

/// The titles of the cards that are held in a fan, or of those that lie as sheets.
QStringList cards_of(const Game& game, const QJsonObject& view, int seat, bool fanned) {
    QStringList titles;
    const QVariantList hands = hand_of(game, view, seat);
    for (const QVariant& one : hands) {
        const QVariantMap hand = one.toMap();
        if (hand["fan"].toBool() != fanned) continue;
        const QVariantList cards = hand["cards"].toList();
        for (const QVariant& card : cards) titles << card.toMap()["title"].toString();
    }
    return titles;
}

QString word_of(TurningPoint::Kind kind) {
    switch (kind) {
        case TurningPoint::Kind::lead:
            return QStringLiteral("lead");
        case TurningPoint::Kind::fall:
            return QStringLiteral("fall");
        case TurningPoint::Kind::out:
            return QStringLiteral("out");
    }
    return {};
}

/// Seats that came first; where it was drawn, none.
QList<int> winners_of(const QJsonObject& over) {
    QList<int> winners;
    if (over["kind"] != QLatin1String("won") && over["kind"] != QLatin1String("resigned"))
        return {};
    const QJsonObject places = over["places"].toObject();
    for (const QString& seat : places.keys())
        if (places[seat].toInt() == 1) winners << seat.toInt();
    return winners;
}

}  // namespace

Aftermath::Aftermath(client::Line host, const QString& match, int seat, const Game& game,
                     QJsonObject over, QObject* parent)
    : QObject(parent),
      story_(std::make_unique<Story>(std::move(host), match, seat, "all")),
      game_(game),
      over_(std::move(over)) {
    connect(story_.get(), &Story::grown, this, [this] {
        if (!story_->complete()) return;
        tell();
        finish();
    });
    connect(story_.get(), &Story::failed, this, &Aftermath::finish);
}

void Aftermath::finish() {
    story_.release()->deleteLater();
    emit told();
}

void Aftermath::tell() {
    const QJsonObject view = story_->at(story_->moves()).view();
    rounds_ = story_->at(std::max(0, story_->moves() - 1)).turn()["round"].toInt();
    for (int seat = 1; seat <= game_.players(); ++seat)
        hands_ << QVariantMap{{"number", seat},
                              {"facts", own_facts(game_, view, seat)},
                              {"sheets", cards_of(game_, view, seat, false)},
                              {"cards", cards_of(game_, view, seat, true)}};
    tell_points();
}

/// By the figure that the mod names first, round by round.
void Aftermath::tell_points() {
    QMap<int, Standing> by_round;
    QString figure;
    for (int number = 0; number <= story_->moves(); ++number) {
        const Chair chair = story_->at(number);
        const int round = chair.turn()["round"].toInt();
        while (!by_round.isEmpty() && by_round.lastKey() > round)
            by_round.remove(by_round.lastKey());
        Standing standing{number, {}};
        for (int seat = 1; seat <= game_.players(); ++seat) {
            const QList<SeatFigure> figures = seat_figures(game_, chair.view(), seat);
            if (figures.isEmpty()) return;
            figure = figures.first().name;
            standing.by_seat << figures.first().value.toInt();
        }
        by_round[round] = standing;
    }
    const QList<Standing> rounds = by_round.values();
    const QList<int> numbers = by_round.keys();
    const auto began = [&](int round) { return round > 0 ? rounds[round - 1].move : 0; };
    for (const TurningPoint& one : play::turning_points(rounds))
        points_ << QVariantMap{{"kind", word_of(one.kind)},   {"seat", one.seat},
                               {"amount", one.amount},        {"figure", figure},
                               {"round", numbers[one.round]}, {"move", began(one.round)}};
    const bool gave_up = over_["kind"] == QLatin1String("resigned");
    if (const auto round = deciding_round(rounds, winners_of(over_), gave_up))
        decided_ = began(*round);
}

}  // namespace fronteira::play
