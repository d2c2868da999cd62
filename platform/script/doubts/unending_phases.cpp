// SPDX-License-Identifier: MIT
#include "script/doubts/unending_phases.hpp"

#include "script/loaded_rules.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>

namespace fronteira::script {
namespace {

using Names = std::set<std::string>;

constexpr const char* ending[] = {"finish_phase", "retire", "win", "draw_game", "lose_game"};
constexpr const char* moving_cards[] = {"deal",    "give",   "discard", "set_aside",
                                        "to_pile", "gather", "shuffle"};

/// The columns that what is on offer in a phase leans on. Of cards, what lies where.
class OfferReader {
 public:
    explicit OfferReader(const core::Rules& rules) : rules_(rules) {}

    void read(const core::MoveKind& kind) {
        read(kind.when);
        for (const int32_t value : kind.when_values) read(value);
        for (const core::Slot& slot : kind.slots) {
            cards = cards || slot.type == core::Slot::Type::card;
            read(slot.tests);
            read(slot.from);
            read(slot.upto);
        }
    }

    Names columns;
    bool cards = false;

 private:
    void read(const std::vector<core::Test>& tests) {
        for (const core::Test& test : tests) {
            if (const core::ColumnId column = core::column_of(test); column >= 0) add(column);
            read(test.operand);
            read(test.of_spaces);
        }
    }

    void read(int32_t expression) {
        using Op = core::Expression::Op;
        if (expression < 0) return;
        const core::Expression& e = rules_.expressions.at(expression);
        const bool column =
            e.op == Op::column || e.op == Op::count || e.op == Op::regions || e.op == Op::sum;
        if (column) add(static_cast<core::ColumnId>(e.value));
        if (e.op == Op::rows) read(rules_.expressions.rows(e.value).tests);
        cards = cards || e.op == Op::cards || e.op == Op::pile;
        read(e.left);
        read(e.right);
    }

    /// With the columns that say who sees it.
    void add(core::ColumnId id) {
        const core::PlacedColumn& column = rules_.layout.column(id);
        if (!columns.insert(column.name).second) return;
        if (column.sight == core::Sight::column || column.sight == core::Sight::near)
            add(column.sight_id);
        if (column.opened_by_id >= 0) add(column.opened_by_id);
    }

    const core::Rules& rules_;
};

/// What is done in a phase.
class Doings {
 public:
    explicit Doings(const LoadedRules& rules) : rules_(rules) {}

    void read(const std::vector<int>& handlers) {
        for (const int handler : handlers) {
            if (handler == core::finish_phase) {
                known_ = false;
                continue;
            }
            const Mentions& mentions = rules_.compiled->mentions(handler);
            known_ = known_ && mentions.all;
            names_.insert(mentions.names.begin(), mentions.names.end());
        }
    }

    bool may_end() const { return !known_ || mentions_one(ending); }
    bool asks() const { return names_.contains("ask"); }

    bool may_change(const OfferReader& offers) const {
        return (offers.cards && mentions_one(moving_cards)) ||
               std::any_of(offers.columns.begin(), offers.columns.end(),
                           [&](const std::string& column) { return names_.contains(column); });
    }

 private:
    template <size_t count>
    bool mentions_one(const char* const (&words)[count]) const {
        return std::any_of(words, words + count,
                           [&](const char* word) { return names_.contains(word); });
    }

    const LoadedRules& rules_;
    Names names_;
    bool known_ = true;
};

/// Whether some phase that is no question is begun by `match:ask`: anything may be done there.
bool has_asked_phases(const core::Rules& rules) {
    for (size_t i = 0; i < rules.phases.size(); ++i) {
        const auto is_this = [&](int phase) { return static_cast<size_t>(phase) == i; };
        if (!rules.phases[i].question &&
            std::none_of(rules.opening.begin(), rules.opening.end(), is_this) &&
            std::none_of(rules.turn.begin(), rules.turn.end(), is_this))
            return true;
    }
    return false;
}

bool is_unending(const LoadedRules& rules, const core::Phase& phase) {
    if (phase.question || phase.moves.empty()) return false;
    OfferReader offers(rules.rules);
    Doings doings(rules);
    for (const int16_t number : phase.moves) {
        const core::MoveKind& kind = rules.rules.moves[static_cast<size_t>(number)];
        const bool asks = std::any_of(kind.slots.begin(), kind.slots.end(),
                                      [](const core::Slot& slot) { return slot.asks_rules(); });
        if (kind.finishes || asks) return false;
        offers.read(kind);
        doings.read(kind.effect);
    }
    doings.read(phase.enter);
    if (doings.asks() && has_asked_phases(rules.rules)) return false;
    return !doings.may_end() && !doings.may_change(offers);
}

constexpr const char* ending_match[] = {"retire", "win", "draw_game", "lose_game"};

/// Whether a function that is called in some phase may end the match; what it does may be unknown.
bool may_end_match(const LoadedRules& rules, const std::vector<int>& handlers) {
    return std::any_of(handlers.begin(), handlers.end(), [&](int handler) {
        if (handler == core::finish_phase) return false;
        const Mentions& mentions = rules.compiled->mentions(handler);
        return !mentions.all ||
               std::any_of(std::begin(ending_match), std::end(ending_match),
                           [&](const char* word) { return mentions.names.contains(word); });
    });
}

}  // namespace

Diagnostics unending_match(const LoadedRules& rules) {
    const core::Rules& all = rules.rules;
    const bool may_end =
        std::any_of(all.phases.begin(), all.phases.end(),
                    [&](const core::Phase& phase) { return may_end_match(rules, phase.enter); }) ||
        std::any_of(all.moves.begin(), all.moves.end(),
                    [&](const core::MoveKind& move) { return may_end_match(rules, move.effect); });
    if (may_end || all.turn.empty()) return {};  // without turns a match ends behind its opening
    const std::string contents = rules.state.shown_file(rules.state.source.folder + "/init.lua");
    return {warning_at({contents, 1, 0}, "rules.unending_match",
                       "nothing in the rules ends a match",
                       "match:win(seat), match:draw_game() or match:lose_game() in an effect or in "
                       "`enter`")};
}

Diagnostics unending_phases(const LoadedRules& rules) {
    Diagnostics warnings;
    for (const core::Phase& phase : rules.rules.phases)
        if (is_unending(rules, phase))
            warnings.push_back(warning_at(
                phase.place, "rules.unending_phase",
                "phase `" + phase.name +
                    "` never ends: none of its moves finishes it or changes what is on offer",
                "match:finish_phase() in an effect, or move \"stop\" { effect = finish_phase }"));
    return warnings;
}

}  // namespace fronteira::script
