// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_painting.hpp"
#include "play/painting/guide_pictures.hpp"
#include "play/panels/log_lines.hpp"
#include "play/replay/history.hpp"
#include "play/seats/running_clock.hpp"
#include "play/told/chair.hpp"
#include "play/told/game.hpp"

#include <QtQml/qqmlregistration.h>

#include <QVariantMap>

namespace fronteira::play {

class MoveBuilder;

/// A moment of a match as eyes see it, live or told again: everything ready to be drawn.
class ShownMatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a match on the screen or a replay")
    Q_PROPERTY(bool ready READ ready NOTIFY readyChanged)
    /// Why there is nothing to show; empty when there is.
    Q_PROPERTY(QString fault READ fault NOTIFY readyChanged)
    Q_PROPERTY(QString title READ title NOTIFY readyChanged)
    /// Such as `war/war`.
    Q_PROPERTY(QString ruleset READ ruleset NOTIFY readyChanged)
    Q_PROPERTY(fronteira::board::DrawnMap map READ map NOTIFY readyChanged)
    /// `spaces`, `regions` and `links` of the map as the host tells them, without outlines.
    Q_PROPERTY(QVariantMap places READ places NOTIFY readyChanged)
    Q_PROPERTY(QVariantMap look READ look NOTIFY readyChanged)
    /// What each region is worth, by id: see Game::region_worth().
    Q_PROPERTY(QVariantMap regionNotes READ region_notes NOTIFY readyChanged)
    Q_PROPERTY(fronteira::board::BoardPainting* painting READ painting CONSTANT)
    Q_PROPERTY(fronteira::play::LogLines* log READ log CONSTANT)
    Q_PROPERTY(bool colourSafe READ colour_safe WRITE set_colour_safe NOTIFY changed)
    /// The seat that is looked at; 0 for a spectator.
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    /// A grid: it can be looked at from either side.
    Q_PROPERTY(bool turnable READ turnable NOTIFY readyChanged)
    /// Who looks on sits at the far side of it: the board is to be turned for them.
    Q_PROPERTY(bool seenFromFar READ seen_from_far NOTIFY changed)
    /// `number`, `round`, `phase` (its name), `say`, `mayUndo`, `seat`, `decides`.
    Q_PROPERTY(QVariantMap turn READ turn NOTIFY changed)
    /// See seat_table().
    Q_PROPERTY(QVariantList seats READ seats NOTIFY seatsChanged)
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    Q_PROPERTY(QVariantList ownFacts READ own_facts NOTIFY changed)
    /// See hand_of().
    Q_PROPERTY(QVariantList hands READ hands NOTIFY changed)
    /// Empty while the match goes on; then `kind`, `say`, `places`.
    Q_PROPERTY(QVariantMap over READ over NOTIFY changed)
    /// The move that ended the match and what came of it, in sentences; empty while it goes on, and
    /// where no move ended it.
    Q_PROPERTY(QStringList ending READ ending NOTIFY changed)
    /// The figures of the seats over the rounds, for a chart: see History; and `seats`, each as
    /// seatLook() tells, but of the last that was seen: a line has one colour from its beginning.
    Q_PROPERTY(QVariantMap history READ history NOTIFY changed)

 public:
    using QObject::QObject;

    virtual bool ready() const = 0;
    virtual const Game& game() const = 0;
    /// What is shown now.
    virtual Chair chair() const = 0;
    /// Who sits where: `seats` of the protocol.
    virtual QJsonArray sitters() const = 0;
    virtual RunningClock clock() const { return {}; }
    /// Seats of people at this screen.
    virtual QList<int> here() const { return {}; }
    /// Where it is looked on from: the seat of the only person here; else 0.
    virtual int own_place() const { return here().size() == 1 ? here().first() : 0; }

    const QString& fault() const { return fault_; }
    QString title() const { return game().title(); }
    QString ruleset() const { return game().ruleset(); }
    const board::DrawnMap& map() const { return game().drawn(); }
    QVariantMap places() const;
    QVariantMap look() const { return game().look().toVariantMap(); }
    QVariantMap region_notes() const;
    board::BoardPainting* painting() { return &painting_; }
    LogLines* log() { return &log_; }
    bool colour_safe() const { return colour_safe_; }
    void set_colour_safe(bool on);
    int seat() const { return chair().seat(); }
    bool turnable() const { return game().drawn().is_grid(); }
    bool seen_from_far() const;
    QVariantMap turn() const;
    QVariantList seats() const;
    virtual QVariantList facts() const;
    QVariantList own_facts() const;
    QVariantList hands() const;
    QVariantMap over() const { return chair().over().toVariantMap(); }
    QStringList ending() const;
    QVariantMap history() const;

    /// Somebody points at a space: what it reaches is shown until they point elsewhere; empty: at
    /// none.
    Q_INVOKABLE void lookAt(const QString& space);
    /// What lies beside the board, in lines.
    Q_INVOKABLE QStringList besides() const;
    /// The neighbours of a space.
    Q_INVOKABLE QStringList linked(const QString& space) const { return game().linked(space); }
    /// Draws the eye to a space.
    Q_INVOKABLE void pointAt(const QString& space);
    Q_INVOKABLE QVariantMap cardFace(const QString& deck, const QString& id) const;
    /// The deck that a card is of; empty where there is none.
    Q_INVOKABLE QString deckOf(const QString& card) const;
    /// `fill`, `darkInk`, `bold`, `emblem`, `name`.
    Q_INVOKABLE QVariantMap seatLook(int seat) const;
    /// A picture of the guide; see GuidePictures.
    Q_INVOKABLE QVariantMap pictureOf(const QVariantList& spaces);
    /// What of a guide is likely wanted: what stands on a space that is pointed at, or the phase.
    Q_INVOKABLE QStringList topics(const QString& space) const;
    /// The region that a space is in and what it is worth; empty where it is in none.
    Q_INVOKABLE QString regionOf(const QString& space) const;
    /// What stands on a space, in lines for a tooltip and a screen reader.
    Q_INVOKABLE QString describe(const QString& space) const;

 signals:
    void readyChanged();
    void changed();
    void seatsChanged();
    /// What happened, for the eyes: `name`, `fields`, `say` of each event, the `look` of its
    /// kind, and of dice against dice the `battle` (see battle_of()).
    void happened(const QVariantList& events);
    /// Something was done.
    void said(const QString& text);

 protected:
    void fail(const QString& why);
    /// A game has come: there is a board to paint.
    void begin();
    virtual void paint();
    /// What lies beside the board, and what is reached on it; `builder` may be null.
    void paint_besides(const MoveBuilder* builder);
    /// Draws the eye to what one move did, and tells of its events; `before` is what was known
    /// before it.
    void animate(const QJsonObject& news, const Chair& before);

    board::BoardPainting painting_;
    LogLines log_;
    History history_;

 private:
    /// `pulse` and `arrow` of a look, with the values of what happened.
    void draw_eye(const QJsonObject& look, const QJsonObject& values);

    void show_reach();
    QVariantMap look_of(const QJsonObject& view, int seat) const;

    QString fault_;
    QString looked_at_;
    GuidePictures pictures_;
    bool colour_safe_ = false;
};

}  // namespace fronteira::play
