// SPDX-License-Identifier: MIT
// Why not: the clauses that refuse a move, one after the other.
#include "core/match.hpp"
#include "core/moves/clause.hpp"

#include <algorithm>

namespace fronteira::core {
namespace {

class Checker {
 public:
    Checker(const Rules& rules, const EvaluationContext& context, Wheres& wheres)
        : rules_(rules),
          context_(context),
          kind_(rules.moves[static_cast<size_t>(context.move.kind)]),
          wheres_(wheres) {}

    std::vector<Refusal> run() {
        for (size_t i = 0; i < kind_.when.size(); ++i)
            if (!holds(rules_.expressions, context_, {kind_.when[i]}, {kind_.when_values[i]}))
                refuse_clause("", kind_.when[i]);
        const bool on_offer = refusals_.empty();  // or functions are not asked
        for (const Slot& slot : kind_.slots) {
            const size_t before = refusals_.size();
            if (slot.type == Slot::Type::card)
                check_cards(slot);
            else if (slot.type == Slot::Type::number)
                check_number(slot);
            else
                check_value(slot);
            if (on_offer && refusals_.size() == before && !(is_listed(slot) && allowed(slot)))
                refuse(slot.name, slot.name, Reason::where);
            if (refusals_.size() > before) break;  // later slots lean on this one
        }
        return std::move(refusals_);
    }

 private:
    int32_t value(const Slot& slot) const {
        return context_.move.values[static_cast<size_t>(slot.offset)];
    }
    int32_t operand(const Test& test) const {
        if (test.operand < 0) return 0;
        return rules_.expressions.evaluate(test.operand, context_);
    }
    void refuse(const std::string& slot, const std::string& subject, Reason reason,
                int32_t from = 0, int32_t upto = 0) {
        refusals_.push_back({kind_.name, slot, subject, reason, from, upto});
    }

    /// What a seat cannot see to compare with is no number to tell.
    void refuse_clause(const std::string& slot, const Test& test) {
        const int32_t compared = operand(test);
        if (compared == hidden)
            refuse(slot, test.name, Reason::unseen);
        else
            refuse(slot, test.name, reason_of(test.op), compared);
    }

    bool allowed(const Slot& slot) const {
        if (slot.where < 0) return true;
        const Move chosen = chosen_before(slot.offset + slot.width());
        return wheres_.allows(slot.where, {context_.state, context_.seat, chosen});
    }

    bool is_listed(const Slot& slot) const {
        if (slot.among < 0) return true;
        const Move chosen = chosen_before(slot.offset);
        const auto listed = wheres_.candidates(slot, {context_.state, context_.seat, chosen});
        return std::binary_search(listed.begin(), listed.end(), value(slot));
    }

    Move chosen_before(int offset) const {
        Move chosen = context_.move;
        std::fill(chosen.values.begin() + offset, chosen.values.end(), none);
        return chosen;
    }

    int domain(const Slot& slot) const {
        switch (slot.type) {
            case Slot::Type::space:
                return rules_.board->space_count();
            case Slot::Type::region:
                return rules_.board->region_count();
            case Slot::Type::seat:
                return rules_.layout.seats();
            default:
                return static_cast<int>(slot.choices.size());
        }
    }

    void check_value(const Slot& slot) {
        const int32_t candidate = value(slot);
        if (candidate < 0 || candidate >= domain(slot))
            return refuse(slot.name, slot.name, Reason::unknown);
        if (slot.linked_to >= 0) check_link(slot, candidate);
        if (passes_all(rules_.expressions, context_, slot.tests, candidate)) return;
        // Of an opponent's piece one is told first that it is not one's own, and nothing of what
        // nobody told one about it.
        const size_t before = refusals_.size();
        const Test* unseen = nullptr;
        for (const bool whose : {true, false})
            for (const Test& test : slot.tests) {
                if (asks_whose(test) != whose ||
                    passes(rules_.expressions, context_, test, candidate))
                    continue;
                if (is_unseen(test, candidate))
                    unseen = &test;
                else
                    refuse_clause(slot.name, test);
            }
        if (unseen != nullptr && refusals_.size() == before)
            refuse(slot.name, unseen->name, Reason::unseen);
    }

