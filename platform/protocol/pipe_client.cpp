// SPDX-License-Identifier: MIT
#include "protocol/pipe_client.hpp"

#include "protocol/socket_bytes.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

namespace fronteira::protocol {

Result<PipeClient> PipeClient::start(const std::vector<std::string>& command) {
    // Sockets and not pipes: writing to one whose other end is gone can be told not to raise
    // SIGPIPE.
    std::array<int, 2> input{}, output{};
    const auto trouble = [] {
        return fail(error_at({}, "client.start", "the host cannot be started"));
    };
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) != 0) return trouble();
    PipeClient client;
    client.to_ = input[1];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, output.data()) != 0) {
        close(input[0]);
        return trouble();
    }
    client.from_ = output[1];

    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output[0], STDOUT_FILENO);
    std::vector<std::string> words = command;
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    const int failed =
        posix_spawnp(&client.process_, argv[0], &files, nullptr, argv.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    close(input[0]);
    close(output[0]);
    if (failed != 0) {
        client.process_ = -1;
        return trouble();
    }
    return client;
}

PipeClient::PipeClient(PipeClient&& other) noexcept
    : process_(std::exchange(other.process_, -1)),
      to_(std::exchange(other.to_, -1)),
      from_(std::exchange(other.from_, -1)),
      lines_(std::move(other.lines_)) {}

PipeClient::~PipeClient() {
    if (process_ > 0) kill(process_, SIGKILL);
    finish();
}

bool PipeClient::send(const Json& message) {
    return send_line(to_line(message));
}

bool PipeClient::send_line(const std::string& line) {
    return send_all(to_, line + "\n");
}

Result<Json> PipeClient::receive(std::chrono::milliseconds patience) {
    const auto until = std::chrono::steady_clock::now() + patience;
    for (;;) {
        if (const auto line = lines_.take()) return parse_message(*line, 64);
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
            until - std::chrono::steady_clock::now());
        pollfd ready{from_, POLLIN, 0};
        const int count = poll(&ready, 1, static_cast<int>(std::max<int64_t>(left.count(), 0)));
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return fail(error_at({}, "client.silent", "the host does not answer"));
        std::array<char, 65536> bytes{};
        const size_t got = receive_some(from_, bytes);
        if (got == 0) return fail(error_at({}, "client.gone", "the host is gone"));
        lines_.add({bytes.data(), got});
    }
}

int PipeClient::finish() {
    if (to_ >= 0) close(std::exchange(to_, -1));
    int status = 0;
    if (process_ > 0) waitpid(std::exchange(process_, -1), &status, 0);
    if (from_ >= 0) close(std::exchange(from_, -1));
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace fronteira::protocol
