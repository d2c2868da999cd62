// SPDX-License-Identifier: MIT
#pragma once

#include "processes.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <map>
#include <sstream>

namespace fronteira::host {

/// What a host takes of the machine.
struct Vitals {
    double megabytes = 0;  ///< resident, of the host itself
    size_t descriptors = 0;
    size_t workers = 0;
};

/// The state of every connection of this machine, by the name that its descriptor shows.
inline std::map<std::string, std::string> tcp_states() {
    static const char* const states[] = {"",           "established", "syn sent",  "syn received",
                                         "fin wait 1", "fin wait 2",  "time wait", "closed",
                                         "close wait", "last ack",    "listening", "closing"};
    std::map<std::string, std::string> found;
    std::ifstream table("/proc/net/tcp");
    std::string line;
    std::getline(table, line);
    while (std::getline(table, line)) {
        std::istringstream row(line);
        std::string word[10];
        for (std::string& one : word) row >> one;
        const auto state = std::stoul("0" + word[3], nullptr, 16);
        found["socket:[" + word[9] + "]"] =
            std::string("TCP, ") + (state < std::size(states) ? states[state] : "?");
    }
    return found;
}

/// What a process holds open, and how much of each.
inline std::map<std::string, size_t> descriptors_of(pid_t process) {
    namespace fs = std::filesystem;
    const auto connections = tcp_states();
    std::map<std::string, size_t> found;
    std::error_code gone;
    for (const auto& entry :
         fs::directory_iterator("/proc/" + std::to_string(process) + "/fd", gone)) {
        std::string what = fs::read_symlink(entry.path(), gone).string();
        const auto connection = connections.find(what);
        if (connection != connections.end())
            what = connection->second;
        else if (!what.starts_with('/'))
            what.resize(std::min(what.find(':'), what.size()));
        ++found[what];
    }
    return found;
}

inline Vitals vitals_of(pid_t host) {
    Vitals vitals;
    const std::string folder = "/proc/" + std::to_string(host);
    std::ifstream memory(folder + "/statm");
    long pages = 0, resident = 0;
    memory >> pages >> resident;
    vitals.megabytes = static_cast<double>(resident) * 4096 / 1048576;
    for (const auto& [what, count] : descriptors_of(host)) vitals.descriptors += count;
    vitals.workers = workers_of(host).size();
    return vitals;
}

}  // namespace fronteira::host
