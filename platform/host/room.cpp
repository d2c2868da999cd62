// SPDX-License-Identifier: MIT
// The room and its worker: what happens on the board, and how it is kept and told.
#include "host/room.hpp"

#include "host/sound_answer.hpp"
#include "host/token.hpp"
#include "host/words.hpp"

namespace fronteira::host {
namespace {

Clock make_clock(const Json& about, size_t seats) {
    const Json& terms = about["clock"];
    if (terms.is_null()) return {};
    Clock clock(terms["seconds"].get<int64_t>() * 1000, terms["increment"].get<int64_t>() * 1000,
                seats);
    if (about.contains("left")) clock.set_left(about["left"].get<std::vector<int64_t>>());
    return clock;
}

Moment now() {
    return std::chrono::steady_clock::now();
}

/// The seat whose move the news are of.
std::optional<int> decided(const Json& news) {
    for (const Json& told : news)
        if (told["type"] == "moved") return told["by"].get<int>() - 1;
    return {};
}

/// What all may know of a fault. The words of the rules could hold anything that a seat may not
/// see: they are for the log, and for the seats there is the place.
std::string told_to_all(const Diagnostic& finding) {
    if (!finding.code.starts_with("match.")) return finding.message;  // the host's own words
    std::string place = finding.place.file;
    if (finding.place.line > 0) place += ":" + std::to_string(finding.place.line);
    return place;
}

}  // namespace

Room::Room(Services& services, KeptMatch kept)
    : services_(services),
      kept_(std::move(kept)),
      chairs_(kept_.about["chairs"].size()),
      gallery_(services.io, kept_.id,
               std::chrono::seconds(kept_.about["watch"]["delay"].get<int64_t>()), kept_.moves > 0),
      clock_(make_clock(kept_.about, chairs_.size())),
      paused_(kept_.about.value("paused", false)),
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
    if (worker_ == nullptr) return;
    worker_->dismiss();
    worker_ = nullptr;
    --services_.awake;
}

Result<void> Room::hire() {
    auto worker = Worker::hire(services_.io, services_.nursery, services_.limits.decision);
    if (!worker) return fail(std::move(worker.error()));
    worker_ = std::move(*worker);
    worker_->when_gone([weak = weak_from_this()](const Diagnostics& findings) {
        if (const auto self = weak.lock()) self->break_down(findings);
    });
    ++services_.awake;
    return {};
}

void Room::open(const Json& request, const Reply& reply) {
    if (auto hired = hire(); !hired)
        return reply({{"type", "error"}, {"code", hired.error().front().code}});
    worker_->ask(request, [self = shared_from_this(), reply](Result<Json> answer) {
        const bool sound = answer && answer->contains("status") &&
                           is_sound(*answer, (*answer)["status"].value("chairs", Json()).size());
        if (!sound) {
            self->close();
            return reply({{"type", "error"}, {"code", "match.closed"}});
        }
        if ((*answer)["reply"].value("type", "") == "error") {
            self->close();
            return reply((*answer)["reply"]);
        }
        self->set_up(*answer);
        self->services_.store.put(self->kept_);
        self->take(
            std::move(answer), [reply](Json) { reply(Json::object()); }, self->worker_.get());
        self->show_gallery();
        self->sleep_when_idle();
    });
}

/// What the worker said of the new match, and who may come.
void Room::set_up(const Json& answer) {
    Json& about = kept_.about;
    kept_.head = answer["store"]["head"].get<std::string>();
    about["chairs"] = answer["status"]["chairs"];
    for (const char* key : {"ruleset", "title", "map"}) about[key] = answer["reply"][key];
    about["people"].get_ref<Json::array_t&>().resize(about["chairs"].size(), "");
    chairs_.resize(about["chairs"].size());
    clock_ = make_clock(about, chairs_.size());
    for (const Json& who : about["chairs"]) {
        keys_.seats.push_back(who == "human" ? new_token() : "");
        about["tokens"].push_back(who == "human" ? token_hash(keys_.seats.back()) : "");
    }
    if (about["watch"]["by"] == "nobody") return;
    keys_.eyes = new_token();
    about["eyes"] = token_hash(keys_.eyes);
}

