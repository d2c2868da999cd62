// SPDX-License-Identifier: MIT
#pragma once

#include "client/line.hpp"
#include "play/told/game.hpp"

#include <QJsonValue>
#include <QSet>
#include <functional>
#include <optional>

namespace fronteira::play {

/// One step of a move: which slot asks, and what may be answered.
struct Step {
    QString slot;              ///< empty: nothing is missing
    QString of;                ///< `space`, `region`, `seat`, `card`, `choice` or `number`
    QJsonArray choices;        ///< values; of cards, lists of them
    int from = 0;              ///< of a number: the least
    int upto = 0;              ///< and the most
    bool whole = false;        ///< the move is complete as it is
    QString say;               ///< the question in words; empty where the game has none
    QJsonArray contests = {};  ///< of each number, or of the whole move: see the protocol

    static Step read(const QJsonObject& choices);
    /// Of a region its spaces are pointed at.
    bool asks_for_spaces() const {
        return of == QLatin1String("space") || of == QLatin1String("region");
    }
    /// Cards are taken as a set.
    bool takes(const QString& kind, const QJsonValue& value) const;
};

/// A move with the values of its slots, in the order in which they were chosen.
struct MadeMove {
    QString kind;
    QList<QPair<QString, QJsonValue>> values = {};

    QJsonObject json() const;
};

/// Builds one move of one seat, step by step, by asking the host which values are possible next.
/// What it offers is legal; what it confirms is played.
/// All that it is given is lent: `match` is read anew for each decision.
class MoveBuilder : public QObject {
    Q_OBJECT
 public:
    MoveBuilder(client::Host& host, const QString& match, const Game& game,
                QObject* parent = nullptr);

    /// A new decision of that seat, after `number` moves. 0 is nobody's: nothing is on offer. What
    /// was half chosen stays chosen as far as it is still possible, for somebody else may have
    /// moved meanwhile.
    void begin(int seat, int number);
    bool active() const { return seat_ != 0; }
    /// The host has said what is on offer.
    bool ready() const { return active() && waiting_ == 0; }

    /// Asked before a move is sent: why it is not to be made, or nothing.
    using Objection = std::function<QString(const QJsonObject& move)>;
    void set_objection(Objection objection) { objection_ = std::move(objection); }

    /// Kinds of move on offer, in the order of the ruleset.
    const QStringList& kinds() const { return kinds_; }
    /// The kind that is being built; empty while that is open.
    const QString& kind() const { return kind_; }
    /// That kind was taken from several that ask for something.
    bool chose_among_kinds() const;
    /// Slots that have a value, in the order in which they were chosen.
    const QStringList& chosen() const { return chosen_; }
    const QJsonObject& values() const { return values_; }
    const Step& step() const { return step_; }
    /// The number that is likely wanted: the most, or what was taken here last instead of the most.
    int proposed() const;
    /// The first step of a kind on offer.
    Step first_step(const QString& kind) const { return first_.value(kind); }
    /// Kinds for which a value may be the next one: the chosen kind, or all those whose first step
    /// takes it.
    QStringList kinds_taking(const QString& of, const QJsonValue& value) const;

    /// The spaces that are to be clicked now: those of the chosen kind, or of all kinds while that
    /// is open; those of a region stand for it. Nothing where none is asked for.
    std::optional<QSet<QString>> spaces_on_offer() const;

    /// Begins a move of that kind; one without slots is played at once.
    void pick_kind(const QString& kind);
    /// A value for the slot that asks.
    void pick(const QJsonValue& value);
    /// One step back: the last value, then the kind.
    void back();
    /// Plays the move, if it is complete.
    void confirm();
    /// Plays a move that was built before, instead of what is half chosen.
    void make(const MadeMove& move);
    /// Chooses these values, one after another, instead of what is half chosen, and goes on as if
    /// they had been chosen by hand. Stops where one is not on offer.
    void build(const MadeMove& part);
    /// Asks why the value cannot be chosen now; the answer is `reason`.
    void ask_why(const QString& of, const QJsonValue& value);

 signals:
    void changed();
    /// A move is on its way to the host.
    void sent(const MadeMove& move);
    /// The host refused, in sentences.
    void refused(const QString& say);
    void reason(const QJsonValue& value, const QString& say);

 private:
    void forget();
    void ask_kinds();
    void choose_again();
    void ask_step();
    void take(const Step& step);
    MadeMove move() const;
    QJsonObject request(const QString& type) const;
    void ask(QJsonObject request, std::function<void(const client::Reply&)> answer);
    QString remembered_under() const { return kind_ + '/' + step_.slot; }
    bool picked_by_hand() const { return !chosen_.isEmpty(); }

    Objection objection_;
    client::Line host_;
    const QString& match_;
    const Game& game_;
    int seat_ = 0;
    int number_ = 0;
    int decision_ = 0;  ///< answers to an earlier decision are dropped
    int waiting_ = 0;
    QStringList kinds_;
    QHash<QString, Step> first_;
    QString kind_;
    QStringList chosen_;
    QJsonObject values_;
    Step step_;
    QHash<QString, int> remembered_;  ///< numbers by kind and slot
    bool sent_ = false;               ///< the move is on its way
    QString wanted_kind_;             ///< of a half-made choice
    QList<QPair<QString, QJsonValue>>
        wanted_;  ///< its slots and values that are to be chosen again
    bool choosing_again_ = false;
    bool building_ = false;
};

}  // namespace fronteira::play
