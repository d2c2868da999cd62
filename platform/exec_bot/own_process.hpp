// SPDX-License-Identifier: MIT
#pragma once

#include <sys/resource.h>
#include <sys/types.h>

namespace fronteira::exec_bot {

// What a process does to itself after it was forked. Neither allocates or locks.

/// It dies when `parent` does, which forked it. False when that is gone already.
bool die_with(pid_t parent);

/// It may use so much of a resource from now on, or less where less was allowed; nothing raises
/// that again.
void limit_for_good(__rlimit_resource resource, rlim_t most);

}  // namespace fronteira::exec_bot
