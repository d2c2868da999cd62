// SPDX-License-Identifier: MIT
#include "cli/terminal/progress.hpp"

#include <unistd.h>

#include <cstdio>

namespace fronteira::cli {

std::function<void(uint64_t done)> progress_of(uint64_t games) {
    if (isatty(STDERR_FILENO) == 0) return {};
    return [games, last = uint64_t{101}](uint64_t done) mutable {
        const uint64_t percent = done * 100 / games;
        if (percent == last) return;
        last = percent;
        std::fprintf(stderr, "\r%3llu %%%s", static_cast<unsigned long long>(percent),
                     done >= games ? "\r     \r" : "");
        std::fflush(stderr);
    };
}

}  // namespace fronteira::cli
