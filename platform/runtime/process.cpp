// SPDX-License-Identifier: MIT
#include "runtime/process.hpp"

#include "exec_bot/own_process.hpp"
#include "exec_bot/write_ban.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <string_view>

#if defined(__SANITIZE_ADDRESS__)
#define FRONTEIRA_SHADOW_MEMORY 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define FRONTEIRA_SHADOW_MEMORY 1
#endif
#endif

namespace fronteira::runtime {
namespace {

constexpr rlim_t most_open_files = 256;
[[maybe_unused]] constexpr rlim_t most_memory = rlim_t{4} << 30;
[[maybe_unused]] constexpr rlim_t most_worker_memory = rlim_t{1} << 30;
// Programs that play hold five each, and their start a few more.
constexpr rlim_t most_worker_files = 128;
constexpr rlim_t decision_seconds = 10;

void limit(__rlimit_resource resource, rlim_t most) {
    rlimit now{};
    if (getrlimit(resource, &now) != 0) return;
    const rlim_t wanted =
        now.rlim_max == RLIM_INFINITY || most < now.rlim_max ? most : now.rlim_max;
    now.rlim_cur = wanted;
    setrlimit(resource, &now);
}

/// Without a single allocation: memory may be what is lacking.
[[noreturn]] void end_with_a_sentence() {
    const auto say = [](std::string_view text) {
        [[maybe_unused]] const auto written = ::write(STDERR_FILENO, text.data(), text.size());
    };
    try {
        if (std::current_exception()) std::rethrow_exception(std::current_exception());
        say("fronteira: error: the program crashed [process.broken]\n");
    } catch (const std::bad_alloc&) {
        say("fronteira: error: there is not enough memory for this (use a smaller file, map or "
            "number of games) [process.no_memory]\n");
    } catch (const std::exception& error) {
        say("fronteira: error: the program crashed: ");
        say(std::string_view(error.what()).substr(0, 200));
        say(" [process.broken]\n");
    } catch (...) {
        say("fronteira: error: the program crashed [process.broken]\n");
    }
    ::_exit(1);
}

}  // namespace

void confine_process() {
    std::set_terminate(end_with_a_sentence);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_NOFILE, most_open_files);
#if !defined(FRONTEIRA_SHADOW_MEMORY)
    limit(RLIMIT_AS, most_memory);
#endif
    // A locale would change how scripts compare and print (1.5 as 1,5).
    if (std::strcmp(std::setlocale(LC_ALL, nullptr), "C") != 0) {
        std::fputs("fronteira: error: a locale was set before the program started\n", stderr);
        std::exit(1);
    }
}

namespace {

/// Address space, in bytes; 0 where the system does not tell.
[[maybe_unused]] rlim_t memory_in_use() {
    unsigned long pages = 0;
    if (std::FILE* told = std::fopen("/proc/self/statm", "re")) {
        if (std::fscanf(told, "%lu", &pages) != 1) pages = 0;
        std::fclose(told);
    }
    return rlim_t{pages} * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace

void confine_worker() {
    exec_bot::limit_for_good(RLIMIT_NOFILE, most_worker_files);
    exec_bot::limit_for_good(RLIMIT_FSIZE, 0);
    std::signal(SIGXFSZ, SIG_IGN);
#if !defined(FRONTEIRA_SHADOW_MEMORY)
    exec_bot::limit_for_good(RLIMIT_AS, most_worker_memory);
#endif
}

void confine_import(std::size_t memory, int processor_seconds) {
    exec_bot::limit_for_good(RLIMIT_CORE, 0);
    exec_bot::limit_for_good(RLIMIT_NOFILE, most_worker_files);
    exec_bot::limit_for_good(RLIMIT_FSIZE, 0);
    exec_bot::ban_writing();  // an empty file is one, too, and a file can be emptied
    exec_bot::limit_for_good(RLIMIT_CPU, static_cast<rlim_t>(processor_seconds));
#if !defined(FRONTEIRA_SHADOW_MEMORY)
    exec_bot::limit_for_good(RLIMIT_AS, memory_in_use() + memory);
#else
    (void)memory;
#endif
}

void allow_one_decision() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    limit(RLIMIT_CPU,
          static_cast<rlim_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + decision_seconds + 1);
}

}  // namespace fronteira::runtime
