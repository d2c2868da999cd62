// SPDX-License-Identifier: MIT
#pragma once

#include "play/replay/story.hpp"
#include "play/told/game.hpp"

#include <QJsonObject>
#include <QVariantMap>
#include <memory>

namespace fronteira::play {

/// What is known when a match is over: what all held, and when it took its course. Asks the host
/// for the whole story through everybody's eyes.
class Aftermath : public QObject {
    Q_OBJECT
 public:
    /// `seat` is held by this screen; `over` says how the match ended.
    Aftermath(client::Line host, const QString& match, int seat, const Game& game, QJsonObject over,
              QObject* parent = nullptr);

    /// Nothing more is to come: the host has told all, or it cannot.
    bool complete() const { return !story_; }
    /// Of each seat what only it knew: `number`, `facts` (each `name`, `value`), `sheets` (texts of
    /// single cards, such as an objective), `cards` (those of its hand).
    const QVariantList& hands() const { return hands_; }
    /// Each `kind` (`lead`, `fall`, `out`), `seat`, `amount`, `figure` (its name), `round`, and
    /// `move`, after which that round began.
    const QVariantList& turning_points() const { return points_; }
    /// How many rounds were played: that of the last move, though its end may have begun another.
    int rounds() const { return rounds_; }
    /// The move from which on to look again; -1 where none stands out.
    int decided() const { return decided_; }

 signals:
    /// It is complete.
    void told();

 private:
    void tell();
    void finish();
    void tell_points();

    std::unique_ptr<Story> story_;
    const Game& game_;
    QJsonObject over_;
    QVariantList hands_;
    QVariantList points_;
    int rounds_ = 0;
    int decided_ = -1;
};

}  // namespace fronteira::play
