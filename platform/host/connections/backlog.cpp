// SPDX-License-Identifier: MIT
#include "host/connections/backlog.hpp"

#include <algorithm>

namespace fronteira::host {

void Backlog::add(const std::string& address, Sender& sender, size_t bytes) {
    Address& here = addresses_[address];
    bytes_ += bytes;
    here.bytes += bytes;
    here.senders[&sender] += bytes;
    for (size_t before = 0; bytes_ > most_ && bytes_ != before;) {
        before = bytes_;
        worst().give_up();
    }
}

void Backlog::remove(const std::string& address, Sender& sender, size_t bytes) {
    const auto here = addresses_.find(address);
    if (here == addresses_.end()) return;
    const auto waiting = here->second.senders.find(&sender);
    if (waiting == here->second.senders.end()) return;
    bytes_ -= bytes;
    here->second.bytes -= bytes;
    if ((waiting->second -= bytes) == 0) here->second.senders.erase(waiting);
    if (here->second.senders.empty()) addresses_.erase(here);
}

Sender& Backlog::worst() const {
    const auto address = std::max_element(
        addresses_.begin(), addresses_.end(),
        [](const auto& a, const auto& b) { return a.second.bytes < b.second.bytes; });
    const auto& senders = address->second.senders;
    const auto sender =
        std::max_element(senders.begin(), senders.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    return *sender->first;
}

}  // namespace fronteira::host
