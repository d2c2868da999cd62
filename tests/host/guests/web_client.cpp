// SPDX-License-Identifier: MIT
#include "web_client.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <sys/socket.h>
#include <sys/time.h>

#include <utility>

namespace fronteira::host {

namespace asio = boost::asio;
namespace beast = boost::beast;

struct WebClient::Socket {
    asio::io_context io;
    beast::websocket::stream<asio::ip::tcp::socket> stream{io};
};

WebClient::WebClient(uint16_t port, bool greet, const std::map<std::string, std::string>& fields,
                     const std::string& from)
    : socket_(std::make_unique<Socket>()) {
    auto& stream = socket_->stream;
    auto& wire = stream.next_layer();
    wire.open(asio::ip::tcp::v4());
    wire.bind({asio::ip::make_address(from), 0});
    wire.connect({asio::ip::make_address("127.0.0.1"), port});
    stream.set_option(
        beast::websocket::stream_base::decorator([fields](beast::websocket::request_type& request) {
            for (const auto& [name, value] : fields) request.set(name, value);
        }));
    beast::error_code error;
    stream.handshake("127.0.0.1", "/", error);
    open = !error;
    // A host that does not answer must not hold up the tests.
    timeval patience{10, 0};
    setsockopt(wire.native_handle(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    if (greet && open) ask({{"type", "hello"}, {"protocol", 1}});
}

WebClient::~WebClient() = default;

void WebClient::send(const std::string& text) {
    beast::error_code error;
    socket_->stream.write(asio::buffer(text), error);
    if (error) open = false;
}

bool WebClient::send_part(const std::string& text, bool last) {
    beast::error_code error;
    socket_->stream.write_some(last, asio::buffer(text), error);
    return !error;
}

bool WebClient::ping() {
    beast::error_code error;
    socket_->stream.ping({}, error);
    return !error;
}

bool WebClient::pending() {
    return socket_->stream.next_layer().available() > 0;
}

Json WebClient::receive() {
    beast::flat_buffer buffer;
    beast::error_code error;
    socket_->stream.read(buffer, error);
    if (error) {
        open = false;
        return {};
    }
    return Json::parse(beast::buffers_to_string(buffer.data()));
}

Json WebClient::ask(Json request) {
    request["id"] = ++last_;
    send(request.dump());
    for (Json message = receive();; message = receive()) {
        if (message.is_null() || message.value("re", -1) == last_) return message;
        news.push_back(message);
    }
}

Json WebClient::wait_for(const std::string& type) {
    for (;;) {
        while (!news.empty()) {
            Json message = std::move(news.front());
            news.pop_front();
            if (message["type"] == type) return message;
        }
        Json message = receive();
        if (message.is_null()) return message;
        news.push_back(std::move(message));
    }
}

}  // namespace fronteira::host
