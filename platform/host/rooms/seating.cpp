// SPDX-License-Identifier: MIT
#include "host/rooms/seating.hpp"

#include "host/token.hpp"
#include "host/words.hpp"

#include <algorithm>
#include <utility>

namespace fronteira::host {

Seating::Seating(KeptMatch& match, const TextTable& texts) : match_(match), texts_(texts) {
    place_chairs();
}

bool Seating::only_bots() const {
    const auto& chairs = about().chairs;
    return std::find(chairs.begin(), chairs.end(), "human") == chairs.end();
}

bool Seating::gave_up(int seat) const {
    return !is_person(seat) && about().has_token(static_cast<size_t>(seat));
}

bool Seating::is_vacant(int seat) const {
    if (!is_person(seat)) return true;
    return is_invited(seat) && !is_present(seat) &&
           (!about().has_token(static_cast<size_t>(seat)) || at(seat).left);
}

int Seating::free_seat() const {
    for (int seat = 0; seat < count() && match_.end.empty(); ++seat) {
        const bool had = about().has_token(static_cast<size_t>(seat));
        if (is_invited(seat) && is_person(seat) && (!had || (about().lobby && at(seat).left)) &&
            !is_present(seat))
            return seat;
    }
    return -1;
}

std::vector<int> Seating::present() const {
    std::vector<int> held;
    for (int seat = 0; seat < count(); ++seat)
        if (is_present(seat)) held.push_back(seat);
    return held;
}

std::set<int> Seating::elsewhere(int seat) const {
    std::set<int> others;
    for (int other = 0; other < count(); ++other)
        if (is_person(other) && at(other).holder.lock() != at(seat).holder.lock())
            others.insert(other);
    return others;
}

bool Seating::all_came() const {
    for (int seat = 0; seat < count(); ++seat)
        if (is_person(seat) && !at(seat).came) return false;
    return true;
}

bool Seating::all_ready() const {
    for (int seat = 0; seat < count(); ++seat)
        if (is_person(seat) && !(at(seat).ready && is_present(seat))) return false;
    return true;
}

void Seating::sit(const std::shared_ptr<Peer>& peer, int seat) {
    peer->seats.insert({match_.id, seat});
    Chair& chair = at(seat);
    if (chair.holder.lock() != peer) dismiss(seat, protocol::message("taken_over"));
    chair.holder = peer;
    chair.came = true;
    chair.left = false;
}

bool Seating::leave(const Peer& peer, int seat, bool by_choice) {
    Chair& chair = at(seat);
    const auto holder = chair.holder.lock();
    if (holder && holder.get() != &peer) return false;
    chair.holder.reset();
    chair.ready = false;
    chair.left = by_choice;
    return true;
}

void Seating::dismiss(int seat, Json why) {
    send(seat, std::move(why));
    Chair& chair = at(seat);
    if (const auto holder = chair.holder.lock()) holder->seats.erase({match_.id, seat});
    chair.holder.reset();
    chair.ready = false;
}

void Seating::give(int seat, const std::string& token, const std::string& called) {
    const auto at = static_cast<size_t>(seat);
    match_.about.tokens[at] = token.empty() ? "" : token_hash(token);
    if (token.empty() || !called.empty()) match_.about.people[at] = called;
}

void Seating::exchange(int one, int other) {
    const auto a = static_cast<size_t>(one), b = static_cast<size_t>(other);
    AboutMatch& about = match_.about;
    for (auto* by_seat : {&about.chairs, &about.people, &about.tokens})
        std::swap((*by_seat)[a], (*by_seat)[b]);
    std::vector<bool>::swap(about.invited[a], about.invited[b]);
    std::swap(about.wish["seats"][a], about.wish["seats"][b]);
    const auto first = at(one).holder.lock(), second = at(other).holder.lock();
    if (first) first->seats.erase({match_.id, one});
    if (second) second->seats.erase({match_.id, other});
    std::swap(at(one), at(other));
    if (first) first->seats.insert({match_.id, other});
    if (second) second->seats.insert({match_.id, one});
}

std::vector<int> Seating::end_lobby() {
    std::vector<int> vacant;
    for (int seat = free_seat(); seat >= 0; seat = free_seat()) {
        match_.about.invited[static_cast<size_t>(seat)] = false;
        match_.about.tokens[static_cast<size_t>(seat)].clear();
        vacant.push_back(seat);
    }
    match_.about.lobby = false;
    return vacant;
}

void Seating::send(int seat, Json news) const {
    const auto holder = at(seat).holder.lock();
    if (!holder) return;
    news["match"] = match_.id;
    news["seat"] = seat + 1;
    holder->send(std::move(news));
}

bool Seating::may_speak(int seat) const {
    const auto holder = at(seat).holder.lock();
    return !holder || holder->may_chat(std::chrono::steady_clock::now());
}

/// What somebody is called, in all languages.
Json Seating::called(int seat) const {
    Json all = in_all_languages(texts_, "player", {{"number", std::to_string(seat + 1)}});
    if (!name(seat).empty())
        for (auto& [language, player] : all.items()) player = name(seat);
    return all;
}

Json Seating::say(const std::string& key, int who, std::optional<int> whom) const {
    Json all = Json::object();
    const Json other = whom ? called(*whom) : Json::object();
    const Json one = called(who);
    for (const auto& [language, name] : one.items()) {
        std::map<std::string, std::string> names{{"who", name.get<std::string>()}};
        if (whom) names["whom"] = other.value(language, "");
        all[language] = in_all_languages(texts_, key, names).value(language, "");
    }
    return all;
}

Json Seating::say(const std::string& key, const std::string& who) const {
    return in_all_languages(texts_, key, {{"who", who}});
}

Json Seating::to_json() const {
    Json list = Json::array();
    for (int seat = 0; seat < count(); ++seat) {
        list.push_back({{"seat", seat + 1},
                        {"name", name(seat)},
                        {"who", about().chairs[static_cast<size_t>(seat)]},
                        {"present", !is_person(seat) || is_present(seat)}});
        if (is_invited(seat)) list.back()["invited"] = true;
        if (about().lobby) list.back()["ready"] = !is_person(seat) || at(seat).ready;
    }
    return list;
}

Json Seating::at_first() const {
    Json seats = to_json();
    for (int seat = 0; seat < count(); ++seat) {
        if (!is_person(seat) && !gave_up(seat)) continue;
        seats[static_cast<size_t>(seat)]["who"] = "human";
        seats[static_cast<size_t>(seat)]["present"] = false;
    }
    return seats;
}

}  // namespace fronteira::host
