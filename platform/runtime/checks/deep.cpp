// SPDX-License-Identifier: MIT
#include "runtime/checks/deep.hpp"

#include "conformance/both_ways.hpp"
#include "runtime/checks/mixed_options.hpp"
#include "runtime/checks/rules.hpp"
#include "runtime/checks/tries.hpp"
#include "runtime/games/guarded_rules.hpp"
#include "script/judge.hpp"

#include <map>
#include <set>
#include <utility>

namespace fronteira::runtime {
namespace {

/// Matches of random movers are long; only one that never ends is a fault.
constexpr int most_moves = 100'000;

/// The same rules by Lua alone, whose every call the watchdog knows of.
class GuardedJudge final : public core::Handlers {
 public:
    explicit GuardedJudge(std::unique_ptr<script::Judge> judge) : judge_(std::move(judge)) {}

    const core::Rules& rules() const { return judge_->rules(); }
    Result<void> setup(core::Match& match) override {
        const ScriptCall call;
        return judge_->setup(match);
    }
    Result<void> run(core::Match& match, int handler, int seat, const Move* move) override {
        const ScriptCall call;
        return judge_->run(match, handler, seat, move);
    }
    bool allows(int where, const core::EvaluationContext& context) override {
        const ScriptCall call;
        return judge_->allows(where, context);
    }
    std::vector<int32_t> candidates(const core::Slot& slot,
                                    const core::EvaluationContext& context) override {
        const ScriptCall call;
        return judge_->candidates(slot, context);
    }
    Diagnostics take_faults() override { return judge_->take_faults(); }
    int64_t work() const { return judge_->work(); }

 private:
    std::unique_ptr<script::Judge> judge_;
};

/// Rules whose work in Lua is paid for once more and more: a unit of it takes many times as long as
/// one of what is compiled or found natively.
template <class Played>
class Weighed final : public core::Handlers {
 public:
    Weighed(std::shared_ptr<Played> rules, conformance::Work& work)
        : rules_(std::move(rules)), work_(work), paid_(rules_->work()) {}

    Result<void> setup(core::Match& match) override { return paid(rules_->setup(match)); }
    Result<void> run(core::Match& match, int handler, int seat, const Move* move) override {
        return paid(rules_->run(match, handler, seat, move));
    }
    bool allows(int where, const core::EvaluationContext& context) override {
        return paid(rules_->allows(where, context));
    }
    std::vector<int32_t> candidates(const core::Slot& slot,
                                    const core::EvaluationContext& context) override {
        return paid(rules_->candidates(slot, context));
    }
    bool take_asked() override { return rules_->take_asked(); }
    Diagnostics take_faults() override { return rules_->take_faults(); }

 private:
    template <class Answer>
    Answer paid(Answer answer) {
        constexpr int64_t times = 8;
        const int64_t now = rules_->work();
        const int64_t before = std::exchange(paid_, now);
        if (now > before)
            work_.take((now - before) * times);  // fewer: scripts that were loaded anew
        return answer;
    }

    std::shared_ptr<Played> rules_;
    conformance::Work& work_;
    int64_t paid_;
};

conformance::Factory judge_of(const Game& game, conformance::Work& work) {
    return [&game, &work]() -> Result<conformance::Instance> {
        work.take(Tries::cost_of_loading(game));
        const ScriptCall call;
        auto loaded = script::Judge::load(source_of(game));
        if (!loaded) return fail(std::move(loaded.error()));
        const auto judge = std::make_shared<GuardedJudge>(std::move(*loaded));
        return conformance::Instance{{judge, &judge->rules()},
                                     std::make_shared<Weighed<GuardedJudge>>(judge, work)};
    };
}

/// Which functions left to Lua, of all instances that were played with.
class LeftInAll {
 public:
    void add(GuardedRules& rules) {
        for (const script::LeftRunning& one : rules.left_running()) {
            auto& all = by_place_[{one.from.file, one.from.line}];
            if (all.times == 0) all = {one.from, one.in, one.native, 0};
            all.times += one.times;
        }
    }

