// SPDX-License-Identifier: MIT
#include "host/connections/listener.hpp"

#include "host/connections/first_request.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

namespace fronteira::host {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using Error = boost::system::error_code;

class TcpListener final : public Listener {
 public:
    TcpListener(asio::io_context& io, std::shared_ptr<Network> network)
        : network_(std::move(network)), acceptor_(io), pause_(io) {}

    Error open(const tcp::endpoint& endpoint) {
        Error error;
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
        acceptor_.async_accept([this](Error error, tcp::socket socket) {
            if (error == asio::error::operation_aborted) return;
            // Without descriptors the next one fails at once, and the one after it.
            if (error) return accept_later(error);
            Error unknown;
            const auto address = socket.remote_endpoint(unknown).address();
            if (!unknown) read_first_request(std::move(socket), address, network_);
            accept();
        });
    }

    void accept_later(const Error& why) {
        network_->seldom.warn("accept", "no connection can be accepted: " + why.message() +
                                            " (ulimit -n shows how many files may be open)");
        pause_.expires_after(std::chrono::milliseconds(100));
        pause_.async_wait([this](Error error) {
            if (!error) accept();
        });
    }

    std::shared_ptr<Network> network_;
    tcp::acceptor acceptor_;
    asio::steady_timer pause_;
};

}  // namespace

Result<std::unique_ptr<Listener>> Listener::listen(asio::io_context& io,
                                                   std::shared_ptr<Network> network,
                                                   const std::string& address, uint16_t port) {
    auto listener = std::make_unique<TcpListener>(io, std::move(network));
    Error error;
    const auto where = asio::ip::make_address(address, error);
    if (error)
        return fail(error_at({}, "host.address", "`" + address + "` is not a numeric address",
                             "write it as 127.0.0.1:7878 or [::1]:7878; 0.0.0.0 stands for all"));
    error = listener->open({where, port});
    if (error)
        return fail(error_at(
            {}, "host.listen",
            "cannot listen on " + address + ":" + std::to_string(port) + ": " + error.message(),
            "choose another address or port"));
    return listener;
}

}  // namespace fronteira::host
