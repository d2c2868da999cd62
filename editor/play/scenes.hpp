// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_painting.hpp"
#include "play/guide_pictures.hpp"
#include "play/match.hpp"

#include <QtQml/qqmlregistration.h>

#include <QVariantMap>
#include <functional>
#include <map>
#include <memory>

namespace fronteira::play {

/// How each game looks when it is played: a position in the midst of a match of bots, drawn with
/// the mod's own map and look. Played once, by a host that is there for nothing else, and kept in
/// the person's home until the game changes.
class Scenes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the studio")

 public:
    using BeginHost = std::function<std::unique_ptr<client::Host>()>;
    /// Without `begin` only what is kept is shown.
    explicit Scenes(BeginHost begin, QObject* parent = nullptr);
    ~Scenes() override;

    /// `map` and `painting` for a board; empty until `came` tells of it. `ruleset` is as in the
    /// library.
    Q_INVOKABLE QVariantMap of(const QVariantMap& ruleset);
    /// A picture of the guide, on the board of that game; empty until it has come.
    Q_INVOKABLE QVariantMap pictureOf(const QVariantMap& ruleset, const QVariantList& spaces);

 signals:
    void came(const QString& ruleset);

 private:
    struct Scene {
        Game game;
        QVariantMap map;
        board::BoardPainting painting;
    };
    struct Wanted {
        QString id;
        QString version;
        QJsonObject open;
    };

    bool recall(const Wanted& wanted);
    void take(const QString& id, const QJsonObject& kept);
    void play_next();
    void look_at(const Wanted& wanted);

    BeginHost begin_;
    std::map<QString, std::unique_ptr<Scene>> scenes_;
    GuidePictures pictures_;
    QList<Wanted> wanted_;
    QString current_;
    std::unique_ptr<client::Host> host_;
    std::unique_ptr<Match> match_;
};

}  // namespace fronteira::play
