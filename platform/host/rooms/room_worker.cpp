// SPDX-License-Identifier: MIT
// The worker that plays the match: hired, woken, asked, and sent away while nobody is there.
#include "host/rooms/room.hpp"
#include "host/workers/sound_answer.hpp"

namespace fronteira::host {
namespace {

/// The decision that the news are of. Word of a bot's does not come from anywhere.
std::optional<Clock::Decision> decision(const Json& news, std::optional<Moment> arrived) {
    for (const Json& told : news)
        if (told["type"] == "moved")
            return Clock::Decision{told["by"].get<int>() - 1, arrived.value_or(now())};
    return {};
}

Diagnostics not_sound() {
    return {error_at({}, "worker.died", "the process of the match sent something it should not")};
}

}  // namespace

Result<void> Room::hire() {
    auto worker = Worker::hire_in_turn(services_.io, services_.zygote, services_.limits.decision,
                                       services_.beginnings, address_);
    if (!worker) {
        services_.seldom.warn("worker",
                              "no process can be started for a match: the machine is "
                              "short of memory, processes or open files");
        return fail(std::move(worker.error()));
    }
    worker_ = std::move(*worker);
    worker_->when_gone([weak = weak_from_this()](const Diagnostics& findings) {
        if (const auto self = weak.lock()) self->break_down(findings);
    });
    ++services_.awake;
    cut_short_ = false;
    stopped_ = Json();
    return {};
}

/// A match that sleeps goes on from its record.
void Room::wake() {
    if (worker_ != nullptr) return;
    auto record = kept_record();
    if (!record) return break_down(record.error());
    if (auto hired = hire(); !hired) return break_down(hired.error());
    resume(std::move(*record));
    show_spectators();
    sleep_when_idle();
}

/// The worker plays on from there, whatever it did before.
void Room::resume(std::string record) {
    Json looking_on = Json::array();
    for (int seat = 0; seat < seats(); ++seat)
        if (seating_.gave_up(seat)) looking_on.push_back(seat);
    worker_->ask({{"do", "resume"},
                  {"record", std::move(record)},
                  {"chairs", kept_.about.chairs},
                  {"people", kept_.about.people},
                  {"looking_on", std::move(looking_on)}},
                 [self = shared_from_this(), worker = worker_.get()](Result<Json> answer) {
                     if (answer && is_sound(*answer, self->kept_.about.chairs.size()) &&
                         (*answer)["reply"].value("type", "") == "error")
                         return self->cannot_resume((*answer)["reply"]);
                     if (answer) (*answer)["store"] = Json::object();  // it comes from there
                     self->take_answer(std::move(answer), {}, worker);
                 });
}

/// Whose turn it is: a seat has one turn, over however many connections it asks.
const void* Room::asker(const Peer& peer, int seat) const {
    if (seat < 0) return &peer;
    return &seating_.at(seat);
}

/// One at a time and in turns, so that nobody's questions keep another's move waiting: seats come
/// as often as all spectators together.
void Room::ask_in_turn(const std::shared_ptr<Peer>& peer, int seat, Json request, Reply reply,
                       std::optional<Moment> arrived) {
    if (worker_ == nullptr && services_.awake >= services_.limits.matches)
        return reply(protocol::error("host.full"));
    if (worker_ == nullptr && !peer->may_start_worker())
        return reply(protocol::error("address.hasty"));
    if (worker_ == nullptr) address_ = peer->address;
    queue_->add(
        seat < 0 ? "spectators" : "seats", asker(*peer, seat),
        [weak = weak_from_this(), peer, request = std::move(request), reply = std::move(reply),
         arrived, closings = closings_](const FairQueue::Done& done) {
            const auto self = weak.lock();
            const bool asks_on = self != nullptr && self->closings_ == closings;
            if (asks_on && (arrived || !peer->gone()))
                return self->ask(request, reply, arrived, done);
            done();
            reply(self ? self->overtaken_error() : protocol::error("match.closed"));
        });
}

void Room::ask(const Json& request, Reply reply, std::optional<Moment> arrived,
               const FairQueue::Done& done) {
    wake();
    if (worker_ == nullptr) {
        if (done) done();
        if (reply) reply(closed_error());
        return;
    }
    worker_->ask(request, [self = shared_from_this(), reply = std::move(reply),
                           worker = worker_.get(), arrived, done](Result<Json> answer) {
        if (done) done();
        self->take_answer(std::move(answer), reply, worker, arrived);
    });
}

void Room::take_answer(Result<Json> answer, const Reply& reply, const Worker* from,
                       std::optional<Moment> arrived) {
    if (answer && !is_sound(*answer, kept_.about.chairs.size())) answer = fail(not_sound());
    if (!answer) {
        if (worker_.get() == from) break_down(answer.error());
        if (reply) reply(closed_error());
        return;
    }
    Json& status = (*answer)["status"];
    if (status.contains("trouble")) warn(status["trouble"].get<std::string>());
    const Json& news = (*answer)["news"];
    std::optional<Moment> begun;
    if (!status.empty()) {
        status_ = status;
        run_clock(decision(news, arrived));
        begun = clock_.since();
    }
    keep_answer(*answer);
    if (!news.empty()) proposal_.reset();
    // Told once it is in the store.
    services_.outbox.add(
        [self = shared_from_this(), reply, answer = std::move(*answer), begun](bool kept) {
            if (!kept) {
                self->fall_back();
                if (reply) reply(self->closed_error());
                return;
            }
            if (begun) self->clock_.begin_later(*begun, now());
            if (begun) self->watch_clock();
            try {
                self->tell_answer(answer, reply);
            } catch (const Json::exception&) {  // a worker that is broken harms no other match
                self->break_down(not_sound());
            }
        });
}

/// What a worker has answered, once it is in the store.
void Room::tell_answer(const Json& answer, const Reply& reply) {
    for (const auto& [viewer, told] : answer["news"].items()) send(std::stoi(viewer) - 1, told);
    if (reply) reply(answer["reply"]);
    if (over()) services_.match_ended();
    if (status_.contains("broken")) {
        Diagnostics findings;
        for (const Json& one : status_["broken"])
            findings.push_back(
                error_at({one["file"], one["line"], one["column"]}, "match.fault", one["message"]));
        return break_down(findings);
    }
    if (is_too_long()) return cut_short();
    step_later();
}

void Room::sleep_when_idle() {
    idle_.expires_after(services_.limits.idle);
    idle_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
        const auto self = weak.lock();
        if (error || !self || self->worker_ == nullptr) return;
        // It is waking up, or somebody is about to sit down.
        if (!self->status_.is_object() || !self->queue_->idle()) return self->sleep_when_idle();
        const bool bot = self->status_["bot"].get<bool>() && !self->status_["over"].get<bool>();
        // Bots do not play on for nobody; a person who left finds the match at their own move.
        if ((bot && !self->seating_.only_bots()) || !self->seating_.present().empty() ||
            !self->spectators_.empty())
            return;
        self->worker_->dismiss();
        self->worker_ = nullptr;
        --self->services_.awake;
    });
}

}  // namespace fronteira::host
