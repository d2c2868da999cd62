// SPDX-License-Identifier: MIT
#pragma once

#include <boost/asio/io_context.hpp>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>

namespace fronteira::host {

/// Work that many ask for and that is done one piece at a time, or a few. Groups take turns, and
/// within a group those who ask do: whoever asks for much waits behind whoever asks for little.
class FairQueue : public std::enable_shared_from_this<FairQueue> {
 public:
    using Done = std::function<void()>;
    /// Calls `done` once, now or later, when its place is free again.
    using Task = std::function<void(Done done)>;

    /// `io` is lent.
    FairQueue(boost::asio::io_context& io, size_t at_once) : io_(io), at_once_(at_once) {}

    /// What one who asks is given is given in the order of asking.
    void add(const std::string& group, const void* who, Task task);
    /// Whether something that they asked for is not done yet.
    bool waits(const void* who) const { return open_.contains(who); }
    bool idle() const { return running_ == 0 && turns_.empty(); }

 private:
    struct Group {
        std::deque<const void*> turns;  ///< those who wait, by whose turn it is
        std::map<const void*, std::deque<Task>> tasks;
    };
    void begin();
    Task take();
    void close(const void* who);

    boost::asio::io_context& io_;
    size_t at_once_;
    size_t running_ = 0;
    std::deque<std::string> turns_;  ///< the groups in which somebody waits
    std::map<std::string, Group> groups_;
    std::map<const void*, int> open_;  ///< how much of what they asked for is not done yet
};

}  // namespace fronteira::host
