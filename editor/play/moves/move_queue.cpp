// SPDX-License-Identifier: MIT
#include "play/moves/move_queue.hpp"

namespace fronteira::play {

MoveQueue::MoveQueue(MoveBuilder& builder, QObject* parent) : QObject(parent), builder_(builder) {
    connect(&builder_, &MoveBuilder::changed, this, &MoveQueue::go_on);
    connect(&builder_, &MoveBuilder::refused, this, &MoveQueue::clear);
}

void MoveQueue::play(const QList<MadeMove>& moves) {
    moves_ = moves;
    go_on();
}

void MoveQueue::go_on() {
    if (making_ || moves_.isEmpty() || !builder_.ready()) return;
    making_ = true;
    builder_.make(moves_.takeFirst());
    making_ = false;
    // It was not even sent, so nothing after it is wanted either.
    if (builder_.ready()) clear();
}

}  // namespace fronteira::play
