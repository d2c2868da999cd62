// SPDX-License-Identifier: MIT
#pragma once

#include "host/peer.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace fronteira::host {

/// The spectators of a match, and what they have been shown. They may be kept some seconds behind;
/// whoever comes in between is shown what the others see.
class Spectators {
 public:
    /// What may wait to be told, in all matches together.
    struct Budget {
        size_t& used;
        size_t most;
    };
    /// `played` says that the match went on before this host began. Nobody knows any more how long
    /// ago, so that it counts as played now.
    Spectators(boost::asio::io_context& io, std::string match, std::chrono::milliseconds delay,
               bool played, Budget budget);
    ~Spectators();

    /// Whether spectators are kept behind at all.
    bool late() const { return delay_.count() > 0; }
    /// Whether what is to be shown first is old enough.
    bool open() const { return std::chrono::steady_clock::now() >= opens_; }
    /// Whether the match may have come further than they know.
    bool behind() const { return late() && (shown() || !open()); }

    /// What a spectator who joined now would be told (`view`, `turn`, `log`, `seats`, and
    /// the `commitment` that there is now). Where they
    /// are late this must be told before anything more happens.
    void show(Json joined) { shown_ = std::move(joined); }
    bool shown() const { return !shown_.is_null(); }
    /// Leaves of a `joined` or a `view` what is the same whenever they look, and of how the match
    /// stands what is shown.
    void hold_back(Json& told) const;
    /// How many moves those who are late have seen, and whether they saw the beginning, and the
    /// end.
    size_t number() const { return shown() ? shown_["turn"].value("number", size_t{0}) : 0; }
    bool waiting() const { return shown() && shown_.value("waiting", false); }
    bool over() const { return shown() && shown_.contains("over"); }

    /// Who is called something is listed.
    void add(const std::shared_ptr<Peer>& peer, const std::string& called = {});
    /// What it was called; empty when it was not listed.
    std::string remove(const Peer& peer);
    /// Those who are listed, 20 at most.
    Json names() const;
    std::string name(const Peer& peer) const;
    bool empty() const;

    /// A piece of news, told when its time has come. False when too much waits already: then they
    /// must begin anew.
    bool tell(Json news);
    /// Removes all spectators and tells them `why`; what waited is forgotten. What is shown next is
    /// shown once it is old enough.
    void begin_anew(const Json& why);
    /// As they were told of last.
    const Json& seats() const { return shown_["seats"]; }

 private:
    void release();
    void tell_now(Json news);
    void apply(const Json& news);

    std::string match_;
    std::chrono::milliseconds delay_;
    std::chrono::steady_clock::time_point opens_;
    boost::asio::steady_timer timer_;
    Json shown_;
    struct Watcher {
        std::weak_ptr<Peer> peer;
        std::string called;
    };
    std::vector<Watcher> watchers_;
    struct Waiting {
        std::chrono::steady_clock::time_point due;
        std::string type;
        std::string text;  ///< not as JSON, which takes ten times the room
    };
    std::deque<Waiting> waiting_;
    size_t waiting_bytes_ = 0;
    Budget budget_;
    std::shared_ptr<bool> here_ = std::make_shared<bool>(true);  ///< as long as this is
};

}  // namespace fronteira::host
