// SPDX-License-Identifier: MIT
#pragma once

#include "host/clock.hpp"
#include "host/gallery.hpp"
#include "host/peer.hpp"
#include "host/services.hpp"
#include "host/worker.hpp"

#include <boost/asio/steady_timer.hpp>

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace fronteira::host {

/// One match and the people at it: who holds which seat, whose clock runs, what was asked and not
/// yet answered. What happens on the board happens in its worker, which sleeps while nobody is
/// there and is woken from the store. Seats count from 0 here, -1 is a spectator's chair.
class Room : public std::enable_shared_from_this<Room> {
 public:
    using Reply = std::function<void(Json)>;

    /// `kept.about` has `people`, `chairs`, `tokens` and `eyes` (hashes), `watch`, `clock`,
    /// `bot_pace`, `opened`, `ruleset`, `title`, `map`.
    Room(Services& services, KeptMatch kept);
    ~Room();

    /// Begins a new match with the worker's `open` request.
    void open(const Json& request, const Reply& reply);

    /// The tokens of a new match, told once.
    struct Keys {
        std::vector<std::string> seats;  ///< empty for a bot
        std::string eyes;                ///< empty where nobody may watch
    };
    const Keys& keys() const { return keys_; }

    const std::string& id() const { return kept_.id; }
    const Json& about() const { return kept_.about; }
    int seats() const { return static_cast<int>(kept_.about["chairs"].size()); }
    bool awake() const { return worker_ != nullptr; }
    bool over() const { return !kept_.end.empty(); }
    bool open_to_all() const { return kept_.about["watch"]["by"] == "anyone"; }
    /// Whether it is over for those who look on, who may be late.
    bool over_for_all() const { return gallery_.late() && awaited() ? gallery_.over() : over(); }
    /// One entry of the message `matches`: for the owner of the host, or for those who look on.
    Json entry(bool for_owner) const;

    /// Somebody who may have the seat sits down.
    void join(const std::shared_ptr<Peer>& peer, int seat, const Json& message, const Reply& reply);
    /// A request of somebody who holds that seat.
    void handle(const std::shared_ptr<Peer>& peer, int seat, const Json& message,
                const Reply& reply);
    void leave(const Peer& peer, int seat);
    /// The whole record, for whoever may have it.
    void record(const Reply& reply);
    /// Nobody is told anything any more; the worker goes.
    void close();

 private:
    struct Chair {
        std::weak_ptr<Peer> holder;
        bool came = false;  ///< sat here at least once
    };
    struct Question {
        std::string what;
        int by = -1;
        std::set<int> waits_for;
    };

    // The worker.
    void set_up(const Json& answer);
    Result<void> hire();
    void wake();
    void sleep_when_idle();
    void ask(const Json& request, Reply reply);
    /// `from` is the worker that was asked; it may have been let go since.
    void take(Result<Json> answer, const Reply& reply, const Worker* from);
    void keep(const Json& answer);
    void tell(Json news, int by);
    void break_down(const Diagnostics& findings);
    void step_later();

    // Spectators.
    void show_gallery();
    bool awaited() const { return gallery_.shown() || !gallery_.open(); }
    void look_on(const std::shared_ptr<Peer>& peer, Json& joined);

    // People.
    void sit(const std::shared_ptr<Peer>& peer, int seat);
    void move(int seat, const Json& message, const Reply& reply);
    void question(const std::string& what, int seat, const Reply& reply);
    void answer(int seat, const Json& message, const Reply& reply);
    void decline(int by);
    void agreed(const Question& question, const Reply& reply);
    void set_paused(bool paused);
    void go_on(int seat, const Reply& reply);
    void give_up(int seat, const char* why, const Reply& reply);
    void tell_seats(const Json& say);
    void tell_all(const Json& news);
    void send(int seat, Json news);
    std::vector<int> people() const;
    Json seats_json() const;
    bool gave_up(int seat) const;
    bool only_bots() const;
    std::string name(int seat) const;
    Json say(const std::string& key, int seat) const;
    Json clock_json() const;
    void run_clock(std::optional<int> decided = {});
    void watch_clock();

    Services& services_;
    KeptMatch kept_;
    Keys keys_;
    std::vector<Chair> chairs_;
    Gallery gallery_;
    std::shared_ptr<Worker> worker_;
    Json status_;
    Clock clock_;
    bool paused_ = false;
    bool stepping_ = false;
    std::optional<Question> question_;
    boost::asio::steady_timer flag_;
    boost::asio::steady_timer pace_;
    boost::asio::steady_timer idle_;
};

}  // namespace fronteira::host
