// SPDX-License-Identifier: MIT
#include "host/host.hpp"

#include <fronteira/whole_number.hpp>

#include "host/connections/listener.hpp"
#include "host/connections/stdio.hpp"
#include "host/router/router.hpp"
#include "host/words.hpp"

#include <boost/asio/signal_set.hpp>
#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <iostream>
#include <set>

namespace fronteira::host {
namespace {

/// A descriptor for each connection and each worker, and some to spare. Where the machine gives
/// fewer, fewer are taken on; a line for the log then, else nothing.
std::string allow_files(Limits& limits) {
    constexpr rlim_t spare = 64;
    rlimit now{};
    if (getrlimit(RLIMIT_NOFILE, &now) != 0) return {};
    const rlim_t wanted = limits.connections + limits.turned_away + limits.matches + spare;
    now.rlim_cur = now.rlim_max == RLIM_INFINITY ? wanted : std::min(wanted, now.rlim_max);
    setrlimit(RLIMIT_NOFILE, &now);
    if (now.rlim_cur >= wanted) return {};
    const rlim_t left =
        std::max(now.rlim_cur, 2 * spare + limits.turned_away) - spare - limits.turned_away;
    limits.connections = std::min<size_t>(limits.connections, left / 2);
    limits.matches = std::min<size_t>(limits.matches, left / 2);
    const std::string few =
        "only " + std::to_string(now.rlim_cur) + " files may be open here (ulimit -n)";
    if (now.rlim_cur < 2 * spare + limits.turned_away) return few + ", which is too few for a host";
    return few + ": at most " + std::to_string(limits.connections) +
           " connections, and as many matches, at a time";
}

std::string where_kept(const HostPlan& plan, size_t matches) {
    if (plan.store == ":memory:") return "matches are kept only in memory";
    return "matches are kept in " + plan.store.string() + ": " + std::to_string(matches);
}

/// Whoever started a host with a pipe reads there why it could not begin: it may hear nothing else.
void say_why(const Diagnostics& why, const TextTable& texts) {
    Json error = protocol::message("error");
    error["code"] = why.front().code;
    error["say"] = in_all_languages(texts, "error." + why.front().code)
                       .value("en", in_all_languages(texts, "error.other").value("en", ""));
    error["hint"] = why.front().message;
    std::cout << protocol::to_line(error) << std::endl;
}

Result<void> serve(const HostPlan& plan, Zygote& zygote, const TextTable& texts);

}  // namespace

Result<std::pair<std::string, uint16_t>> read_address(const std::string& text) {
    const size_t colon = text.rfind(':');
    std::string address = text.substr(0, colon);
    if (address.starts_with('[') && address.ends_with(']'))
        address = address.substr(1, address.size() - 2);
    const auto port = colon == std::string::npos
                          ? std::nullopt
                          : whole_number<uint16_t>(std::string_view(text).substr(colon + 1));
    if (address.empty() || !port)
        return fail(error_at({}, "host.address", "`" + text + "` is not an address",
                             "write it as 127.0.0.1:7878 or [::1]:7878"));
    return std::pair{address, *port};
}

Result<void> run_host(const HostPlan& plan, Zygote& zygote, const TextTable& texts) {
    auto served = serve(plan, zygote, texts);
    if (!served && plan.stdio) say_why(served.error(), texts);
    return served;
}

namespace {

Result<std::set<boost::asio::ip::address>> read_proxies(const std::vector<std::string>& texts) {
    std::set<boost::asio::ip::address> proxies;
    for (const std::string& text : texts) {
        boost::system::error_code error;
        proxies.insert(plain(boost::asio::ip::make_address(text, error)));
        if (error)
            return fail(error_at({}, "host.address", "`" + text + "` is not an address of a proxy",
                                 "write it as 127.0.0.1 or ::1"));
    }
    return proxies;
}

/// Takes connections, and says where.
Result<std::unique_ptr<Listener>> listen(const HostPlan& plan, Router& router,
                                         const Services& services) {
    const auto address = read_address(*plan.listen);
    if (!address) return fail(address.error());
    auto proxies = read_proxies(plan.proxies);
    if (!proxies) return fail(std::move(proxies.error()));
    auto network = std::make_shared<Network>(router, services.limits, services.texts, plan.page,
                                             std::move(*proxies), services.seldom);
    auto listener =
        Listener::listen(services.io, std::move(network), address->first, address->second);
    if (!listener) return fail(std::move(listener.error()));
    const std::string where =
        plan.listen->substr(0, plan.listen->rfind(':') + 1) + std::to_string((*listener)->port());
    // Whoever reads that it listens may count on what is laid ready then.
    plan.listening(where);
    plan.note("listening on " + where);
    plan.note(where_kept(plan, router.count()));
    return listener;
}

Result<void> serve(const HostPlan& plan, Zygote& zygote, const TextTable& texts) {
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a full disk
    Limits limits = plan.limits;
    const std::string few_files = allow_files(limits);
    auto store = Store::open(plan.store);
    if (!store) return fail(std::move(store.error()));

    // What still waits in the loop holds rooms and connections: the loop goes before what those
    // lean on, and after what would wait in it.
    auto io = std::make_unique<boost::asio::io_context>(1);
    Seldom seldom(plan.warn);
    Outbox outbox(*io, **store, [&seldom](const std::string& what) { seldom.warn("store", what); });
    auto stories = std::make_unique<WorkerPool>(*io, zygote, limits, 2);
    auto catalogue = std::make_unique<WorkerPool>(*io, zygote, limits, 1);
    const auto beginnings = std::make_shared<FairQueue>(*io, limits.beginnings);
    Services services{*io,         zygote,    **store,  outbox,
                      texts,       limits,    *stories, *catalogue,
                      *beginnings, plan.warn, seldom,   plan.listen.has_value(),
                      plan.contest};
    auto router = std::make_unique<Router>(services);
    if (auto recalled = router->recall(); !recalled) return recalled;

    auto signals = std::make_unique<boost::asio::signal_set>(*io, SIGINT, SIGTERM);
    signals->async_wait([&io](boost::system::error_code, int) { io->stop(); });
    std::unique_ptr<Listener> listener;
    if (plan.listen) {
        auto listening = listen(plan, *router, services);
        if (!listening) return fail(std::move(listening.error()));
        listener = std::move(*listening);
        if (!few_files.empty()) plan.warn(few_files);
    }
    if (plan.stdio) serve_stdio(*io, *router, limits.pipe, [&io] { io->stop(); });
    io->run();
    outbox.flush();
    signals.reset();
    listener.reset();
    router.reset();
    stories.reset();
    catalogue.reset();
    io.reset();
    return {};
}

}  // namespace

}  // namespace fronteira::host
