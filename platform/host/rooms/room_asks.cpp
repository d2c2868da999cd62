// SPDX-License-Identifier: MIT
// What people at the table ask of each other: to take back, to pause, to be let go.
#include "host/rooms/room.hpp"
#include "protocol/keys.hpp"

namespace fronteira::host {
/// Something that all people at the table must agree to. Those who sit at the asker's own screen
/// need not be asked over it: they agree with each other as they like.
void Room::question(const std::string& what, int seat, const Reply& reply) {
    if (what == "undo" && belongs_to_contest()) return reply(protocol::error("undo.tournament"));
    if (what == "undo" && (!status_.is_object() || status_["undo"][static_cast<size_t>(seat)] == 0))
        return reply(protocol::error("undo.impossible"));
    if (what == "pause" && clock_.paused()) return reply(protocol::error("match.paused"));
    Question asked{what, seat, seating_.elsewhere(seat)};
    if (asked.waits_for.empty()) return agreed(asked, reply);
    if (question_) return reply(protocol::error("question.waits"));
    if (!seating_.may_speak(seat)) return reply(protocol::error("chat.hasty"));
    Json news = protocol::message("asked");
    news["what"] = what;
    news["by"] = seat + 1;
    news["say"] = seating_.say("asked." + what, seat);
    for (const int other : asked.waits_for) send(other, news);
    question_ = std::move(asked);
    Json waits = protocol::message("done");
    waits["agreed"] = false;
    reply(std::move(waits));
}

void Room::answer(int seat, const Json& message, const Reply& reply) {
    const auto yes = protocol::flag_of(message, "yes");
    if (!yes) return reply(protocol::error("protocol.key"));
    const bool withdraws = question_ && question_->by == seat && !*yes;
    if (!question_ || (!withdraws && !question_->waits_for.contains(seat)) ||
        message.value("what", Json()) != question_->what)
        return reply(protocol::error("answer.nothing"));
    Json done = protocol::message("done");
    done["agreed"] = false;
    if (!*yes) {
        decline(seat);
        return reply(std::move(done));
    }
    question_->waits_for.erase(seat);
    if (!question_->waits_for.empty()) return reply(std::move(done));
    const Question settled = *std::exchange(question_, std::nullopt);
    agreed(settled, reply);
}

void Room::decline(int by) {
    const Question settled = *std::exchange(question_, std::nullopt);
    Json news = protocol::message("declined");
    news["what"] = settled.what;
    news["by"] = by + 1;
    news["say"] = seating_.say((by == settled.by ? "withdrawn." : "declined.") + settled.what, by);
    for (int other = 0; other < seats(); ++other) send(other, news);
}

void Room::agreed(const Question& question, const Reply& reply) {
    if (question.what == "undo")
        return ask({{"do", "undo"}, {"seat", question.by}}, [reply](Json answer) {
            if (answer["type"] == "done") answer["agreed"] = true;
            reply(std::move(answer));
        });
    set_paused(true);
    services_.outbox.add([self = shared_from_this(), by = question.by, reply](bool kept) {
        if (!kept) {
            self->fall_back();
            return reply(self->closed());
        }
        Json news = protocol::message("paused");
        news["by"] = by + 1;
        news["clock"] = self->clock_json();
        news["say"] = self->seating_.say("paused", by);
        self->tell_all(news);
        Json done = protocol::message("done");
        done["agreed"] = true;
        reply(std::move(done));
    });
}

/// A pause outlives the host.
void Room::set_paused(bool paused) {
    clock_.set_paused(paused, now());
    run_clock();
    watch_clock();
    kept_.about.paused = paused;
    if (clock_.exists()) kept_.about.left = clock_.left(now());
    services_.store.put_about(kept_.id, kept_.about);
}

void Room::end_pause(int seat) {
    if (!clock_.paused()) return;
    set_paused(false);
    expect_kept();
    Json news = protocol::message("going_on");
    news["by"] = seat + 1;
    news["clock"] = clock_json();
    news["say"] = seating_.say("going_on", seat);
    tell_all(news);
    step_later();
}

void Room::go_on(int seat, const Reply& reply) {
    end_pause(seat);
    reply(protocol::message("done"));
}

/// Between two the match ends; among more a bot plays on while people are left, and whoever gave up
/// looks on.
void Room::give_up(int seat, const char* why, const Reply& reply, const std::string& reason) {
    if (std::exchange(seating_.at(seat).gives_up, true)) {
        if (reply) reply(protocol::error("seat.given_up"));
        return;
    }
    const Json sentence = seating_.say(why, seat);
    size_t others = 0;
    for (int other = 0; other < seats(); ++other)
        if (other != seat && seating_.is_person(other)) ++others;
    end_pause(seat);
    if (seats() > 2 && others > 0) return hand_over(seat, "bot", sentence, reply);
    kept_.about.why = reason.empty() ? why : reason;
    services_.store.put_about(kept_.id, kept_.about);
    ask({{"do", "resign"}, {"seat", seat}},
        [self = shared_from_this(), seat, sentence, reply](Json answer) {
            self->seating_.at(seat).gives_up = false;
            if (answer["type"] != "error") self->tell_seats(sentence);
            if (reply) reply(std::move(answer));
        });
}

void Room::hand_over(int seat, const std::string& who, const Json& sentence, const Reply& reply) {
    ask({{"do", "replace"}, {"seat", seat}, {"who", who}},
        [self = shared_from_this(), seat, sentence, reply](Json answer) {
            self->seating_.at(seat).gives_up = false;
            if (answer["type"] != "error") {
                self->kept_.about.chairs = self->status_["chairs"].get<std::vector<std::string>>();
                self->keep_about();
                self->run_clock();
                // Whoever left the game has no say any more, and nothing to ask for.
                if (self->question_ &&
                    (self->question_->by == seat || self->question_->waits_for.contains(seat)))
                    self->decline(seat);
                self->tell_seats(sentence);
            }
            if (reply) reply(std::move(answer));
        });
}

void Room::forfeit(int seat, const std::string& reason, const Reply& reply) {
    if (over()) return reply(protocol::error("match.over"));
    give_up(seat, "forfeited", reply, reason);
}

}  // namespace fronteira::host
