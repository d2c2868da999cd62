// SPDX-License-Identifier: MIT
#pragma once

#include "web_client.hpp"

#include <algorithm>
#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace fronteira::host {

/// What became of honest matches.
struct Tally {
    size_t moves = 0;
    size_t lost = 0;   ///< moves that were acknowledged and are not there
    size_t wrong = 0;  ///< matches that went other than they should
    size_t finished = 0;
    double most_charged = 0;  ///< milliseconds of a clock beyond the thinking, for one move
    double longest_wait = 0;  ///< milliseconds until an answer

    void add(const Tally& other) {
        moves += other.moves;
        lost += other.lost;
        wrong += other.wrong;
        finished += other.finished;
        most_charged = std::max(most_charged, other.most_charged);
        longest_wait = std::max(longest_wait, other.longest_wait);
    }
};

/// Two people who play with a clock, each over a connection of their own, match after match. They
/// come back when the host was gone.
class HonestMatch {
 public:
    HonestMatch(uint16_t port, int number, uint64_t seed);

    /// Until it is enough, in a thread of its own.
    void play(const std::atomic<bool>& enough);

    const std::string& id() const { return match_; }
    /// The right to a seat of a match that nobody plays: old, but good.
    const std::string& spare_token() const { return spare_; }
    const Tally& tally() const { return tally_; }
    const std::vector<std::string>& complaints() const { return complaints_; }

 private:
    struct Person {
        std::string token;
        std::unique_ptr<WebClient> client;
    };
    void open();
    bool sit_down(Person& person, const std::atomic<bool>& enough);
    bool one_move(const std::atomic<bool>& enough);
    Json ask(int seat, Json request);
    void complain(const std::string& what);

    uint16_t port_;
    std::string address_;
    Random random_;
    std::string match_;
    std::string spare_;
    Person people_[2];
    size_t acknowledged_ = 0;
    Tally tally_;
    std::vector<std::string> complaints_;
};

}  // namespace fronteira::host
