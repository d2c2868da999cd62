// SPDX-License-Identifier: MIT
#pragma once

#include "board/drawn_map.hpp"
#include "client/line.hpp"

#include <QtQml/qqmlregistration.h>

#include <QHash>
#include <QVariantList>
#include <QVariantMap>

namespace fronteira::launcher {

/// What a host has to play: rulesets, maps, bots, and matches that wait. Lists are as the
/// protocol's `installed` and `matches` give them.
class Library : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the studio")
    Q_PROPERTY(bool loaded READ loaded NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// Games that others build upon come first. Each with `modName`, `version`, `authors`,
    /// `licence` of its mod besides.
    Q_PROPERTY(QVariantList rulesets READ rulesets NOTIFY changed)
    Q_PROPERTY(QVariantList maps READ maps NOTIFY changed)
    Q_PROPERTY(QVariantList mods READ mods NOTIFY changed)
    /// Mods that lie there and cannot be used, each in a line with the reason.
    Q_PROPERTY(QStringList faults READ faults NOTIFY changed)
    /// The latest first.
    Q_PROPERTY(QVariantList matches READ matches NOTIFY matchesChanged)

 public:
    explicit Library(client::Host& host, QObject* parent = nullptr);

    bool loaded() const { return !rulesets_.isEmpty(); }
    const QString& fault() const { return fault_; }
    const QVariantList& rulesets() const { return rulesets_; }
    const QVariantList& maps() const { return maps_; }
    const QVariantList& mods() const { return mods_; }
    const QStringList& faults() const { return faults_; }
    const QVariantList& matches() const { return matches_; }

    Q_INVOKABLE QVariantMap ruleset(const QString& id) const;
    /// What teaches that ruleset to players, each `title`, `text`: the guide of its mod, or of one
    /// that it builds upon.
    Q_INVOKABLE QVariantList guide(const QString& ruleset) const;
    /// The map to draw; without spaces until `mapLoaded` tells of it.
    Q_INVOKABLE fronteira::board::DrawnMap map(const QString& id);
    /// Maps on which a ruleset may be played, as far as its needs can be compared here.
    Q_INVOKABLE QVariantList mapsFor(const QString& ruleset) const;
    /// Rulesets whose name, description or mod contains every word.
    Q_INVOKABLE QVariantList search(const QString& words) const;
    /// The same, variants under their game: each `id` (its mod), `rulesets`, and `latest`, the one
    /// that was played last or else the first. What was played last comes first.
    Q_INVOKABLE QVariantList games(const QString& words) const;
    /// Names of the installed mods that build on that one.
    Q_INVOKABLE QStringList modsNeeding(const QString& mod) const;
    /// How many kept matches, over or not, could neither be continued nor watched without that mod.
    Q_INVOKABLE int matchesNeeding(const QString& mod) const;
    /// Whether what is called so, `war/world` or, of a ruleset or a map, `world`, is of that mod or
    /// of one that builds on it.
    Q_INVOKABLE bool needs(const QString& thing, const QString& mod) const;
    Q_INVOKABLE void refreshMatches();
    Q_INVOKABLE void forget(const QString& match);

 signals:
    void changed();
    void matchesChanged();
    void mapLoaded(const QString& id);
    /// What was asked for was not done.
    void failed(const QString& why);

 private:
    void take(const QJsonObject& installed);
    int followers(const QString& ruleset) const;
    double last_played(const QString& ruleset) const;
    bool builds_on(const QString& mod, const QString& other) const;

    client::Line host_;
    QString fault_;
    QVariantList rulesets_;
    QVariantList maps_;
    QVariantList mods_;
    QStringList faults_;
    QVariantList matches_;
    QHash<QString, board::DrawnMap> drawn_;
};

}  // namespace fronteira::launcher
