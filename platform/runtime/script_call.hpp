// SPDX-License-Identifier: MIT
#pragma once

namespace fronteira::runtime {

/// To be kept alive during a call into a script, so that the watchdog knows of it. Costs two writes
/// to a word of this thread.
class ScriptCall {
 public:
    ScriptCall() noexcept;
    ~ScriptCall();
    ScriptCall(const ScriptCall&) = delete;
    ScriptCall& operator=(const ScriptCall&) = delete;
};

/// Stands around work that calls many scripts and does much natively, all of which has budgets:
/// what escapes them ends when `seconds` of processor time are over, as the watchdog's last resort.
/// `what` is its name in the sentence then told, and must outlive it. The innermost counts.
class Errand {
 public:
    Errand(const char* what, double seconds) noexcept;
    ~Errand();
    Errand(const Errand&) = delete;
    Errand& operator=(const Errand&) = delete;

 private:
    const char* what_before_;
    double until_before_;
};

/// Starts a thread that ends the process, with one line on stderr and exit status 1, as soon as one
/// script call has used more than `seconds` of processor time. Scripts have budgets of their own;
/// this is for what escapes them. Started once, by a program's main.
void start_watchdog(double seconds = 5);

}  // namespace fronteira::runtime
