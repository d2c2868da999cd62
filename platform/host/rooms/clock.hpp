// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace fronteira::host {

using protocol::Json;
using Moment = std::chrono::steady_clock::time_point;

/// What the clock of this machine shows; it never goes back.
inline Moment now() {
    return std::chrono::steady_clock::now();
}

/// The time that each person has left: so much in all, and so much more for every decision. Bots
/// have none. It is told what the time is and measures nothing itself. While it is paused nobody's
/// time runs; who thinks, and who decides what arrived before, counts all the same.
class Clock {
 public:
    /// A decision that was made: whose, and when word of it arrived.
    struct Decision {
        int seat;
        Moment arrived;
    };

    /// No clock at all: nobody is hurried.
    Clock() = default;
    Clock(int64_t milliseconds, int64_t increment, size_t seats);

    bool exists() const { return !seats_.empty(); }
    /// These seats (from 0) think from now on. Whoever decided, if anybody did, thought until word
    /// of it arrived and no longer, and gets the increment where their time was running.
    void run(const std::vector<int>& seats, Moment now, std::optional<Decision> decided = {});
    /// The moment of the last run().
    Moment since() const { return since_; }
    /// Whoever began to think at `begun`, the last run(), learns only now that they may.
    void begin_later(Moment begun, Moment now);
    void stop(Moment now);
    /// Whoever thinks when a pause ends begins to think then.
    void set_paused(bool paused, Moment now);
    /// Also where there is no clock.
    bool paused() const { return paused_.has_value(); }

    /// Whether that seat's time runs and it has not been excused since it began to think.
    bool may_be_excused(int seat) const { return exists() && runs(at(seat)) && !at(seat).excused; }
    /// Between asking and being answered that seat waited for the host instead of thinking: its
    /// time stood still. Once for each decision, or whoever asks without end would think for
    /// nothing.
    void excuse(int seat, Moment asked, Moment answered);

    /// Word from that seat arrived and is being looked at. Until each such word is let go again the
    /// seat cannot run out of time, and if it decides nothing its time went on as ever.
    void hold(int seat) { ++at(seat).held; }
    void let_go(int seat) { --at(seat).held; }
    /// Whether that seat's time was up then.
    bool is_up(int seat, Moment then) const;
    /// The first moment at which some seat's time is up, and whose. Nothing while none runs.
    std::optional<std::pair<Moment, int>> next_flag() const;

    /// `clock` of the protocol.
    Json to_json(Moment now) const;
    /// Milliseconds by seat, for the store.
    std::vector<int64_t> left(Moment now) const;
    void set_left(const std::vector<int64_t>& left);

 private:
    struct Seat {
        std::chrono::nanoseconds left{};  ///< at `since_`; below zero while it is held
        Moment began{};                   ///< when it began to think
        bool thinks = false;
        bool excused = false;  ///< since it began to think
        int held = 0;

        void begin(Moment now) {
            began = now;
            excused = false;
        }
    };
    Seat& at(int seat) { return seats_[static_cast<size_t>(seat)]; }
    const Seat& at(int seat) const { return seats_[static_cast<size_t>(seat)]; }
    bool runs(const Seat& seat) const { return seat.thinks && !paused(); }
    void settle(Moment now);

    std::vector<Seat> seats_;
    std::chrono::nanoseconds increment_{};
    Moment since_{};
    std::optional<Moment> paused_;  ///< since when
};

}  // namespace fronteira::host
