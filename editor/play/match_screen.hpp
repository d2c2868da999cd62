// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_painting.hpp"
#include "play/history.hpp"
#include "play/log_lines.hpp"
#include "play/match.hpp"
#include "play/move_builder.hpp"

#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace fronteira::play {

/// A match as the play screen shows it: everything ready to be drawn, and what hands may do. Without
/// rules: what can be done is what the host offers.
class MatchScreen : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by who opens a match")
    Q_PROPERTY(bool ready READ ready NOTIFY readyChanged)
    Q_PROPERTY(QString fault READ fault NOTIFY readyChanged)
    Q_PROPERTY(QString title READ title NOTIFY readyChanged)
    Q_PROPERTY(QVariantMap map READ map NOTIFY readyChanged)
    Q_PROPERTY(QVariantMap look READ look NOTIFY readyChanged)
    Q_PROPERTY(fronteira::board::BoardPainting* painting READ painting CONSTANT)
    Q_PROPERTY(fronteira::play::LogLines* log READ log CONSTANT)
    Q_PROPERTY(bool colourSafe READ colour_safe WRITE set_colour_safe NOTIFY changed)
    /// The seat that is looked at; 0 for a spectator.
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    /// `number`, `round`, `phase` (its name), `say`, `mayUndo`, `decides`.
    Q_PROPERTY(QVariantMap turn READ turn NOTIFY changed)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY seatsChanged)
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    Q_PROPERTY(QVariantList ownFacts READ own_facts NOTIFY changed)
    Q_PROPERTY(QVariantList hands READ hands NOTIFY changed)
    /// Empty while the match goes on; then `kind`, `say`, `places`.
    Q_PROPERTY(QVariantMap over READ over NOTIFY changed)
    /// The figures of the seats over the rounds, for a chart; see History.
    Q_PROPERTY(QVariantMap history READ history NOTIFY changed)
    /// The seat to which the screen is to be handed; 0: none.
    Q_PROPERTY(int curtain READ curtain NOTIFY changed)
    Q_PROPERTY(QVariantMap question READ question NOTIFY seatsChanged)
    Q_PROPERTY(bool paused READ paused NOTIFY seatsChanged)
    /// What is being built: `active`, `kinds` (each `kind`, `name`, `chosen`, `slots`), `kind`, `name`, `parts`
    /// (each `name`, `text`), `slot` (its name), `of`, `options` (each `value`, `text`), `from`, `upto`,
    /// `canGoBack`.
    Q_PROPERTY(QVariantMap choice READ choice NOTIFY choiceChanged)

 public:
    MatchScreen(client::Host& host, const QString& match, const QList<Match::Right>& rights,
                QObject* parent = nullptr);

    bool ready() const { return match_.is_joined(); }
    QString fault() const { return fault_; }
    QString title() const { return match_.game().title(); }
    QVariantMap map() const { return match_.game().map().toVariantMap(); }
    QVariantMap look() const { return match_.game().look().toVariantMap(); }
    board::BoardPainting* painting() { return &painting_; }
    LogLines* log() { return &log_; }
    bool colour_safe() const { return colour_safe_; }
    void set_colour_safe(bool on);
    int seat() const { return match_.shown().seat(); }
    QVariantMap turn() const;
    QVariantList seats() const;
    QVariantList facts() const;
    QVariantList own_facts() const;
    QVariantList hands() const;
    QVariantMap over() const { return match_.shown().over().toVariantMap(); }
    QVariantMap history() const { return history_.chart(match_.game()); }
    int curtain() const;
    QVariantMap question() const { return match_.open_question().toVariantMap(); }
    bool paused() const { return match_.clock()["paused"].toBool(); }
    QVariantMap choice() const;
    const Match& match() const { return match_; }

    Q_INVOKABLE void pickKind(const QString& kind) { builder_.pick_kind(kind); }
    /// A space was activated. Where several kinds of move begin there, `kindsOffered` asks which.
    Q_INVOKABLE void pickSpace(const QString& space);
    Q_INVOKABLE void pickSpaceAs(const QString& kind, const QString& space);
    Q_INVOKABLE void pick(const QVariant& value);
    Q_INVOKABLE void back() { builder_.back(); }
    Q_INVOKABLE void askWhy(const QString& space) { builder_.ask_why("space", space); }
    Q_INVOKABLE void undo() { match_.undo(); }
    Q_INVOKABLE void pause() { match_.pause(); }
    Q_INVOKABLE void goOn() { match_.go_on(); }
    Q_INVOKABLE void resign() { match_.resign(); }
    Q_INVOKABLE void answer(bool yes) { match_.answer(yes); }
    /// The next person at this screen looks.
    Q_INVOKABLE void lift();
    /// Writes the record; `said` tells how that went.
    Q_INVOKABLE void saveRecord(const QUrl& file);
    Q_INVOKABLE QVariantMap cardFace(const QString& deck, const QString& id) const;
    /// The deck that a card is of; empty where there is none.
    Q_INVOKABLE QString deckOf(const QString& card) const;
    Q_INVOKABLE QVariantMap seatLook(int seat) const;
    /// What stands on a space, in lines for a tooltip and a screen reader.
    Q_INVOKABLE QString describe(const QString& space) const;

 signals:
    void readyChanged();
    void changed();
    void seatsChanged();
    void choiceChanged();
    /// What happened, for the eyes: `name`, `fields`, `say` of each event, and the `look` of its kind.
    void happened(const QVariantList& events);
    void kindsOffered(const QString& space, const QVariantList& kinds);
    void reason(const QString& space, const QString& say);
    /// Something to tell: a refusal, a success.
    void said(const QString& text);

 private:
    void begin();
    void refresh();
    void animate(const QJsonObject& news);
    void paint();
    QVariantList options() const;
    QVariantList kinds_json(const QStringList& kinds) const;

    Match match_;
    MoveBuilder builder_;
    board::BoardPainting painting_;
    LogLines log_;
    History history_;
    QString fault_;
    bool colour_safe_ = false;
    int decision_ = -1;  ///< the move and seat that the builder is about
    int decider_ = 0;
};

}  // namespace fronteira::play
