// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace fronteira::host {

/// Something that waits to be sent over a connection.
class Sender {
 public:
    virtual ~Sender() = default;
    /// Lets go of what waits, as far as it can.
    virtual void give_up() = 0;
};

/// All bytes that wait to be sent, over all connections. When they are too many, the one that has
/// most to wait for goes, among those of the address that has.
class Backlog {
 public:
    explicit Backlog(size_t most) : most_(most) {}

    /// So much more waits. Somebody, perhaps this one, may be told to give up.
    void add(const std::string& address, Sender& sender, size_t bytes);
    /// So much less.
    void remove(const std::string& address, Sender& sender, size_t bytes);

 private:
    struct Address {
        size_t bytes = 0;
        std::map<Sender*, size_t> senders;
    };
    Sender& worst() const;

    size_t most_;
    size_t bytes_ = 0;
    std::map<std::string, Address> addresses_;
};

}  // namespace fronteira::host
