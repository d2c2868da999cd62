// SPDX-License-Identifier: MIT
#pragma once

#include "host/peer.hpp"
#include "host/router/router.hpp"

#include <boost/asio/io_context.hpp>

#include <functional>
#include <memory>

namespace fronteira::host {

/// Serves the one peer at standard input and output, a message a line. `closed` is called when its
/// end of the pipe is.
void serve_stdio(boost::asio::io_context& io, Router& router, const ConnectionLimits& limits,
                 std::function<void()> closed);

}  // namespace fronteira::host
