// SPDX-License-Identifier: MIT
#include "host/workers/zygote.hpp"

#include "protocol/carried.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <map>

namespace fronteira::host {
namespace {

/// What goes from the host to its zygote. A request for a worker brings the worker's socket.
struct Order {
    enum What : int32_t { hire, dismiss } what;
    int32_t nice;
    int64_t worker;
};

/// Dies with the process that made it, even if that one is gone already.
void die_with(pid_t parent) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(0);
}

/// The pipe of --stdio is not for workers.
void let_go_of_pipes() {
    const int nothing = open("/dev/null", O_RDWR);
    dup2(nothing, STDIN_FILENO);
    dup2(nothing, STDOUT_FILENO);
    if (nothing > STDERR_FILENO) close(nothing);
}

pid_t fork_worker(int zygote, int socket, int nice, const Zygote::Work& work) {
    const pid_t parent = getpid();
    const pid_t child = fork();
    if (child != 0) return child;
    die_with(parent);
    close(zygote);
    signal(SIGCHLD, SIG_DFL);
    setpriority(PRIO_PROCESS, 0, nice);
    work(socket);
    _exit(0);
}

[[noreturn]] void tend(int socket, const Zygote::Work& work) {
    struct sigaction wake {};
    wake.sa_handler = [](int) {};  // without SA_RESTART: poll() comes back, the dead are buried
    sigaction(SIGCHLD, &wake, nullptr);
    std::map<int64_t, pid_t> children;
    for (;;) {
        for (pid_t gone = 0; (gone = waitpid(-1, nullptr, WNOHANG)) > 0;)
            std::erase_if(children, [gone](const auto& child) { return child.second == gone; });
        pollfd ready{socket, POLLIN, 0};
        if (poll(&ready, 1, -1) <= 0) continue;
        Order order{};
        int carried = -1;
        if (!protocol::receive_carrying(socket, &order, sizeof order, carried)) _exit(0);
        if (order.what == Order::dismiss) {
            // Only what is not buried yet: the process may be somebody else's by now.
            const auto child = children.find(order.worker);
            if (child != children.end()) kill(child->second, SIGKILL);
            continue;
        }
        const pid_t child = fork_worker(socket, carried, order.nice, work);
        close(carried);
        if (child > 0) children.emplace(order.worker, child);
    }
}

/// Stands between the host and the zygote: should that one die, it makes another from the same
/// clean beginnings. The host itself must not fork any more once it holds tokens and connections.
[[noreturn]] void guard(int socket, const std::function<Zygote::Work()>& prepare) {
    const pid_t parent = getpid();
    for (;;) {
        const auto begun = std::chrono::steady_clock::now();
        const pid_t child = fork();
        if (child == 0) {
            die_with(parent);
            tend(socket, prepare());
        }
        int status = 0;
        while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {
        }
        if (child > 0 && WIFEXITED(status)) _exit(0);  // the host is gone
        // One that cannot even begin is not tried again and again.
        if (std::chrono::steady_clock::now() - begun < std::chrono::seconds(1)) sleep(1);
    }
}

tl::unexpected<Diagnostics> no_process() {
    return fail(error_at({}, "host.worker", "no process can be started for the match",
                         "the machine is short of memory or processes"));
}

}  // namespace

Result<std::unique_ptr<Zygote>> Zygote::start(const std::function<Work()>& prepare) {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return no_process();
    const pid_t parent = getpid();
    const pid_t child = fork();
    if (child == 0) {
        die_with(parent);
        close(ends[0]);
        let_go_of_pipes();
        guard(ends[1], prepare);
    }
    close(ends[1]);
    if (child < 0) {
        close(ends[0]);
        return no_process();
    }
    // However many orders it has still to read, the host goes on.
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    return std::unique_ptr<Zygote>(new Zygote(ends[0], child));
}

Zygote::~Zygote() {
    close(socket_);
    waitpid(process_, nullptr, 0);
}

Result<Zygote::Hired> Zygote::hire(int nice) {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return no_process();
    const Order order{Order::hire, nice, ++hired_};
    const bool sent = protocol::send_carrying(socket_, &order, sizeof order, ends[1]);
    close(ends[1]);
    if (sent) return Hired{ends[0], hired_};
    close(ends[0]);
    return no_process();
}

void Zygote::dismiss(int64_t number) {
    const Order order{Order::dismiss, 0, number};
    protocol::send_carrying(socket_, &order, sizeof order, -1);
}

}  // namespace fronteira::host
