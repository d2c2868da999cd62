// SPDX-License-Identifier: MIT
#pragma once

#include "board/drawn_map.hpp"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>
#include <algorithm>

namespace fronteira::play {

/// What does not change during a match: `game` of the host's `joined`, and its map. Answers with
/// names for people; an id that is not known is its own name.
class Game {
 public:
    Game() = default;
    Game(const QJsonObject& game, const QJsonObject& map);

    /// As the host told it.
    const QJsonObject& json() const { return game_; }
    QString title() const { return game_["title"].toString(); }
    QString ruleset() const { return game_["ruleset"].toString(); }
    /// As many as a table can have at most, whatever a host says.
    int players() const { return std::clamp(game_["players"].toInt(), 0, 16); }
    const QJsonObject& map() const { return map_; }
    const board::DrawnMap& drawn() const { return drawn_; }
    /// The options, each with `name`, `type`, `value` and what it may be.
    QJsonArray house_rules() const { return game_["house_rules"].toArray(); }
    const QJsonObject look() const { return game_["look"].toObject(); }
    /// A word of the mod by its key, such as `column.armies`; empty where it has none.
    QString word(const QString& key) const;

    /// Ids in the order of the map.
    const QStringList& spaces() const { return spaces_; }
    /// -1 where there is no such space.
    int space_index(const QString& id) const { return space_index_.value(id, -1); }
    QJsonObject space(const QString& id) const;
    /// The spaces of a region, in the order of the map.
    QStringList spaces_in(const QString& region) const;
    /// Where links lead from a space, each once: those of a kind, or all when it is empty.
    QStringList linked(const QString& space, const QString& kind = {}) const;
    QString space_name(const QString& id) const;
    QString region_name(const QString& id) const;
    /// What it is worth, as the mod's look says: `+5`, or `+5 / +2` where there is more than one
    /// number; empty where there is none.
    QString region_worth(const QString& id) const;
    QString phase_name(const QString& id) const;
    QString kind_name(const QString& kind) const;
    /// It does nothing but end a phase.
    bool ends(const QString& kind) const { return kinds_.value(kind)["ends"].toBool(); }
    /// The mod's look says that the move is not to be made unasked: it ends the match, for one.
    bool asks_first(const QString& kind) const;
    QStringList kinds() const { return kinds_.keys(); }
    /// The names of the slots of a move, in their order.
    QStringList slots_of(const QString& kind) const;
    /// `id`, `name`, `of` and what else a slot has; empty where there is none.
    QJsonObject slot(const QString& kind, const QString& id) const;
    /// `entity` is `match`, `seat`, `space` or `region`; empty where there is none.
    QJsonObject column(const QString& entity, const QString& id) const;
    /// All columns of that entity, in the order of the ruleset.
    QList<QJsonObject> columns(const QString& entity) const;
    QStringList decks() const;
    QJsonObject card(const QString& deck, const QString& id) const;
    QString card_name(const QString& deck, const QString& id) const;

    /// A value of a slot or a column in words; seats by their number, none and hidden as a dash and
    /// a question mark.
    QString value_name(const QJsonObject& typed, const QJsonValue& value) const;

 private:
    QJsonObject game_;
    QJsonObject map_;
    board::DrawnMap drawn_;
    QStringList spaces_;
    QHash<QString, int> space_index_;
    QHash<QString, QString> regions_;
    QHash<QString, QList<QPair<QString, QString>>> links_;  ///< kind and space, by space
    QHash<QString, QJsonObject> kinds_;
    QHash<QString, QJsonObject> columns_;
    QHash<QString, QJsonObject> cards_;
};

}  // namespace fronteira::play
