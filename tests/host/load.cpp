// SPDX-License-Identifier: MIT
// Many matches at once over WebSockets: moves a second, and how long a move takes to reach the
// views of all who play. `fronteira_host_load MATCHES SECONDS PACE` (milliseconds between the moves
// of one match) starts a host of its own, with its store on the disk, and prints the figures.
#include "web_client.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace fronteira::host {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Clock = std::chrono::steady_clock;

constexpr int people = 3;

struct Figures {
    std::vector<double> milliseconds;
    size_t moves = 0;
    size_t refused = 0;
    size_t over = 0;
    size_t lost = 0;  ///< connections that broke
};

class Seat;

/// One match: the seat that decides asks what is legal, plays one of it, and all wait for the news.
struct Game {
    Random random;
    Figures& figures;
    std::chrono::milliseconds pace;
    asio::steady_timer timer;
    std::string match;
    std::vector<std::shared_ptr<Seat>> seats;
    int joined = 0;
    int arrived = 0;
    Json turn;
    Clock::time_point sent{};

    void next();
    void hear(const Json& message, int seat);
};

class Seat : public std::enable_shared_from_this<Seat> {
 public:
    Seat(asio::io_context& io, Game& game, int seat) : game_(game), seat_(seat), socket_(io) {}

    void connect(uint16_t port, const std::string& token, const std::string& address) {
        socket_.next_layer().open(asio::ip::tcp::v4());
        socket_.next_layer().bind({asio::ip::make_address(address), 0});
        socket_.next_layer().connect({asio::ip::make_address("127.0.0.1"), port});
        socket_.next_layer().set_option(asio::ip::tcp::no_delay(true));
        socket_.handshake("127.0.0.1", "/");
        say({{"type", "hello"}, {"protocol", 1}});
        say({{"type", "join"}, {"token", token}});
        read();
    }

    void say(const Json& message) {
        outgoing_.push_back(message.dump());
        if (outgoing_.size() == 1) write();
    }

 private:
    void write() {
        socket_.async_write(asio::buffer(outgoing_.front()),
                            [self = shared_from_this()](beast::error_code error, size_t) {
                                if (error) return;
                                self->outgoing_.pop_front();
                                if (!self->outgoing_.empty()) self->write();
                            });
    }
    void read() {
        socket_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, size_t) {
            if (error) {
                ++self->game_.figures.lost;
                return;
            }
            const Json message = Json::parse(beast::buffers_to_string(self->buffer_.data()));
            self->buffer_.consume(self->buffer_.size());
            self->game_.hear(message, self->seat_);
            self->read();
        });
    }

    Game& game_;
    int seat_;
    beast::websocket::stream<asio::ip::tcp::socket> socket_;
    beast::flat_buffer buffer_;
    std::deque<std::string> outgoing_;
};

void Game::next() {
    if (turn["deciders"].empty()) {
        ++figures.over;
        return;
    }
    timer.expires_after(pace);
    timer.async_wait([this](beast::error_code error) {
        if (error) return;
        const int seat = turn["deciders"][0];
        seats[static_cast<size_t>(seat) - 1]->say(
            {{"type", "legal"}, {"match", match}, {"seat", seat}});
    });
}

void Game::hear(const Json& message, int seat) {
    const std::string type = message["type"];
    if (type == "joined") {
        turn = message["turn"];
        if (++joined == people) next();
    } else if (type == "legal") {
        const Json& moves = message["moves"];
        Json move = moves[random.below(static_cast<uint32_t>(moves.size()))];
        move.erase("range");
        sent = Clock::now();
        arrived = 0;
        seats[static_cast<size_t>(seat) - 1]->say(
            {{"type", "move"}, {"match", match}, {"seat", seat}, {"move", move}});
    } else if (type == "moved") {
        turn = message["turn"];
        if (++arrived != people) return;
        ++figures.moves;
        figures.milliseconds.push_back(
            std::chrono::duration<double, std::milli>(Clock::now() - sent).count());
        next();
    } else if (type == "error") {
        ++figures.refused;
    }
}

double percentile(std::vector<double>& values, double part) {
    if (values.empty()) return 0;
    const auto at = static_cast<size_t>(part * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(at),
                     values.end());
    return values[at];
}

int run(size_t matches, int seconds, int pace) {
    const Scratch scratch;
    const ListeningHost host({"--store", scratch / "matches.sqlite"}, "mods");
    asio::io_context io;
    Figures figures;
    std::vector<std::unique_ptr<Game>> games;
    std::unique_ptr<WebClient> opener;
    const auto opening = Clock::now();
    for (size_t i = 0; i < matches; ++i) {
        // "of one address 8 that it opened"
        const std::string address =
            "127.3." + std::to_string(i / 1600) + "." + std::to_string(1 + i / 8 % 200);
        if (i % 8 == 0)
            opener = std::make_unique<WebClient>(host.port, true,
                                                 std::map<std::string, std::string>{}, address);
        const Json opened = opener->ask(
            {{"type", "open"},
             {"ruleset", "war/war"},
             {"seats", Json::array({{{"who", "human"}}, {{"who", "human"}}, {{"who", "human"}}})}});
        games.push_back(std::make_unique<Game>(Game{{i},
                                                    figures,
                                                    std::chrono::milliseconds(pace),
                                                    asio::steady_timer(io),
                                                    opened.at("match"),
                                                    {},
                                                    0,
                                                    0,
                                                    {},
                                                    {}}));
        for (int seat = 1; seat <= people; ++seat) {
            games.back()->seats.push_back(std::make_shared<Seat>(io, *games.back(), seat));
            games.back()->seats.back()->connect(
                host.port, opened["seats"][static_cast<size_t>(seat) - 1]["token"], address);
        }
        io.poll();
    }
    const double opened = std::chrono::duration<double>(Clock::now() - opening).count();
    io.run_for(std::chrono::seconds(2));  // all have joined
    figures = {};
    io.run_for(std::chrono::seconds(seconds));
    std::printf("matches              %zu, %d people each, opened in %.1f s\n", matches, people,
                opened);
    std::printf("moves                %zu in %d s, %.0f a second\n", figures.moves, seconds,
                static_cast<double>(figures.moves) / seconds);
    std::printf("move to all views    p50 %.1f ms, p99 %.1f ms, longest %.1f ms\n",
                percentile(figures.milliseconds, 0.5), percentile(figures.milliseconds, 0.99),
                percentile(figures.milliseconds, 1));
    std::printf("refused %zu, connections lost %zu, matches over %zu\n", figures.refused,
                figures.lost, figures.over);
    std::fflush(stdout);
    return figures.lost == 0 && figures.moves > 0 ? 0 : 1;
}

}  // namespace
}  // namespace fronteira::host

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fputs("usage: fronteira_host_load MATCHES SECONDS PACE\n", stderr);
        return 2;
    }
    return fronteira::host::run(std::strtoul(argv[1], nullptr, 10), std::atoi(argv[2]),
                                std::atoi(argv[3]));
}
