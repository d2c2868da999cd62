// SPDX-License-Identifier: MIT
#pragma once

#include "client/line.hpp"
#include "play/match/match_screen.hpp"

#include <QtQml/qqmlregistration.h>

#include <QJsonArray>
#include <QJsonObject>
#include <QPointer>

namespace fronteira::play {

/// A first match under way: says what to do, lets nothing else be played, and plays for the others
/// what is written. The lesson is as `installed` tells it.
class Lesson : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by who begins a first match")
    /// What is to be done now; at the end what was learned.
    Q_PROPERTY(QString say READ say NOTIFY changed)
    /// What to click and to choose for that; empty at the end.
    Q_PROPERTY(QString how READ how NOTIFY changed)
    /// What stands above the first step.
    Q_PROPERTY(QString intro READ intro CONSTANT)
    /// From 1; one more than there are when it is over.
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int steps READ steps CONSTANT)
    Q_PROPERTY(bool over READ over NOTIFY changed)

 public:
    /// The match is open and nobody has moved. The host is lent.
    Lesson(client::Host& host, const QString& match, const QJsonObject& lesson);

    /// Plays what comes before the first step; `ready` or `failed` tell of it.
    void begin();
    /// The screen on which the learner plays; lent, and asked before each move.
    void watch(MatchScreen& screen);

    QString say() const;
    QString how() const;
    QString intro() const { return lesson_["intro"].toString(); }
    int step() const { return step_ + 1; }
    int steps() const { return static_cast<int>(lesson_["steps"].toArray().size()); }
    bool over() const { return step_ >= steps(); }

    /// The request that opens a lesson's match.
    static QJsonObject request(const QJsonObject& lesson);

 signals:
    void changed();
    /// All that comes before the first step was played.
    void ready();
    void failed(const QString& why);

 private:
    QJsonObject wanted() const;
    void sit_down(int seat);
    void play_next();
    void follow();
    /// Draws the eye to where the step begins.
    void point() const;

    client::Line host_;
    QString match_;
    QJsonObject lesson_;
    QJsonArray waiting_;  ///< what the others and, before the first step, all play next
    int step_ = 0;
    int number_ = 0;  ///< moves that were played when the step began
    bool begun_ = false;
    QPointer<MatchScreen> screen_;
};

}  // namespace fronteira::play
