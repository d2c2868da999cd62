// SPDX-License-Identifier: MIT
#include "host/connections/address_book.hpp"

#include <algorithm>

namespace fronteira::host {
namespace {

constexpr size_t most_accounts = 65536;

}  // namespace

std::shared_ptr<Account> AddressBook::account(const std::string& address) {
    if (accounts_.size() >= most_accounts)
        std::erase_if(accounts_, [](const auto& one) { return one.second->connections == 0; });
    auto& account = accounts_[address];
    if (account == nullptr) account = std::make_shared<Account>(limits_);
    return account;
}

boost::asio::ip::address plain(const boost::asio::ip::address& address) {
    if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
    return boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, address.to_v6());
}

std::string name_of(const boost::asio::ip::address& address) {
    const boost::asio::ip::address its = plain(address);
    if (its.is_v4()) return its.to_string();
    auto bytes = its.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return boost::asio::ip::address_v6(bytes).to_string();
}

}  // namespace fronteira::host
