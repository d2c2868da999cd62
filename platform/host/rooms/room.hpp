// SPDX-License-Identifier: MIT
#pragma once

#include "host/peer.hpp"
#include "host/rooms/arrangement.hpp"
#include "host/rooms/clock.hpp"
#include "host/rooms/proposal.hpp"
#include "host/rooms/seating.hpp"
#include "host/rooms/spectators.hpp"
#include "host/services.hpp"
#include "host/workers/fair_queue.hpp"
#include "host/workers/worker.hpp"

#include <boost/asio/steady_timer.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fronteira::host {

/// In milliseconds between their moves.
inline constexpr int slowest_bots = 60000;

/// One match and the people at it: they ask, the worker that plays the match answers, and everybody
/// is told what they may know once it is stored. The worker sleeps while nobody is there and is
/// woken from the store. Seats count from 0 here, -1 is a spectator's chair.
class Room : public std::enable_shared_from_this<Room> {
 public:
    using Reply = std::function<void(Json)>;

    Room(Services& services, KeptMatch kept);
    ~Room();

    /// Begins a new match with the worker's `open` request, for somebody at that address.
    void open(const Json& request, const std::string& address, const Reply& reply);
    /// Nobody is told anything any more; the worker goes.
    void close();

    /// The tokens of a new match, told once.
    struct Keys {
        std::vector<std::string> seats;  ///< empty for a bot
        std::string eyes;                ///< empty where nobody may watch
        std::string invitation = {};     ///< to any seat that is free; empty where none is
        std::string opener = {};         ///< the right to begin and to free seats; as `invitation`
    };
    const Keys& keys() const { return keys_; }

    const std::string& id() const { return kept_.id; }
    const AboutMatch& about() const { return kept_.about; }
    const Seating& seating() const { return seating_; }
    int seats() const { return seating_.count(); }
    bool awake() const { return worker_ != nullptr; }
    /// People are still coming: nothing is played yet.
    bool waiting() const { return kept_.about.lobby; }
    bool begun() const { return kept_.moves > 0; }
    bool over() const { return !kept_.end.empty(); }
    /// It is neither forgotten nor taken back: see Arbiter.
    bool belongs_to_contest() const { return kept_.about.fixture.has_value(); }
    bool open_to_all() const { return kept_.about.watch.by == "anyone"; }
    /// Whether it is over for those who look on, who may be late.
    bool over_for_all() const { return spectators_.behind() ? spectators_.over() : over(); }
    /// One entry of the message `matches`: for the owner of the host, or for those who look on.
    Json entry(bool for_owner) const;
    /// The record so far. It holds what is hidden from seats.
    Result<std::string> kept_record() const;
    /// The whole record, for whoever may have it.
    void tell_record(const Peer& peer, const Reply& reply);

    /// The reply to a request that was overtaken by a new order of the table: its seat may be
    /// somebody else's now, and the request may be repeated.
    static constexpr const char* laid_anew = "match.laid_anew";
    /// Somebody who may have the seat sits down.
    void join(const std::shared_ptr<Peer>& peer, int seat, const Json& message, const Reply& reply);
    /// A request of somebody who holds that seat.
    void handle(const std::shared_ptr<Peer>& peer, int seat, const Json& message,
                const Reply& reply);
    void leave(const Peer& peer, int seat, bool by_choice);

    /// Who shows `token` has the seat from now on; nobody when that is empty.
    void give_seat(int seat, const std::string& token, const std::string& called);
    /// Another invitation than before opens the free seats.
    void invite_with(const std::string& invitation);
    /// Whoever sits there is sent away, and the seat is free.
    void send_away(int seat);

    /// Lays the table anew with that. Nobody is ready any more, everybody is told to join again,
    /// and `exchanged` is called as seats change places.
    void arrange(const std::shared_ptr<Peer>& peer, const Arrangement& wanted,
                 const std::function<void()>& exchanged, const Reply& reply);
    /// It is dealt, bots take the seats that are free, and everybody is told.
    void begin(const Reply& reply);

    /// The match in which the same people play again; empty while there is none.
    std::string next() const { return kept_.about.next; }
    void set_next(const std::string& match);
    /// What was asked for, with everybody's seat kept for them; null where it cannot be opened once
    /// more.
    Json wish_for_rematch() const;
    /// Tells all others who would like to play again.
    void tell_rematch(int by);

    /// A match of bots alone goes on, whoever looks on.
    void play_on();
    /// Another pace of its bots, as `bot_pace`, from the move after next on.
    void set_pace(int64_t milliseconds) { kept_.about.bot_pace = milliseconds; }
    /// The move of a bot that is awaited need not wait any more.
    void step_now();

