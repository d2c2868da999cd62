// SPDX-License-Identifier: MIT
#include "play/seats/hands.hpp"

namespace fronteira::play {
namespace {

/// An attribute in words: the name of a space or a region, the mod's word for a choice, or itself.
QString attribute_text(const Game& game, const QJsonValue& value) {
    if (value.isDouble()) return QString::number(value.toInt());
    const QString id = value.toString();
    if (game.space_index(id) >= 0) return game.space_name(id);
    if (game.region_name(id) != id) return game.region_name(id);
    const QString word = game.word("choice." + id);
    return word.isEmpty() ? id : word;
}

}  // namespace

QVariantMap card_face(const Game& game, const QString& deck, const QString& id) {
    const QJsonObject look = game.look()["card"][deck].toObject();
    const QJsonObject attributes = game.card(deck, id)["attributes"].toObject();
    const QString from = look["title"].toString("name");
    const QString title = from == QLatin1String("name") ? game.card_name(deck, id)
                                                        : attribute_text(game, attributes[from]);
    const QJsonValue mark = attributes[look["mark"].toString()];
    QStringList also;
    for (const char* key : {"also", "region"}) {
        const QJsonValue value = attributes[look[QLatin1String(key)].toString()];
        if (value.isUndefined() || value == "") continue;
        // A card that is named after all that it shows says each once.
        const QString text = attribute_text(game, value);
        if (!title.contains(text)) also << text;
    }
    return {{"id", id},
            {"deck", deck},
            {"title", title},
            {"mark", look["marks"][mark.toString()].toString()},
            {"markText", mark.isUndefined() ? QString() : attribute_text(game, mark)},
            {"space", attributes[look["space"].toString()].toString()},
            {"also", also}};
}

QVariantList hand_of(const Game& game, const QJsonObject& view, int seat) {
    QVariantList hands;
    for (const QString& deck : game.decks()) {
        QVariantList cards;
        const QJsonValue hand = view["decks"][deck]["hands"][QString::number(seat)];
        for (const QJsonValue& id : hand.toArray()) cards << card_face(game, deck, id.toString());
        if (cards.isEmpty()) continue;
        const QString name = game.word("column." + deck);
        hands << QVariantMap{{"deck", deck},
                             {"name", name.isEmpty() ? deck : name},
                             {"fan", game.look()["card"][deck]["hand"] != QLatin1String("single")},
                             {"cards", cards}};
    }
    return hands;
}

}  // namespace fronteira::play
