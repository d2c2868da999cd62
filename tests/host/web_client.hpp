// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"
#include "talk.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <memory>

namespace fronteira::host {

/// A host that listens on a port of its own, for as long as the test lives.
class ListeningHost {
 public:
    explicit ListeningHost(const std::vector<std::string>& more = {},
                           const std::string& mods = "tests/fixtures/mods", uint16_t at = 0) {
        std::vector<std::string> words{"--listen", "127.0.0.1:" + std::to_string(at)};
        words.insert(words.end(), more.begin(), more.end());
        if (more.empty() || more[0] != "--store")
            words.insert(words.end(), {"--store", ":memory:"});
        run(host_command(words, mods));
    }
    /// One that runs a command of its own.
    static std::unique_ptr<ListeningHost> of(std::vector<std::string> command) {
        std::unique_ptr<ListeningHost> host(new ListeningHost(nullptr));
        host->run(std::move(command));
        return host;
    }
    ~ListeningHost() {
        if (process_ > 0) end(SIGTERM);
        close(log_);
    }
    void end(int signal) {
        kill(process_, signal);
        int status = -1;
        waitpid(std::exchange(process_, -1), &status, 0);
        if (signal == SIGTERM) {
            EXPECT_EQ(status, 0) << "the host did not end well";
        }
    }
    ListeningHost(const ListeningHost&) = delete;
    ListeningHost& operator=(const ListeningHost&) = delete;

    pid_t process() const { return process_; }

    uint16_t port = 0;

 private:
    explicit ListeningHost(std::nullptr_t) {}

    void run(std::vector<std::string> command) {
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

    pid_t process_ = -1;
    int log_ = -1;
};

/// One connection to it; every call waits.
class WebClient {
 public:
    /// `fields` go with the handshake; `from` is any of the many addresses of this machine.
    explicit WebClient(uint16_t port, bool greet = true,
                       const std::map<std::string, std::string>& fields = {},
                       const std::string& from = "127.0.0.1")
        : socket_(io_) {
        namespace asio = boost::asio;
        socket_.next_layer().open(asio::ip::tcp::v4());
        socket_.next_layer().bind({asio::ip::make_address(from), 0});
        socket_.next_layer().connect({asio::ip::make_address("127.0.0.1"), port});
        socket_.set_option(boost::beast::websocket::stream_base::decorator(
            [fields](boost::beast::websocket::request_type& request) {
                for (const auto& [name, value] : fields) request.set(name, value);
            }));
        boost::beast::error_code error;
        socket_.handshake("127.0.0.1", "/", error);
        open = !error;
        // A host that does not answer must not hold up the tests.
        timeval patience{10, 0};
        setsockopt(socket_.next_layer().native_handle(), SOL_SOCKET, SO_RCVTIMEO, &patience,
                   sizeof patience);
        if (greet && open) ask({{"type", "hello"}, {"protocol", 1}});
    }

    void send(const std::string& text) {
        boost::beast::error_code error;
        socket_.write(boost::asio::buffer(text), error);
        if (error) open = false;
    }
    /// Whether something has come that was not received yet.
    bool pending() { return socket_.next_layer().available() > 0; }
    /// Null when the connection is closed.
    Json receive() {
        boost::beast::flat_buffer buffer;
        boost::beast::error_code error;
        socket_.read(buffer, error);
        if (error) {
            open = false;
            return {};
        }
        return Json::parse(boost::beast::buffers_to_string(buffer.data()));
    }
    Json ask(Json request) {
        request["id"] = ++last_;
        send(request.dump());
        for (Json message = receive();; message = receive()) {
            if (message.is_null() || message.value("re", -1) == last_) return message;
            news.push_back(message);
        }
    }
    Json wait_for(const std::string& type) {
        for (;;) {
            while (!news.empty()) {
                Json message = std::move(news.front());
                news.pop_front();
                if (message["type"] == type) return message;
            }
            Json message = receive();
            if (message.is_null()) return message;
            news.push_back(std::move(message));
        }
    }

    boost::beast::websocket::stream<boost::asio::ip::tcp::socket>& socket() { return socket_; }

    bool open = false;
    std::deque<Json> news;

 private:
    boost::asio::io_context io_;
    boost::beast::websocket::stream<boost::asio::ip::tcp::socket> socket_;
    int last_ = 0;
};

}  // namespace fronteira::host
