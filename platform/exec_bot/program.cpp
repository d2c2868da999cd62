// SPDX-License-Identifier: MIT
#include "exec_bot/program.hpp"

#include "exec_bot/confinement.hpp"
#include "exec_bot/launch.hpp"
#include "protocol/one_line.hpp"

#include <poll.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

namespace fronteira::exec_bot {
namespace {

using std::chrono::milliseconds;

constexpr size_t kept_words = 2048;
/// One process alone is held by a limit of its own. Several are looked at so often.
constexpr milliseconds weighing{100};

/// Writes to a pipe whose other end may be gone, without the signal that this would raise.
ssize_t write_quietly(int descriptor, std::string_view bytes) {
    sigset_t broken, before;
    sigemptyset(&broken);
    sigaddset(&broken, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &broken, &before);
    const ssize_t count = write(descriptor, bytes.data(), bytes.size());
    if (count < 0 && errno == EPIPE) {
        const timespec now{};
        sigtimedwait(&broken, nullptr, &now);
        errno = EPIPE;
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return count;
}

milliseconds left_until(Program::Clock::time_point until) {
    const auto left = std::chrono::ceil<milliseconds>(until - Program::Clock::now());
    return std::max(left, milliseconds(0));
}

/// How the leader of a group ended, if it has; it stays to be buried.
std::string end_of(pid_t process) {
    siginfo_t found{};
    if (waitid(P_PID, static_cast<id_t>(process), &found, WEXITED | WNOHANG | WNOWAIT) != 0 ||
        found.si_pid == 0)
        return {};
    if (found.si_code == CLD_EXITED) return "exit status " + std::to_string(found.si_status);
    return std::string("killed by signal ") + std::to_string(found.si_status) + ", " +
           strsignal(found.si_status);
}

}  // namespace

Result<std::unique_ptr<Program>> Program::start(const std::vector<std::string>& words,
                                                const Limits& limits) {
    auto launched = launch(words, limits);
    if (!launched) return fail(std::move(launched.error()));
    std::unique_ptr<Program> program(new Program(launched->process, limits));
    program->to_ = launched->input;
    program->from_ = launched->output;
    program->errors_ = launched->errors;
    program->births_ = launched->births;
    program->keeper_ = std::move(launched->keeper);
    program->leader_ = static_cast<int>(syscall(SYS_pidfd_open, launched->process, 0));
    return program;
}

Program::~Program() {
    // Nobody leaves the group: this reaches all of them at once. Its leader is not buried before.
    kill(-group_, SIGKILL);
    keeper_.reset();
    while (waitpid(-group_, nullptr, 0) > 0 || errno == EINTR) {
    }
    for (const int descriptor : {to_, from_, errors_, births_, leader_})
        if (descriptor >= 0) close(descriptor);
}

void Program::tell(const std::string& line) {
    untold_ += line;
    untold_ += '\n';
}

void Program::rest() {
    if (!std::exchange(resting_, true)) kill(-group_, SIGSTOP);
}

std::optional<std::string> Program::overhear() {
    read_output();
    return lines_.take();
}

Result<std::string> Program::hear(Clock::time_point until) {
    if (std::exchange(resting_, false)) kill(-group_, SIGCONT);
    for (;;) {
        // What came in time and was not yet looked at is late, too: its questions took that long.
        if (Clock::now() >= until) return silent();
        if (auto line = lines_.take()) return *line;
        if (lines_.overflows())
            return fail(error_at(
                {}, "bot.line",
                "it wrote a line of more than " + std::to_string(limits_.line_bytes) + " bytes",
                "a message is one line"));
        if (closed_) return ended();
        if (auto waited = wait(until); !waited) return fail(std::move(waited.error()));
    }
}

/// Something happens, or time runs out.
Result<void> Program::wait(Clock::time_point until) {
    std::array<pollfd, 5> ends{
        pollfd{from_, POLLIN, 0}, pollfd{errors_, POLLIN, 0}, pollfd{births_, POLLIN, 0},
        pollfd{untold_.empty() ? -1 : to_, POLLOUT, 0}, pollfd{leader_, POLLIN, 0}};
    milliseconds left = left_until(until);
    if (left.count() == 0) return silent();
    if (born_ > 0) left = std::min(left, weighing);
    if (eats_too_much())
        return fail(error_at({}, "bot.memory",
                             "its processes took more than " +
                                 std::to_string(limits_.memory >> 20) + " MB together"));
    if (poll(ends.data(), ends.size(), static_cast<int>(left.count())) <= 0) return {};
    if ((ends[2].revents & POLLIN) != 0)
        if (auto begun = begin_another(); !begun) return begun;
    if ((ends[2].revents & (POLLHUP | POLLERR)) != 0) close(std::exchange(births_, -1));
    if (ends[3].revents != 0) write();
    if (ends[1].revents != 0) read_errors();
    if (ends[0].revents != 0 && !read_output()) closed_ = true;
    // Others may hold its output open, but who greeted is gone.
    if (ends[0].revents == 0 && ends[4].revents != 0) closed_ = true;
    return {};
}

/// Lets a process or a thread of the program begin. So many cannot be there before so many were
/// born: until then none are counted.
Result<void> Program::begin_another() {
    const auto birth = birth_at(births_);
    if (!birth) return {};
    if (birth->is_thread) {
        if (++threads_born_ > limits_.threads &&
            threads_of(group_) >= static_cast<size_t>(limits_.threads))
            return fail(error_at(
                {}, "bot.processes",
                "it has more than " + std::to_string(limits_.threads) + " threads at once"));
    } else if (++born_ > limits_.births ||
               (born_ >= limits_.processes &&
                processes_of(group_) >= static_cast<size_t>(limits_.processes))) {
        return fail(error_at({}, "bot.processes",
                             "it started more than " + std::to_string(limits_.processes) +
                                 " processes at once, or more than " +
                                 std::to_string(limits_.births) + " in all"));
    }
    grant(births_, *birth);
    return {};
}

bool Program::eats_too_much() {
    if (born_ == 0 || Clock::now() - weighed_ < weighing) return false;
    weighed_ = Clock::now();
    return memory_of(group_) > limits_.memory;
}

void Program::write() {
    const ssize_t count = write_quietly(to_, std::string_view(untold_).substr(written_));
    if (count > 0) written_ += static_cast<size_t>(count);
    // A program that stops reading is not at fault until its answer is due.
    const bool closed = count < 0 && errno != EAGAIN && errno != EINTR;
    constexpr size_t worth_moving = size_t{1} << 20;
    if (!closed && untold() > 0 && written_ < worth_moving) return;
    untold_.erase(0, closed ? untold_.size() : written_);
    written_ = 0;
}

/// False at the end of its output. Takes no more than what one pipe holds.
bool Program::read_output() {
    std::array<char, 65536> bytes{};
    const ssize_t count = read(from_, bytes.data(), bytes.size());
    if (count > 0) lines_.add({bytes.data(), static_cast<size_t>(count)});
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

void Program::read_errors() {
    std::array<char, 65536> bytes{};
    const ssize_t count = read(errors_, bytes.data(), bytes.size());
    if (count > 0) said_.append(bytes.data(), static_cast<size_t>(count));
    if (said_.size() > kept_words) said_.erase(0, said_.size() - kept_words);
    if (count == 0) close(std::exchange(errors_, -1));
}

bool Program::ends(Clock::time_point until) {
    if (std::exchange(resting_, false)) kill(-group_, SIGCONT);
    // It may write for ever, and nobody listens any more.
    while (!untold_.empty() && wait(until)) lines_.clear();
    close(std::exchange(to_, -1));
    while (!closed_ && wait(until)) lines_.clear();
    while (end_of(group_).empty() && Clock::now() < until) usleep(1000);
    return !end_of(group_).empty();
}

tl::unexpected<Diagnostics> Program::silent() const {
    return fail(error_at({}, "bot.silent", "it did not answer in time", last_words()));
}

tl::unexpected<Diagnostics> Program::ended() {
    for (int i = 0; i < 50 && end_of(group_).empty(); ++i) usleep(1000);
    if (errors_ >= 0) read_errors();
    const std::string how = end_of(group_);
    const std::string words = last_words();
    return fail(error_at({}, "bot.ended",
                         how.empty() ? "it closed its standard output" : "it ended, " + how,
                         words.empty() ? "it must keep running until `ended`" : words));
}

std::string Program::last_words() const {
    const size_t end = said_.find_last_not_of("\r\n ");
    if (end == std::string::npos) return {};
    const size_t begin = said_.rfind('\n', end) + 1;  // npos + 1 is the beginning
    return protocol::one_line(std::string_view(said_).substr(begin, end + 1 - begin), 300);
}

}  // namespace fronteira::exec_bot
