// SPDX-License-Identifier: MIT
// What people at the table ask of each other: to take back, to pause, to be let go.
#include "host/room.hpp"
#include "protocol/keys.hpp"

namespace fronteira::host {
namespace {

Json error(const char* code) {
    return {{"type", "error"}, {"code", code}};
}

Json done() {
    return protocol::message("done");
}

}  // namespace

/// Something that all people at the table must agree to. Those who sit at the asker's own screen
/// need not be asked over it: they agree with each other as they like.
void Room::question(const std::string& what, int seat, const Reply& reply) {
    if (what == "undo" && (!status_.is_object() || status_["undo"][static_cast<size_t>(seat)] == 0))
        return reply(error("undo.impossible"));
    if (what == "pause" && paused_) return reply(error("match.paused"));
    Question asked{what, seat, {}};
    const auto asker = chairs_[static_cast<size_t>(seat)].holder.lock();
    for (int other = 0; other < seats(); ++other)
        if (kept_.about["chairs"][static_cast<size_t>(other)] == "human" &&
            chairs_[static_cast<size_t>(other)].holder.lock() != asker)
            asked.waits_for.insert(other);
    if (asked.waits_for.empty()) return agreed(asked, reply);
    Json news = protocol::message("asked");
    news["what"] = what;
    news["by"] = seat + 1;
    news["say"] = say("asked." + what, seat);
    for (const int other : asked.waits_for) send(other, news);
    question_ = std::move(asked);
    Json waits = done();
    waits["agreed"] = false;
    reply(std::move(waits));
}

void Room::answer(int seat, const Json& message, const Reply& reply) {
    const auto yes = protocol::flag_of(message, "yes");
    if (!yes) return reply(error("protocol.key"));
    if (!question_ || !question_->waits_for.contains(seat) ||
        message.value("what", Json()) != question_->what)
        return reply(error("answer.nothing"));
    Json done = host::done();
    done["agreed"] = false;
    if (!*yes) {
        Json news = protocol::message("declined");
        news["what"] = question_->what;
        news["by"] = seat + 1;
        news["say"] = say("declined." + question_->what, seat);
        question_.reset();
        for (int other = 0; other < seats(); ++other) send(other, news);
        return reply(std::move(done));
    }
    question_->waits_for.erase(seat);
    if (!question_->waits_for.empty()) return reply(std::move(done));
    const Question settled = *std::exchange(question_, std::nullopt);
    agreed(settled, reply);
}

void Room::agreed(const Question& question, const Reply& reply) {
    if (question.what == "undo")
        return ask({{"do", "undo"}, {"seat", question.by}}, [reply](Json answer) {
            if (answer["type"] == "done") answer["agreed"] = true;
            reply(std::move(answer));
        });
    paused_ = true;
    clock_.stop(std::chrono::steady_clock::now());
    watch_clock();
    Json news = protocol::message("paused");
    news["by"] = question.by + 1;
    news["clock"] = clock_json();
    news["say"] = say("paused", question.by);
    tell_all(news);
    Json done = host::done();
    done["agreed"] = true;
    reply(std::move(done));
}

void Room::go_on(int seat, const Reply& reply) {
    if (paused_) {
        paused_ = false;
        run_clock(false);
        Json news = protocol::message("going_on");
        news["by"] = seat + 1;
        news["clock"] = clock_json();
        news["say"] = say("going_on", seat);
        tell_all(news);
        step_later();
    }
    reply(done());
}

/// Between two the match ends; among more a bot plays on while people are left.
void Room::give_up(int seat, const char* why, const Reply& reply) {
    const Json sentence = say(why, seat);
    size_t others = 0;
    for (int other = 0; other < seats(); ++other)
        if (other != seat && kept_.about["chairs"][static_cast<size_t>(other)] == "human") ++others;
    paused_ = false;
    if (seats() == 2 || others == 0)
        return ask({{"do", "resign"}, {"seat", seat}},
                   [self = shared_from_this(), sentence, reply](Json answer) {
                       self->tell_seats(sentence);
                       if (reply) reply(std::move(answer));
                   });
    ask({{"do", "replace"}, {"seat", seat}, {"who", "bot"}},
        [self = shared_from_this(), seat, sentence, reply](Json answer) {
            if (answer["type"] != "error") {
                self->kept_.about["chairs"] = self->status_["chairs"];
                self->services_.store.put_about(self->kept_.id, self->kept_.about);
                self->services_.outbox.add([](bool) {});
                Chair& chair = self->chairs_[static_cast<size_t>(seat)];
                if (const auto peer = chair.holder.lock())
                    peer->seats.erase({self->kept_.id, seat});
                chair.holder.reset();
                self->run_clock(false);
                self->tell_seats(sentence);
            }
            if (reply) reply(std::move(answer));
        });
}

}  // namespace fronteira::host
