// SPDX-License-Identifier: MIT
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/basic_stream.hpp>

#include <cstddef>
#include <functional>
#include <limits>
#include <utility>

namespace fronteira::host {

/// Counts the bytes that come over a connection, so that nothing costs work without being counted:
/// of frames that hold nothing, whoever reads messages never hears. A rate policy of Beast's.
class CountedReads {
 public:
    /// `over` is called once, when more than `most` bytes have come since the last begin().
    void watch(size_t most, std::function<void()> over) {
        most_ = most;
        over_ = std::move(over);
    }
    void begin() { came_ = 0; }

    size_t available_read_bytes() const noexcept { return std::numeric_limits<size_t>::max(); }
    size_t available_write_bytes() const noexcept { return std::numeric_limits<size_t>::max(); }
    void transfer_read_bytes(size_t bytes) {
        came_ += bytes;
        if (came_ > most_ && over_) std::exchange(over_, {})();
    }
    void transfer_write_bytes(size_t) const noexcept {}
    void on_timer() const noexcept {}

 private:
    size_t came_ = 0;
    size_t most_ = 0;
    std::function<void()> over_;
};

using Stream =
    boost::beast::basic_stream<boost::asio::ip::tcp, boost::asio::any_io_executor, CountedReads>;

}  // namespace fronteira::host
