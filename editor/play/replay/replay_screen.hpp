// SPDX-License-Identifier: MIT
#pragma once

#include "play/match/match.hpp"
#include "play/match/shown_match.hpp"
#include "play/replay/story.hpp"

#include <memory>

namespace fronteira::play {

/// A match that is watched again, moment by moment.
class ReplayScreen : public ShownMatch {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by who opens a replay")
    /// The move after which things stood as they are shown; 0: the set-up.
    Q_PROPERTY(int moment READ moment WRITE set_moment NOTIFY changed)
    Q_PROPERTY(int moves READ moves NOTIFY grown)
    /// How the match ended, in words, once its last move is shown; else empty.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    /// Through whose eyes: `own`, `all`, or the number of a seat.
    Q_PROPERTY(QString eyes READ eyes WRITE set_eyes NOTIFY changed)
    /// Those that may be chosen, each `id`, `name`.
    Q_PROPERTY(QVariantList allEyes READ all_eyes NOTIFY readyChanged)

 public:
    /// Sits down with these rights first, and shows the match at `moment` (-1: the beginning).
    ReplayScreen(client::Host& host, const QString& match, const QList<Match::Right>& rights,
                 int moment, QObject* parent = nullptr);

    bool ready() const override { return match_.is_joined() && story_ && story_->moves() >= 0; }
    const Game& game() const override { return match_.game(); }
    /// Gives the chairs back at once; nothing comes after.
    void leave() { match_.leave(); }
    Chair chair() const override;
    QJsonArray sitters() const override { return match_.seats(); }
    /// That of the eyes, where they are of one seat.
    int own_place() const override;

    int moment() const { return moment_; }
    void set_moment(int number);
    int moves() const { return story_ ? std::max(0, story_->moves()) : 0; }
    QString outcome() const;
    const QString& eyes() const { return eyes_; }
    void set_eyes(const QString& eyes);
    QVariantList all_eyes() const;

    /// One move on, with what happened in it; false at the end.
    Q_INVOKABLE bool step();

 signals:
    void grown();

 private:
    void tell();
    void grow();

    Match match_;
    std::unique_ptr<Story> story_;
    QString eyes_ = QStringLiteral("own");
    int moment_ = 0;
};

}  // namespace fronteira::play
