// SPDX-License-Identifier: MIT
#include "host/connections/stdio.hpp"

#include "protocol/line_buffer.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/write.hpp>
#include <unistd.h>

#include <array>
#include <deque>

namespace fronteira::host {
namespace {

namespace asio = boost::asio;

class Pipe final : public Link, public std::enable_shared_from_this<Pipe> {
 public:
    Pipe(asio::io_context& io, Router& router, const ConnectionLimits& limits,
         std::function<void()> closed)
        : router_(router),
          closed_(std::move(closed)),
          in_(io, dup(STDIN_FILENO)),
          out_(io, dup(STDOUT_FILENO)),
          lines_(limits.message_bytes),
          peer_(std::make_shared<Peer>(*this, true, limits, "pipe")) {}

    void read() {
        in_.async_read_some(
            asio::buffer(bytes_),
            [self = shared_from_this()](boost::system::error_code error, size_t count) {
                if (error) return self->end();
                self->lines_.add({self->bytes_.data(), count});
                while (const auto line = self->lines_.take())
                    self->router_.receive(self->peer_, *line);
                if (self->lines_.overflows()) {
                    self->router_.refuse(*self->peer_, "protocol.too_large");
                    return;
                }
                self->read();
            });
    }

    void send(std::string line) override {
        outgoing_.push_back(std::move(line) + "\n");
        if (outgoing_.size() == 1) write();
    }
    void close() override {
        closing_ = true;
        if (outgoing_.empty()) end();
    }

 private:
    void write() {
        asio::async_write(out_, asio::buffer(outgoing_.front()),
                          [self = shared_from_this()](boost::system::error_code error, size_t) {
                              if (error) return self->end();
                              self->outgoing_.pop_front();
                              if (!self->outgoing_.empty()) return self->write();
                              if (self->closing_) self->end();
                          });
    }

    void end() {
        if (std::exchange(ended_, true)) return;
        router_.depart(peer_);
        closed_();
    }

    Router& router_;
    std::function<void()> closed_;
    asio::posix::stream_descriptor in_;
    asio::posix::stream_descriptor out_;
    protocol::LineBuffer lines_;
    std::shared_ptr<Peer> peer_;
    std::array<char, 65536> bytes_{};
    std::deque<std::string> outgoing_;
    bool closing_ = false;
    bool ended_ = false;
};

}  // namespace

void serve_stdio(asio::io_context& io, Router& router, const ConnectionLimits& limits,
                 std::function<void()> closed) {
    std::make_shared<Pipe>(io, router, limits, std::move(closed))->read();
}

}  // namespace fronteira::host
