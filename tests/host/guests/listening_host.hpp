// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <csignal>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fronteira::host {

/// A host that listens on a port of its own, for as long as the test lives.
class ListeningHost {
 public:
    explicit ListeningHost(const std::vector<std::string>& more = {},
                           const std::string& mods = "tests/fixtures/mods", uint16_t at = 0);
    /// One that runs a command of its own.
    static std::unique_ptr<ListeningHost> of(std::vector<std::string> command);
    ~ListeningHost();
    ListeningHost(const ListeningHost&) = delete;
    ListeningHost& operator=(const ListeningHost&) = delete;

    /// After SIGTERM it has to end well.
    void end(int signal);

    pid_t process() const { return process_; }

    uint16_t port = 0;

 private:
    explicit ListeningHost(std::nullptr_t) {}
    void run(std::vector<std::string> command);

    pid_t process_ = -1;
    int log_ = -1;
};

}  // namespace fronteira::host
