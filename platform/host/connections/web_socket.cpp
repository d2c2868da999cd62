// SPDX-License-Identifier: MIT
#include "host/connections/web_socket.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>

#include <deque>

namespace fronteira::host {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

/// Of a message at a time: so that one that is too large is noticed before it is there.
constexpr size_t most_read = size_t{16} << 10;
/// In the kernel; the rest waits here, where it is counted.
constexpr int send_buffer = 256 << 10;
/// With whoever is to go, until it has read why.
constexpr std::chrono::seconds patience{20};

class WebSocket final : public Link, public Sender, public std::enable_shared_from_this<WebSocket> {
 public:
    WebSocket(Stream stream, std::string address, std::unique_ptr<Door::Place> place,
              std::shared_ptr<Network> network)
        : network_(std::move(network)),
          address_(std::move(address)),
          place_(std::move(place)),
          socket_(std::move(stream)),
          deadline_(socket_.get_executor()),
          peer_(std::make_shared<Peer>(*this, false, network_->limits.network, address_,
                                       place_->account)) {}

    ~WebSocket() override {
        peer_->cut();
        forget_waiting();
    }

    void run(const FirstRequest& request, bool by_page) {
        peer_->is_page = by_page;
        beast::get_lowest_layer(socket_).expires_never();
        beast::error_code ignored;
        beast::get_lowest_layer(socket_).socket().set_option(
            asio::socket_base::send_buffer_size(send_buffer), ignored);
        const auto& limits = network_->limits;
        socket_.set_option(
            websocket::stream_base::timeout{limits.handshake, std::chrono::seconds(40), true});
        // Each message in one piece: Qt 6.4 refuses letters that lie across two.
        socket_.auto_fragment(false);
        // Whoever announces more than that is not listened to; see read() for the rest.
        socket_.read_message_max(most_bytes(limits.network));
        bytes_in().watch(most_bytes(limits.network), [weak = weak_from_this()] {
            if (const auto self = weak.lock()) self->refuse_later("protocol.too_large");
        });
        socket_.control_callback([this](websocket::frame_type kind, beast::string_view) {
            if (kind != websocket::frame_type::close) hear_ping();
        });
        socket_.async_accept(request, [self = shared_from_this()](beast::error_code error) {
            if (!error) self->begin();
        });
    }

    void send(std::string line) override {
        if (goodbye_ || ended_ || (dropped_ && closing_)) return;
        if (!dropped_ && !may_wait(line.size())) return drop();
        const size_t bytes = line.size();
        waiting_of(bytes) += bytes;
        outgoing_.push_back(std::move(line));
        if (outgoing_.size() == 1) write();
        network_->backlog.add(address_, *this, bytes);
    }
    void close() override {
        if (std::exchange(closing_, true)) return;
        // Whoever does not read what it was sent last does not keep its place for that.
        deadline_.expires_after(patience);
        deadline_.async_wait([weak = weak_from_this()](beast::error_code error) {
            const auto self = weak.lock();
            if (!error && self) self->end();
        });
        if (outgoing_.empty()) say_goodbye();
    }
    void give_up() override {
        if (dropped_) return end();
        drop();
    }

 private:
    void begin() {
        if (place_->why != nullptr) return network_->router.refuse(*peer_, place_->why);
        deadline_.expires_after(network_->limits.handshake);
        deadline_.async_wait([weak = weak_from_this()](beast::error_code error) {
            const auto self = weak.lock();
            if (!error && self && !self->closing_ && !self->peer_->greeted)
                self->network_->router.refuse(*self->peer_, "protocol.hello");
        });
        read();
    }

    /// Piece by piece: a message may come neither too large nor in crumbs.
    void read() {
        socket_.async_read_some(buffer_, most_read,
                                [self = shared_from_this()](beast::error_code error, size_t) {
                                    if (error) return self->end();
                                    if (!self->closing_) self->take();
                                });
    }

    void take() {
        const ConnectionLimits& most = network_->limits.network;
        if (buffer_.size() > most.message_bytes || ++pieces_ > most.pieces)
            return network_->router.refuse(*peer_, "protocol.too_large");
        if (!socket_.got_text()) return network_->router.refuse(*peer_, "protocol.binary");
        if (socket_.is_message_done()) {
            const std::string text = beast::buffers_to_string(buffer_.data());
            buffer_.consume(buffer_.size());
            buffer_.shrink_to_fit();
            pieces_ = 0;
            bytes_in().begin();
            network_->router.receive(peer_, text);
        }
        if (!closing_) read();
    }

