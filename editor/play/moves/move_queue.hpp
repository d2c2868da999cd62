// SPDX-License-Identifier: MIT
#pragma once

#include "play/moves/move_builder.hpp"

namespace fronteira::play {

/// Moves that are played one after another, each as soon as the host has said what is on offer
/// after the one before. What is refused, or not on offer any more, ends it.
class MoveQueue : public QObject {
    Q_OBJECT
 public:
    /// Lent.
    explicit MoveQueue(MoveBuilder& builder, QObject* parent = nullptr);

    void play(const QList<MadeMove>& moves);
    bool playing() const { return !moves_.isEmpty(); }
    void clear() { moves_.clear(); }

 private:
    void go_on();

    MoveBuilder& builder_;
    QList<MadeMove> moves_;
    bool making_ = false;
};

}  // namespace fronteira::play
