// SPDX-License-Identifier: MIT
#pragma once

#include "host/workers/fair_queue.hpp"
#include "host/workers/zygote.hpp"
#include "protocol/line_buffer.hpp"
#include "protocol/message.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/steady_timer.hpp>

#include <array>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <string>

namespace fronteira::host {

using protocol::Json;

/// A worker process as the host sees it: answers one request after the other, in order. When it
/// dies or does not answer in time, everything that waits fails, and it stays dead.
class Worker : public std::enable_shared_from_this<Worker> {
 public:
    using Answered = std::function<void(Result<Json>)>;
    /// However many matches think, the host must get to hear of moves.
    static constexpr int behind_the_host = 1;

    /// `nice` is how far behind the host it stands on the processor.
    static Result<std::shared_ptr<Worker>> hire(boost::asio::io_context& io, Zygote& zygote,
                                                std::chrono::milliseconds patience,
                                                int nice = behind_the_host);
    /// Its process begins when it is the turn of `group`, and keeps the turn until its first
    /// request is answered: the one for which it reads rules, or plays a record again.
    static Result<std::shared_ptr<Worker>> hire_in_turn(boost::asio::io_context& io, Zygote& zygote,
                                                        std::chrono::milliseconds patience,
                                                        FairQueue& turns, const std::string& group);
    ~Worker();

    void ask(const Json& request, Answered answered);
    /// Called when it dies while nothing is asked of it.
    void when_gone(std::function<void(const Diagnostics&)> gone) { gone_ = std::move(gone); }
    bool dead() const { return dead_; }
    /// Nothing is waited for any more.
    void dismiss();

 private:
    Worker(boost::asio::io_context& io, Zygote& zygote, std::chrono::milliseconds patience);
    Result<void> begin(int nice);
    bool begun() const { return socket_.is_open(); }
    void end_turn();
    void read();
    void write();
    void watch();
    void take_answers();
    void die(const char* code, const char* sentence);

    Zygote& zygote_;
    int64_t number_ = 0;
    std::chrono::milliseconds patience_;
    boost::asio::local::stream_protocol::socket socket_;
    boost::asio::steady_timer timer_;
    std::array<char, 65536> bytes_{};
    protocol::LineBuffer lines_{size_t{64} << 20};
    std::deque<std::string> outgoing_;
    std::deque<Answered> waiting_;
    std::function<void(const Diagnostics&)> gone_;
    FairQueue::Done turn_;  ///< while it keeps one
    bool dead_ = false;
};

}  // namespace fronteira::host