    /// The arbiter's word against a seat, and with it the match where nobody else plays on.
    void forfeit(int seat, const std::string& reason, const Reply& reply);
    /// Whoever holds the seat loses it.
    void seat_somebody_else(const Contest::Change& change);

 private:
    void set_up(const Json& answer);

    // The worker.
    Result<void> hire();
    void wake();
    void resume(std::string record);
    void sleep_when_idle();
    /// A request of the host's own, or one whose turn has come. `arrived` is when word of a move
    /// did; `done` is called when the worker is free again.
    void ask(const Json& request, Reply reply, std::optional<Moment> arrived = {},
             const FairQueue::Done& done = {});
    const void* asker(const Peer& peer, int seat) const;
    void ask_in_turn(const std::shared_ptr<Peer>& peer, int seat, Json request, Reply reply,
                     std::optional<Moment> arrived = {});
    /// `from` is the worker that was asked; it may have been let go since.
    void take_answer(Result<Json> answer, const Reply& reply, const Worker* from,
                     std::optional<Moment> arrived = {});
    void tell_answer(const Json& answer, const Reply& reply);

    // The store.
    void keep_answer(const Json& answer);
    void keep_about();
    void expect_kept();
    void fall_back();

    // Where it cannot go on.
    void break_down(const Diagnostics& findings);
    void cannot_resume(const Json& refused);
    Json closed_error() const;
    Json overtaken_error() const;
    bool is_too_long() const;
    void cut_short();
    void warn(const std::string& what) const;

    // Who comes.
    void sit(const std::shared_ptr<Peer>& peer, int seat, Json joined, const Reply& reply);
    void look_on(const std::shared_ptr<Peer>& peer, const std::string& called, Json joined,
                 const Reply& reply);
    void add_table(Json& joined) const;

    // What people ask.
    void look_up(const std::shared_ptr<Peer>& peer, int seat, const Json& message,
                 const Reply& reply);
    void move(const std::shared_ptr<Peer>& peer, int seat, const Json& message, const Reply& reply);
    void tell_again(const Peer& peer, int seat, const Json& message, const Reply& reply);
    void chat(Peer& peer, int seat, const Json& message, const Reply& reply);
    void propose(const std::string& what, int seat, const Reply& reply);
    void answer_proposal(int seat, const Json& message, const Reply& reply);
    void decline(int by);
    void carry_out(const Proposal& agreed, const Reply& reply);
    void set_paused(bool paused);
    void end_pause(int seat);
    void give_up(int seat, const char* why, const Reply& reply, const std::string& reason = {});
    void hand_over(int seat, const std::string& who, const Json& sentence, const Reply& reply);

    // What they are told.
    void send(int seat, Json news);
    void tell_all(const Json& news);
    void tell_seats(const Json& say);
    void tell_spectators(Json news);
    void show_spectators();
    void show_spectators_anew();

    // A lobby.
    void set_ready(int seat, const Json& message, const Reply& reply);
    Json refused_arrangement(const Peer& peer, const Arrangement& wanted) const;
    void deal_anew(const std::shared_ptr<Peer>& peer, const Arrangement& wanted,
                   const std::function<void()>& exchanged, const Reply& reply,
                   const FairQueue::Done& done);
    void tell_arranged(const Arrangement& wanted, const Json& said);
    void deal_in_turn(const Reply& reply);
    void deal(const Reply& reply, const FairQueue::Done& done);
    void cannot_begin(const Json& refused, const Reply& reply);
    void begin_play(const std::vector<int>& vacant, const Reply& reply);
    void tell_begun(const Reply& reply);

    // Clock and bots.
    void run_clock(std::optional<Clock::Decision> decided = {});
    Moment heard() const;
    void release_clock(int seat);
    void watch_clock();
    void wait_for_flag(Moment until);
    void step_later();
    void step();

    Services& services_;
    KeptMatch kept_;
    Keys keys_;
    Seating seating_;
    Spectators spectators_;
    std::optional<Proposal> proposal_;
    Clock clock_;
    boost::asio::steady_timer flag_;

    std::string address_;  ///< of whoever the worker begins for; its turn among all who begin one
    std::shared_ptr<Worker> worker_;
    std::shared_ptr<FairQueue> queue_;
    size_t closings_ = 0;  ///< what was asked before one is not asked after it
    Json status_;          ///< how the match stands, as the worker said last; null until it has
    Json stopped_;         ///< what was told when it broke down last; null once it goes on
    boost::asio::steady_timer idle_;

    boost::asio::steady_timer pace_;
    bool stepping_ = false;
    bool beginning_ = false;  ///< nobody arranges anything any more
    bool cut_short_ = false;
};

}  // namespace fronteira::host
