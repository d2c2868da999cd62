// SPDX-License-Identifier: MIT
#pragma once

#include "host/connections/address_book.hpp"
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
    /// `link` must outlive the peer, or cut() is called before it goes. Whoever comes over the
    /// network has an account.
    Peer(Link& link, bool is_local, const ConnectionLimits& its_limits, std::string its_address,
         std::shared_ptr<Account> its_account = nullptr);

    /// Picks the peer's language. Nothing happens once the connection is gone.
    void send(Json message);
    /// A message that is text already and in the peer's language; `re` is what it answers, or null.
    void send_text(const std::string& text, const Json& re);
    void close();
    void cut() { link_ = nullptr; }
    bool gone() const { return link_ == nullptr; }

    /// Whether one more message is within the limit.
    bool may_speak(std::chrono::steady_clock::time_point now) { return messages_.take(now); }
    /// Whether it may say one more line to the others at a table.
    bool may_chat(std::chrono::steady_clock::time_point now) { return lines_.take(now); }
    /// Whether a worker may be started for it.
    bool may_start_worker() const;
    /// Whether one more may register for a tournament from where it comes from.
    bool may_register() const;

    const bool local;
    const ConnectionLimits& limits;
    const std::string address;  ///< where it comes from; those of one address share its turns
    const std::shared_ptr<Account> account;
    bool is_page = false;  ///< the host's own page in a browser: it may only look on
    bool greeted = false;
    std::string language = "en";
    size_t requests = 0;                          ///< that were not answered yet
    std::set<std::pair<std::string, int>> seats;  ///< match and seat; -1: a spectator's chair

 private:
    Link* link_;
    Allowance messages_;
    Allowance lines_;
};

}  // namespace fronteira::host
