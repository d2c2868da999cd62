// SPDX-License-Identifier: MIT
#include "exec_bot/keeper.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

namespace fronteira::exec_bot {
namespace {

/// After fork of a process with several threads: nothing here may allocate or lock.
[[noreturn]] void keep(pid_t group, int lifeline) {
    setpgid(0, 0);  // what ends all processes of a terminal is not for this one
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, nullptr);
    dup2(lifeline, STDIN_FILENO);
    close_range(STDIN_FILENO + 1, ~0u, 0);  // it holds nothing open that others wait for
    char byte = 0;
    while (read(STDIN_FILENO, &byte, 1) != 0) {
    }
    kill(-group, SIGKILL);
    _exit(0);
}

}  // namespace

std::unique_ptr<Keeper> Keeper::of(pid_t group) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return nullptr;
    const pid_t process = fork();
    if (process == 0) keep(group, ends[0]);
    close(ends[0]);
    if (process > 0) return std::unique_ptr<Keeper>(new Keeper(process, ends[1]));
    close(ends[1]);
    return nullptr;
}

Keeper::~Keeper() {
    close(lifeline_);
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

}  // namespace fronteira::exec_bot
