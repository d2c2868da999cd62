// SPDX-License-Identifier: MIT
#pragma once

namespace fronteira::runtime {

/// Stands around a call into a script, so that the watchdog knows of it. Nothing but two writes to
/// a word of this thread.
class ScriptCall {
 public:
    ScriptCall() noexcept;
    ~ScriptCall();
    ScriptCall(const ScriptCall&) = delete;
    ScriptCall& operator=(const ScriptCall&) = delete;
};

/// Starts a thread that ends the process, with one line on stderr and exit status 1, as soon as one
/// script call has used more than `seconds` of processor time. Scripts have budgets of their own;
/// this is for what escapes them. Started once, by a program's main.
void start_watchdog(double seconds = 5);

}  // namespace fronteira::runtime
