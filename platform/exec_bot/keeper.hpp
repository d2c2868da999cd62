// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <memory>

namespace fronteira::exec_bot {

/// A process that waits for the end of the one that made it, however that ends, and then kills a
/// process group. The kernel does this only for the group's leader, not for what the leader
/// started.
class Keeper {
 public:
    /// Null where no process can be started; `errno` says why.
    static std::unique_ptr<Keeper> of(pid_t group);
    /// Kills the group. Its leader must not have been buried: its number could be another's by now.
    ~Keeper();
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;

 private:
    Keeper(pid_t process, int lifeline) : process_(process), lifeline_(lifeline) {}

    pid_t process_;
    int lifeline_;  ///< a pipe that the kernel closes when this process is gone
};

}  // namespace fronteira::exec_bot
