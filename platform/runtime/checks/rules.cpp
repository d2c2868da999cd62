// SPDX-License-Identifier: MIT
#include "runtime/checks/rules.hpp"

#include "match/series/series.hpp"
#include "runtime/bots/bot_maker.hpp"
#include "runtime/checks/needed_decks.hpp"
#include "runtime/games/chosen_options.hpp"
#include "runtime/games/guarded_rules.hpp"
#include "runtime/maps/map_decks.hpp"
#include "runtime/mods/explain.hpp"
#include "runtime/mods/mod_reader.hpp"
#include "script/doubts.hpp"
#include "script/hints/undefined_names.hpp"

#include <algorithm>
#include <set>

namespace fronteira::runtime {
namespace {

class RulesCheck {
 public:
    RulesCheck(const Installation& installation, const content::FoundRuleset& found, Tries& tries)
        : installation_(installation), found_(found), tries_(tries) {}

    Diagnostics run() {
        if (is_enough()) tell_that_it_was_enough();
        if (is_enough()) return std::move(findings_);
        auto game = prepare(installation_, found_, {});
        if (!game) return of_entry(std::move(game.error()));
        found(unknown_needed_decks(*game));
        const RulesetEntry& entry = *found_.ruleset;
        for (int seats = entry.min_players; seats <= entry.max_players && !is_enough(); ++seats) {
            game->players = seats;
            try_out(*game);
            if (is_costly(findings_)) return std::move(findings_);
        }
        game->players = entry.min_players;
        if (has_errors(findings_))
            tell_misspelt(*game);
        else
            look_through(*game);
        if (!has_errors(findings_)) {
            for (const Option& option : entry.options) try_option(*game, option);
            try_all_options(*game);
            found(doubts_);
            if (is_enough()) tell_that_it_was_enough();
            try_bots(*game);
        }
        return std::move(findings_);
    }

 private:
    /// What has no place of its own is told of where the mod names the ruleset.
    Diagnostics of_entry(Diagnostics findings) const {
        for (Diagnostic& finding : findings)
            if (finding.place.file.empty()) finding.place = found_.ruleset->place;
        return findings;
    }
    void found(const Diagnostics& findings) {
        findings_.insert(findings_.end(), findings.begin(), findings.end());
    }

    /// What used up a budget once will do it for every number of seats.
    static bool is_costly(const Diagnostics& findings) {
        return std::any_of(findings.begin(), findings.end(), match::ends_all);
    }

    /// Every try costs something, so that there is an end to seats, options and their values.
    bool is_enough() const { return work_ > most_work || tries_.spent(); }
    void spend(int64_t units) {
        work_ += units;
        tries_.take(units);
    }
    void tell_that_it_was_enough() {
        found({warning_at(
            found_.ruleset->place, "rules.not_all_tried",
            "trying all values of all options would take too long; the last were left out",
            "offer fewer of them or fewer rulesets, or make the set-up do less")});
    }

    /// Whether nothing was found.
    bool try_out(const Game& game) {
        const Diagnostics more = tried(game);
        const std::string settings = settings_text(game.entry().options, game.options);
        for (Diagnostic finding : more) {
            const bool known =
                std::any_of(findings_.begin(), findings_.end(), [&](const Diagnostic& one) {
                    return one.place.file == finding.place.file &&
                           one.place.line == finding.place.line &&
                           one.message.starts_with(finding.message);
                });
            if (known) continue;
            if (!settings.empty()) finding.message += ", with " + settings;
            findings_.push_back(std::move(finding));
        }
        return more.empty();
    }

    Diagnostics tried(const Game& game) {
        spend(Tries::cost_of_loading(game));
        const auto rules = GuardedRules::load(game);
        if (!rules) return rules.error();
        core::Match match((*rules)->rules(), **rules);
        const auto started = match.start(1);
        spend((*rules)->work() + core::Budget::of_a_step - match.state().budget().left());
        return started ? (*rules)->take_faults() : started.error();
    }

    /// What a match would meet, or pass over in silence, only if it came there.
    void look_through(const Game& game) {
        spend(3 * Tries::cost_of_loading(game));
        {
            const ScriptCall call;
            found(script::undefined_names(source_of(game)));
        }
        doubts_ = doubts_of(game);
        if (const auto made = explain(game)) found(made->findings);
        found(cards_in_vain(*game.map.board, game.decks, found_.ruleset->needs.cards));
    }

