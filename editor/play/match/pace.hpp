// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QJsonObject>
#include <QObject>
#include <QTimer>

namespace fronteira::play {

/// Tells the news of a match one move after another, at a pace that eyes can follow. What comes
/// while something waits is told after it, so that nothing is told out of order.
class Pace : public QObject {
    Q_OBJECT
 public:
    explicit Pace(QObject* parent = nullptr);

    /// Milliseconds between a move and the next one that is to be followed; 0: nothing waits.
    void set_interval(int milliseconds);
    int interval() const { return interval_; }
    /// One of `moved`, `undone` and `ended`. `followed`: eyes are to have time for what came
    /// before.
    void take(const QJsonObject& news, bool followed);
    /// How many moves wait to be told.
    int waiting() const;
    /// Tells the next of them now, or, where none waits, as soon as it comes.
    void next();
    /// Tells all of them now.
    void skip();

 signals:
    void told(const QJsonObject& news);
    /// Another number of moves waits.
    void changed();

 private:
    struct Waiting {
        QJsonObject news;
        bool followed;
    };

    void go_on();
    bool is_early(const Waiting& one) const;
    void tell_first();

    int interval_ = 0;
    QList<Waiting> queue_;
    int number_ = -1;  ///< of the move that was told last
    QElapsedTimer since_;
    QTimer timer_;
    int waited_ = 0;
};

}  // namespace fronteira::play
