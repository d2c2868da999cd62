// SPDX-License-Identifier: MIT
#pragma once

#include "exec_bot/limits.hpp"

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace fronteira::exec_bot {

/// Called between fork and exec, so it allocates nothing and cannot fail: what this kernel does not
/// know is left out. From here on the process and all that it starts stay in one process group,
/// write no file, change none, open no connection, trace and signal nobody else, and hold no
/// rights of root. Gives a descriptor by which the other side is asked before a process or a thread
/// is started, or -1 where no process may be started at all.
int confine(const Limits& limits);

/// A process, or a thread of one, that waits for leave to begin.
struct Birth {
    uint64_t id = 0;
    bool is_thread = false;
};
/// The other side of that descriptor: who asks there, if it has not gone by now. Left without an
/// answer, it waits.
std::optional<Birth> birth_at(int descriptor);
void grant(int descriptor, const Birth& birth);

/// How many processes of a group there are, and how many threads in all of them.
size_t processes_of(pid_t group);
size_t threads_of(pid_t group);

/// Bytes of memory that all processes of a group have together; what they share is counted once.
uint64_t memory_of(pid_t group);

}  // namespace fronteira::exec_bot
