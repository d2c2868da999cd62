// SPDX-License-Identifier: MIT
#include "host/peer.hpp"

#include "host/words.hpp"

namespace fronteira::host {

Peer::Peer(Link& link, bool is_local, const ConnectionLimits& its_limits, std::string its_address,
           std::shared_ptr<Account> its_account)
    : local(is_local),
      limits(its_limits),
      address(std::move(its_address)),
      account(std::move(its_account)),
      link_(&link),
      messages_(its_limits.messages),
      lines_(its_limits.lines) {}

void Peer::send(Json message) {
    if (link_ == nullptr) return;
    choose_language(message, language);
    link_->send(protocol::to_line(message));
}

void Peer::send_text(const std::string& text, const Json& re) {
    if (link_ == nullptr) return;
    if (re.is_null()) return link_->send(text);
    link_->send("{\"re\":" + re.dump() + "," + text.substr(1));
}

void Peer::close() {
    if (link_ != nullptr) link_->close();
}

bool Peer::may_start_worker() const {
    return account == nullptr || account->workers.take(std::chrono::steady_clock::now());
}

bool Peer::may_register() const {
    return account == nullptr || account->registrations.take(std::chrono::steady_clock::now());
}

}  // namespace fronteira::host
