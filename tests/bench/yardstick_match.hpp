// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/random.hpp>

#include "yardstick_cards.hpp"
#include "yardstick_deal.hpp"
#include "yardstick_goal.hpp"
#include "yardstick_list.hpp"
#include "yardstick_rules.hpp"
#include "yardstick_table.hpp"
#include "yardstick_war.hpp"

#include <algorithm>
#include <numeric>

namespace fronteira::bench {

/// One match of War from the deal to the end. `Size` as in Table.
template <class Size>
class Match {
 public:
    Match(const YardstickBoard& board, int seats, uint64_t seed, const YardstickOptions& options)
        : Match(board, seats, Random{seed}, derived_seed(seed, 0), options) {}

    YardstickResult run() {
        while (!over_) {
            play_turn();
            if (!over_) next_seat();
        }
        result_.moves = std::accumulate(result_.moves_of_kind.begin(), result_.moves_of_kind.end(),
                                        uint64_t{0});
        for (size_t space = 0; space < board_.region.size(); ++space)
            hash(static_cast<uint64_t>(table_.armies(space)) << 8 |
                 static_cast<uint64_t>(table_.owner(space)));
        return result_;
    }

 private:
    Match(const YardstickBoard& board, int seats, Random random, uint64_t players_seed,
          const YardstickOptions& options)
        : Match(board, seats, deal(board, seats, random), random, players_seed, options) {}

    Match(const YardstickBoard& board, int seats, Deal start, Random random, uint64_t players_seed,
          const YardstickOptions& options)
        : board_(board),
          round_limit_(options.round_limit),
          trace_(options.trace),
          random_(random),
          players_{options.players_seed.value_or(players_seed)},
          seats_(seats),
          seat_(start.first_seat),
          first_seat_(start.first_seat),
          table_(board, start.owner),
          pile_(std::move(start.pile)),
          list_(board),
          region_reserve_(static_cast<size_t>(board.regions())),
          arrived_(static_cast<size_t>(board.spaces())),
          movable_(arrived_) {
        for (int seat = 0; seat < seats; ++seat) {
            const size_t i = static_cast<size_t>(seat);
            goal_[i] = board.objectives[static_cast<size_t>(start.objective[i])];
            if (goal_[i].target == seat) goal_[i] = fallback(board_);
        }
        if (trace_) *trace_ = {start.first_seat, start.owner, start.objective, {}};
    }

    Hand& hand(int seat) { return hands_[static_cast<size_t>(seat)]; }
    Objective& goal() { return goal_[static_cast<size_t>(seat_)]; }

    void play_turn() {
        conquered_ = false;
        test_victory();
        if (!over_ && round_ > 1) trade();
        if (!over_) place();
        if (over_ || round_ == 1) return;
        attack();
        if (!over_) redeploy();
        if (!over_ && conquered_) pile_.draw(hand(seat_), random_);
    }

    void next_seat() {
        do {
            seat_ = seat_ + 1 == seats_ ? 0 : seat_ + 1;
            if (seat_ == first_seat_) ++round_;
        } while (table_.spaces(seat_) == 0);
        if (round_ > round_limit_) finish(-1, round_limit_);
    }

    void finish(int winner, int round) {
        over_ = true;
        result_.winner = winner;
        result_.rounds = round;
    }

    void test_victory() {
        if (reached(goal(), table_, seat_)) finish(seat_, round_);
    }

    struct Picked {
        Choice choice;
        int number;
    };

    /// The random player: an entry of the list, then a number of its range.
    Picked pick() {
        const Choice choice = list_[players_.below(static_cast<uint32_t>(list_.size()))];
        return {choice, choice.high() > 0 ? players_.between(1, choice.high()) : 0};
    }

    void hash(uint64_t word) {
        const uint64_t mixed = (result_.trace_hash ^ word) * 0x9e3779b97f4a7c15u;
        result_.trace_hash = mixed ^ mixed >> 32;
    }

    void made(MoveKind kind, size_t a = 0, size_t b = 0, size_t c = 0, int number = 0,
              Losses lost = {}) {
        ++result_.moves_of_kind[static_cast<size_t>(kind)];
        hash(static_cast<uint64_t>(kind) | a << 8 | b << 24 |
             (c | static_cast<uint64_t>(number)) << 40);
        if (trace_)
            trace_->steps.push_back({round_, seat_, kind, static_cast<int>(a), static_cast<int>(b),
                                     static_cast<int>(c), number, static_cast<int>(list_.size()),
                                     lost.attacker, lost.defender});
    }

    void trade() {
        Hand& mine = hand(seat_);
        while (mine.size >= 3 && !over_) {
            list_.fill_sets(mine, board_);
            if (mine.size < max_hand) list_.add(Choice::pass());
            const Choice set = pick().choice;
            if (set.is_pass()) return made(MoveKind::keep);
            general_ += trade_armies(++trades_);
            const uint16_t last = mine.take(set.a() >> 8), middle = mine.take(set.a() >> 4 & 15),
                           first = mine.take(set.a() & 15);
            for (uint16_t card : {first, middle, last}) {
                pile_.discard(card);
                if (card < board_.region.size() && table_.owner(card) == seat_)
                    table_.add_armies(card, 2);
            }
            made(MoveKind::trade, first, middle, last);
            test_victory();
        }
    }

