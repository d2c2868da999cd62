// SPDX-License-Identifier: MIT
#pragma once

#include "client/line.hpp"
#include "play/moves/move_builder.hpp"

#include <QJsonValue>

namespace fronteira::play {

/// The contest that was begun here last, to be begun again: once, or again and again for as long as
/// it is legal and this seat has nothing else to decide. Numbers become smaller with what is
/// possible. Of the rules it knows nothing: the host says what is on offer and what throws dice.
/// All that it is given is lent: `match` is read anew for each decision.
class Repetition : public QObject {
    Q_OBJECT
 public:
    Repetition(client::Host& host, const QString& match, MoveBuilder& builder,
               QObject* parent = nullptr);

    /// A new decision of that seat; 0 is nobody's. The host is asked whether the move is legal now,
    /// and is a contest.
    void begin(int seat);
    bool possible() const { return possible_; }
    /// It goes on by itself.
    bool going() const { return static_cast<bool>(enough_); }
    const MadeMove& move() const { return move_; }
    /// Makes it again, if it is possible.
    void again();
    /// Makes it again until it is not possible or `enough` holds.
    void go_on_until(std::function<bool()> enough);
    /// Whoever chooses something by hand goes on by hand.
    void stop() { enough_ = {}; }

 signals:
    void changed();

 private:
    void probe(qsizetype values);
    bool fit(QJsonValue& value, const Step& step) const;
    void found(bool possible);

    client::Line host_;
    const QString& match_;
    MoveBuilder& builder_;
    MadeMove last_;  ///< as it was made
    MadeMove move_;  ///< as it can be made now
    int seat_ = 0;
    int decision_ = 0;  ///< answers to an earlier decision are dropped
    bool possible_ = false;
    std::function<bool()> enough_;
};

}  // namespace fronteira::play
