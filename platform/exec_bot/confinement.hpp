// SPDX-License-Identifier: MIT
#pragma once

#include "exec_bot/limits.hpp"

#include <sys/types.h>

#include <cstdint>

namespace fronteira::exec_bot {

/// Called between fork and exec, so it allocates nothing and cannot fail: what this kernel does not
/// know is left out. From here on the process and all that it starts stay in one process group,
/// write no file, change none, open no connection, trace and signal nobody else, and hold no
/// rights of root. Gives a descriptor by which the other side is asked before a process is started,
/// or -1 where no process may be started at all.
int confine(const Limits& limits);

/// The other side of that descriptor: answers one process of the group that would start another.
/// False when the group has `most` processes already; it is then left waiting. INT_MAX does not
/// count.
bool grant_birth(int descriptor, pid_t group, int most);

/// Bytes of memory that all processes of a group have together; what they share is counted once.
uint64_t memory_of(pid_t group);

}  // namespace fronteira::exec_bot