    /// Adds the turn's income to the reserves and returns how much lies in those of regions.
    int collect_income() {
        general_ += income(table_.spaces(seat_));
        int bound = 0;
        if (table_.complete_regions(seat_) > 0)
            for (size_t region = 0; region < region_reserve_.size(); ++region)
                if (table_.holds(seat_, region))
                    bound += region_reserve_[region] = board_.region_bonus[region];
        return bound;
    }

    void place() {
        int left = collect_income();
        left += general_;
        while (left > 0 && !over_) {
            list_.fill_spaces(table_, seat_, [&](size_t space) {
                return general_ + region_reserve_[board_.region[space]];
            });
            const auto [choice, number] = pick();
            int& bound = region_reserve_[board_.region[choice.a()]];
            const int from_region = std::min(number, bound);
            bound -= from_region;
            general_ -= number - from_region;
            left -= number;
            table_.add_armies(choice.a(), number);
            made(MoveKind::place, choice.a(), 0, 0, number);
            test_victory();
        }
    }

    void attack() {
        while (!over_) {
            list_.fill_links(
                table_.link_words(), [&](size_t word) { return table_.attack_links(seat_, word); },
                [&](size_t from) { return std::min(3, table_.armies(from) - 1); });
            if (list_.size() == 0) return;
            list_.add(Choice::pass());
            const auto [choice, dice] = pick();
            if (choice.is_pass()) return made(MoveKind::stop_attack);
            fight(choice.a(), choice.b(), dice);
            // A battle without conquest cannot bring an objective nearer.
            if (table_.armies(choice.b()) == 0) conquer(choice.a(), choice.b(), dice);
        }
    }

    Dice roll(int dice) {
        Dice thrown{};
        for (int i = 0; i < dice; ++i)
            thrown[static_cast<size_t>(i)] = 1 + static_cast<int>(random_.below(6));
        return thrown;
    }

    void fight(size_t from, size_t to, int dice) {
        const Dice attackers = roll(dice);
        const Dice defenders = roll(std::min(3, table_.armies(to)));
        const Losses lost = losses(attackers, defenders);
        table_.add_armies(from, -lost.attacker);
        table_.add_armies(to, -lost.defender);
        made(MoveKind::attack, from, to, 0, dice, lost);
    }

    void conquer(size_t from, size_t to, int dice) {
        const int victim = table_.owner(to);
        table_.change_owner(to, seat_);
        conquered_ = true;
        if (table_.spaces(victim) == 0) eliminate(victim);
        if (!over_) test_victory();
        if (over_) return;
        list_.clear();
        list_.add({from, to, std::min(dice, table_.armies(from) - 1)});
        const int number = pick().number;
        table_.add_armies(from, -number);
        table_.add_armies(to, number);
        made(MoveKind::occupy, from, to, 0, number);
        test_victory();
    }

    void eliminate(int victim) {
        ++eliminated_;
        if (goal().target == victim || eliminated_ + 1 == seats_) return finish(seat_, round_);
        for (Objective& other : goal_)
            if (other.target == victim) other = fallback(board_);
        pile_.capture(hand(seat_), hand(victim), random_);
    }

    /// One of the armies that stood on a space stays, and so do those that arrived in this phase.
    void move_armies(size_t from, size_t to, int number) {
        table_.add_armies(from, -number);
        table_.add_armies(to, number);
        arrived_[to] += number;
        for (size_t space : {from, to})
            movable_[space] = table_.armies(space) - arrived_[space] - 1;
    }

    void redeploy() {
        typename Table<Size>::LinkBits open;
        for (size_t word = 0; word < table_.link_words(); ++word)
            open[word] = table_.inner_links(seat_, word);
        for (size_t space = 0; space < movable_.size(); ++space) {
            movable_[space] = table_.armies(space) - 1;
            arrived_[space] = 0;
        }
        while (!over_) {
            list_.fill_links(
                table_.link_words(), [&](size_t word) { return open[word]; },
                [&](size_t from) { return movable_[from]; });
            if (list_.size() == 0) return;
            list_.add(Choice::pass());
            const auto [choice, number] = pick();
            if (choice.is_pass()) return made(MoveKind::stop_redeploy);
            const size_t from = choice.a(), to = choice.b();
            const bool was_open = movable_[to] > 0;
            move_armies(from, to, number);
            if (movable_[from] == 0) table_.set_inner_links(open, from, false);
            if (!was_open && movable_[to] > 0) table_.set_inner_links(open, to, true);
            made(MoveKind::redeploy, from, to, 0, number);
            test_victory();
        }
    }

    const YardstickBoard& board_;
    int round_limit_;
    YardstickTrace* trace_;
    YardstickResult result_;
    Random random_, players_;
    int seats_, seat_, first_seat_;
    int round_ = 1;
    int trades_ = 0;
    int general_ = 0;
    int eliminated_ = 0;
    bool conquered_ = false;
    bool over_ = false;
    std::array<Objective, max_seats> goal_;
    std::array<Hand, max_seats> hands_;
    Table<Size> table_;
    Pile pile_;
    ChoiceList list_;
    std::vector<int> region_reserve_;
    std::vector<int> arrived_, movable_;  ///< of each space, in the redeployments of this turn
};

}  // namespace fronteira::bench
