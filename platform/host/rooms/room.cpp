// SPDX-License-Identifier: MIT
// The room and its worker: what happens on the board, and how it is kept and told.
#include "host/rooms/room.hpp"

#include "host/token.hpp"
#include "host/words.hpp"
#include "host/workers/sound_answer.hpp"

namespace fronteira::host {
namespace {

Clock make_clock(const AboutMatch& about) {
    Clock clock;
    if (about.clock)
        clock =
            Clock(about.clock->seconds * 1000, about.clock->increment * 1000, about.chairs.size());
    clock.set_left(about.left);
    clock.set_paused(about.paused, now());
    return clock;
}

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

Room::Room(Services& services, KeptMatch kept)
    : services_(services),
      kept_(std::move(kept)),
      seating_(kept_, services.texts),
      spectators_(services.io, kept_.id, std::chrono::seconds(kept_.about.watch.delay),
                  kept_.moves > 0, {services.late_bytes, services.limits.late_bytes}),
      queue_(std::make_shared<FairQueue>(services.io, 1)),
      clock_(make_clock(kept_.about)),
      flag_(services.io),
      pace_(services.io),
      idle_(services.io) {}

Room::~Room() {
    if (worker_ != nullptr) --services_.awake;
}

void Room::close() {
    flag_.cancel();
    pace_.cancel();
    idle_.cancel();
    ++lives_;
    if (worker_ == nullptr) return;
    worker_->dismiss();
    worker_ = nullptr;
    --services_.awake;
}

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
        self->take(
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
                     self->take(std::move(answer), {}, worker);
                 });
}

Result<std::string> Room::kept_record() const {
    const auto moves = services_.store.moves(kept_.id);
    if (!moves) return fail(moves.error());
    std::string record = kept_.head;
    for (const std::string& line : *moves) record += line + "\n";
    return record + kept_.end;
}

void Room::ask(const Json& request, Reply reply, std::optional<Moment> arrived,
               const FairQueue::Done& done) {
    wake();
    if (worker_ == nullptr) {
        if (done) done();
        if (reply) reply(closed());
        return;
    }
    worker_->ask(request, [self = shared_from_this(), reply = std::move(reply),
                           worker = worker_.get(), arrived, done](Result<Json> answer) {
        if (done) done();
        self->take(std::move(answer), reply, worker, arrived);
    });
}

void Room::take(Result<Json> answer, const Reply& reply, const Worker* from,
                std::optional<Moment> arrived) {
    if (answer && !is_sound(*answer, kept_.about.chairs.size())) answer = fail(not_sound());
    if (!answer) {
        if (worker_.get() == from) break_down(answer.error());
        if (reply) reply(closed());
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
    keep(*answer);
    if (!news.empty()) proposal_.reset();
    // Told once it is in the store.
    services_.outbox.add(
        [self = shared_from_this(), reply, answer = std::move(*answer), begun](bool kept) {
            if (!kept) {
                self->fall_back();
                if (reply) reply(self->closed());
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

bool Room::is_too_long() const {
    if (over() || cut_short_ || !status_.is_object() || status_.empty()) return false;
    const uint64_t moves = status_["number"].get<uint64_t>();
    const MatchLimits limits = kept_.about.fixture.value_or(FixtureTerms()).limits;
    return moves >= services_.limits.moves || status_["bytes"] >= services_.limits.move_bytes ||
           (limits.most_moves > 0 && moves >= limits.most_moves) ||
           (limits.most_rounds > 0 && status_.value("round", uint64_t{0}) > limits.most_rounds);
}

/// Rules or players that never come to an end do not go on for ever here.
void Room::cut_short() {
    cut_short_ = true;
    ask({{"do", "abandon"}}, [self = shared_from_this()](const Json&) {
        const auto& fixture = self->kept_.about.fixture;
        const bool by_spaces = fixture && fixture->limits.by_spaces;
        self->tell_seats(in_all_languages(self->services_.texts,
                                          by_spaces ? "too_long_by_spaces" : "too_long",
                                          {{"moves", std::to_string(self->kept_.moves)}}));
    });
}

void Room::keep(const Json& answer) {
    const Json& store = answer["store"];
    if (!answer["status"].empty()) kept_.moves = answer["status"]["number"];
    if (store.contains("keep"))
        services_.store.put_moves(kept_.id, store["keep"].get<size_t>(),
                                  store["lines"].get<std::vector<std::string>>());
    const std::string end = answer["status"].value("end", "");
    if (!answer["status"].empty() && end != kept_.end) {
        kept_.end = end;
        services_.store.put_end(kept_.id, end);
    }
    if (!store.contains("keep") || !clock_.exists()) return;
    kept_.about.left = clock_.left(now());
    services_.store.put_about(kept_.id, kept_.about);
}

}  // namespace fronteira::host
