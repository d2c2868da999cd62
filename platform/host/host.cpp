// SPDX-License-Identifier: MIT
#include "host/host.hpp"

#include "host/reception.hpp"
#include "host/stdio.hpp"
#include "host/web_socket.hpp"
#include "host/words.hpp"

#include <boost/asio/signal_set.hpp>
#include <sys/resource.h>

#include <charconv>
#include <csignal>
#include <iostream>

namespace fronteira::host {
namespace {

/// A descriptor for each connection and each worker, and some to spare.
void allow_files(const Limits& limits) {
    rlimit now{};
    if (getrlimit(RLIMIT_NOFILE, &now) != 0) return;
    const rlim_t wanted = limits.connections + limits.matches + 64;
    now.rlim_cur = now.rlim_max == RLIM_INFINITY ? wanted : std::min(wanted, now.rlim_max);
    setrlimit(RLIMIT_NOFILE, &now);
}

/// Whoever started a host with a pipe reads there why it could not begin: it may hear nothing else.
void say_why(const Diagnostics& why, const TextTable& texts) {
    Json error = protocol::message("error");
    error["code"] = why.front().code;
    error["say"] = in_all_languages(texts, "error." + why.front().code).value("en", "");
    error["hint"] = why.front().message;
    std::cout << protocol::to_line(error) << std::endl;
}

Result<void> serve(const HostPlan& plan, Nursery& nursery, const TextTable& texts);

}  // namespace

Result<std::pair<std::string, uint16_t>> read_address(const std::string& text) {
    const size_t colon = text.rfind(':');
    std::string address = text.substr(0, colon);
    if (address.starts_with('[') && address.ends_with(']'))
        address = address.substr(1, address.size() - 2);
    uint16_t port = 0;
    const char* begin = text.data() + (colon == std::string::npos ? text.size() : colon + 1);
    const auto [end, error] = std::from_chars(begin, text.data() + text.size(), port);
    if (address.empty() || error != std::errc() || end != text.data() + text.size())
        return fail(error_at({}, "host.address", "`" + text + "` is no address",
                             "write it as 127.0.0.1:7878 or [::1]:7878"));
    return std::pair{address, port};
}

Result<void> run_host(const HostPlan& plan, Nursery& nursery, const TextTable& texts) {
    auto served = serve(plan, nursery, texts);
    if (!served && plan.stdio) say_why(served.error(), texts);
    return served;
}

namespace {

Result<void> serve(const HostPlan& plan, Nursery& nursery, const TextTable& texts) {
    std::signal(SIGPIPE, SIG_IGN);
    allow_files(plan.limits);
    auto store = Store::open(plan.store);
    if (!store) return fail(std::move(store.error()));

    // What still waits in the loop holds rooms and connections: the loop goes before what those
    // lean on, and after what would wait in it.
    auto io = std::make_unique<boost::asio::io_context>(1);
    Outbox outbox(*io, **store);
    Services services{*io, nursery, **store, outbox, texts, plan.limits, plan.warn};
    auto reception = std::make_unique<Reception>(services);
    if (auto recalled = reception->recall(); !recalled) return recalled;

    std::unique_ptr<WebSocketServer> server;
    if (plan.listen) {
        const auto address = read_address(*plan.listen);
        if (!address) return fail(address.error());
        auto listening =
            WebSocketServer::listen(*io, *reception, plan.limits, address->first, address->second);
        if (!listening) return fail(std::move(listening.error()));
        server = std::move(*listening);
        plan.note("listening on " + address->first + ":" + std::to_string(server->port()));
    }
    if (plan.stdio) serve_stdio(*io, *reception, plan.limits.pipe, [&io] { io->stop(); });
    auto signals = std::make_unique<boost::asio::signal_set>(*io, SIGINT, SIGTERM);
    signals->async_wait([&io](boost::system::error_code, int) { io->stop(); });
    io->run();
    outbox.flush();
    signals.reset();
    server.reset();
    reception.reset();
    io.reset();
    return {};
}

}  // namespace

}  // namespace fronteira::host
