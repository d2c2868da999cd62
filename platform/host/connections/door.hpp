// SPDX-License-Identifier: MIT
#pragma once

#include "host/connections/address_book.hpp"

#include <memory>
#include <string>

namespace fronteira::host {

/// Who may come in: how many connections there are, in all and from each address.
class Door {
 public:
    /// Lent.
    explicit Door(const Limits& limits) : limits_(limits), book_(limits.address) {}

    /// A place in the host for as long as it lives. One that says `why` is no place: whoever has
    /// it is told so and goes.
    class Place {
     public:
        ~Place();
        Place(const Place&) = delete;
        Place& operator=(const Place&) = delete;
        const std::shared_ptr<Account> account;
        const char* const why;  ///< the code of an error, or null

     private:
        friend class Door;
        Place(size_t& count, std::shared_ptr<Account> its_account, const char* its_why);
        size_t& count_;
    };

    /// For a connection that comes from there. Null when there is no place even to be told why.
    std::unique_ptr<Place> admit(const std::string& address);

 private:
    const char* objection(Account& account) const;

    const Limits& limits_;
    AddressBook book_;
    size_t inside_ = 0;
    size_t turned_away_ = 0;
};

}  // namespace fronteira::host
