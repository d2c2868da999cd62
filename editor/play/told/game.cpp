// SPDX-License-Identifier: MIT
#include "play/told/game.hpp"

namespace fronteira::play {
namespace {

QJsonObject with_id(const QJsonArray& list, const QString& key, const QString& id) {
    for (const QJsonValue& one : list)
        if (one[key].toString() == id) return one.toObject();
    return {};
}

QString name_or(const QJsonObject& thing, const QString& id) {
    const QString name = thing["name"].toString();
    return name.isEmpty() ? id : name;
}

}  // namespace

Game::Game(const QJsonObject& game, const QJsonObject& map) : game_(game), map_(map), drawn_(map) {
    for (const QJsonValue& one : map["spaces"].toArray()) {
        space_index_.insert(one["id"].toString(), static_cast<int>(spaces_.size()));
        spaces_ << one["id"].toString();
    }
    for (const QJsonValue& one : map["regions"].toArray())
        regions_.insert(one["id"].toString(), one["name"].toString());
    for (const QJsonValue& one : map["links"].toArray()) {
        const QString from = one["from"].toString(), to = one["to"].toString();
        const QString kind = one["kind"].toString();
        links_[from].append({kind, to});
        if (!one["one_way"].toBool()) links_[to].append({kind, from});
    }
    for (const QJsonValue& one : game["moves"].toArray())
        kinds_.insert(one["kind"].toString(), one.toObject());
    for (const QJsonValue& one : game["columns"].toArray())
        columns_.insert(one["entity"].toString() + '.' + one["id"].toString(), one.toObject());
    for (const QJsonValue& deck : game["decks"].toArray())
        for (const QJsonValue& one : deck["cards"].toArray())
            cards_.insert(deck["id"].toString() + '.' + one["id"].toString(), one.toObject());
}

QString Game::word(const QString& key) const {
    return game_["words"][key].toString();
}

QJsonObject Game::space(const QString& id) const {
    return map_["spaces"].toArray().at(space_index(id)).toObject();
}

QStringList Game::spaces_in(const QString& region) const {
    QStringList found;
    if (!regions_.contains(region)) return found;
    for (const QJsonValue& one : map_["spaces"].toArray())
        if (one["region"] == region) found << one["id"].toString();
    return found;
}

QStringList Game::linked(const QString& space, const QString& kind) const {
    QStringList found;
    for (const auto& [of, to] : links_.value(space))
        if ((kind.isEmpty() || of == kind) && !found.contains(to)) found << to;
    return found;
}

QString Game::space_name(const QString& id) const {
    return name_or(space(id), id);
}

QString Game::region_name(const QString& id) const {
    return regions_.value(id, id);
}

QString Game::region_worth(const QString& id) const {
    const QJsonObject shown = look()["region"].toObject();
    const QJsonObject numbers =
        with_id(map_["regions"].toArray(), "id", id)["attributes"].toObject();
    QStringList keys{shown["bonus"].toString()}, worth;
    for (const QJsonValue& key : shown["more"].toArray()) keys << key.toString();
    for (const QString& key : std::as_const(keys))
        if (numbers.contains(key)) worth << QStringLiteral("+%1").arg(numbers[key].toInt());
    return worth.join(QStringLiteral(" / "));
}

QString Game::phase_name(const QString& id) const {
    return name_or(with_id(game_["phases"].toArray(), "id", id), id);
}

QString Game::kind_name(const QString& kind) const {
    return name_or(kinds_.value(kind), kind);
}

bool Game::asks_first(const QString& kind) const {
    return look()["move"][kind]["confirm"].toBool();
}

QStringList Game::slots_of(const QString& kind) const {
    QStringList ids;
    for (const QJsonValue& one : kinds_.value(kind)["slots"].toArray()) ids << one["id"].toString();
    return ids;
}

QJsonObject Game::slot(const QString& kind, const QString& id) const {
    return with_id(kinds_.value(kind)["slots"].toArray(), "id", id);
}

QJsonObject Game::column(const QString& entity, const QString& id) const {
    return columns_.value(entity + '.' + id);
}

QList<QJsonObject> Game::columns(const QString& entity) const {
    QList<QJsonObject> found;
    for (const QJsonValue& one : game_["columns"].toArray())
        if (one["entity"] == entity) found << one.toObject();
    return found;
}

QStringList Game::decks() const {
    QStringList ids;
    for (const QJsonValue& one : game_["decks"].toArray()) ids << one["id"].toString();
    return ids;
}

QJsonObject Game::card(const QString& deck, const QString& id) const {
    return cards_.value(deck + '.' + id);
}

QString Game::card_name(const QString& deck, const QString& id) const {
    return name_or(card(deck, id), id);
}

QString Game::value_name(const QJsonObject& typed, const QJsonValue& value) const {
    if (value.isArray()) {
        QStringList names;
        for (const QJsonValue& one : value.toArray()) names << value_name(typed, one);
        return names.join(QStringLiteral(", "));
    }
    if (value.isBool()) return value.toBool() ? QStringLiteral("✓") : QStringLiteral("–");
    if (value.isDouble()) return QString::number(value.toInt());
    const QString id = value.toString();
    if (id == QLatin1String("-")) return QStringLiteral("–");
    if (id == QLatin1String("?")) return id;
    const QString of = typed["of"].toString();
    if (of == QLatin1String("space")) return space_name(id);
    if (of == QLatin1String("region")) return region_name(id);
    if (of == QLatin1String("card")) return card_name(typed["deck"].toString(), id);
    if (of == QLatin1String("choice"))
        return name_or(with_id(typed["choices"].toArray(), "id", id), id);
    return id;
}

}  // namespace fronteira::play
