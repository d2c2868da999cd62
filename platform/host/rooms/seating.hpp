// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>

#include "host/peer.hpp"
#include "host/store.hpp"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace fronteira::host {

/// Of somebody at the table, in bytes.
inline constexpr size_t longest_name = 60;

/// The seats of a match and the people at them: who may have each, who sits there now, what they
/// are called. Seats count from 0. What changes here of the match is yet to be stored.
class Seating {
 public:
    struct Chair {
        std::weak_ptr<Peer> holder;
        bool came = false;  ///< somebody sat here at least once
        bool ready = false;
        bool gives_up = false;  ///< has said so, and the worker has not answered yet
        bool left = false;  ///< of their own will: somebody else may have the seat of an invitation
    };

    /// Both are lent.
    Seating(KeptMatch& match, const TextTable& texts);
    Seating(const Seating&) = delete;
    Seating& operator=(const Seating&) = delete;
    /// As many chairs as the match has by now.
    void place_chairs() { chairs_.resize(match_.about.chairs.size()); }

    int count() const { return static_cast<int>(chairs_.size()); }
    Chair& at(int seat) { return chairs_[static_cast<size_t>(seat)]; }
    const Chair& at(int seat) const { return chairs_[static_cast<size_t>(seat)]; }

    /// Whether a person decides there, and no bot.
    bool is_person(int seat) const { return about().is_person(static_cast<size_t>(seat)); }
    bool only_bots() const;
    /// Somebody had the seat, and a bot plays on; they may look on from there.
    bool gave_up(int seat) const;
    /// Whether whoever has the invitation may take that seat, while nobody has it.
    bool is_invited(int seat) const { return about().is_invited(static_cast<size_t>(seat)); }
    /// Nobody sits there, or a bot does.
    bool is_vacant(int seat) const;
    /// A seat that the invitation opens now; -1 when there is none.
    int free_seat() const;

    /// Whether somebody is connected who holds the seat.
    bool is_present(int seat) const { return !at(seat).holder.expired(); }
    std::vector<int> present() const;
    /// The people who do not sit at the screen of that seat.
    std::set<int> elsewhere(int seat) const;
    bool all_came() const;
    bool all_ready() const;

    /// Takes the chair, from another connection if need be.
    void sit(const std::shared_ptr<Peer>& peer, int seat);
    /// False when somebody else sits there by now.
    bool leave(const Peer& peer, int seat, bool by_choice);
    /// Whoever sits there is told `why` they do not any more.
    void dismiss(int seat, Json why);
    /// Who shows `token` has the seat from now on; nobody when that is empty.
    void give(int seat, const std::string& token, const std::string& called);
    /// Whoever sits, what they are called, and all that is kept of it.
    void exchange(int one, int other);
    /// Nobody comes any more. The seats that nobody came for, which are nobody's now.
    std::vector<int> end_lobby();

    /// Nothing where nobody sits.
    void send(int seat, Json news) const;
    /// What interrupts the others is rationed like lines of chat.
    bool may_speak(int seat) const;

    std::string name(int seat) const { return about().people[static_cast<size_t>(seat)]; }
    /// A sentence in all languages, in which `{who}` is the one seat and `{whom}` the other.
    Json say(const std::string& key, int who, std::optional<int> whom = {}) const;
    /// The same of somebody who looks on.
    Json say(const std::string& key, const std::string& who) const;

    /// `seats` of the protocol.
    Json to_json() const;
    /// The same as it was before anybody came.
    Json at_first() const;

 private:
    const AboutMatch& about() const { return match_.about; }
    Json called(int seat) const;

    KeptMatch& match_;
    const TextTable& texts_;
    std::vector<Chair> chairs_;
};

}  // namespace fronteira::host
