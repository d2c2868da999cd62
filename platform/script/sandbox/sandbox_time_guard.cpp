// SPDX-License-Identifier: MIT
#include "script/sandbox/sandbox_time_guard.hpp"

#include <ctime>

namespace fronteira::script {
namespace {

int64_t milliseconds_of(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1'000'000;
}

}  // namespace

bool TimeGuard::expired(int64_t milliseconds) {
    constexpr uint32_t interval = 4;
    if (milliseconds <= 0 || ++asked_ % interval != 0) return false;
    // The cheap clock decides whether the exact one is worth asking; it may only run ahead.
    const int64_t wall = milliseconds_of(CLOCK_MONOTONIC_COARSE);
    if (asked_ == interval) {
        wall_start_ = wall;
        cpu_start_ = -1;
    }
    if (wall - wall_start_ < milliseconds / 2) return false;
    const int64_t cpu = milliseconds_of(CLOCK_THREAD_CPUTIME_ID);
    if (cpu_start_ < 0) cpu_start_ = cpu;
    return cpu - cpu_start_ >= milliseconds / 2;
}

}  // namespace fronteira::script
