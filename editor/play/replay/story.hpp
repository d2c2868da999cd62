// SPDX-License-Identifier: MIT
#pragma once

#include "client/line.hpp"
#include "play/told/chair.hpp"

#include <QHash>

namespace fronteira::play {

/// A match told again: every moment of it through the same eyes. Comes from the host in parts.
class Story : public QObject {
    Q_OBJECT
 public:
    /// `seat` is held by this screen; `eyes` is `own`, `all`, or the number of a seat, which the
    /// host allows once the match is over.
    Story(client::Line host, QString match, int seat, QString eyes, QObject* parent = nullptr);

    /// Moves in all; -1 until the first part came.
    int moves() const { return moves_; }
    bool complete() const { return moves_ >= 0 && told_.size() == moves_; }
    /// What was known after that move; 0 is the set-up. As far as it came.
    Chair at(int number) const;
    /// What the host told of that move, with its events.
    QJsonObject news(int number) const { return told_.at(number - 1).toObject(); }
    /// The whole log.
    QJsonArray log() const;

 signals:
    /// Another part came.
    void grown();
    void failed(const QString& why);

 private:
    void ask();
    QJsonObject view_at(int number) const;

    client::Line host_;
    QString match_;
    int seat_;
    QString eyes_;
    int moves_ = -1;
    QJsonObject first_;
    QJsonArray told_;
    mutable QHash<int, QJsonObject> views_;  ///< every so often one, so that going back is quick
};

}  // namespace fronteira::play
