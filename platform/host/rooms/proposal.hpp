// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

#include <set>
#include <string>
#include <utility>

namespace fronteira::host {

using protocol::Json;

/// An undo or a pause that one seat proposes and others must agree to.
class Proposal {
 public:
    /// `what` is `undo` or `pause`; nothing is waited for where `others` are none.
    Proposal(std::string what, int by, std::set<int> others)
        : what_(std::move(what)), by_(by), waits_for_(std::move(others)) {}

    const std::string& what() const { return what_; }
    int by() const { return by_; }
    const std::set<int>& waits_for() const { return waits_for_; }

    /// Whether the seat made it or has yet to agree.
    bool concerns(int seat) const { return seat == by_ || waits_for_.contains(seat); }
    /// Whoever made it may take it back, and no more.
    bool may_answer(int seat, bool yes) const {
        return yes ? waits_for_.contains(seat) : concerns(seat);
    }
    void agree(int seat) { waits_for_.erase(seat); }
    bool is_agreed() const { return waits_for_.empty(); }

    /// `open` of the protocol.
    Json to_json() const { return {{"what", what_}, {"by", by_ + 1}}; }

 private:
    std::string what_;
    int by_;
    std::set<int> waits_for_;
};

}  // namespace fronteira::host
