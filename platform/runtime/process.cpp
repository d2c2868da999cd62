// SPDX-License-Identifier: MIT
#include "runtime/process.hpp"

#include <sys/resource.h>

#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#if defined(__SANITIZE_ADDRESS__)
#define FRONTEIRA_SHADOW_MEMORY 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define FRONTEIRA_SHADOW_MEMORY 1
#endif
#endif

namespace fronteira::runtime {
namespace {

constexpr rlim_t most_files = 256;
[[maybe_unused]] constexpr rlim_t most_memory = rlim_t{4} << 30;
[[maybe_unused]] constexpr rlim_t most_worker_memory = rlim_t{1} << 30;
constexpr rlim_t most_worker_files = 32;
constexpr rlim_t decision_seconds = 10;

void limit(__rlimit_resource resource, rlim_t most) {
    rlimit now{};
    if (getrlimit(resource, &now) != 0) return;
    const rlim_t wanted =
        now.rlim_max == RLIM_INFINITY || most < now.rlim_max ? most : now.rlim_max;
    now.rlim_cur = wanted;
    setrlimit(resource, &now);
}

}  // namespace

void confine_process() {
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_NOFILE, most_files);
#if !defined(FRONTEIRA_SHADOW_MEMORY)
    limit(RLIMIT_AS, most_memory);
#endif
    // A locale would change how scripts compare and print (1.5 as 1,5).
    if (std::strcmp(std::setlocale(LC_ALL, nullptr), "C") != 0) {
        std::fputs("fronteira: error: a locale was set before the program began\n", stderr);
        std::exit(1);
    }
}

namespace {

/// For good: it cannot be raised again.
void limit_for_good(__rlimit_resource resource, rlim_t most) {
    limit(resource, most);
    rlimit now{};
    if (getrlimit(resource, &now) != 0) return;
    now.rlim_max = now.rlim_cur;
    setrlimit(resource, &now);
}

}  // namespace

void confine_worker() {
    limit_for_good(RLIMIT_NOFILE, most_worker_files);
    limit_for_good(RLIMIT_FSIZE, 0);
    std::signal(SIGXFSZ, SIG_IGN);
#if !defined(FRONTEIRA_SHADOW_MEMORY)
    limit_for_good(RLIMIT_AS, most_worker_memory);
#endif
}

void allow_one_decision() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    limit(RLIMIT_CPU,
          static_cast<rlim_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + decision_seconds + 1);
}

}  // namespace fronteira::runtime
