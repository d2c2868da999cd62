// SPDX-License-Identifier: MIT
#include "runtime/script_call.hpp"

#include <pthread.h>
#include <time.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <thread>
#include <vector>

namespace fronteira::runtime {
namespace {

constexpr auto period = std::chrono::milliseconds(200);

class Pulse;

struct Pulses {
    std::mutex mutex;
    std::vector<Pulse*> all;
};

Pulses& pulses() {
    static Pulses* kept = new Pulses;  // outlives every thread
    return *kept;
}

/// One a thread that calls scripts. `beat` is odd while a call runs and grows with each.
class Pulse {
 public:
    Pulse() {
        pthread_getcpuclockid(pthread_self(), &clock_);
        const std::lock_guard lock(pulses().mutex);
        pulses().all.push_back(this);
    }
    ~Pulse() {
        const std::lock_guard lock(pulses().mutex);
        std::erase(pulses().all, this);
    }

    void begin() {
        if (depth_++ == 0) step();
    }
    void end() {
        if (--depth_ == 0) step();
    }

    /// Processor time that this thread has used.
    double time() const {
        timespec used{};
        if (clock_gettime(clock_, &used) != 0) return 0;
        return static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec);
    }

    /// The errand that runs, or null, and when it must be over.
    const char* errand() const { return errand_.load(); }
    double until() const { return until_.load(); }
    /// The watchdog sees both or neither.
    void set_errand(const char* what, double until) {
        const std::lock_guard lock(pulses().mutex);
        until_.store(until);
        errand_.store(what);
    }
    /// From the watchdog's thread: the name of an errand that takes too long, or null.
    const char* late_errand() const {
        const char* what = errand();
        return what != nullptr && time() > until() ? what : nullptr;
    }

    /// From the watchdog's thread: whether the call that runs now has used more than `seconds`
    /// since it was first seen.
    bool is_late(double seconds) {
        const uint64_t now = beat_.load(std::memory_order_relaxed);
        const double used = time();
        if (now != seen_ || now % 2 == 0) {
            seen_ = now;
            since_ = used;
        }
        return used - since_ > seconds;
    }

 private:
    void step() {
        beat_.store(beat_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
    }

    std::atomic<uint64_t> beat_{0};
    std::atomic<const char*> errand_{nullptr};
    std::atomic<double> until_{0};
    int depth_ = 0;
    clockid_t clock_{};
    uint64_t seen_ = 0;
    double since_ = 0;
};

Pulse& pulse_of_this_thread() {
    static thread_local Pulse pulse;
    return pulse;
}

[[noreturn]] void give_up() {
    static constexpr char line[] =
        "fronteira: error: a script has been running for too long, and so the program ends "
        "[script.watchdog]\n";
    [[maybe_unused]] const auto written = write(STDERR_FILENO, line, sizeof line - 1);
    _exit(1);
}

[[noreturn]] void give_up(const char* errand) {
    static constexpr char begin[] = "fronteira: error: ";
    static constexpr char end[] =
        " takes too long; no budget has stopped it, so the program does "
        "[errand.watchdog]\n";
    [[maybe_unused]] ssize_t written = write(STDERR_FILENO, begin, sizeof begin - 1);
    written = write(STDERR_FILENO, errand, std::strlen(errand));
    written = write(STDERR_FILENO, end, sizeof end - 1);
    _exit(1);
}

void watch(double seconds) {
    for (;;) {
        std::this_thread::sleep_for(period);
        const std::lock_guard lock(pulses().mutex);
        for (Pulse* pulse : pulses().all) {
            if (pulse->is_late(seconds)) give_up();
            if (const char* late = pulse->late_errand()) give_up(late);
        }
    }
}

}  // namespace

ScriptCall::ScriptCall() noexcept {
    pulse_of_this_thread().begin();
}

ScriptCall::~ScriptCall() {
    pulse_of_this_thread().end();
}

Errand::Errand(const char* what, double seconds) noexcept {
    Pulse& pulse = pulse_of_this_thread();
    what_before_ = pulse.errand();
    until_before_ = pulse.until();
    pulse.set_errand(what, pulse.time() + seconds);
}

Errand::~Errand() {
    pulse_of_this_thread().set_errand(what_before_, until_before_);
}

void start_watchdog(double seconds) {
    // A process that is forked meanwhile finds the list free.
    static std::once_flag once;
    std::call_once(once, [] {
        pthread_atfork([] { pulses().mutex.lock(); }, [] { pulses().mutex.unlock(); },
                       [] { pulses().mutex.unlock(); });
    });
    std::thread(watch, seconds).detach();
}

}  // namespace fronteira::runtime
