// SPDX-License-Identifier: MIT
#include "yardstick_referee.hpp"

#include "yardstick_rules.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace fronteira::bench {
namespace {

class Referee {
 public:
    Referee(const YardstickBoard& board, int seats, const YardstickTrace& trace)
        : board_(board),
          trace_(trace),
          seats_(seats),
          owner_(trace.owner),
          armies_(trace.owner.size(), 1),
          hand_(static_cast<size_t>(seats), 0) {
        for (int seat = 0; seat < seats; ++seat) {
            goals_.push_back(board.objectives[at(trace.objective[at(seat)])]);
            if (goals_.back().target == seat)
                goals_.back() = {ObjectiveKind::spaces, {}, 0, fallback()};
        }
    }

    void run(int round_limit, const YardstickResult& result) {
        for (seat_ = trace_.first_seat; round_ <= round_limit && winner_ < 0; next_seat()) turn();
        demand(next_ == trace_.steps.size(), "moves after the end");
        demand(result.winner == winner_, "winner");
        demand(result.moves == next_, "number of moves");
        demand(result.rounds == (winner_ < 0 ? round_limit : won_in_), "rounds");
    }

    size_t position() const { return next_; }

 private:
    static size_t at(int i) { return static_cast<size_t>(i); }
    int fallback() const { return board_.fallback_spaces; }
    static void demand(bool kept, const char* rule) {
        if (!kept) throw std::runtime_error(rule);
    }

    const YardstickStep& step(MoveKind kind, MoveKind other, int choices) {
        demand(next_ < trace_.steps.size(), "a move is missing");
        const YardstickStep& step = trace_.steps[next_++];
        demand(step.kind == kind || step.kind == other, "kind of move");
        demand(step.seat == seat_ && step.round == round_, "seat or round");
        demand(choices < 0 || step.choices == choices, "number of legal moves");
        return step;
    }

    int count(int seat, int at_least) const {
        int found = 0;
        for (size_t space = 0; space < owner_.size(); ++space)
            found += owner_[space] == seat && armies_[space] >= at_least;
        return found;
    }

    bool holds(size_t region) const {
        for (size_t space = 0; space < owner_.size(); ++space)
            if (board_.region[space] == region && owner_[space] != seat_) return false;
        return true;
    }

    bool reached() const {
        const Objective& goal = goals_[at(seat_)];
        if (goal.kind == ObjectiveKind::destroy) return count(goal.target, 0) == 0;
        if (goal.kind == ObjectiveKind::spaces) return count(seat_, 0) >= goal.spaces;
        if (goal.kind == ObjectiveKind::garrisons) return count(seat_, 2) >= goal.spaces;
        const std::set<size_t> named(goal.regions.begin(), goal.regions.end());
        int others = 0;
        for (size_t region = 0; region < board_.region_size.size(); ++region) {
            if (named.contains(region) && !holds(region)) return false;
            others += !named.contains(region) && holds(region);
        }
        return others >= goal.extra_regions;
    }

    bool over() {
        if (winner_ < 0 && (reached() || count(seat_, 0) == board_.spaces())) {
            winner_ = seat_;
            won_in_ = round_;
        }
        return winner_ >= 0;
    }

    void next_seat() {
        do {
            seat_ = (seat_ + 1) % seats_;
            if (seat_ == trace_.first_seat) ++round_;
        } while (count(seat_, 0) == 0);
    }

    void turn() {
        conquered_ = false;
        general_ = 0;
        if (over() || trade() || place() || round_ == 1 || attack() || redeploy()) return;
        if (conquered_ && hand_[at(seat_)] < 5) ++hand_[at(seat_)];
    }

    bool trade() {
        while (round_ > 1 && hand_[at(seat_)] >= 3) {
            const YardstickStep& move = step(MoveKind::trade, MoveKind::keep, -1);
            if (move.kind == MoveKind::keep) {
                demand(hand_[at(seat_)] <= 4, "a full hand is kept");
                return false;
            }
            hand_[at(seat_)] -= 3;
            general_ += trade_armies(++trades_);
            demand(valid(move), "cards that are no set");
            for (int card : {move.a, move.b, move.c})
                if (card < board_.spaces() && owner_[at(card)] == seat_) armies_[at(card)] += 2;
            if (over()) return true;
        }
        return false;
    }

    bool valid(const YardstickStep& move) const {
        std::set<int> figures, cards{move.a, move.b, move.c};
        bool wild = false;
        for (int card : cards) {
            if (card < board_.spaces()) figures.insert(board_.figure[at(card)]);
            wild |= card >= board_.spaces();
        }
        return cards.size() == 3 && (wild || figures.size() != 2);
    }

