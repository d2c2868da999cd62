// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "host/reception.hpp"

#include <boost/asio/io_context.hpp>

#include <cstdint>
#include <memory>
#include <string>

namespace fronteira::host {

/// Takes connections on an address and speaks the protocol with each over a WebSocket.
class WebSocketServer {
 public:
    virtual ~WebSocketServer() = default;
    virtual uint16_t port() const = 0;

    /// `limits` and `reception` are lent.
    static Result<std::unique_ptr<WebSocketServer>> listen(boost::asio::io_context& io,
                                                           Reception& reception,
                                                           const Limits& limits,
                                                           const std::string& address,
                                                           uint16_t port);
};

}  // namespace fronteira::host
