// SPDX-License-Identifier: MIT
#pragma once

#include "host/standstill.hpp"
#include "host/store.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace fronteira::host {

/// What may be told only once it is in the store. Everything that came up in one round of the event
/// loop is committed together and then told in order, so that one write to the disk serves many
/// matches.
class Outbox {
 public:
    /// `kept` is false when the store failed: what was to be told did not happen.
    using Tell = std::function<void(bool kept)>;

    /// Whoever runs the host reads `warn`.
    Outbox(boost::asio::io_context& io, Store& store, std::function<void(const std::string&)> warn)
        : io_(io), store_(store), warn_(std::move(warn)) {}

    void add(Tell tell) {
        waiting_.push_back(std::move(tell));
        if (waiting_.size() == 1) boost::asio::post(io_, [this] { flush(); });
    }

    void flush() {
        std::vector<Tell> telling = std::exchange(waiting_, {});
        const Moment begun = now();
        const Result<void> kept = store_.commit();
        disk_.was(begun, now());
        if (!kept) warn_("nothing can be stored: " + to_text(kept.error().front()));
        for (const Tell& tell : telling) tell(kept.has_value());
    }

    const Standstill& disk() const { return disk_; }

 private:
    boost::asio::io_context& io_;
    Store& store_;
    std::function<void(const std::string&)> warn_;
    std::vector<Tell> waiting_;
    Standstill disk_;
};

}  // namespace fronteira::host