    /// Pings are answered by themselves, and count as what somebody says.
    void hear_ping() {
        bytes_in().begin();
        if (closing_ || peer_->may_speak(std::chrono::steady_clock::now())) return;
        refuse_later("protocol.too_fast");
    }

    void refuse_later(const char* why) {
        asio::post(socket_.get_executor(), [self = shared_from_this(), why] {
            if (!self->closing_) self->network_->router.refuse(*self->peer_, why);
        });
    }

    CountedReads& bytes_in() { return beast::get_lowest_layer(socket_).rate_policy(); }
    /// A message, the heads of its pieces, and what is read ahead of the next one.
    static size_t most_bytes(const ConnectionLimits& limits) {
        constexpr size_t longest_head = 14;
        return 2 * limits.message_bytes + limits.pieces * longest_head;
    }

    void write() {
        socket_.text(true);
        socket_.async_write(asio::buffer(outgoing_.front()),
                            [self = shared_from_this()](beast::error_code error, size_t) {
                                if (error || self->ended_) return self->end();
                                self->let_go(self->outgoing_.front().size());
                                self->outgoing_.pop_front();
                                if (!self->outgoing_.empty()) return self->write();
                                if (self->closing_) self->say_goodbye();
                            });
    }

    void say_goodbye() {
        if (std::exchange(goodbye_, true)) return;
        socket_.async_close(websocket::close_code::policy_error,
                            [self = shared_from_this()](beast::error_code) { self->end(); });
    }

    /// News wait in small numbers; a long answer was asked for, and is let through whole.
    size_t& waiting_of(size_t bytes) {
        return bytes > network_->limits.network.long_message ? waiting_long_ : waiting_bytes_;
    }
    bool may_wait(size_t bytes) {
        const ConnectionLimits& most = network_->limits.network;
        const size_t waiting = waiting_of(bytes);
        if (bytes > most.long_message) return waiting == 0 || waiting + bytes <= most.waiting_long;
        return waiting + bytes <= most.waiting_bytes;
    }
    void let_go(size_t bytes) {
        waiting_of(bytes) -= bytes;
        network_->backlog.remove(address_, *this, bytes);
    }
    void forget_waiting() {
        network_->backlog.remove(address_, *this, waiting_bytes_ + waiting_long_);
        waiting_bytes_ = waiting_long_ = 0;
    }

    /// Whoever does not read what it is sent learns why it is sent no more, and finds its way back
    /// with `join`. Only what is on its way already is still held for it, and that not for long.
    void drop() {
        dropped_ = true;
        while (outgoing_.size() > 1) {
            let_go(outgoing_.back().size());
            outgoing_.pop_back();
        }
        network_->router.refuse(*peer_, "protocol.too_slow");
        asio::post(socket_.get_executor(),
                   [self = shared_from_this()] { self->network_->router.depart(self->peer_); });
    }

    /// Whoever has said its last word may still leave what it was sent unread: nothing waits for
    /// that.
    void end() {
        if (std::exchange(ended_, true)) return;
        closing_ = true;
        deadline_.cancel();
        beast::get_lowest_layer(socket_).close();
        forget_waiting();
        asio::post(socket_.get_executor(),
                   [self = shared_from_this()] { self->network_->router.depart(self->peer_); });
    }

    std::shared_ptr<Network> network_;
    std::string address_;
    std::unique_ptr<Door::Place> place_;
    websocket::stream<Stream> socket_;
    asio::steady_timer deadline_;  ///< for `hello`, and then for the end
    beast::flat_buffer buffer_;
    size_t pieces_ = 0;  ///< of the message that is coming
    std::shared_ptr<Peer> peer_;
    std::deque<std::string> outgoing_;
    size_t waiting_bytes_ = 0;
    size_t waiting_long_ = 0;
    bool dropped_ = false;
    bool closing_ = false;
    bool goodbye_ = false;
    bool ended_ = false;
};

}  // namespace

void serve_web_socket(Stream stream, const FirstRequest& request, bool by_page,
                      const std::string& address, std::unique_ptr<Door::Place> place,
                      std::shared_ptr<Network> network) {
    std::make_shared<WebSocket>(std::move(stream), address, std::move(place), std::move(network))
        ->run(request, by_page);
}

}  // namespace fronteira::host
