// SPDX-License-Identifier: MIT
#pragma once

#include "host/connections/network.hpp"

#include <boost/asio/ip/tcp.hpp>

#include <memory>

namespace fronteira::host {

/// Reads the request with which a connection begins, within the time for a handshake, finds out
/// whether whoever sent it may come in, and hands the connection to who serves what it asks for.
void read_first_request(boost::asio::ip::tcp::socket socket,
                        const boost::asio::ip::address& address, std::shared_ptr<Network> network);

}  // namespace fronteira::host
