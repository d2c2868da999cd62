// SPDX-License-Identifier: MIT
#include "runtime/script_call.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <thread>

namespace fronteira::runtime {
namespace {

using Clock = std::chrono::steady_clock;

void be_busy(std::chrono::milliseconds time) {
    volatile unsigned sum = 0;
    for (const auto end = Clock::now() + time; Clock::now() < end;) sum = sum + 1;
}

/// Each death in a process of its own, not in a copy of this one.
class Watchdog : public testing::Test {
 protected:
    Watchdog() { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
};

TEST_F(Watchdog, EndsAProcessWhoseScriptNeverReturns) {
    EXPECT_EXIT(
        {
            start_watchdog(0.2);
            const ScriptCall call;
            be_busy(std::chrono::seconds(20));
            std::exit(0);
        },
        testing::ExitedWithCode(1), "a script has been running for too long");
}

TEST_F(Watchdog, LeavesManyShortCallsAlone) {
    EXPECT_EXIT(
        {
            start_watchdog(0.3);
            for (int i = 0; i < 100; ++i) {
                const ScriptCall call;
                be_busy(std::chrono::milliseconds(10));
            }
            std::exit(0);
        },
        testing::ExitedWithCode(0), "");
}

TEST_F(Watchdog, CountsProcessorTimeOnly) {
    EXPECT_EXIT(
        {
            start_watchdog(0.2);
            const ScriptCall call;
            std::this_thread::sleep_for(std::chrono::milliseconds(900));
            std::exit(0);
        },
        testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace fronteira::runtime
