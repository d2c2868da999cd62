// SPDX-License-Identifier: MIT
#include "host/rooms/clock.hpp"

#include <algorithm>

namespace fronteira::host {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;

Clock::Clock(int64_t left, int64_t increment, size_t seats)
    : seats_(seats), increment_(milliseconds(increment)) {
    for (Seat& seat : seats_) seat.left = milliseconds(left);
}

void Clock::settle(Moment now) {
    for (Seat& seat : seats_)
        if (runs(seat)) seat.left -= now - since_;
    since_ = now;
}

void Clock::run(const std::vector<int>& seats, Moment now, std::optional<Decision> decided) {
    if (!exists()) return;
    settle(now);
    if (decided && at(decided->seat).thinks) {
        Seat& seat = at(decided->seat);
        const Moment ran_until = paused_.value_or(now);
        seat.left +=
            ran_until - std::clamp(decided->arrived, std::min(seat.began, ran_until), ran_until);
        seat.left += increment_;
        seat.thinks = false;
    }
    for (size_t i = 0; i < seats_.size(); ++i) {
        const bool thinks =
            std::find(seats.begin(), seats.end(), static_cast<int>(i)) != seats.end();
        if (thinks && !seats_[i].thinks) seats_[i].begin(now);
        seats_[i].thinks = thinks;
    }
}

void Clock::set_paused(bool paused, Moment now) {
    if (paused == this->paused()) return;
    settle(now);
    paused_ = paused ? std::optional(now) : std::nullopt;
    for (Seat& seat : seats_)
        if (runs(seat)) seat.begin(now);
}

void Clock::begin_later(Moment begun, Moment now) {
    if (!exists() || since_ > begun) return;
    for (Seat& seat : seats_)
        if (runs(seat) && seat.began == begun) {
            seat.left += now - begun;
            seat.began = now;
        }
}

void Clock::excuse(int seat, Moment asked, Moment answered) {
    if (!may_be_excused(seat) || answered < at(seat).began) return;
    at(seat).left += answered - std::clamp(asked, at(seat).began, answered);
    // What is given back is given back once, to whoever had moved before being answered, too.
    at(seat).began = answered;
    at(seat).excused = true;
}

void Clock::stop(Moment now) {
    run({}, now);
}

bool Clock::is_up(int seat, Moment then) const {
    return exists() && runs(at(seat)) && at(seat).left <= then - since_;
}

std::vector<int64_t> Clock::left(Moment now) const {
    std::vector<int64_t> left;
    for (const Seat& seat : seats_) {
        const nanoseconds rest = runs(seat) ? seat.left - (now - since_) : seat.left;
        left.push_back(
            std::max<int64_t>(0, std::chrono::duration_cast<milliseconds>(rest).count()));
    }
    return left;
}

void Clock::set_left(const std::vector<int64_t>& left) {
    for (size_t i = 0; i < std::min(left.size(), seats_.size()); ++i)
        seats_[i].left = milliseconds(left[i]);
}

std::optional<std::pair<Moment, int>> Clock::next_flag() const {
    std::optional<std::pair<Moment, int>> first;
    for (size_t i = 0; i < seats_.size(); ++i) {
        const Moment up = since_ + seats_[i].left;
        if (runs(seats_[i]) && seats_[i].held == 0 && (!first || up < first->first))
            first = {up, static_cast<int>(i)};
    }
    return first;
}

Json Clock::to_json(Moment now) const {
    Json json{{"left", Json::object()}, {"running", Json::array()}, {"paused", paused()}};
    const std::vector<int64_t> times = left(now);
    for (size_t seat = 0; seat < times.size(); ++seat) {
        json["left"][std::to_string(seat + 1)] = times[seat];
        if (runs(seats_[seat])) json["running"].push_back(seat + 1);
    }
    return json;
}

}  // namespace fronteira::host
