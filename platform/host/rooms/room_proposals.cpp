// SPDX-License-Identifier: MIT
// Undo and pause, to which everybody at the table must agree.
#include "host/rooms/room.hpp"
#include "protocol/keys.hpp"

#include <utility>

namespace fronteira::host {

/// Those who sit at the same screen need not be asked over it: they agree with each other as they
/// like.
void Room::propose(const std::string& what, int seat, const Reply& reply) {
    if (what == "undo" && belongs_to_contest()) return reply(protocol::error("undo.tournament"));
    if (what == "undo" && (!status_.is_object() || status_["undo"][static_cast<size_t>(seat)] == 0))
        return reply(protocol::error("undo.impossible"));
    if (what == "pause" && clock_.paused()) return reply(protocol::error("match.paused"));
    const Proposal proposal(what, seat, seating_.elsewhere(seat));
    if (proposal.is_agreed()) return carry_out(proposal, reply);
    if (proposal_) return reply(protocol::error("question.waits"));
    if (!seating_.may_speak(seat)) return reply(protocol::error("chat.hasty"));
    Json news = protocol::message("asked");
    news["what"] = what;
    news["by"] = seat + 1;
    news["say"] = seating_.say("asked." + what, seat);
    for (const int other : proposal.waits_for()) send(other, news);
    proposal_ = proposal;
    Json waits = protocol::message("done");
    waits["agreed"] = false;
    reply(std::move(waits));
}

void Room::answer_proposal(int seat, const Json& message, const Reply& reply) {
    const auto yes = protocol::flag_of(message, "yes");
    if (!yes) return reply(protocol::error("protocol.key"));
    if (!proposal_ || !proposal_->may_answer(seat, *yes) ||
        message.value("what", Json()) != proposal_->what())
        return reply(protocol::error("answer.nothing"));
    if (*yes) {
        proposal_->agree(seat);
        if (proposal_->is_agreed())
            return carry_out(*std::exchange(proposal_, std::nullopt), reply);
    } else {
        decline(seat);
    }
    Json done = protocol::message("done");
    done["agreed"] = false;
    reply(std::move(done));
}

/// Whoever made the proposal withdraws it.
void Room::decline(int by) {
    const Proposal settled = *std::exchange(proposal_, std::nullopt);
    const char* how = by == settled.by() ? "withdrawn." : "declined.";
    Json news = protocol::message("declined");
    news["what"] = settled.what();
    news["by"] = by + 1;
    news["say"] = seating_.say(how + settled.what(), by);
    for (int seat = 0; seat < seats(); ++seat) send(seat, news);
}

void Room::carry_out(const Proposal& agreed, const Reply& reply) {
    if (agreed.what() == "undo")
        return ask({{"do", "undo"}, {"seat", agreed.by()}}, [reply](Json answer) {
            if (answer["type"] == "done") answer["agreed"] = true;
            reply(std::move(answer));
        });
    set_paused(true);
    services_.outbox.add([self = shared_from_this(), by = agreed.by(), reply](bool kept) {
        if (!kept) {
            self->fall_back();
            return reply(self->closed_error());
        }
        Json news = protocol::message("paused");
        news["by"] = by + 1;
        news["clock"] = self->clock_.to_json(now());
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
    news["clock"] = clock_.to_json(now());
    news["say"] = seating_.say("going_on", seat);
    tell_all(news);
    step_later();
}

}  // namespace fronteira::host
