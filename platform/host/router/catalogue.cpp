// SPDX-License-Identifier: MIT
#include "host/router/catalogue.hpp"

#include <algorithm>

namespace fronteira::host {
namespace {

using Text = std::shared_ptr<const std::string>;

constexpr std::chrono::seconds kept_for{60};
constexpr size_t most_kept = size_t{64} << 20;  // bytes

}  // namespace

void Catalogue::ask(const Peer& peer, const Json& request, Told told) {
    const std::string key = request.dump();
    const auto kept = kept_.find(key);
    const bool fresh = kept != kept_.end() && kept->second.until > std::chrono::steady_clock::now();
    if (fresh && !peer.local) return told(kept->second.text, {});
    auto& waiting = waiting_[key];
    waiting.push_back(std::move(told));
    if (waiting.size() > 1) return;
    pool_.ask(
        peer, [request] { return request; },
        [this, key](Json answer) {
            Text text;
            if (answer["type"] != "error") {
                text = std::make_shared<const std::string>(protocol::to_line(answer));
                keep(key, text);
            }
            const auto told_now = std::move(waiting_.extract(key).mapped());
            for (const Told& one : told_now) one(text, text == nullptr ? answer : Json());
        });
}

/// What was kept longest goes first.
void Catalogue::keep(const std::string& key, const Text& text) {
    const auto drop = [this](auto one) {
        bytes_ -= one->second.text->size();
        kept_.erase(one);
    };
    if (const auto before = kept_.find(key); before != kept_.end()) drop(before);
    while (!kept_.empty() && bytes_ + text->size() > most_kept)
        drop(std::min_element(kept_.begin(), kept_.end(), [](const auto& a, const auto& b) {
            return a.second.until < b.second.until;
        }));
    if (text->size() > most_kept) return;
    bytes_ += text->size();
    kept_[key] = {text, std::chrono::steady_clock::now() + kept_for};
}

}  // namespace fronteira::host
