// SPDX-License-Identifier: MIT
#include "host/connections/http_answer.hpp"

#include "host/words.hpp"

#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>

#include <array>
#include <chrono>

namespace fronteira::host {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

/// For whoever reads slowly.
constexpr std::chrono::seconds most_time{30};
/// For whoever goes on talking when all was said: so long, and so much of it, is heard out.
constexpr std::chrono::seconds most_talk{5};
constexpr size_t most_heard = size_t{256} << 10;

/// One answer on its way. The page itself is lent by the network: it is there once for all.
class Answer : public std::enable_shared_from_this<Answer> {
 public:
    Answer(Stream stream, std::unique_ptr<Door::Place> place, std::shared_ptr<Network> network)
        : network_(std::move(network)), place_(std::move(place)), stream_(std::move(stream)) {
        response_.version(11);
        response_.keep_alive(false);
        response_.set("X-Content-Type-Options", "nosniff");
        response_.set("Referrer-Policy", "no-referrer");
        response_.set("Cross-Origin-Resource-Policy", "same-origin");
    }

    void give_page(bool with_body) {
        const LivePage& page = network_->page;
        response_.set(http::field::content_type, "text/html; charset=utf-8");
        response_.set("Content-Security-Policy", page.policy + "; frame-ancestors 'none'");
        response_.set(http::field::cache_control, "no-cache");
        response_.content_length(page.html.size());
        if (with_body) response_.body() = {page.html.data(), page.html.size()};
        send();
    }

    void give_sentence(http::status status, const char* key) {
        const Json texts = in_all_languages(network_->texts, key);
        for (const Json& text : texts) sentence_ += text.get<std::string>() + "\n";
        response_.result(status);
        if (status == http::status::method_not_allowed)
            response_.set(http::field::allow, "GET, HEAD");
        response_.set(http::field::content_type, "text/plain; charset=utf-8");
        response_.content_length(sentence_.size());
        response_.body() = {sentence_.data(), sentence_.size()};
        send();
    }

 private:
    void send() {
        stream_.expires_after(most_time);
        http::async_write(
            stream_, response_, [self = shared_from_this()](beast::error_code error, size_t) {
                if (error) return;
                beast::error_code ignored;
                self->stream_.socket().shutdown(asio::socket_base::shutdown_send, ignored);
                self->stream_.expires_after(most_talk);
                self->hear_out();
            });
    }

    /// Closing over bytes that nobody read would take back the answer. The deadline stands.
    void hear_out() {
        stream_.async_read_some(asio::buffer(unread_),
                                [self = shared_from_this()](beast::error_code error, size_t bytes) {
                                    self->heard_ += bytes;
                                    if (!error && self->heard_ <= most_heard) self->hear_out();
                                });
    }

    std::shared_ptr<Network> network_;
    std::unique_ptr<Door::Place> place_;
    Stream stream_;
    http::response<http::span_body<const char>> response_;
    std::string sentence_;
    std::array<char, 1024> unread_{};
    size_t heard_ = 0;  ///< of what nobody asked for
};

}  // namespace

void answer_http(Stream stream, const FirstRequest& request, std::unique_ptr<Door::Place> place,
                 std::shared_ptr<Network> network) {
    const char* const why = place->why;
    const bool is_served = !network->page.html.empty();
    const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
    const auto answer =
        std::make_shared<Answer>(std::move(stream), std::move(place), std::move(network));
    if (why != nullptr)
        return answer->give_sentence(http::status::service_unavailable,
                                     ("error." + std::string(why)).c_str());
    if (!is_served) return answer->give_sentence(http::status::upgrade_required, "http.no_page");
    if (!reads) return answer->give_sentence(http::status::method_not_allowed, "http.only_read");
    if (request.target() != "/")
        return answer->give_sentence(http::status::not_found, "http.where");
    answer->give_page(request.method() == http::verb::get);
}

void refuse_http(Stream stream, http::status status, const char* sentence,
                 std::unique_ptr<Door::Place> place, std::shared_ptr<Network> network) {
    std::make_shared<Answer>(std::move(stream), std::move(place), std::move(network))
        ->give_sentence(status, sentence);
}

bool comes_from_own_page(const FirstRequest& request, const LivePage& page) {
    const auto host = std::string(request[http::field::host]);
    const auto origin = request[http::field::origin];
    return !page.html.empty() && (origin == "http://" + host || origin == "https://" + host);
}

}  // namespace fronteira::host
