// SPDX-License-Identifier: MIT
#include "runtime/apart.hpp"

#include "exec_bot/own_process.hpp"
#include "runtime/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <new>
#include <optional>
#include <utility>

namespace fronteira::runtime {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int out_of_memory = 3;
constexpr int broken_down = 4;

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes.remove_prefix(static_cast<size_t>(written));
    }
    return true;
}

[[noreturn]] void work_in_child(int descriptor, pid_t parent, const ApartLimits& limits,
                                const std::function<std::string()>& work) {
    if (!exec_bot::die_with(parent)) ::_exit(broken_down);
    confine_import(limits.memory, limits.processor_seconds);
    int status = broken_down;
    try {
        if (write_all(descriptor, work())) status = 0;
    } catch (const std::bad_alloc&) {
        status = out_of_memory;
    } catch (...) {
    }
    ::_exit(status);  // without what the parent has open and registered
}

enum class Heard { everything, too_much, too_late };

Heard listen(int descriptor, const ApartLimits& limits, std::string& answer) {
    const auto end = Clock::now() + limits.wait;
    char part[65536];
    while (true) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        pollfd wait{descriptor, POLLIN, 0};
        if (left <= 0) return Heard::too_late;
        if (::poll(&wait, 1, static_cast<int>(left)) < 0 && errno != EINTR) return Heard::too_late;
        if (wait.revents == 0) continue;
        const ssize_t got = ::read(descriptor, part, sizeof part);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return Heard::everything;
        answer.append(part, static_cast<size_t>(got));
        if (answer.size() > limits.answer) return Heard::too_much;
    }
}

std::string megabytes(size_t bytes) {
    return std::to_string(bytes >> 20) + " MB";
}

/// Why there is no answer; nothing when there is one.
std::optional<Diagnostic> reason(const std::string& file, Heard heard, int status,
                                 const ApartLimits& limits) {
    const Place place{file, 0, 0};
    const char* hint = "make the file simpler, or tell the author of the plugin for this format";
    const bool by_time =
        WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL);
    if (heard == Heard::too_much)
        return error_at(place, "exchange.too_large",
                        "becomes more than " + megabytes(limits.answer), hint);
    if (heard == Heard::too_late || by_time) {
        const auto seconds =
            heard == Heard::too_late ? limits.wait.count() : int64_t{limits.processor_seconds};
        return error_at(place, "exchange.too_long",
                        "takes more than " + std::to_string(seconds) + " seconds to read", hint);
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return std::nullopt;
    if (WIFEXITED(status) && WEXITSTATUS(status) == out_of_memory)
        return error_at(place, "exchange.too_much_memory",
                        "takes more than " + megabytes(limits.memory) + " of memory to read", hint);
    return error_at(place, "exchange.broke_down",
                    "the plugin for this format crashed" +
                        (WIFSIGNALED(status) ? ": " + std::string(::strsignal(WTERMSIG(status)))
                                             : std::string()),
                    "tell the author of the plugin");
}

}  // namespace

Result<std::string> run_apart(const std::string& file, const std::function<std::string()>& work,
                              const ApartLimits& limits) {
    int ends[2];
    const auto refused = [&](int number) {
        return fail(
            error_at({file, 0, 0}, "exchange.no_child",
                     std::string("no process can be started to read it: ") + std::strerror(number),
                     "end other programs"));
    };
    if (::pipe2(ends, O_CLOEXEC) != 0) return refused(errno);
    const pid_t parent = ::getpid();
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        work_in_child(ends[1], parent, limits, work);
    }
    const int number = errno;
    ::close(ends[1]);
    if (child < 0) {
        ::close(ends[0]);
        return refused(number);
    }
    std::string answer;
    const Heard heard = listen(ends[0], limits, answer);
    ::close(ends[0]);
    if (heard != Heard::everything) ::kill(child, SIGKILL);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (auto why = reason(file, heard, status, limits)) return fail(std::move(*why));
    return answer;
}

}  // namespace fronteira::runtime
