// SPDX-License-Identifier: MIT
#include "host/rooms/spectators.hpp"

#include <algorithm>
#include <utility>

namespace fronteira::host {
namespace {

constexpr size_t longest_log = 200;
constexpr size_t most_listed = 20;
constexpr size_t most_waiting = size_t{8} << 20;  // bytes, of one match

}  // namespace

Spectators::Spectators(boost::asio::io_context& io, std::string match,
                       std::chrono::milliseconds delay, bool played, Budget budget)
    : match_(std::move(match)),
      delay_(delay),
      opens_(played ? std::chrono::steady_clock::now() + delay
                    : std::chrono::steady_clock::time_point::min()),
      timer_(io),
      budget_(budget) {}

Spectators::~Spectators() {
    budget_.used -= waiting_bytes_;
}

void Spectators::hold_back(Json& told) const {
    if (!shown()) return;
    Json allowed = Json::object();
    for (const char* part : {"type", "match", "seat", "game", "watching"})
        if (told.contains(part)) allowed[part] = std::move(told[part]);
    for (const char* part : {"view", "turn", "log", "clock", "seats", "open", "commitment"})
        if (told.contains(part) && shown_.contains(part)) allowed[part] = shown_[part];
    if (allowed["type"] == "joined" && over()) allowed["over"] = shown_["over"];
    if (allowed["type"] == "joined" && waiting()) allowed["waiting"] = true;
    told = std::move(allowed);
}

void Spectators::add(const std::shared_ptr<Peer>& peer, const std::string& called) {
    remove(*peer);
    watchers_.push_back({peer, names().size() < most_listed ? called : ""});
}

std::string Spectators::remove(const Peer& peer) {
    std::string called = name(peer);
    std::erase_if(watchers_, [&](const Watcher& one) {
        const auto known = one.peer.lock();
        return !known || known.get() == &peer;
    });
    return called;
}

Json Spectators::names() const {
    Json names = Json::array();
    for (const Watcher& one : watchers_)
        if (!one.called.empty() && !one.peer.expired()) names.push_back(one.called);
    return names;
}

std::string Spectators::name(const Peer& peer) const {
    for (const Watcher& one : watchers_)
        if (one.peer.lock().get() == &peer) return one.called;
    return {};
}

bool Spectators::empty() const {
    return std::all_of(watchers_.begin(), watchers_.end(),
                       [](const Watcher& one) { return one.peer.expired(); });
}

bool Spectators::tell(Json news) {
    if (!late()) {
        tell_now(std::move(news));
        return true;
    }
    Waiting next{std::chrono::steady_clock::now() + delay_, news["type"], protocol::to_line(news)};
    // Somebody who comes and goes leaves one piece of news, not thousands.
    if (next.type == "seats" && !waiting_.empty() && waiting_.back().type == "seats") {
        waiting_bytes_ -= waiting_.back().text.size();
        budget_.used -= waiting_.back().text.size();
        waiting_.pop_back();
    }
    const size_t bytes = next.text.size();
    if (waiting_bytes_ + bytes > most_waiting || budget_.used + bytes > budget_.most) return false;
    waiting_bytes_ += bytes;
    budget_.used += bytes;
    waiting_.push_back(std::move(next));
    if (waiting_.size() == 1) release();
    return true;
}

void Spectators::begin_anew(const Json& why) {
    timer_.cancel();
    budget_.used -= std::exchange(waiting_bytes_, 0);
    waiting_.clear();
    shown_ = Json();
    opens_ = std::chrono::steady_clock::now() + delay_;
    Json told = why;
    told["match"] = match_;
    told["seat"] = 0;
    for (const Watcher& one : std::exchange(watchers_, {}))
        if (const auto peer = one.peer.lock()) peer->send(told);
}

void Spectators::release() {
    while (!waiting_.empty() && waiting_.front().due <= std::chrono::steady_clock::now()) {
        const size_t bytes = waiting_.front().text.size();
        Json news = Json::parse(waiting_.front().text);
        waiting_.pop_front();
        waiting_bytes_ -= bytes;
        budget_.used -= bytes;
        tell_now(std::move(news));
    }
    if (waiting_.empty()) return;
    timer_.expires_at(waiting_.front().due);
    // A timer that was due already calls back though it is cancelled.
    timer_.async_wait([this, here = std::weak_ptr(here_)](boost::system::error_code error) {
        if (!error && !here.expired()) release();
    });
}

void Spectators::tell_now(Json news) {
    apply(news);
    news["match"] = match_;
    news["seat"] = 0;
    for (const Watcher& one : watchers_)
        if (const auto peer = one.peer.lock()) peer->send(news);
}

void Spectators::apply(const Json& news) {
    if (!shown()) return;
    if (news.contains("changes")) shown_["view"].merge_patch(news["changes"]);
    for (const char* part : {"view", "turn", "log", "over", "clock", "seats", "commitment"})
        if (const auto found = news.find(part); found != news.end()) shown_[part] = *found;
    if (news["type"] == "begun") shown_["waiting"] = false;
    Json& log = shown_["log"];
    if (news["type"] == "moved") {
        Json entry = news;
        for (const char* part : {"changes", "turn", "clock", "over"}) entry.erase(part);
        log.push_back(std::move(entry));
        if (log.size() > longest_log) log.erase(log.begin());
    }
    if (news["type"] != "undone") return;
    while (!log.empty() && log.back()["number"] > shown_["turn"]["number"])
        log.erase(log.size() - 1);
}

}  // namespace fronteira::host
