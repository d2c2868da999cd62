// SPDX-License-Identifier: MIT
#include "runtime/checks/bots.hpp"

#include "match/series/bot_match.hpp"
#include "runtime/bots/bot_maker.hpp"
#include "runtime/checks/rules.hpp"
#include "runtime/games/guarded_rules.hpp"

#include <algorithm>
#include <optional>

namespace fronteira::runtime {
namespace {

constexpr int64_t enough_moves = 300;
constexpr int64_t enough_work = 2'000'000'000;  // some seconds
constexpr int64_t of_a_decision = 1'000'000;    // about, of both bots that take it

/// Asks a bot, and beside it one that has never been asked before.
class DoubtedBot final : public Bot {
 public:
    DoubtedBot(std::unique_ptr<Bot> bot, std::unique_ptr<Bot> again)
        : bot_(std::move(bot)), again_(std::move(again)) {}

    /// The first decision that the two took differently, from 1; 0 when there is none.
    int parted_at() const { return parted_at_; }

    /// What its script failed of, if it did.
    const std::optional<Diagnostic>& fault() const { return fault_; }

    Move choose(const View& view, Random& random) override try {
        ++asked_;
        Random same = random;
        const Move move = bot_->choose(view, random);
        const Move anew = again_->choose(view, same);
        again_->end(view);
        const bool equal = move == anew && random.state == same.state;
        if (parted_at_ == 0 && !equal) parted_at_ = asked_;
        return move;
    } catch (const BotFault& failure) {
        fault_ = failure.fault();
        throw;
    }
    void end(const View& view) override { bot_->end(view); }

 private:
    std::unique_ptr<Bot> bot_, again_;
    std::optional<Diagnostic> fault_;
    int asked_ = 0;
    int parted_at_ = 0;
};

Place place_of(const Game& game, const std::string& name) {
    for (auto mod = game.mods.rbegin(); mod != game.mods.rend(); ++mod)
        if (std::find((*mod)->bots.begin(), (*mod)->bots.end(), name) != (*mod)->bots.end())
            return {((*mod)->folder / "bots" / (name + ".lua")).string(), 0, 0};
    return game.entry().place;
}

Diagnostics check_bot_alone(const Installation& installation, const Game& game,
                            const std::string& name) {
    const auto rules = GuardedRules::load(game);
    if (!rules) return rules.error();
    std::vector<std::unique_ptr<DoubtedBot>> bots;
    match::BotMatch plan;
    plan.limits.moves = enough_moves;
    plan.cost_limit = enough_work;
    for (int seat = 0; seat < game.players; ++seat) {
        auto bot = make_bot(installation, game, name, (*rules)->rules());
        auto again = make_bot(installation, game, name, (*rules)->rules());
        if (!bot || !again) return bot ? again.error() : bot.error();
        bots.push_back(std::make_unique<DoubtedBot>(std::move(*bot), std::move(*again)));
        plan.bots[static_cast<size_t>(seat)] = bots.back().get();
    }
    core::Match match((*rules)->rules(), **rules);
    match::GameStop stop;
    match::play_bots(plan, **rules, match, nullptr, stop);
    if (stop.fault) return {*stop.fault};
    for (const auto& bot : bots)
        if (const auto& fault = bot->fault())
            return with_paths(
                {error_at(fault->place, "bot.forfeit",
                          "`" + name + "` loses a match: " + fault->message, fault->hint)},
                *game.mods.back(), game.mods);
    if (!stop.forfeit.empty())
        return {error_at(place_of(game, name), "bot.forfeit",
                         "`" + name + "` loses a match: " + stop.forfeit)};
    for (const auto& bot : bots)
        if (bot->parted_at() > 0)
            return {error_at(
                place_of(game, name), "bot.remembers",
                "`" + name + "` decides differently when it is asked again, at decision " +
                    std::to_string(bot->parted_at()),
                "decide by the view alone: local variables of the file are for constants")};
    return {};
}

}  // namespace

Diagnostics check_bots(const Installation& installation, const content::FoundRuleset& found,
                       conformance::Work& work) {
    if (work.enough()) return {};
    auto game = prepare(installation, found, {});
    if (!game) return std::move(game.error());
    std::vector<std::string> names = found.mod->bots;
    const std::string usual = usual_bot(*found.mod, *found.ruleset);
    if (std::find(names.begin(), names.end(), usual) == names.end()) names.push_back(usual);
    Diagnostics findings;
    for (const std::string& name : names) {
        if (work.enough()) break;
        append(findings, check_bot_alone(installation, *game, name));
        work.take(enough_moves * of_a_decision);
    }
    return findings;
}

}  // namespace fronteira::runtime
