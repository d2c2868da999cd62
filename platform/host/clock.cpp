// SPDX-License-Identifier: MIT
#include "host/clock.hpp"

#include <algorithm>

namespace fronteira::host {

using std::chrono::duration_cast;
using std::chrono::milliseconds;

void Clock::settle(Moment now) {
    left_ = left(now);
    since_ = now;
}

void Clock::run(const std::vector<int>& seats, Moment now, std::optional<int> decided) {
    if (!exists()) return;
    settle(now);
    if (decided && std::find(running_.begin(), running_.end(), *decided) != running_.end())
        left_[static_cast<size_t>(*decided)] += increment_;
    running_ = seats;
}

void Clock::stop(Moment now) {
    settle(now);
    running_.clear();
}

std::vector<int64_t> Clock::left(Moment now) const {
    std::vector<int64_t> left = left_;
    const int64_t gone = duration_cast<milliseconds>(now - since_).count();
    for (const int seat : running_)
        left[static_cast<size_t>(seat)] =
            std::max<int64_t>(0, left[static_cast<size_t>(seat)] - gone);
    return left;
}

std::optional<std::pair<Moment, int>> Clock::next_flag() const {
    std::optional<std::pair<Moment, int>> first;
    for (const int seat : running_) {
        const Moment up = since_ + milliseconds(left_[static_cast<size_t>(seat)]);
        if (!first || up < first->first) first = {up, seat};
    }
    return first;
}

Json Clock::to_json(Moment now, bool paused) const {
    Json json{{"left", Json::object()}, {"running", Json::array()}, {"paused", paused}};
    const std::vector<int64_t> times = left(now);
    for (size_t seat = 0; seat < times.size(); ++seat)
        json["left"][std::to_string(seat + 1)] = times[seat];
    for (const int seat : running_) json["running"].push_back(seat + 1);
    return json;
}

}  // namespace fronteira::host
