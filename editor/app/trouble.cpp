// SPDX-License-Identifier: MIT
#include "app/trouble.hpp"

#include <algorithm>
#include <utility>

namespace fronteira::app {
namespace {

constexpr int first_pause = 3;  // seconds
constexpr int longest_pause = 30;

}  // namespace

Trouble::Trouble(QObject* parent) : QObject(parent) {
    second_.setInterval(1000);
    connect(&second_, &QTimer::timeout, this, &Trouble::count);
}

void Trouble::wait(const QString& tried) {
    become(State::waiting, tried, {});
}

void Trouble::fail(const QString& tried, const QString& why, bool by_itself) {
    // Several may tell of the same end; the first to know why has said it.
    const bool known = state_ == State::failed && tried == tried_;
    if (known && (second_.isActive() || !by_itself)) return;
    become(State::failed, tried, known ? why_ : why);
    if (!by_itself) return;
    seconds_ = std::min(first_pause << std::min(failures_++, 4), longest_pause);
    second_.start();
    emit counted();
}

void Trouble::clear() {
    failures_ = 0;
    become(State::none, {}, {});
}

void Trouble::become(State state, const QString& tried, const QString& why) {
    second_.stop();
    if (std::exchange(seconds_, 0) > 0) emit counted();
    if (state == state_ && tried == tried_ && why == why_) return;
    state_ = state;
    tried_ = tried;
    why_ = why;
    emit changed();
}

void Trouble::count() {
    --seconds_;
    emit counted();
    if (seconds_ <= 0) retry();
}

void Trouble::retry() {
    if (state_ != State::failed) return;
    wait(tried_);
    emit retried();
}

void Trouble::takeAnother() {
    if (offers_another()) emit anotherWanted();
}

void Trouble::takeNewRules() {
    if (offers_another()) emit newRulesWanted();
}

void Trouble::playUnkept() {
    if (offers_unkept()) emit unkeptWanted();
}

void Trouble::back() {
    if (!present()) return;
    clear();
    emit gaveUp();
}

}  // namespace fronteira::app
