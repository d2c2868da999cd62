// SPDX-License-Identifier: MIT
#include "raw_client.hpp"

#include <algorithm>

namespace fronteira::host {

RawClient::RawClient(uint16_t port) : wire_(port) {
    write(
        "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    while (heard.find("\r\n\r\n") == std::string::npos && read()) {
    }
    next_frame_ = heard.find("\r\n\r\n") + 4;
    ask({{"type", "hello"}, {"protocol", protocol::version}});
}

int RawClient::say(protocol::Json message) {
    message["id"] = ++last_;
    frame('\x81', message.dump());
    return last_;
}

bool RawClient::hear_answer(int number) {
    const std::string key = "\"re\":" + std::to_string(number);
    return hear([&] {
        return told.find(key + ",") != std::string::npos ||
               told.find(key + "}") != std::string::npos;
    });
}

bool RawClient::hear_news(const std::string& type, int times) {
    const std::string key = "\"type\":\"" + type + "\"";
    return hear([&] {
        int count = 0;
        for (size_t at = 0; (at = told.find(key, at)) != std::string::npos; ++at) ++count;
        return count >= times;
    });
}

void RawClient::frame(char kind, const std::string& text) {
    std::string bytes{kind, static_cast<char>(0x80 | std::min<size_t>(text.size(), 126))};
    if (text.size() >= 126) {
        bytes += static_cast<char>(text.size() >> 8);
        bytes += static_cast<char>(text.size());
    }
    write(bytes + std::string(4, '\0') + text);
}

void RawClient::hear_all() {
    while (read()) {
    }
}

template <class Done>
bool RawClient::hear(Done done) {
    while (!done())
        if (!read()) return false;
    return true;
}

bool RawClient::read() {
    const std::string part = wire_.some();
    heard += part;
    take_frames();
    return !part.empty();
}

/// A server masks nothing.
void RawClient::take_frames() {
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

}  // namespace fronteira::host
