// SPDX-License-Identifier: MIT
#include "play/replay/history.hpp"

#include "play/seats/seat_table.hpp"

namespace fronteira::play {

void History::note(const Game& game, const Chair& chair) {
    const auto figures = game.look()["seat"]["column"].toArray().size();
    QList<QVariantList> by_figure(figures);
    for (int seat = 1; seat <= game.players(); ++seat) {
        const QList<SeatFigure> told = seat_figures(game, chair.view(), seat);
        for (qsizetype i = 0; i < figures; ++i) by_figure[i] << told[i].value.toInt();
    }
    QVariantList row;
    for (const QVariantList& one : by_figure) row << QVariant(one);
    view_ = chair.view();
    rounds_[chair.turn()["round"].toInt()] = row;
    while (rounds_.lastKey() > chair.turn()["round"].toInt()) rounds_.remove(rounds_.lastKey());
}

QVariantMap History::chart(const Game& game) const {
    QVariantList names;
    for (const SeatFigure& one : seat_figures(game, {}, 1)) names << one.name;
    QVariantList rounds;
    QVariantList values;
    for (auto one = rounds_.begin(); one != rounds_.end(); ++one) {
        rounds << one.key();
        values << QVariant(one.value());
    }
    return {{"names", names}, {"rounds", rounds}, {"values", values}};
}

}  // namespace fronteira::play
