// SPDX-License-Identifier: MIT
#pragma once

#include "host/rooms/clock.hpp"

#include <algorithm>

namespace fronteira::host {

/// While the disk is waited for, the host reads nothing. What it reads right afterwards may have
/// come when it began to wait, and counts as if it had: a slow disk costs nobody time.
class Standstill {
 public:
    static constexpr std::chrono::milliseconds catching_up{50};

    /// Where one follows right after another, the longer counts: more was said in it.
    void was(Moment from, Moment until) {
        if (catches_up(from) && until - from < until_ - from_) return;
        from_ = from;
        until_ = until;
    }
    /// When a message that is read now came, at the earliest.
    Moment heard(Moment now) const { return catches_up(now) ? from_ : now; }
    /// Whether some of what came before `then` may not have been read yet.
    bool hides(Moment then, Moment now) const { return then >= from_ && catches_up(now); }

 private:
    /// After a short wait there is less to catch up with.
    bool catches_up(Moment now) const {
        return now - until_ < std::min<Moment::duration>(catching_up, until_ - from_);
    }

    Moment from_{};
    Moment until_{};
};

}  // namespace fronteira::host
