// SPDX-License-Identifier: MIT
#include "host/connections/first_request.hpp"

#include "host/connections/http_answer.hpp"
#include "host/connections/web_socket.hpp"
#include "host/words.hpp"
#include "protocol/one_line.hpp"

#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

namespace fronteira::host {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace ip = boost::asio::ip;

constexpr size_t largest_header = 8192;

class Caller : public std::enable_shared_from_this<Caller> {
 public:
    Caller(ip::tcp::socket socket, const ip::address& address, std::shared_ptr<Network> network)
        : network_(std::move(network)),
          by_proxy_(network_->proxies.contains(plain(address))),
          address_(name_of(address)),
          stream_(std::move(socket)) {
        // A proxy has many at its back: whose this is will be in the request.
        if (!by_proxy_) admit();
    }

    void run() {
        if (!by_proxy_ && place_ == nullptr) return;
        beast::error_code ignored;
        stream_.socket().set_option(ip::tcp::no_delay(true), ignored);
        stream_.expires_after(network_->limits.handshake);
        request_.header_limit(largest_header);
        http::async_read(stream_, buffer_, request_,
                         [self = shared_from_this()](beast::error_code error, size_t) {
                             if (!error) return self->route();
                             if (is_fault_of_http(error)) self->object(error);
                         });
    }

 private:
    void route() {
        const auto& request = request_.get();
        if (by_proxy_) {
            believe_proxy();
            admit();
            if (place_ == nullptr) return;
        }
        if (!beast::websocket::is_upgrade(request))
            return answer_http(std::move(stream_), request, std::move(place_), network_);
        // A page in a browser has an origin, and only the host's own has business here.
        const bool by_page = request.count(http::field::origin) != 0;
        if (by_page && !comes_from_own_page(request, network_->page)) {
            const auto told = [&](http::field field) {
                return protocol::one_line(std::string(request[field]), 100);
            };
            network_->seldom.warn("origin", "a page of `" + told(http::field::origin) +
                                                "` is refused: this host is `" +
                                                told(http::field::host) +
                                                "`; a proxy must pass on Host unchanged");
            return refuse_http(std::move(stream_), http::status::forbidden, "http.other_page",
                               std::move(place_), network_);
        }
        serve_web_socket(std::move(stream_), request_.release(), by_page, address_,
                         std::move(place_), network_);
    }

    /// Whoever runs the host learns that somebody is turned away, and why.
    void admit() {
        place_ = network_->door.admit(address_);
        const char* why = place_ == nullptr ? "host.full" : place_->why;
        if (why == nullptr) return;
        network_->seldom.warn(
            why,
            address_ + " is turned away: " +
                in_all_languages(network_->texts, std::string("error.") + why).value("en", "") +
                " [" + why + "]");
    }
    void believe_proxy() {
        if (const auto person = forwarded_for()) {
            address_ = *person;
            return;
        }
        network_->seldom.warn("proxy",
                              "the proxy " + address_ +
                                  " does not say for whom it forwards: it must set "
                                  "X-Forwarded-For, or everybody behind it counts as one address");
    }

    static bool is_fault_of_http(const beast::error_code& error) {
        return error.category() == http::make_error_code(http::error::bad_value).category() &&
               error != http::error::end_of_stream && error != http::error::partial_message;
    }
    void object(const beast::error_code& error) {
        if (place_ == nullptr) return;  // behind a proxy, which sends no such thing
        const bool too_much = error == http::error::header_limit;
        refuse_http(
            std::move(stream_),
            too_much ? http::status::request_header_fields_too_large : http::status::bad_request,
            "http.unreadable", std::move(place_), network_);
    }

    /// Only what the proxy itself wrote: it stands last.
    std::optional<std::string> forwarded_for() const {
        std::string last;
        for (const auto& field : request_.get())
            if (beast::iequals(field.name_string(), "x-forwarded-for"))
                last = std::string(field.value());
        last.erase(0, last.rfind(',') + 1);
        last.erase(0, last.find_first_not_of(' '));
        beast::error_code error;
        const auto address = ip::make_address(last, error);
        if (error) return std::nullopt;
        return name_of(address);
    }

    std::shared_ptr<Network> network_;
    bool by_proxy_;
    std::string address_;
    std::unique_ptr<Door::Place> place_;
    Stream stream_;
    beast::flat_buffer buffer_;
    http::request_parser<http::empty_body> request_;
};

}  // namespace

void read_first_request(ip::tcp::socket socket, const ip::address& address,
                        std::shared_ptr<Network> network) {
    std::make_shared<Caller>(std::move(socket), address, std::move(network))->run();
}

}  // namespace fronteira::host
