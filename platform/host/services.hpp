// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>

#include "host/limits.hpp"
#include "host/nursery.hpp"
#include "host/outbox.hpp"
#include "host/store.hpp"

#include <boost/asio/io_context.hpp>

#include <functional>

namespace fronteira::host {

/// What all rooms share. Lent by the host.
struct Services {
    boost::asio::io_context& io;
    Nursery& nursery;
    Store& store;
    Outbox& outbox;
    const TextTable& texts;  ///< sentences of platform/host/text
    const Limits& limits;
    std::function<void(const std::string&)> warn;  ///< for the log of whoever runs the host
    size_t awake = 0;                              ///< matches that have a worker
};

}  // namespace fronteira::host
