// SPDX-License-Identifier: MIT
#include "host/connections/door.hpp"

namespace fronteira::host {

Door::Place::Place(size_t& count, std::shared_ptr<Account> its_account, const char* its_why)
    : account(std::move(its_account)), why(its_why), count_(count) {
    ++count_;
    if (why == nullptr) ++account->connections;
}

Door::Place::~Place() {
    --count_;
    if (why == nullptr) --account->connections;
}

const char* Door::objection(Account& account) const {
    if (inside_ >= limits_.connections) return "host.full";
    if (account.connections >= limits_.address.connections) return "address.crowded";
    if (!account.handshakes.take(std::chrono::steady_clock::now())) return "address.hasty";
    return nullptr;
}

std::unique_ptr<Door::Place> Door::admit(const std::string& address) {
    auto account = book_.account(address);
    const char* why = objection(*account);
    if (why != nullptr && turned_away_ >= limits_.turned_away) return nullptr;
    return std::unique_ptr<Place>(
        new Place(why == nullptr ? inside_ : turned_away_, std::move(account), why));
}

}  // namespace fronteira::host
