// SPDX-License-Identifier: MIT
// How the time of importing grows when a file is doubled: about 2, whatever is in it. Processor
// time, so that a busy machine tells the same.
#include "exchange.hpp"
#include "growing.hpp"

#include <sys/resource.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

using namespace fronteira;

double seconds_of(const plugin::Growing& kind, size_t bytes) {
    const auto files = kind.make(bytes);
    const auto began = std::clock();
    (void)plugin::import_from(kind.format, files, kind.file);
    return static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
}

long peak_megabytes() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return used.ru_maxrss / 1024;
}

}  // namespace

/// The largest size in KB, 1024 when not given; and a word that the names have.
int main(int count, char** words) {
    const size_t most = (count > 1 ? std::strtoul(words[1], nullptr, 10) : 1024) * 1024;
    const std::string only = count > 2 ? words[2] : "";
    std::printf("%-58s %8s %8s %8s %8s  ratio  MB\n", "seconds for a file of ... KB", "1/8", "1/4",
                "1/2", "1");
    for (const plugin::Growing& kind : plugin::growing_files()) {
        if (kind.name.find(only) == std::string::npos) continue;
        std::printf("%-58s", kind.name.c_str());
        double before = 0, last = 0;
        for (size_t bytes = most / 8; bytes <= most; bytes *= 2) {
            before = last;
            last = seconds_of(kind, bytes);
            std::printf(" %8.3f", last);
            std::fflush(stdout);
        }
        std::printf("  %5.2f  %ld\n", before > 0 ? last / before : 0, peak_megabytes());
    }
    return 0;
}
