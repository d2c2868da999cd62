// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <poll.h>

#include <algorithm>
#include <string>

namespace fronteira::host {

/// A WebSocket spoken byte by byte: everything that comes is kept as it came, and beside it the
/// payload of all frames.
class RawClient {
 public:
    explicit RawClient(uint16_t port) : socket_(io_) {
        socket_.connect({boost::asio::ip::make_address("127.0.0.1"), port});
        write(
            "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        while (heard.find("\r\n\r\n") == std::string::npos && read()) {
        }
        next_frame_ = heard.find("\r\n\r\n") + 4;
        ask({{"type", "hello"}, {"protocol", protocol::version}});
    }

    /// The number under which it is answered.
    int say(protocol::Json message) {
        message["id"] = ++last_;
        const std::string text = message.dump();
        frame('\x81', text);
        return last_;
    }
    /// Whether an answer came.
    bool ask(const protocol::Json& message) { return hear_answer(say(message)); }
    bool hear_answer(int number) {
        const std::string key = "\"re\":" + std::to_string(number);
        return hear([&] {
            return told.find(key + ",") != std::string::npos ||
                   told.find(key + "}") != std::string::npos;
        });
    }
    /// Whether news of that type came, so often by now.
    bool hear_news(const std::string& type, int times = 1) {
        const std::string key = "\"type\":\"" + type + "\"";
        return hear([&] {
            int count = 0;
            for (size_t at = 0; (at = told.find(key, at)) != std::string::npos; ++at) ++count;
            return count >= times;
        });
    }

    /// A frame of whatever kind, masked with zeros.
    void frame(char kind, const std::string& text) {
        std::string bytes{kind, static_cast<char>(0x80 | std::min<size_t>(text.size(), 126))};
        if (text.size() >= 126) {
            bytes += static_cast<char>(text.size() >> 8);
            bytes += static_cast<char>(text.size());
        }
        write(bytes + std::string(4, '\0') + text);
    }
    /// False once the connection is closed.
    bool write(const std::string& bytes) {
        boost::system::error_code error;
        boost::asio::write(socket_, boost::asio::buffer(bytes), error);
        return !error;
    }

    /// Whether something has come that was not read yet; waits for it.
    bool hears_more() {
        pollfd ready{socket_.native_handle(), POLLIN, 0};
        return poll(&ready, 1, 30000) > 0;
    }
    /// Reads until the host closes it, or is silent for half a minute.
    void hear_all() {
        while (read()) {
        }
    }
    /// Says nothing more, and stays.
    void fall_silent() { socket_.shutdown(boost::asio::socket_base::shutdown_send); }

    std::string heard;  ///< every byte
    std::string told;   ///< without the heads of frames
    size_t pieces = 0;  ///< frames that are not a message of their own

 private:
    template <class Done>
    bool hear(Done done) {
        while (!done())
            if (!read()) return false;
        return true;
    }

    /// Some more bytes; false when none come in time.
    bool read() {
        pollfd ready{socket_.native_handle(), POLLIN, 0};
        if (poll(&ready, 1, 30000) <= 0) return false;
        char part[65536];
        boost::system::error_code error;
        const size_t size = socket_.read_some(boost::asio::buffer(part), error);
        if (error) return false;
        heard.append(part, size);
        take_frames();
        return true;
    }

    /// A server masks nothing.
    void take_frames() {
        const auto byte = [this](size_t at) {
            return static_cast<size_t>(static_cast<unsigned char>(heard[at]));
        };
        while (next_frame_ != std::string::npos && heard.size() >= next_frame_ + 2) {
            const size_t small = byte(next_frame_ + 1) & 127u;
            const size_t longer = small == 126 ? 2 : small == 127 ? 8 : 0;
            size_t size = longer == 0 ? small : 0;
            if (heard.size() < next_frame_ + 2 + longer) return;
            for (size_t i = 0; i < longer; ++i) size = size << 8 | byte(next_frame_ + 2 + i);
            const size_t begin = next_frame_ + 2 + longer;
            if (heard.size() < begin + size) return;
            constexpr size_t ends_a_message = 0x80, goes_on = 0x0f;
            const size_t head = byte(next_frame_);
            if ((head & ends_a_message) == 0 || (head & goes_on) == 0) ++pieces;
            told += heard.substr(begin, size);
            next_frame_ = begin + size;
        }
    }

    boost::asio::io_context io_;
    boost::asio::ip::tcp::socket socket_;
    size_t next_frame_ = std::string::npos;
    int last_ = 0;
};

}  // namespace fronteira::host
