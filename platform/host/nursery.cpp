// SPDX-License-Identifier: MIT
#include "host/nursery.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstring>
#include <set>

namespace fronteira::host {
namespace {

/// What goes from the host to its nursery. A wish for a worker brings the worker's socket.
struct Order {
    enum What : int32_t { hire, dismiss } what;
    pid_t process;
};

bool send_order(int socket, const Order& order, int carried) {
    iovec bytes{const_cast<Order*>(&order), sizeof order};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> room{};
    msghdr message{};
    message.msg_iov = &bytes;
    message.msg_iovlen = 1;
    if (carried >= 0) {
        message.msg_control = room.data();
        message.msg_controllen = room.size();
        cmsghdr* header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int));
        std::memcpy(CMSG_DATA(header), &carried, sizeof carried);
    }
    return sendmsg(socket, &message, MSG_NOSIGNAL) == static_cast<ssize_t>(sizeof order);
}

/// False when the host is gone; -1 in `carried` when nothing came along.
bool receive_order(int socket, Order& order, int& carried) {
    iovec bytes{&order, sizeof order};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> room{};
    msghdr message{};
    message.msg_iov = &bytes;
    message.msg_iovlen = 1;
    message.msg_control = room.data();
    message.msg_controllen = room.size();
    if (recvmsg(socket, &message, MSG_CMSG_CLOEXEC) != static_cast<ssize_t>(sizeof order))
        return false;
    carried = -1;
    const cmsghdr* header = CMSG_FIRSTHDR(&message);
    if (header != nullptr && header->cmsg_type == SCM_RIGHTS)
        std::memcpy(&carried, CMSG_DATA(header), sizeof carried);
    return true;
}

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

pid_t fork_worker(int nursery, int socket, const Nursery::Work& work) {
    const pid_t parent = getpid();
    const pid_t child = fork();
    if (child != 0) return child;
    die_with(parent);
    close(nursery);
    signal(SIGCHLD, SIG_DFL);
    work(socket);
    _exit(0);
}

[[noreturn]] void tend(int socket, const Nursery::Work& work) {
    struct sigaction wake {};
    wake.sa_handler = [](int) {};  // without SA_RESTART: poll() comes back, the dead are buried
    sigaction(SIGCHLD, &wake, nullptr);
    std::set<pid_t> children;
    for (;;) {
        for (pid_t gone = 0; (gone = waitpid(-1, nullptr, WNOHANG)) > 0;) children.erase(gone);
        pollfd ready{socket, POLLIN, 0};
        if (poll(&ready, 1, -1) <= 0) continue;
        Order order{};
        int carried = -1;
        if (!receive_order(socket, order, carried)) _exit(0);
        if (order.what == Order::dismiss) {
            // Only what is not buried yet: the number may belong to somebody else by now.
            if (children.contains(order.process)) kill(order.process, SIGKILL);
            continue;
        }
        const pid_t child = fork_worker(socket, carried, work);
        close(carried);
        if (child > 0) children.insert(child);
        if (send(socket, &child, sizeof child, MSG_NOSIGNAL) < 0) _exit(0);
    }
}

/// Stands between the host and the nursery: should that one die, it makes another from the same
/// clean beginnings. The host itself must not fork any more once it holds tokens and connections.
[[noreturn]] void guard(int socket, const std::function<Nursery::Work()>& prepare) {
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

/// The nursery may die over an order; then no answer comes, and the next one begins afresh.
void wait_no_longer_than(int socket, std::chrono::seconds patience) {
    const timeval most{patience.count(), 0};
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &most, sizeof most);
}

/// An answer to an order that was given up long since is nobody's.
void forget_late_answers(int socket) {
    pid_t process = -1;
    while (recv(socket, &process, sizeof process, MSG_DONTWAIT) > 0) {
    }
}

tl::unexpected<Diagnostics> no_process() {
    return fail(error_at({}, "host.worker", "no process can be started for the match",
                         "the machine is short of memory or processes"));
}

}  // namespace

Result<std::unique_ptr<Nursery>> Nursery::start(const std::function<Work()>& prepare) {
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
    wait_no_longer_than(ends[0], std::chrono::seconds(30));
    return std::unique_ptr<Nursery>(new Nursery(ends[0], child));
}

Nursery::~Nursery() {
    close(socket_);
    waitpid(process_, nullptr, 0);
}

Result<Nursery::Hired> Nursery::hire() {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return no_process();
    pid_t process = -1;
    forget_late_answers(socket_);
    const bool made = send_order(socket_, {Order::hire, 0}, ends[1]) &&
                      recv(socket_, &process, sizeof process, 0) == sizeof process && process > 0;
    close(ends[1]);
    if (made) return Hired{ends[0], process};
    close(ends[0]);
    return no_process();
}

void Nursery::dismiss(pid_t process) {
    send_order(socket_, {Order::dismiss, process}, -1);
}

}  // namespace fronteira::host
