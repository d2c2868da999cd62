// SPDX-License-Identifier: MIT
#pragma once

#include "processes.hpp"

#include <cstddef>
#include <filesystem>

namespace fronteira::host {

/// What a host takes of the machine.
struct Vitals {
    double megabytes = 0;  ///< resident, of the host itself
    size_t descriptors = 0;
    size_t workers = 0;
};

inline Vitals vitals_of(pid_t host) {
    Vitals vitals;
    const std::string folder = "/proc/" + std::to_string(host);
    std::ifstream memory(folder + "/statm");
    long pages = 0, resident = 0;
    memory >> pages >> resident;
    vitals.megabytes = static_cast<double>(resident) * 4096 / 1048576;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(folder + "/fd", ignored)) {
        (void)entry;
        ++vitals.descriptors;
    }
    vitals.workers = workers_of(host).size();
    return vitals;
}

}  // namespace fronteira::host
