// SPDX-License-Identifier: MIT
#include "chromium.hpp"

#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <stdexcept>

extern char** environ;

namespace fronteira::testing {
namespace {

using protocol::Json;

constexpr const char* program = "/usr/bin/chromium";
constexpr int patience = 60000;  // milliseconds; a busy machine is slow

}  // namespace

bool Chromium::is_installed() {
    return ::access(program, X_OK) == 0;
}

Chromium& Chromium::running() {
    static Chromium chromium;
    return chromium;
}

Chromium::Chromium() {
    profile_ = std::filesystem::temp_directory_path() /
               ("fronteira_browser_" + std::to_string(::getpid()));
    std::filesystem::create_directories(profile_);
    int down[2], up[2];
    if (::pipe(down) != 0 || ::pipe(up) != 0) throw std::runtime_error("no pipe");
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    // First out of the way of 3 and 4, which the browser reads from and writes to.
    posix_spawn_file_actions_adddup2(&files, down[0], 103);
    posix_spawn_file_actions_adddup2(&files, up[1], 104);
    posix_spawn_file_actions_adddup2(&files, 103, 3);
    posix_spawn_file_actions_adddup2(&files, 104, 4);
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", 1 /* O_WRONLY */, 0);
    const std::string profile = "--user-data-dir=" + profile_.string();
    const char* words[] = {program,
                           "--headless",
                           "--no-sandbox",
                           "--disable-gpu",
                           "--disable-quic",
                           "--no-first-run",
                           "--disable-background-networking",
                           "--disable-component-update",
                           "--disable-sync",
                           "--hide-scrollbars",
                           "--lang=en-US",
                           "--remote-debugging-pipe",
                           profile.c_str(),
                           nullptr};
    const int failed = ::posix_spawn(&process_, program, &files, nullptr,
                                     const_cast<char* const*>(words), environ);
    posix_spawn_file_actions_destroy(&files);
    ::close(down[0]);
    ::close(up[1]);
    to_ = down[1];
    from_ = up[0];
    if (failed != 0) throw std::runtime_error("the browser does not start");
}

Chromium::~Chromium() {
    ::close(to_);
    ::close(from_);
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    std::error_code ignored;
    std::filesystem::remove_all(profile_, ignored);
}

void Chromium::send(const Json& message) {
    const std::string text = message.dump();
    if (::write(to_, text.c_str(), text.size() + 1) < 0) throw std::runtime_error("no browser");
}

Json Chromium::next_message() {
    for (;;) {
        if (const size_t end = received_.find('\0'); end != std::string::npos) {
            Json message = Json::parse(received_.substr(0, end));
            received_.erase(0, end + 1);
            return message;
        }
        pollfd wait{from_, POLLIN, 0};
        if (::poll(&wait, 1, patience) <= 0) throw std::runtime_error("the browser is silent");
        char part[65536];
        const ssize_t size = ::read(from_, part, sizeof part);
        if (size <= 0) throw std::runtime_error("the browser is gone");
        received_.append(part, static_cast<size_t>(size));
    }
}

}  // namespace fronteira::testing
