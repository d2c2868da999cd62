// SPDX-License-Identifier: MIT
#include "play/panels/chat.hpp"

namespace fronteira::play {
namespace {

constexpr qsizetype most_lines = 200;

}  // namespace

QVariantList Chat::lines() const {
    QVariantList list;
    for (const QJsonObject& line : lines_)
        if (!muted_.contains(line["by"].toInt(-1))) list << line.toVariantMap();
    return list;
}

QVariantList Chat::muted() const {
    QVariantList list;
    for (const int seat : muted_) list << seat;
    return list;
}

void Chat::recall(const QJsonArray& lines) {
    if (!lines_.isEmpty()) return;
    for (const QJsonValue& line : lines) lines_ << line.toObject();
    emit changed();
}

void Chat::hear(const QJsonObject& line) {
    lines_ << line;
    if (lines_.size() > most_lines) lines_.removeFirst();
    if (!muted_.contains(line["by"].toInt(-1))) ++unread_;
    emit changed();
}

void Chat::mute(int seat, bool on) {
    if (on)
        muted_.insert(seat);
    else
        muted_.remove(seat);
    emit changed();
}

void Chat::exchange(int seat, int other) {
    const bool one = muted_.contains(seat), both = one == muted_.contains(other);
    if (both) return;
    muted_.remove(one ? seat : other);
    muted_.insert(one ? other : seat);
    emit changed();
}

void Chat::read() {
    if (std::exchange(unread_, 0) > 0) emit changed();
}

}  // namespace fronteira::play