    Diagnostics told() const {
        Diagnostics notes;
        for (const auto& [place, one] : by_place_) {
            const bool inside = one.in.file != one.from.file || one.in.line != one.from.line;
            notes.push_back(
                {Severity::note, one.in,
                 "this function was left to Lua" +
                     (one.native.empty() ? std::string() : " at `" + one.native + "`") + ", " +
                     std::to_string(one.times) + (one.times == 1 ? " time" : " times"),
                 inside ? "first so for " + one.from.file + ":" + std::to_string(one.from.line)
                        : "",
                 "rules.left_running"});
        }
        return notes;
    }

 private:
    std::map<std::pair<std::string, int>, script::LeftRunning> by_place_;
};

conformance::Factory factory_of(const Game& game, conformance::Work& work, LeftInAll& left) {
    return [&game, &work, &left]() -> Result<conformance::Instance> {
        work.take(Tries::cost_of_loading(game));
        auto loaded = GuardedRules::load(game);
        if (!loaded) return fail(std::move(loaded.error()));
        const std::shared_ptr<GuardedRules> rules(loaded->release(), [&left](GuardedRules* one) {
            left.add(*one);
            delete one;
        });
        return conformance::Instance{{rules, &rules->rules()},
                                     std::make_shared<Weighed<GuardedRules>>(rules, work)};
    };
}

Diagnostic not_all(const RulesetEntry& ruleset) {
    return warning_at(ruleset.place, "conformance.not_all_looked_at",
                      "checking all positions would take too long; the rest was left out",
                      "make moves do less, or matches end earlier");
}

/// What conformance finds of one game, played both ways.
Diagnostics played(const Game& game, const conformance::Effort& effort, LeftInAll& left) {
    conformance::Work& work = *effort.work;
    Diagnostics found = conformance::check(factory_of(game, work, left), effort);
    if (!has_errors(found))
        found = conformance::check_both_ways(factory_of(game, work, left), judge_of(game, work),
                                             effort);
    return found;
}

/// House rules may hold alone and fail together: some choices of them, with few seats and with
/// many, as far as a part of the work that is left comes to.
Diagnostics played_with_options(Game game, conformance::Work& work, LeftInAll& left) {
    constexpr int most_choices = 8;
    constexpr int64_t part = 8;
    conformance::Work own(work.left() / part);
    const int64_t all = own.left();
    conformance::Effort effort;
    effort.most_moves = most_moves;
    effort.seeds = {1};
    effort.samples = 3;
    effort.work = &own;
    const RulesetEntry& ruleset = game.entry();
    Diagnostics found;
    bool few = false;
    for (const OptionValues& options : mixed_options(ruleset.options, most_choices)) {
        if (own.enough() || !found.empty()) break;  // others would most likely find the same
        few = !few;
        game.players = few ? ruleset.min_players : ruleset.max_players;
        game.options = options;
        found = played(game, effort, left);
        for (Diagnostic& finding : found)
            finding.message += ", " + std::to_string(game.players) + " seats, with " +
                               settings_text(ruleset.options, options);
    }
    work.take(all - own.left());
    return found;
}

}  // namespace

Diagnostics deep_check(const Installation& installation, const content::FoundRuleset& found,
                       conformance::Work& work, bool compiled) {
    if (work.enough()) return {not_all(*found.ruleset)};
    auto game = prepare(installation, found, {});
    if (!game) return std::move(game.error());
    conformance::Effort effort;
    effort.most_moves = most_moves;
    effort.work = &work;
    Diagnostics findings;
    LeftInAll left;
    for (const int seats : std::set{found.ruleset->min_players, found.ruleset->max_players}) {
        game->players = seats;
        Diagnostics more = played(*game, effort, left);
        for (Diagnostic& finding : more) finding.message += ", " + std::to_string(seats) + " seats";
        append(findings, more);
    }
    if (findings.empty()) findings = played_with_options(*game, work, left);
    for (Diagnostic& finding : findings)
        if (finding.place.file.empty()) finding.place = found.ruleset->place;
    if (work.enough()) findings.push_back(not_all(*found.ruleset));
    if (compiled) append(findings, left.told());
    return with_paths(std::move(findings), *found.mod);
}

}  // namespace fronteira::runtime
