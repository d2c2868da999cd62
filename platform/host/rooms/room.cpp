// SPDX-License-Identifier: MIT
// How a room comes to be, for a new match or for one that is kept, and how it closes.
#include "host/rooms/room.hpp"

#include "host/token.hpp"
#include "host/workers/sound_answer.hpp"

namespace fronteira::host {
namespace {

Clock make_clock(const AboutMatch& about) {
    Clock clock;
    if (const auto& terms = about.clock)
        clock = Clock(terms->seconds * 1000, terms->increment * 1000, about.chairs.size());
    clock.set_left(about.left);
    clock.set_paused(about.paused, now());
    return clock;
}

}  // namespace

Room::Room(Services& services, KeptMatch kept)
    : services_(services),
      kept_(std::move(kept)),
      seating_(kept_, services.texts),
      spectators_(services.io, kept_.id, std::chrono::seconds(kept_.about.watch.delay),
                  kept_.moves > 0, {services.late_bytes, services.limits.late_bytes}),
      clock_(make_clock(kept_.about)),
      flag_(services.io),
      queue_(std::make_shared<FairQueue>(services.io, 1)),
      idle_(services.io),
      pace_(services.io) {}

Room::~Room() {
    if (worker_ != nullptr) --services_.awake;
}

void Room::open(const Json& request, const std::string& address, const Reply& reply) {
    address_ = address;
    if (auto hired = hire(); !hired) return reply(protocol::error(hired.error()));
    worker_->ask(request, [self = shared_from_this(), reply](Result<Json> answer) {
        const bool sound = answer && answer->contains("status") &&
                           is_sound(*answer, (*answer)["status"].value("chairs", Json()).size());
        const std::string type = sound ? (*answer)["reply"].value("type", "") : "";
        if (type == "error") {
            self->close();
            return reply((*answer)["reply"]);
        }
        if (type != "opened" || !(*answer)["store"].contains("head")) {
            self->close();
            return reply(protocol::error("match.closed"));
        }
        self->set_up(*answer);
        self->services_.store.put(self->kept_);
        const Json opened = (*answer)["reply"];
        self->take_answer(
            std::move(answer),
            [reply, opened](const Json& told) {
                const bool kept = told.value("type", "") != "error";
                reply(kept ? opened : protocol::error("store.write"));
            },
            self->worker_.get());
        self->show_spectators();
        self->sleep_when_idle();
    });
}

/// What the worker said of the new match, and who may come.
void Room::set_up(const Json& answer) {
    AboutMatch& about = kept_.about;
    const Json& reply = answer["reply"];
    kept_.head = answer["store"]["head"].get<std::string>();
    about.chairs = answer["status"]["chairs"].get<std::vector<std::string>>();
    about.ruleset = reply["ruleset"].get<std::string>();
    about.map = reply["map"].get<std::string>();
    about.title = reply["title"];
    if (about.people.empty()) about.people = reply.value("people", std::vector<std::string>());
    about.people.resize(about.chairs.size());
    seating_.place_chairs();
    clock_ = make_clock(about);
    for (size_t seat = 0; seat < about.chairs.size(); ++seat) {
        const bool own = about.is_person(seat) && !about.is_invited(seat);
        keys_.seats.push_back(own ? new_token() : "");
        about.tokens.push_back(own ? token_hash(keys_.seats.back()) : "");
    }
    if (waiting()) {
        keys_.invitation = new_token();
        keys_.opener = new_token();
        about.invitation = token_hash(keys_.invitation);
        about.opener = token_hash(keys_.opener);
    }
    if (about.watch.by == "nobody") return;
    keys_.eyes = new_token();
    about.eyes = token_hash(keys_.eyes);
}

void Room::close() {
    flag_.cancel();
    pace_.cancel();
    idle_.cancel();
    ++closings_;
    if (worker_ == nullptr) return;
    worker_->dismiss();
    worker_ = nullptr;
    --services_.awake;
}

}  // namespace fronteira::host
