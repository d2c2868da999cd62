// SPDX-License-Identifier: MIT
#pragma once

#include "host/limits.hpp"

#include <boost/asio/ip/address.hpp>

#include <map>
#include <memory>
#include <set>
#include <string>

namespace fronteira::host {

/// What one address has of the host, over all its connections.
struct Account {
    explicit Account(const AddressLimits& limits)
        : handshakes(limits.handshakes),
          workers(limits.workers),
          registrations(limits.registrations) {}

    size_t connections = 0;
    Allowance handshakes;
    Allowance workers;
    Allowance registrations;
    std::set<std::string> opened;  ///< matches
    size_t opening = 0;            ///< matches that are not open yet
};

/// The accounts of all addresses that came lately.
class AddressBook {
 public:
    /// Lent.
    explicit AddressBook(const AddressLimits& limits) : limits_(limits) {}

    std::shared_ptr<Account> account(const std::string& address);

 private:
    const AddressLimits& limits_;
    std::map<std::string, std::shared_ptr<Account>> accounts_;
};

/// An address of IPv4 that came over a socket of IPv6 is one of IPv4.
boost::asio::ip::address plain(const boost::asio::ip::address& address);

/// By what an address is known here. Whoever has one address of IPv6 has as many as they like: it
/// is known by its first half.
std::string name_of(const boost::asio::ip::address& address);

}  // namespace fronteira::host