    static Diagnostics doubts_of(const Game& game) {
        const ScriptCall call;
        return script::doubts(source_of(game));
    }
    /// With one house rule or another it may not be for nothing.
    void keep_doubts_of(const Game& game) {
        if (doubts_.empty()) return;
        spend(Tries::cost_of_loading(game));
        std::set<std::string> here;
        for (const Diagnostic& doubt : doubts_of(game)) here.insert(told(doubt));
        std::erase_if(doubts_,
                      [&](const Diagnostic& doubt) { return !here.contains(told(doubt)); });
    }
    static std::string told(const Diagnostic& finding) {
        return finding.place.file + ":" + std::to_string(finding.place.line) + finding.message;
    }

    /// Beside errors: names that nothing has, in the files that the errors are in, unless an error
    /// says so itself. What is read of them is nil, and something may have failed over that.
    void tell_misspelt(const Game& game) {
        doubts_ = doubts_of(game);
        std::erase_if(doubts_, [&](const Diagnostic& doubt) {
            const auto any_error = [&](auto holds) {
                return std::any_of(findings_.begin(), findings_.end(), holds);
            };
            if (doubt.code != "rules.unknown_field") return true;
            const std::string name =
                doubt.message.substr(std::min(doubt.message.find('`'), doubt.message.size()));
            const bool said = any_error([&](const Diagnostic& error) {
                return error.message.find(name) != std::string::npos;
            });
            return said || !any_error([&](const Diagnostic& error) {
                       return error.place.file == doubt.place.file;
                   });
        });
        for (const Option& option : game.entry().options)
            each_value(game, option, [&](const Game& other) { keep_doubts_of(other); });
        found(doubts_);
    }

    void try_option(const Game& game, const Option& option) {
        each_value(game, option, [&](const Game& other) {
            if (try_out(other)) keep_doubts_of(other);
        });
    }

    /// All values but the usual one.
    template <class Try>
    void each_value(Game game, const Option& option, const Try& attempt) {
        constexpr int32_t most_values = 8;  // of a number, of which else both ends are tried
        const bool all =
            option.type != Option::Type::integer || int64_t{option.max} - option.min < most_values;
        for (int64_t i = all ? option.min : 0; i <= (all ? option.max : 1); ++i) {
            const int32_t value = all ? static_cast<int32_t>(i) : i == 0 ? option.min : option.max;
            if (value == option.initial) continue;
            if (is_enough()) return;
            game.options[option.id] = value;
            attempt(game);
        }
    }

    /// What house rules do together: what several bring in, and what is there for nothing only if
    /// it is then, too.
    void try_all_options(Game game) {
        if (game.entry().options.size() < 2 || is_enough()) return;
        for (const Option& option : game.entry().options)
            game.options[option.id] = option.initial == option.min ? option.max : option.min;
        if (try_out(game)) keep_doubts_of(game);
    }

    void try_bots(const Game& game) {
        const auto rules = GuardedRules::load(game);
        if (!rules) return;
        std::vector<std::string> names = game.mod().bots;
        if (!game.entry().default_bot.empty()) names.push_back(game.entry().default_bot);
        for (const std::string& name : names)
            if (auto bot = make_bot(installation_, game, name, (*rules)->rules()); !bot)
                found(of_entry(std::move(bot.error())));
    }

    static constexpr int64_t most_work = 500'000'000;  // some seconds

    const Installation& installation_;
    const content::FoundRuleset& found_;
    Tries& tries_;
    Diagnostics findings_;
    Diagnostics doubts_;  ///< that every choice of options so far has left
    int64_t work_ = 0;
};

/// What another mod's files would do in vain, its own check tells; a variant may never come there.
bool is_anothers_doubt(const Diagnostic& finding, const Mod& mod) {
    if (finding.severity != Severity::warning || !finding.place.file.ends_with(".lua"))
        return false;
    return !finding.place.file.starts_with((mod.folder / "").string());
}

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

Diagnostics check_rules(const Installation& installation, const content::FoundRuleset& found,
                        Tries& tries) {
    const auto mods = with_dependencies(installation, *found.mod);
    Diagnostics findings = with_paths(RulesCheck(installation, found, tries).run(), *found.mod,
                                      mods ? *mods : std::vector<const Mod*>{});
    std::erase_if(findings,
                  [&](const Diagnostic& one) { return is_anothers_doubt(one, *found.mod); });
    return findings;
}

}  // namespace fronteira::runtime
