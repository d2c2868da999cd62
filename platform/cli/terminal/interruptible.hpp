// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <csignal>

namespace fronteira::cli {

/// While it lives, Ctrl-C, or a request to end, ends what goes on and not the program; a second one
/// ends the program.
class Interruptible {
 public:
    Interruptible();
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;
    ~Interruptible();

    /// Set when somebody wants an end.
    static const std::atomic<bool>& wanted();

 private:
    struct sigaction before_interrupt_ = {}, before_end_ = {};
};

}  // namespace fronteira::cli