    bool is_unseen(const Test& test, int32_t candidate) const {
        if (test.op == Test::Op::holds) {
            const EvaluationContext of_row{context_.state, context_.seat, context_.move, candidate};
            return rules_.expressions.evaluate(test.operand, of_row) == hidden;
        }
        return test.column >= 0 && test.op != Test::Op::tagged && test.op != Test::Op::all_spaces &&
               test.offset < 0 &&
               context_.state.seen(test.column, candidate, context_.seat) == hidden;
    }

    bool asks_whose(const Test& test) const {
        return test.op == Test::Op::other_seat ||
               (test.column >= 0 && test.op != Test::Op::tagged &&
                rules_.layout.column(test.column).kind == Kind::seat);
    }

    void check_link(const Slot& slot, int32_t candidate) {
        const Slot& origin = kind_.slots[static_cast<size_t>(slot.linked_to)];
        const auto near = rules_.board->neighbours(value(origin));
        const auto found = std::find(near.begin(), near.end(), candidate);
        if (found == near.end()) return refuse(slot.name, origin.name, Reason::not_linked);
        const uint8_t kinds =
            rules_.board->neighbour_kinds(value(origin))[static_cast<size_t>(found - near.begin())];
        if (!follows(slot, *rules_.board, kinds))
            refuse(slot.name, origin.name, Reason::wrong_link);
    }

    void check_number(const Slot& slot) {
        const int32_t from = rules_.expressions.evaluate(slot.from, context_);
        const int32_t upto = rules_.expressions.evaluate(slot.upto, context_);
        if (from == hidden || upto == hidden) return refuse(slot.name, slot.name, Reason::unseen);
        if (value(slot) < from || value(slot) > upto)
            refuse(slot.name, slot.name, from > upto ? Reason::no_number : Reason::range, from,
                   upto);
    }

    void check_cards(const Slot& slot) {
        const auto first = context_.move.values.begin() + slot.offset;
        const auto last = std::find(first, first + slot.most, none);
        if (last - first < slot.least)
            return refuse(slot.name, slot.name, Reason::cards, slot.least, slot.most);
        const int zone = slot.zone == first_hand ? Layout::hand(context_.seat) : slot.zone;
        const auto cards = context_.state.zone(slot.deck, zone);
        for (auto card = first; card != last; ++card)
            if (std::find(cards.begin(), cards.end(), *card) == cards.end() ||
                std::find(first, card, *card) != card)
                return refuse(slot.name, slot.name, Reason::not_there);
        if (std::find_if(last, first + slot.most, [](int32_t v) { return v != none; }) !=
            first + slot.most)
            refuse(slot.name, slot.name, Reason::cards, slot.least, slot.most);
        else if (!cards_match(slot, {&*first, static_cast<size_t>(last - first)}))
            refuse(slot.name, slot.name, Reason::matching);
    }

    const Rules& rules_;
    const EvaluationContext& context_;
    const MoveKind& kind_;
    Wheres& wheres_;
    std::vector<Refusal> refusals_;
};

}  // namespace

std::vector<Refusal> Match::check(int seat, const Move& move) const {
    if (seat < 0 || seat >= rules_.layout.seats() || (deciders() >> seat & 1u) == 0)
        return {{"", "", "", over() == Over::no ? Reason::not_your_turn : Reason::over, 0, 0}};
    const auto& offered = phase().moves;
    if (std::find(offered.begin(), offered.end(), move.kind) == offered.end())
        return {{"", "", "", Reason::not_now, 0, 0}};
    asked_between_ = true;
    state_.budget().refill();
    return Checker(rules_, {state_, seat, move}, handlers_).run();
}

}  // namespace fronteira::core
