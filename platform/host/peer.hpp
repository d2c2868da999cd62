// SPDX-License-Identifier: MIT
#pragma once

#include "host/limits.hpp"
#include "protocol/message.hpp"

#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <utility>

namespace fronteira::host {

using protocol::Json;

/// The way to somebody: a pipe or a socket.
class Link {
 public:
    virtual ~Link() = default;
    virtual void send(std::string line) = 0;
    /// Once all that waits was sent.
    virtual void close() = 0;
};

/// Somebody at the other end of a connection, and what the host knows of them.
class Peer {
 public:
    /// `link` must outlive the peer, or cut() is called before it goes.
    Peer(Link& link, bool is_local, const ConnectionLimits& its_limits)
        : local(is_local), limits(its_limits), link_(&link), allowance_(its_limits.burst) {}

    /// Picks the peer's language. Nothing happens once the connection is gone.
    void send(Json message);
    void close();
    void cut() { link_ = nullptr; }
    bool gone() const { return link_ == nullptr; }

    /// Whether one more message is within the limit.
    bool may_speak(std::chrono::steady_clock::time_point now);

    const bool local;
    const ConnectionLimits& limits;
    bool greeted = false;
    std::string language = "en";
    std::set<std::string> opened;                 ///< matches
    size_t opening = 0;                           ///< matches that are not open yet
    std::set<std::pair<std::string, int>> seats;  ///< match and seat; -1: a spectator's chair

 private:
    Link* link_;
    double allowance_;
    std::chrono::steady_clock::time_point counted_ = std::chrono::steady_clock::now();
};

}  // namespace fronteira::host
