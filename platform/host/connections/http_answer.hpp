// SPDX-License-Identifier: MIT
#pragma once

#include "host/connections/counted_reads.hpp"
#include "host/connections/network.hpp"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>

#include <memory>

namespace fronteira::host {

using FirstRequest = boost::beast::http::request<boost::beast::http::empty_body>;

/// Answers a request that asked for no WebSocket, with the host's page or a sentence, and closes:
/// one connection is one request.
void answer_http(Stream stream, const FirstRequest& request, std::unique_ptr<Door::Place> place,
                 std::shared_ptr<Network> network);

/// Whether it says that a page which this host served has sent it.
bool comes_from_own_page(const FirstRequest& request, const LivePage& page);

/// Refuses with a sentence of platform/host/text.
void refuse_http(Stream stream, boost::beast::http::status status, const char* sentence,
                 std::unique_ptr<Door::Place> place, std::shared_ptr<Network> network);

}  // namespace fronteira::host
