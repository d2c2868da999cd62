// SPDX-License-Identifier: MIT
#pragma once

namespace fronteira::exec_bot {

/// Refuses this process, for good, the system calls that a program which plays has no use for.
/// Allocates nothing. Gives the descriptor on which starting a process is announced; -1 where that
/// is refused, too.
int filter_system_calls();

}  // namespace fronteira::exec_bot
