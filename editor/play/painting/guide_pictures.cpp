// SPDX-License-Identifier: MIT
#include "play/painting/guide_pictures.hpp"

#include "play/painting/board_painter.hpp"
#include "play/painting/reach.hpp"

#include <QJsonDocument>
#include <QQmlEngine>

namespace fronteira::play {
namespace {

/// Where colours are chosen, those of a picture go as the seats stand.
QJsonObject seats_of(const Game& game) {
    const QString colour = game.look()["seat"]["colour"].toString();
    const QJsonArray words = game.column("seat", colour)["choices"].toArray();
    QJsonObject seats;
    for (int seat = 1; seat < words.size(); ++seat)
        seats[QString::number(seat)] = QJsonObject{{colour, words[seat]["id"]}};
    return seats;
}

void paint(board::BoardPainting& painting, const Game& game, const QJsonObject& view,
           const QString& first, bool colour_safe) {
    QQmlEngine::setObjectOwnership(&painting, QQmlEngine::CppOwnership);
    painting.reset(static_cast<int>(game.spaces().size()));
    BoardPainter(game, view, colour_safe).paint(painting, nullptr);
    const Reach reach = reach_of(game, view, first);
    board::BoardReach marked;
    for (const QString& space : reach.reached) marked.reached << game.space_index(space);
    for (const QString& space : reach.crossed) marked.crossed << game.space_index(space);
    painting.set_reach(marked);
}

}  // namespace

QVariantMap GuidePictures::of(const Game& game, const QVariantList& spaces, bool colour_safe) {
    QStringList showing;
    QJsonObject cells;
    for (const QVariant& one : spaces) {
        const QString space = one.toMap()["space"].toString();
        if (game.space_index(space) < 0) return {};
        showing << space;
        cells[space] = QJsonObject::fromVariantMap(one.toMap()["cells"].toMap());
    }
    if (showing.isEmpty()) return {};
    const QJsonObject view{{"spaces", cells}, {"seats", seats_of(game)}};
    const QByteArray key = game.ruleset().toUtf8() + (colour_safe ? " safe " : " ") +
                           showing.first().toUtf8() + ' ' +
                           QJsonDocument(cells).toJson(QJsonDocument::Compact);
    auto& painting = painted_[key];
    if (!painting) {
        painting = std::make_unique<board::BoardPainting>();
        paint(*painting, game, view, showing.first(), colour_safe);
    }
    return {{"map", QVariant::fromValue(game.drawn())},
            {"painting", QVariant::fromValue(painting.get())},
            {"showing", showing}};
}

QStringList topics_at(const Game& game, const QJsonObject& view, const QString& space) {
    if (game.space_index(space) < 0) return {};
    const QJsonObject look = game.look()["space"].toObject();
    const QJsonObject cells = view["spaces"][space].toObject();
    QStringList topics{cells[look["piece"].toString()].toString()};
    for (const QJsonValue& mark : look["mark"].toArray())
        if (cells[mark.toString()].toBool() || cells[mark.toString()].toInt() != 0)
            topics << mark.toString();
    for (const QJsonValue& pawn : game.look()["seat"]["pawn"].toArray())
        for (const QJsonValue& seat : view["seats"].toObject())
            if (seat[pawn["at"].toString()] == space) topics << pawn["at"].toString();
    for (const QJsonValue& tag : game.space(space)["tags"].toArray())
        if (look["tags"].toObject().contains(tag.toString())) topics << tag.toString();
    return topics;
}

}  // namespace fronteira::play
