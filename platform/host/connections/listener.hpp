// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "host/connections/network.hpp"

#include <boost/asio/io_context.hpp>

#include <cstdint>
#include <memory>
#include <string>

namespace fronteira::host {

/// Takes connections on an address and reads what each asks for in its first request.
class Listener {
 public:
    virtual ~Listener() = default;
    virtual uint16_t port() const = 0;

    /// Connections that are open may outlive it.
    static Result<std::unique_ptr<Listener>> listen(boost::asio::io_context& io,
                                                    std::shared_ptr<Network> network,
                                                    const std::string& address, uint16_t port);
};

}  // namespace fronteira::host
