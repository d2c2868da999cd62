// SPDX-License-Identifier: MIT
#include "listening_host.hpp"

#include "talk.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <utility>

namespace fronteira::host {

ListeningHost::ListeningHost(const std::vector<std::string>& more, const std::string& mods,
                             uint16_t at) {
    std::vector<std::string> words{"--listen", "127.0.0.1:" + std::to_string(at)};
    words.insert(words.end(), more.begin(), more.end());
    if (more.empty() || more[0] != "--store") words.insert(words.end(), {"--store", ":memory:"});
    run(host_command(words, mods));
}

std::unique_ptr<ListeningHost> ListeningHost::of(std::vector<std::string> command) {
    std::unique_ptr<ListeningHost> host(new ListeningHost(nullptr));
    host->run(std::move(command));
    return host;
}

ListeningHost::~ListeningHost() {
    if (process_ > 0) end(SIGTERM);
    close(log_);
}

void ListeningHost::end(int signal) {
    kill(process_, signal);
    int status = -1;
    waitpid(std::exchange(process_, -1), &status, 0);
    if (signal == SIGTERM) {
        EXPECT_EQ(status, 0) << "the host did not end well";
    }
}

void ListeningHost::run(std::vector<std::string> command) {
    int ends[2];
    EXPECT_EQ(pipe2(ends, O_CLOEXEC), 0);
    std::vector<char*> argv;
    for (std::string& word : command) argv.push_back(word.data());
    argv.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, ends[1], STDERR_FILENO);
    // The connections of whoever begins it are none of its business.
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    EXPECT_EQ(posix_spawn(&process_, argv[0], &files, nullptr, argv.data(), environ), 0);
    posix_spawn_file_actions_destroy(&files);
    close(ends[1]);
    // "listening on 127.0.0.1:PORT"
    std::string line;
    for (char c = 0; read(ends[0], &c, 1) == 1 && c != '\n';) line += c;
    log_ = ends[0];
    port = static_cast<uint16_t>(std::atoi(line.substr(line.rfind(':') + 1).c_str()));
    EXPECT_NE(port, 0) << line;
}

}  // namespace fronteira::host
