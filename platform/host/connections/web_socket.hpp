// SPDX-License-Identifier: MIT
#pragma once

#include "host/connections/counted_reads.hpp"
#include "host/connections/http_answer.hpp"
#include "host/connections/network.hpp"

#include <memory>
#include <string>

namespace fronteira::host {

/// Speaks the protocol over a connection that asked for a WebSocket. One whose place says why it
/// may not stay is told so, and closed. `by_page`: for the host's own page, see Peer.
void serve_web_socket(Stream stream, const FirstRequest& request, bool by_page,
                      const std::string& address, std::unique_ptr<Door::Place> place,
                      std::shared_ptr<Network> network);

}  // namespace fronteira::host
