// SPDX-License-Identifier: MIT
#pragma once

#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <string>
#include <vector>

namespace fronteira::cli {

/// Somebody at a terminal in which `fronteira` runs over the mods of the tests.
class Person {
 public:
    explicit Person(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), FRONTEIRA_BINARY_DIR "/bin/fronteira");
        std::vector<char*> argv;
        for (std::string& argument : arguments) argv.push_back(argument.data());
        argv.push_back(nullptr);
        child_ = ::forkpty(&terminal_, nullptr, nullptr, nullptr);
        if (child_ != 0) return;
        ::setenv("FRONTEIRA_MODS", FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods", 1);
        ::setenv("TERM", "xterm", 1);
        ::execv(argv[0], argv.data());
        ::_exit(127);
    }
    ~Person() {
        kill();
        ::close(terminal_);
    }
    Person(const Person&) = delete;
    Person& operator=(const Person&) = delete;

    /// Types keys once the program has said that. False when it does not within ten seconds.
    bool answers(const std::string& said, const std::string& keys) {
        if (!hears(said)) return false;
        const auto size = static_cast<ssize_t>(keys.size());
        return ::write(terminal_, keys.data(), keys.size()) == size;
    }
    /// Whether the program says that, after what was waited for before.
    bool hears(const std::string& said) {
        while (heard_.find(said, at_) == std::string::npos)
            if (!listen()) return false;
        at_ = heard_.find(said, at_) + said.size();
        return true;
    }
    /// All that came from the program so far.
    const std::string& heard() const { return heard_; }
    void kill() {
        if (child_ <= 0) return;
        ::kill(child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
        child_ = 0;
    }

 private:
    bool listen() {
        pollfd wait{terminal_, POLLIN, 0};
        char bytes[4096];
        if (::poll(&wait, 1, 10000) != 1) return false;
        const ssize_t got = ::read(terminal_, bytes, sizeof bytes);
        if (got > 0) heard_.append(bytes, static_cast<size_t>(got));
        return got > 0;
    }

    int terminal_ = -1;
    pid_t child_ = 0;
    std::string heard_;
    size_t at_ = 0;
};

}  // namespace fronteira::cli
