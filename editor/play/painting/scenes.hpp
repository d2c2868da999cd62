// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_painting.hpp"
#include "play/match/match.hpp"
#include "play/painting/guide_pictures.hpp"

#include <QtQml/qqmlregistration.h>

#include <QVariantMap>
#include <functional>
#include <map>
#include <memory>

namespace fronteira::play {

/// How each game looks when it is played: a position in the midst of a match of bots, drawn with
/// the mod's own map and look. Played once in each language, by a host that is there for nothing
/// else, and kept in the person's home until the game changes.
class Scenes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the studio")

 public:
    using BeginHost = std::function<std::unique_ptr<client::Host>()>;
    /// Without `begin` only what is kept is shown.
    explicit Scenes(BeginHost begin, QObject* parent = nullptr);
    ~Scenes() override;
    /// That of the hosts that begin from now on.
    void set_language(const QString& language) { language_ = language; }

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
        board::BoardPainting painting;
    };
    struct Wanted {
        QString id;
        QString version;
        QString language;
        QJsonObject open;
        /// What is drawn stays while it may be looked at, also when the language has changed.
        QString key() const { return id + '.' + language; }
    };

    bool recall(const Wanted& wanted);
    void take(const Wanted& wanted, const QJsonObject& kept);
    void play_next();
    void look_at(const Wanted& wanted);

    BeginHost begin_;
    QString language_ = QStringLiteral("en");
    std::map<QString, std::unique_ptr<Scene>> scenes_;  ///< by key
    GuidePictures pictures_;
    QList<Wanted> wanted_;
    QString current_;  ///< by key
    std::unique_ptr<client::Host> host_;
    std::unique_ptr<Match> match_;
};

}  // namespace fronteira::play
