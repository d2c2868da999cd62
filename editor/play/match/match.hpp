// SPDX-License-Identifier: MIT
#pragma once

#include "client/line.hpp"
#include "play/match/pace.hpp"
#include "play/seats/running_clock.hpp"
#include "play/told/chair.hpp"
#include "play/told/game.hpp"

#include <QMap>
#include <QSet>
#include <memory>

namespace fronteira::play {

/// A match as this screen takes part in it: one chair for each person here, or a spectator's chair,
/// which is seat 0. Of several people one looks at the screen at a time; the others' secrets wait
/// in their chairs.
class Match : public QObject {
    Q_OBJECT
 public:
    /// A right to a seat: its token, or the seat itself where the host is one's own.
    struct Right {
        int seat = 0;
        QString token;
        QString called = {};  ///< what the person is to be called there; empty: as before
    };

    /// Joins at once; `joined` or `failed` follows.
    Match(client::Host& host, QString id, QList<Right> rights, QObject* parent = nullptr);
    /// leave()
    ~Match() override;
    /// Gives the chairs back; the match waits in the host, and nothing is heard of it any more.
    void leave();

    const QString& id() const { return id_; }
    const client::Line& host() const { return host_; }
    bool is_joined() const { return joined_; }
    const Game& game() const { return game_; }
    /// Seats that people at this screen hold.
    QList<int> seats_here() const { return chairs_.keys(); }
    /// Another chair of this screen.
    Chair chair_of(int seat) const { return chairs_.value(seat); }
    /// The chair that is looked at.
    Chair shown() const { return chairs_.value(shown_); }
    /// Turns the screen over to another chair of it.
    void show(int seat);
    /// Whether a person here decides for that seat: a seat that gave up decides by a bot.
    bool decides(const Chair& chair) const;
    /// A seat of this screen that decides while another is looked at; 0 when there is none.
    int next_here() const;

    /// `seats`, `clock` and `open` of the protocol, as told last; `of` an open question are the
    /// seats here to whom it is put.
    const QJsonArray& seats() const { return seats_; }
    const RunningClock& clock() const { return clock_; }
    const QJsonObject& open_question() const { return open_; }
    /// At which moves of others are told; where a clock runs they are told at once.
    Pace& pace() { return pace_; }
    const Pace& pace() const { return pace_; }
    /// Sets that pace; where bots play alone it is their host that keeps it.
    void set_pace(int milliseconds);
    /// The next move of others, now; of bots that play alone, too.
    void show_next();
    /// Bots that play alone play to the end at once.
    void hurry();
    bool bots_alone() const;
    void undo() { request("undo"); }
    void pause() { request("pause"); }
    void go_on() { request("go_on"); }
    void resign() { request("resign"); }
    void answer(bool yes);
    /// People are still coming, and nothing is played yet.
    bool waits() const { return waits_; }
    /// Those who look on and said what they are called.
    const QJsonArray& watching() const { return watching_; }
    /// What was said before this screen came: `said` of the protocol.
    const QJsonArray& said_before() const { return said_before_; }
    /// For all seats of this screen.
    void set_ready(bool ready);
    /// Whoever opened it changes a house rule, or who sits where; any other goes to a free seat.
    void arrange(const QString& option, const QJsonValue& value);
    void exchange(int seat, int other);
    /// With which the seats are taken again; their order may change before the match begins.
    const QList<Right>& rights() const { return rights_; }
    void say(const QString& text);
    const QString& rematch_asked() const { return rematch_asked_; }
    /// The token that an invitation was changed for; empty when there was none.
    const QString& own_token() const { return own_token_; }
    /// The text of the record, or empty with a `refused`.
    void ask_record(std::function<void(const QString&)> use);

 signals:
    /// Also when the table was arranged anew, and when all is dealt, before the match begins.
    void joined();
    /// After that: what became another, as the protocol tells it.
    void arranged(const QJsonObject& news);
    void failed(const QString& why);
    /// View, turn, log or end of the shown chair.
    void changed();
    /// A move was told to the shown chair: its news, with `events`, and what the chair knew before.
    void moved(const QJsonObject& news, const fronteira::play::Chair& before);
    /// Seats, clock or an open question.
    void people_changed();
    /// Somebody said a line: `by`, `name`, `text`.
    void heard(const QJsonObject& line);
    void refused(const QString& say);
    /// The rules failed, or the host did; the match cannot go on here.
    void stopped(const QString& why);

 private:
    void join_all();
    void join(qsizetype place);
    void take_chair(const QJsonObject& joined);
    void tell_joined();
    void move_chair(int seat, int was);
    void begin(const QJsonObject& news);
    void hear(const QJsonObject& news);
    bool is_followed(const QJsonObject& news) const;
    void tell(const QJsonObject& news);
    void hear_people(const QJsonObject& news);
    void tell_pace(bool now);
    void request(const QString& type);
    void ask(const QJsonObject& request);

    client::Line host_;
    QString id_;
    QList<Right> rights_;
    QList<Right> moved_;    ///< of the seats that were told of another arrangement so far
    QJsonObject arranged_;  ///< what is still to be told of that
    QSet<int> dealt_to_;    ///< seats that were told how the match begins
    qsizetype missing_ = 0;
    bool joined_ = false;
    Game game_;
    Pace pace_;
    QMap<int, Chair> chairs_;
    QMap<int, Chair> coming_;  ///< until all have come
    QList<int> held_;          ///< chairs to give back
    int shown_ = -1;
    QJsonArray seats_;
    QJsonArray watching_;
    QJsonArray said_before_;
    bool waits_ = false;
    QString own_token_;
    QString rematch_asked_;
    RunningClock clock_;
    QJsonObject open_;
};

}  // namespace fronteira::play
