// SPDX-License-Identifier: MIT
#include "exec_bot/own_process.hpp"

#include <sys/prctl.h>
#include <unistd.h>

#include <csignal>

namespace fronteira::exec_bot {

bool die_with(pid_t parent) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    return getppid() == parent;
}

void limit_for_good(__rlimit_resource resource, rlim_t most) {
    rlimit now{};
    if (getrlimit(resource, &now) != 0) return;
    if (now.rlim_max == RLIM_INFINITY || most < now.rlim_max) now.rlim_max = most;
    now.rlim_cur = now.rlim_max;
    setrlimit(resource, &now);
}

}  // namespace fronteira::exec_bot
