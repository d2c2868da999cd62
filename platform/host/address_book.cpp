// SPDX-License-Identifier: MIT
#include "host/address_book.hpp"

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

std::string name_of(const boost::asio::ip::address& address) {
    if (address.is_v4()) return address.to_string();
    boost::asio::ip::address_v6 six = address.to_v6();
    if (six.is_v4_mapped())
        return boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, six).to_string();
    auto bytes = six.to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return boost::asio::ip::address_v6(bytes).to_string();
}

}  // namespace fronteira::host
