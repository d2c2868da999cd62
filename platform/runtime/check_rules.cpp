// SPDX-License-Identifier: MIT
#include "runtime/check_rules.hpp"

#include "runtime/bot_maker.hpp"
#include "runtime/guarded_rules.hpp"
#include "runtime/mod_reader.hpp"

namespace fronteira::runtime {
namespace {

class RulesCheck {
 public:
    RulesCheck(const Installation& installation, const content::FoundRuleset& found)
        : installation_(installation), found_(found) {}

    Diagnostics run() {
        auto game = prepare(installation_, found_, {});
        if (!game) {
            for (Diagnostic& finding : game.error())
                if (finding.place.file.empty()) finding.place = found_.ruleset->place;
            return std::move(game.error());
        }
        const RulesetEntry& entry = *found_.ruleset;
        for (int seats = entry.min_players; seats <= entry.max_players; ++seats) {
            game->players = seats;
            try_out(*game);
        }
        game->players = entry.min_players;
        if (!has_errors(findings_)) {
            for (const Option& option : entry.options) try_option(*game, option);
            try_bots(*game);
        }
        return std::move(findings_);
    }

 private:
    void found(const Diagnostics& findings) {
        findings_.insert(findings_.end(), findings.begin(), findings.end());
    }

    void try_out(const Game& game) {
        const auto rules = GuardedRules::load(game);
        if (!rules) return found(rules.error());
        core::Match match((*rules)->rules(), **rules);
        if (const auto started = match.start(1); !started) return found(started.error());
        found((*rules)->take_faults());
    }

    void try_option(Game game, const Option& option) {
        const int32_t last = option.type == Option::Type::integer ? 1 : option.max;
        for (int32_t i = option.type == Option::Type::integer ? 0 : option.min; i <= last; ++i) {
            const int32_t value = option.type != Option::Type::integer ? i
                                  : i == 0                             ? option.min
                                                                       : option.max;
            if (value == option.initial) continue;
            game.options[option.id] = value;
            try_out(game);
        }
    }

    void try_bots(const Game& game) {
        const auto rules = GuardedRules::load(game);
        if (!rules) return;
        std::vector<std::string> names = game.mod().bots;
        if (!game.entry().default_bot.empty()) names.push_back(game.entry().default_bot);
        for (const std::string& name : names)
            if (const auto bot = make_bot(installation_, game, name, (*rules)->rules()); !bot)
                found(bot.error());
    }

    const Installation& installation_;
    const content::FoundRuleset& found_;
    Diagnostics findings_;
};

}  // namespace

Diagnostics with_paths(Diagnostics findings, const Mod& mod, const std::vector<const Mod*>& mods) {
    for (Diagnostic& finding : findings) {
        const std::string file = finding.place.file;
        const std::string name = file.substr(std::min(file.find('/') + 1, file.size()));
        for (const Mod* one : mods)  // a file that a variant names as another mod's
            if (file == one->id + "/" + name) finding.place.file = (one->folder / name).string();
        if (file != mod.id + "/" + name) continue;
        const Mod* owner = &mod;
        for (const Mod* one : mods)
            if (read_mod_file(*one, name)) owner = one;
        finding.place.file = (owner->folder / name).string();
    }
    return findings;
}

Diagnostics check_rules(const Installation& installation, const content::FoundRuleset& found) {
    const auto mods = with_dependencies(installation, *found.mod);
    return with_paths(RulesCheck(installation, found).run(), *found.mod,
                      mods ? *mods : std::vector<const Mod*>{});
}

}  // namespace fronteira::runtime
