// SPDX-License-Identifier: MIT
#include "host/web_socket.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include <deque>
#include <map>

namespace fronteira::host {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;

constexpr size_t largest_header = 8192;

/// How many connections there are, in all and from each address.
class Doorkeeper {
 public:
    explicit Doorkeeper(const Limits& limits) : limits_(limits) {}

    bool admit(const asio::ip::address& address) {
        if (count_ >= limits_.connections) return false;
        if (!address.is_loopback() && from_[address] >= limits_.connections_of_one_address)
            return false;
        ++count_;
        ++from_[address];
        return true;
    }
    void dismiss(const asio::ip::address& address) {
        --count_;
        if (--from_[address] == 0) from_.erase(address);
    }

 private:
    const Limits& limits_;
    size_t count_ = 0;
    std::map<asio::ip::address, size_t> from_;
};

class Socket final : public Link, public std::enable_shared_from_this<Socket> {
 public:
    Socket(tcp::socket socket, asio::ip::address address, Reception& reception,
           const Limits& limits, std::shared_ptr<Doorkeeper> door)
        : address_(std::move(address)),
          reception_(reception),
          limits_(limits),
          door_(std::move(door)),
          socket_(std::move(socket)),
          greeting_(socket_.get_executor()),
          peer_(std::make_shared<Peer>(*this, false, limits.network)) {}

    ~Socket() override {
        peer_->cut();
        door_->dismiss(address_);
    }

    /// Reads the request by hand, so that it can be looked at: a page in a browser has an origin,
    /// and no page has business here.
    void run() {
        beast::get_lowest_layer(socket_).socket().set_option(tcp::no_delay(true));
        beast::get_lowest_layer(socket_).expires_after(limits_.handshake);
        request_.header_limit(largest_header);
        http::async_read(socket_.next_layer(), buffer_, request_,
                         [self = shared_from_this()](beast::error_code error, size_t) {
                             if (!error) self->accept();
                         });
    }

    void send(std::string line) override {
        if (goodbye_ || (dropped_ && closing_)) return;
        if (!dropped_ && !may_wait(line.size())) return drop();
        waiting_of(line.size()) += line.size();
        outgoing_.push_back(std::move(line));
        if (outgoing_.size() == 1) write();
    }
    void close() override {
        closing_ = true;
        if (outgoing_.empty()) say_goodbye();
    }

 private:
    void accept() {
        const auto& request = request_.get();
        if (!websocket::is_upgrade(request) || request.count(http::field::origin) != 0) return;
        beast::get_lowest_layer(socket_).expires_never();
        websocket::stream_base::timeout patience{limits_.handshake, std::chrono::seconds(40), true};
        socket_.set_option(patience);
        socket_.read_message_max(limits_.network.message_bytes);
        socket_.async_accept(request, [self = shared_from_this()](beast::error_code error) {
            if (error) return;
            self->buffer_.consume(self->buffer_.size());
            self->expect_hello();
            self->read();
        });
    }

    void expect_hello() {
        greeting_.expires_after(limits_.handshake);
        greeting_.async_wait([weak = weak_from_this()](beast::error_code error) {
            const auto self = weak.lock();
            if (!error && self && !self->peer_->greeted)
                self->reception_.refuse(*self->peer_, "protocol.hello");
        });
    }