/// A match that sleeps goes on from its record.
void Room::wake() {
    if (worker_ != nullptr) return;
    const auto moves = services_.store.moves(kept_.id);
    if (!moves) return break_down(moves.error());
    if (auto hired = hire(); !hired) return break_down(hired.error());
    std::string record = kept_.head;
    for (const std::string& line : *moves) record += line + "\n";
    record += kept_.end;
    Json looking_on = Json::array();
    for (int seat = 0; seat < seats(); ++seat)
        if (gave_up(seat)) looking_on.push_back(seat);
    worker_->ask({{"do", "resume"},
                  {"record", std::move(record)},
                  {"chairs", kept_.about["chairs"]},
                  {"people", kept_.about["people"]},
                  {"looking_on", std::move(looking_on)}},
                 [self = shared_from_this()](Result<Json> answer) {
                     if (answer && is_sound(*answer, self->chairs_.size()) &&
                         (*answer)["reply"].value("type", "") == "error") {
                         Diagnostics findings;
                         for (const Json& one : (*answer)["reply"].value("findings", Json::array()))
                             findings.push_back(error_at({}, "match.resume", one));
                         return self->break_down(findings);
                     }
                     if (answer) (*answer)["store"] = Json::object();  // it comes from there
                     self->take(std::move(answer), {}, self->worker_.get());
                 });
    show_gallery();
}

void Room::ask(const Json& request, Reply reply) {
    wake();
    if (worker_ == nullptr) {
        if (reply) reply({{"type", "error"}, {"code", "match.closed"}});
        return;
    }
    worker_->ask(request,
                 [self = shared_from_this(), reply = std::move(reply), worker = worker_.get()](
                     Result<Json> answer) { self->take(std::move(answer), reply, worker); });
}

void Room::take(Result<Json> answer, const Reply& reply, const Worker* from) {
    if (answer && !is_sound(*answer, chairs_.size()))
        answer = fail(error_at({}, "worker.died", "the process of the match is confused"));
    if (!answer) {
        if (worker_.get() == from) break_down(answer.error());
        if (reply) reply({{"type", "error"}, {"code", "match.closed"}});
        return;
    }
    Json& status = (*answer)["status"];
    if (status.contains("trouble"))
        services_.warn(kept_.id + ": " + status["trouble"].get<std::string>());
    const Json& news = (*answer)["news"];
    if (!status.empty()) {
        status_ = status;
        run_clock(decided(news));
    }
    keep(*answer);
    if (!news.empty()) question_.reset();
    // Told once it is in the store.
    services_.outbox.add(
        [self = shared_from_this(), reply, answer = std::move(*answer)](bool kept) {
            if (!kept) {
                self->break_down({error_at({}, "store.write", "the store fails")});
                if (reply) reply({{"type", "error"}, {"code", "match.closed"}});
                return;
            }
            for (const auto& [viewer, told] : answer["news"].items())
                self->send(std::stoi(viewer) - 1, told);
            if (reply) reply(answer["reply"]);
            if (self->status_.contains("broken")) {
                Diagnostics findings;
                for (const Json& one : self->status_["broken"])
                    findings.push_back(error_at({one["file"], one["line"], one["column"]},
                                                "match.fault", one["message"]));
                return self->break_down(findings);
            }
            self->step_later();
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
    kept_.about["left"] = clock_.left(now());
    services_.store.put_about(kept_.id, kept_.about);
}

/// The match cannot go on as it is; what was kept of it is good, and the next to join tries again.
void Room::break_down(const Diagnostics& findings) {
    Json news = protocol::message("stopped");
    const std::string code = findings.empty() ? "match.closed" : findings.front().code;
    news["code"] = code;
    news["say"] = in_all_languages(services_.texts, "stopped." + code);
    if (news["say"].empty()) news["say"] = in_all_languages(services_.texts, "stopped.match.fault");
    news["findings"] = Json::array();
    for (const Diagnostic& finding : findings) {
        if (const std::string told = told_to_all(finding); !told.empty())
            news["findings"].push_back(told);
        services_.warn("match " + kept_.id + " is stopped: " + to_text(finding));
    }
    question_.reset();
    stepping_ = false;
    clock_.stop(now());
    close();
    status_ = Json();
    tell_all(news);
}

void Room::send(int seat, Json news) {
    if (news["type"] == "moved" || news["type"] == "undone" || news["type"] == "ended")
        news["clock"] = clock_json();
    if (seat < 0) return gallery_.tell(std::move(news));
    const auto peer = chairs_[static_cast<size_t>(seat)].holder.lock();
    if (!peer) return;
    news["match"] = kept_.id;
    news["seat"] = seat + 1;
    if (news["type"] == "undone") news["say"] = say("undone", news["by"].get<int>() - 1);
    peer->send(std::move(news));
}

void Room::tell_all(const Json& news) {
    for (int seat = 0; seat < seats(); ++seat) send(seat, news);
    gallery_.tell(news);
}

}  // namespace fronteira::host
