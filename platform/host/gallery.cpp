// SPDX-License-Identifier: MIT
#include "host/gallery.hpp"

#include <algorithm>

namespace fronteira::host {
namespace {

constexpr size_t longest_log = 200;

}  // namespace

Gallery::Gallery(boost::asio::io_context& io, std::string match, std::chrono::milliseconds delay,
                 bool played)
    : match_(std::move(match)),
      delay_(delay),
      opens_(played ? std::chrono::steady_clock::now() + delay
                    : std::chrono::steady_clock::time_point::min()),
      timer_(io) {}

void Gallery::hold_back(Json& told) const {
    if (!shown()) return;
    told.erase("over");
    for (const char* part : {"view", "turn", "log", "clock", "seats", "open"})
        if (told.contains(part)) told[part] = shown_[part];
    if (over() && told["type"] == "joined") told["over"] = shown_["over"];
}

void Gallery::add(const std::shared_ptr<Peer>& peer) {
    remove(*peer);
    peers_.push_back(peer);
}

void Gallery::remove(const Peer& peer) {
    std::erase_if(peers_, [&](const std::weak_ptr<Peer>& one) {
        const auto known = one.lock();
        return !known || known.get() == &peer;
    });
}

bool Gallery::empty() const {
    return std::all_of(peers_.begin(), peers_.end(),
                       [](const std::weak_ptr<Peer>& one) { return one.expired(); });
}

void Gallery::tell(Json news) {
    waiting_.emplace_back(std::chrono::steady_clock::now() + delay_, std::move(news));
    if (waiting_.size() == 1) release();
}

void Gallery::release() {
    while (!waiting_.empty() && waiting_.front().first <= std::chrono::steady_clock::now()) {
        Json news = std::move(waiting_.front().second);
        waiting_.pop_front();
        apply(news);
        news["match"] = match_;
        news["seat"] = 0;
        for (const std::weak_ptr<Peer>& one : peers_)
            if (const auto peer = one.lock()) peer->send(news);
    }
    if (waiting_.empty()) return;
    timer_.expires_at(waiting_.front().first);
    timer_.async_wait([this](boost::system::error_code error) {
        if (!error) release();
    });
}

void Gallery::apply(const Json& news) {
    if (!shown()) return;
    if (news.contains("changes")) shown_["view"].merge_patch(news["changes"]);
    for (const char* part : {"view", "turn", "over", "clock", "seats"})
        if (const auto found = news.find(part); found != news.end()) shown_[part] = *found;
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
