// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace fronteira::script {

/// The last resort behind the counted budgets: processor time of one call. What it ends has no
/// reproducible verdict, so it must never decide a match.
class TimeGuard {
 public:
    void restart() { asked_ = 0; }
    /// Whether the call has used up about `milliseconds` on this thread. Reads a clock only now
    /// and then; may notice late, never early.
    bool expired(int64_t milliseconds);

 private:
    uint32_t asked_ = 0;
    int64_t wall_start_ = 0;
    int64_t cpu_start_ = 0;
};

}  // namespace fronteira::script
