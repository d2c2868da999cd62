// SPDX-License-Identifier: MIT
#pragma once

#include <sys/resource.h>
#include <sys/types.h>

#include <fstream>
#include <string>
#include <vector>

namespace fronteira::host {

inline std::vector<pid_t> children_of(pid_t parent) {
    std::vector<pid_t> children;
    const std::string id = std::to_string(parent);
    std::ifstream list("/proc/" + id + "/task/" + id + "/children");
    for (pid_t child = 0; list >> child;) children.push_back(child);
    return children;
}

/// The zygote of a host is the child of its one child, which guards it.
inline pid_t zygote_of(pid_t host) {
    return children_of(children_of(host).at(0)).at(0);
}

inline std::vector<pid_t> workers_of(pid_t host) {
    return children_of(zygote_of(host));
}

/// No file of that process grows while this lives: its disk is full.
class FullDisk {
 public:
    explicit FullDisk(pid_t process) : process_(process) {
        prlimit(process_, RLIMIT_FSIZE, nullptr, &before_);
        const rlimit none{0, before_.rlim_max};
        prlimit(process_, RLIMIT_FSIZE, &none, nullptr);
    }
    ~FullDisk() { prlimit(process_, RLIMIT_FSIZE, &before_, nullptr); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

 private:
    pid_t process_;
    rlimit before_{};
};

}  // namespace fronteira::host