    bool place() {
        general_ += std::max(3, count(seat_, 0) / 2);
        std::vector<int> bound(board_.region_bonus.size(), 0);
        int left = general_;
        for (size_t region = 0; region < bound.size(); ++region)
            if (holds(region)) left += bound[region] = board_.region_bonus[region];
        while (left > 0) {
            int choices = 0;
            for (size_t space = 0; space < owner_.size(); ++space)
                choices += owner_[space] == seat_ && general_ + bound[board_.region[space]] > 0;
            const YardstickStep& move = step(MoveKind::place, MoveKind::place, choices);
            int& here = bound[board_.region[at(move.a)]];
            demand(owner_[at(move.a)] == seat_, "placed on another's space");
            demand(move.number >= 1 && move.number <= general_ + here, "armies placed");
            const int rest = std::max(0, move.number - here);
            here -= move.number - rest;
            general_ -= rest;
            left -= move.number;
            armies_[at(move.a)] += move.number;
            if (over()) return true;
        }
        return false;
    }

    template <class Legal>
    int count_links(Legal legal) const {
        int found = 0;
        for (size_t from = 0; from < owner_.size(); ++from)
            for (uint32_t link = board_.first_link[from]; link < board_.first_link[from + 1];
                 ++link)
                found += legal(from, size_t{board_.links[link]});
        return found;
    }

    bool linked(int a, int b) const {
        return count_links([&](size_t from, size_t to) { return from == at(a) && to == at(b); }) ==
               1;
    }

    bool attack() {
        const auto legal = [&](size_t from, size_t to) {
            return owner_[from] == seat_ && owner_[to] != seat_ && armies_[from] >= 2;
        };
        while (const int choices = count_links(legal)) {
            const YardstickStep& move = step(MoveKind::attack, MoveKind::stop_attack, choices + 1);
            if (move.kind == MoveKind::stop_attack) return false;
            const size_t from = at(move.a), to = at(move.b);
            demand(linked(move.a, move.b) && legal(from, to), "attack");
            demand(move.number >= 1 && move.number <= std::min(3, armies_[from] - 1), "dice");
            demand(
                move.attacker_lost + move.defender_lost == std::min({move.number, 3, armies_[to]}),
                "losses");
            armies_[from] -= move.attacker_lost;
            armies_[to] -= move.defender_lost;
            if (armies_[to] == 0 ? conquer(from, to, move.number) : over()) return true;
        }
        return false;
    }

    bool conquer(size_t from, size_t to, int dice) {
        const int victim = owner_[to];
        owner_[to] = seat_;
        conquered_ = true;
        if (over()) return true;
        if (count(victim, 0) == 0) {
            for (Objective& goal : goals_)
                if (goal.target == victim) goal = {ObjectiveKind::spaces, {}, 0, fallback()};
            hand_[at(seat_)] = std::min(5, hand_[at(seat_)] + hand_[at(victim)]);
        }
        const YardstickStep& move = step(MoveKind::occupy, MoveKind::occupy, 1);
        demand(at(move.a) == from && at(move.b) == to, "occupied elsewhere");
        demand(move.number >= 1 && move.number <= dice && move.number < armies_[from], "occupying");
        armies_[from] -= move.number;
        armies_[to] += move.number;
        return over();
    }

    bool redeploy() {
        std::vector<int> fresh = armies_;
        const auto legal = [&](size_t from, size_t to) {
            return owner_[from] == seat_ && owner_[to] == seat_ && armies_[from] >= 2 &&
                   fresh[from] >= 2;
        };
        while (const int choices = count_links(legal)) {
            const YardstickStep& move =
                step(MoveKind::redeploy, MoveKind::stop_redeploy, choices + 1);
            if (move.kind == MoveKind::stop_redeploy) return false;
            const size_t from = at(move.a), to = at(move.b);
            demand(linked(move.a, move.b) && legal(from, to), "redeployment");
            demand(move.number >= 1 && move.number < armies_[from], "armies redeployed");
            demand(move.number < fresh[from], "armies moved twice");
            fresh[from] -= move.number;
            armies_[from] -= move.number;
            armies_[to] += move.number;
            if (over()) return true;
        }
        return false;
    }

    const YardstickBoard& board_;
    const YardstickTrace& trace_;
    int seats_;
    std::vector<int> owner_, armies_, hand_;
    std::vector<Objective> goals_;
    size_t next_ = 0;
    int seat_ = 0, round_ = 1, winner_ = -1, won_in_ = 0;
    int trades_ = 0, general_ = 0;
    bool conquered_ = false;
};

}  // namespace

std::string referee(const YardstickBoard& board, int seats, int round_limit,
                    const YardstickTrace& trace, const YardstickResult& result) {
    Referee referee(board, seats, trace);
    try {
        referee.run(round_limit, result);
    } catch (const std::runtime_error& broken) {
        return std::string(broken.what()) + " at move " + std::to_string(referee.position());
    }
    return {};
}

}  // namespace fronteira::bench
