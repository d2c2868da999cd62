// SPDX-License-Identifier: MIT
#pragma once

#include "listening_host.hpp"
#include "protocol/message.hpp"
#include "talk.hpp"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <string>

namespace fronteira::host {

/// One connection to a host; every call waits. A host that cannot be reached is an exception.
class WebClient {
 public:
    /// `fields` go with the handshake; `from` is any of the many addresses of this machine.
    explicit WebClient(uint16_t port, bool greet = true,
                       const std::map<std::string, std::string>& fields = {},
                       const std::string& from = "127.0.0.1");
    ~WebClient();

    void send(const std::string& text);
    /// A part of a message. False when the host takes no more.
    bool send_part(const std::string& text, bool last);
    /// False when the host takes no more.
    bool ping();
    /// Whether something has come that was not received yet.
    bool pending();
    /// Null when the connection is closed.
    Json receive();
    /// The reply; news that come before it are kept.
    Json ask(Json request);
    /// The next news of that type, whether they came already or are yet to come.
    Json wait_for(const std::string& type);

    bool open = false;
    std::deque<Json> news;

 private:
    // What speaks WebSocket takes the compiler ten seconds: only web_client.cpp knows it.
    struct Socket;
    std::unique_ptr<Socket> socket_;
    int last_ = 0;
};

}  // namespace fronteira::host
