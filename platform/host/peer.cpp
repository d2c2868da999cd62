// SPDX-License-Identifier: MIT
#include "host/peer.hpp"

#include "host/words.hpp"

#include <algorithm>

namespace fronteira::host {

void Peer::send(Json message) {
    if (link_ == nullptr) return;
    choose_language(message, language);
    link_->send(protocol::to_line(message));
}

void Peer::close() {
    if (link_ != nullptr) link_->close();
}

bool Peer::may_speak(std::chrono::steady_clock::time_point now) {
    if (limits.messages_per_second <= 0) return true;
    const double gone = std::chrono::duration<double>(now - counted_).count();
    allowance_ = std::min(limits.burst, allowance_ + gone * limits.messages_per_second);
    counted_ = now;
    if (allowance_ < 1) return false;
    allowance_ -= 1;
    return true;
}

}  // namespace fronteira::host
