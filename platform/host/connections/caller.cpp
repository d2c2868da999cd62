// SPDX-License-Identifier: MIT
#include "host/connections/caller.hpp"

#include "host/host.hpp"
#include "protocol/one_line.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>

#include <chrono>
#include <stdexcept>

namespace fronteira::host {
namespace {

namespace beast = boost::beast;
namespace ip = boost::asio::ip;

/// What a host says is shown in one line, whatever it sends.
std::string line_of(const Json& answer, const char* key) {
    constexpr size_t longest = 500;
    const Json said = answer.value(key, Json());
    return said.is_string() ? protocol::one_line(said.get<std::string>(), longest) : "";
}

class Call {
 public:
    explicit Call(std::chrono::milliseconds patience)
        : socket_(io_), deadline_(std::chrono::steady_clock::now() + patience) {}

    void connect(const ip::tcp::endpoint& where) {
        await([&](auto done) { socket_.next_layer().async_connect(where, done); });
        await([&](auto done) { socket_.async_handshake(where.address().to_string(), "/", done); });
    }

    /// The answer; news are let go.
    Json ask(Json request) {
        request["id"] = 1;
        const std::string line = protocol::to_line(request);
        await([&](auto done) { socket_.async_write(boost::asio::buffer(line), done); });
        for (;;) {
            beast::flat_buffer buffer;
            await([&](auto done) { socket_.async_read(buffer, done); });
            Json message = Json::parse(beast::buffers_to_string(buffer.data()), nullptr, false);
            if (!message.is_object() || !message.contains("type") || !message["type"].is_string())
                throw std::runtime_error("it says what is no message");
            if (message.value("re", Json()) == 1) return message;
        }
    }

 private:
    /// Until what is begun is done, or the time of the whole call is over.
    template <class Begin>
    void await(Begin begin) {
        beast::error_code error = beast::error::timeout;
        begin([&error](beast::error_code told, auto...) { error = told; });
        io_.restart();
        io_.run_until(deadline_);
        if (error) throw beast::system_error(error);
    }

    boost::asio::io_context io_;
    beast::websocket::stream<ip::tcp::socket> socket_;
    std::chrono::steady_clock::time_point deadline_;
};

}  // namespace

Result<Json> call_host(const std::string& address, const std::string& language, const Json& request,
                       std::chrono::milliseconds patience) {
    const auto where = read_address(address);
    if (!where) return fail(where.error());
    try {
        Call call(patience);
        call.connect({ip::make_address(where->first), where->second});
        Json answer =
            call.ask({{"type", "hello"}, {"protocol", protocol::version}, {"language", language}});
        if (answer["type"] != "error") answer = call.ask(request);
        if (answer["type"] != "error") return answer;
        return fail(error_at({}, line_of(answer, "code").c_str(), line_of(answer, "say"),
                             line_of(answer, "hint")));
    } catch (const std::exception& odd) {
        return fail(error_at({}, "host.silent", "no host answers at " + address + ": " + odd.what(),
                             "`fronteira tournament open` must be running"));
    }
}

}  // namespace fronteira::host
