// SPDX-License-Identifier: MIT
#include "exec_bot/launch.hpp"

#include "exec_bot/command.hpp"
#include "exec_bot/confinement.hpp"
#include "exec_bot/own_process.hpp"
#include "protocol/carried.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

namespace fronteira::exec_bot {
namespace {

/// A descriptor that is closed unless it is taken.
class Held {
 public:
    Held() = default;
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    ~Held() { let_go(); }
    int& get() { return descriptor_; }
    int take() { return std::exchange(descriptor_, -1); }
    void let_go() {
        if (descriptor_ >= 0) close(take());
    }

 private:
    int descriptor_ = -1;
};

struct Pipe {
    Held from, to;
    bool open() {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;
        from.get() = ends[0];
        to.get() = ends[1];
        return true;
    }
};

/// What the child says before it becomes the program: the descriptor of its births, then the error
/// of exec, if it fails.
struct Report {
    Held here, there;
    bool open() {
        std::array<int, 2> ends{};
        if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) return false;
        here.get() = ends[0];
        there.get() = ends[1];
        return true;
    }
};

struct Child {
    const char* file;
    char* const* words;
    int input, output, errors, report;
};

/// Between fork and exec of a process with several threads: nothing here may allocate or lock.
[[noreturn]] void become(const Child& child, pid_t parent, const Limits& limits) {
    setsid();  // a group of its own, and no terminal that /dev/tty would open
    if (!die_with(parent)) _exit(127);
    for (const int number : {SIGPIPE, SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT})
        std::signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    dup2(child.input, STDIN_FILENO);
    dup2(child.output, STDOUT_FILENO);
    dup2(child.errors, STDERR_FILENO);
    // No descriptor of ours goes along, however it was opened.
    close_range(3, ~0u, CLOSE_RANGE_CLOEXEC);
    const int births = confine(limits);
    int error = 0;
    protocol::send_carrying(child.report, &error, sizeof error, births);
    execve(child.file, child.words, environ);
    error = errno;
    protocol::send_carrying(child.report, &error, sizeof error, -1);
    _exit(127);
}

std::string exec_failure(int error) {
    return error == ENOEXEC ? "it is not a program and names none in its first line, such as "
                              "`#!/usr/bin/env python3`"
                            : std::strerror(error);
}

void do_not_block(int descriptor) {
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

tl::unexpected<Diagnostics> no_start(const std::string& program, const std::string& why) {
    return fail(
        error_at({}, "bot.program", "the program `" + program + "` cannot be started", why));
}

}  // namespace

Result<Launched> launch(const std::vector<std::string>& given, const Limits& limits) {
    const auto file = program_file(given.front());
    if (!file) return fail(file.error());
    std::vector<std::string> words = given;
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);

    Pipe input, output, errors;
    Report report;
    if (!input.open() || !output.open() || !errors.open() || !report.open())
        return no_start(given.front(), std::strerror(errno));
    // What the program leaves behind comes to this process, to be buried with it.
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    const pid_t parent = getpid();
    const pid_t process = fork();
    if (process < 0) return no_start(given.front(), std::strerror(errno));
    if (process == 0)
        become({file->c_str(), argv.data(), input.from.get(), output.to.get(), errors.to.get(),
                report.there.get()},
               parent, limits);
    report.there.let_go();
    // In time: whatever the program starts is granted by this process, and not before it returns.
    auto keeper = Keeper::of(process);
    if (keeper == nullptr) {
        const int why = errno;
        kill(process, SIGKILL);
        waitpid(process, nullptr, 0);
        return no_start(given.front(), std::strerror(why));
    }

    Held births;
    int failed = 0, carried = -1;
    while (protocol::receive_carrying(report.here.get(), &failed, sizeof failed, carried))
        if (carried >= 0) births.get() = carried;
    if (failed != 0) {
        keeper.reset();
        waitpid(process, nullptr, 0);
        return no_start(given.front(), exec_failure(failed));
    }
    for (const int ours : {input.to.get(), output.from.get(), errors.from.get()})
        do_not_block(ours);
    return Launched{process,       input.to.take(),  output.from.take(), errors.from.take(),
                    births.take(), std::move(keeper)};
}

}  // namespace fronteira::exec_bot
