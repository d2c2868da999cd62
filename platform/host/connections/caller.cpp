// SPDX-License-Identifier: MIT
#include "host/connections/caller.hpp"

#include "host/host.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <sys/socket.h>
#include <sys/time.h>

namespace fronteira::host {
namespace {

namespace beast = boost::beast;
namespace ip = boost::asio::ip;

constexpr timeval patience_of_a_call{20, 0};

class Call {
 public:
    Call() : socket_(io_) {}

    void connect(const ip::tcp::endpoint& where) {
        beast::get_lowest_layer(socket_).connect(where);
        const int descriptor = socket_.next_layer().native_handle();
        for (const int way : {SO_RCVTIMEO, SO_SNDTIMEO})
            setsockopt(descriptor, SOL_SOCKET, way, &patience_of_a_call, sizeof patience_of_a_call);
        socket_.handshake(where.address().to_string(), "/");
    }

    /// The answer; news are let go.
    Json ask(Json request) {
        request["id"] = 1;
        socket_.write(boost::asio::buffer(protocol::to_line(request)));
        for (;;) {
            beast::flat_buffer buffer;
            socket_.read(buffer);
            Json message = Json::parse(beast::buffers_to_string(buffer.data()), nullptr, false);
            if (message.is_object() && message.value("re", 0) == 1) return message;
        }
    }

 private:
    boost::asio::io_context io_;
    beast::websocket::stream<ip::tcp::socket> socket_;
};

}  // namespace

Result<Json> call_host(const std::string& address, const std::string& language,
                       const Json& request) {
    const auto where = read_address(address);
    if (!where) return fail(where.error());
    try {
        Call call;
        call.connect({ip::make_address(where->first), where->second});
        Json answer =
            call.ask({{"type", "hello"}, {"protocol", protocol::version}, {"language", language}});
        if (answer["type"] != "error") answer = call.ask(request);
        if (answer["type"] != "error") return answer;
        return fail(error_at({}, answer.value("code", "").c_str(), answer.value("say", ""),
                             answer.value("hint", "")));
    } catch (const std::exception& odd) {
        return fail(error_at({}, "host.silent", "no host answers at " + address + ": " + odd.what(),
                             "`fronteira tournament open` must be running"));
    }
}

}  // namespace fronteira::host