    void read() {
        socket_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, size_t) {
            if (error) return self->end(error);
            const std::string text = beast::buffers_to_string(self->buffer_.data());
            self->buffer_.consume(self->buffer_.size());
            if (self->closing_) return;
            self->reception_.receive(self->peer_, text);
            if (!self->closing_) self->read();
        });
    }

    void write() {
        socket_.text(true);
        socket_.async_write(asio::buffer(outgoing_.front()),
                            [self = shared_from_this()](beast::error_code error, size_t) {
                                if (error) return self->end(error);
                                const size_t sent = self->outgoing_.front().size();
                                self->waiting_of(sent) -= sent;
                                self->outgoing_.pop_front();
                                if (!self->outgoing_.empty()) return self->write();
                                if (self->closing_) self->say_goodbye();
                            });
    }

    void say_goodbye() {
        if (std::exchange(goodbye_, true)) return;
        socket_.async_close(
            websocket::close_code::policy_error,
            [self = shared_from_this()](beast::error_code error) { self->end(error); });
    }

    /// News wait in small numbers; a long answer was asked for, and is let through whole.
    size_t& waiting_of(size_t bytes) {
        return bytes > limits_.network.long_message ? waiting_long_ : waiting_bytes_;
    }
    bool may_wait(size_t bytes) {
        const ConnectionLimits& most = limits_.network;
        const size_t waiting = waiting_of(bytes);
        if (bytes > most.long_message) return waiting == 0 || waiting + bytes <= most.waiting_long;
        return waiting + bytes <= most.waiting_bytes;
    }

    /// Whoever does not read what it is sent learns why it is sent no more, and finds its way back
    /// with `join`. Only what is on its way already is still held for it, and that not for ever:
    /// a connection that does not answer is closed.
    void drop() {
        dropped_ = true;
        while (outgoing_.size() > 1) {
            const size_t bytes = outgoing_.back().size();
            waiting_of(bytes) -= bytes;
            outgoing_.pop_back();
        }
        reception_.refuse(*peer_, "protocol.too_slow");
        asio::post(socket_.get_executor(),
                   [self = shared_from_this()] { self->reception_.depart(self->peer_); });
    }

    void end(beast::error_code) {
        if (std::exchange(ended_, true)) return;
        greeting_.cancel();
        reception_.depart(peer_);
    }

    asio::ip::address address_;
    Reception& reception_;
    const Limits& limits_;
    std::shared_ptr<Doorkeeper> door_;
    websocket::stream<beast::tcp_stream> socket_;
    asio::steady_timer greeting_;
    http::request_parser<http::empty_body> request_;
    beast::flat_buffer buffer_;
    std::shared_ptr<Peer> peer_;
    std::deque<std::string> outgoing_;
    size_t waiting_bytes_ = 0;
    size_t waiting_long_ = 0;
    bool dropped_ = false;
    bool closing_ = false;
    bool goodbye_ = false;
    bool ended_ = false;
};

class Server final : public WebSocketServer {
 public:
    Server(asio::io_context& io, Reception& reception, const Limits& limits)
        : reception_(reception),
          limits_(limits),
          door_(std::make_shared<Doorkeeper>(limits)),
          acceptor_(io) {}

    beast::error_code open(const tcp::endpoint& endpoint) {
        beast::error_code error;
        acceptor_.open(endpoint.protocol(), error);
        if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
        if (!error) acceptor_.bind(endpoint, error);
        if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
        if (!error) accept();
        return error;
    }

    uint16_t port() const override { return acceptor_.local_endpoint().port(); }

 private:
    void accept() {
        acceptor_.async_accept([this](beast::error_code error, tcp::socket socket) {
            if (error == asio::error::operation_aborted) return;
            beast::error_code unknown;
            const auto address =
                error ? asio::ip::address() : socket.remote_endpoint(unknown).address();
            if (!error && !unknown && door_->admit(address))
                std::make_shared<Socket>(std::move(socket), address, reception_, limits_, door_)
                    ->run();
            accept();
        });
    }

    Reception& reception_;
    const Limits& limits_;
    std::shared_ptr<Doorkeeper> door_;  ///< connections may outlive the server
    tcp::acceptor acceptor_;
};

}  // namespace

Result<std::unique_ptr<WebSocketServer>> WebSocketServer::listen(asio::io_context& io,
                                                                 Reception& reception,
                                                                 const Limits& limits,
                                                                 const std::string& address,
                                                                 uint16_t port) {
    auto server = std::make_unique<Server>(io, reception, limits);
    beast::error_code error;
    const auto where = asio::ip::make_address(address, error);
    if (!error) error = server->open({where, port});
    if (error)
        return fail(error_at(
            {}, "host.listen",
            "cannot listen on " + address + ":" + std::to_string(port) + ": " + error.message(),
            "choose another address or port"));
    return server;
}

}  // namespace fronteira::host
