// SPDX-License-Identifier: MIT
#pragma once

#include "host/connections/backlog.hpp"
#include "host/connections/door.hpp"
#include "host/live_page.hpp"
#include "host/router/router.hpp"
#include "host/seldom.hpp"

#include <boost/asio/ip/address.hpp>

#include <set>

namespace fronteira::host {

/// What all connections over the network share. All but the proxies is lent.
struct Network {
    Network(Router& its_router, const Limits& its_limits, const TextTable& its_texts,
            const LivePage& its_page, std::set<boost::asio::ip::address> its_proxies,
            Seldom& its_seldom)
        : router(its_router),
          limits(its_limits),
          texts(its_texts),
          page(its_page),
          proxies(std::move(its_proxies)),
          seldom(its_seldom),
          door(its_limits),
          backlog(its_limits.waiting_bytes) {}

    Router& router;
    const Limits& limits;
    const TextTable& texts;  ///< sentences of platform/host/text
    const LivePage& page;
    std::set<boost::asio::ip::address> proxies;  ///< which are believed from where somebody comes
    Seldom& seldom;                              ///< for the log of whoever runs the host
    Door door;
    Backlog backlog;
};

}  // namespace fronteira::host
