// SPDX-License-Identifier: MIT
#include "content/mods/presets.hpp"

#include "content/mods/mod_manifest.hpp"
#include "content/mods/option_value.hpp"
#include "content/reading/report.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>

namespace fronteira::content {
namespace {

class Settler {
 public:
    Settler(Mod& mod, const FindMod& find) : mod_(mod), find_(find) {}

    Diagnostics run() {
        stages_.assign(mod_.rulesets.size(), Stage::untouched);
        for (size_t i = 0; i < mod_.rulesets.size(); ++i) settle(i);
        return std::move(findings_);
    }

 private:
    enum class Stage { untouched, open, done };

    void error(const RulesetEntry& preset, const char* code, std::string message,
               std::string hint = {}) {
        findings_.push_back(error_at(preset.place, code, std::move(message), std::move(hint)));
    }

    /// False when the ruleset waits for itself.
    bool settle(size_t number) {
        if (stages_[number] == Stage::open) return false;
        if (stages_[number] == Stage::done) return true;
        stages_[number] = Stage::open;
        RulesetEntry& preset = mod_.rulesets[number];
        if (!preset.like.empty()) follow(preset);
        stages_[number] = Stage::done;
        return true;
    }

    void follow(RulesetEntry& preset) {
        const size_t slash = preset.like.find('/');
        const std::string owner =
            slash == std::string::npos ? mod_.id : preset.like.substr(0, slash);
        const std::string id =
            slash == std::string::npos ? preset.like : preset.like.substr(slash + 1);
        if (owner == mod_.id) return follow_own(preset, id);
        if (!mod_.depends.contains(owner))
            return error(preset, "mod.undeclared_mod",
                         "the ruleset " + in_quotes(preset.like) +
                             " belongs to a mod that is not in [depends]",
                         "name `" + owner + "` there");
        const Mod* other = find_(owner);
        if (other == nullptr) return;  // that a dependency is missing is told elsewhere
        for (const RulesetEntry& base : other->rulesets)
            if (base.id == id) return take(preset, base, other->id + "/");
        unknown(preset, id, other->rulesets);
    }

    void follow_own(RulesetEntry& preset, const std::string& id) {
        for (size_t i = 0; i < mod_.rulesets.size(); ++i) {
            if (mod_.rulesets[i].id != id) continue;
            if (settle(i)) return take(preset, mod_.rulesets[i], "");
            return error(
                preset, "mod.circular_preset",
                in_quotes(preset.id) + " is like " + in_quotes(id) + ", which in turn is like it",
                "one of them must not be like the other");
        }
        unknown(preset, id, mod_.rulesets);
    }

    void unknown(const RulesetEntry& preset, const std::string& id,
                 const std::vector<RulesetEntry>& rulesets) {
        std::vector<std::string_view> ids;
        for (const RulesetEntry& one : rulesets)
            if (&one != &preset) ids.push_back(one.id);
        std::string hint = of_a_dependency(preset.like);
        error(preset, "mod.unknown_ruleset",
              in_quotes(preset.id) + " is like " + in_quotes(preset.like) +
                  ", and there is no such ruleset",
              hint.empty() ? spelling::did_you_mean(id, ids) : std::move(hint));
    }

    /// `write "war/war"`, where a mod in [depends] has a ruleset of that name.
    std::string of_a_dependency(const std::string& id) const {
        for (const auto& [name, range] : mod_.depends)
            if (const Mod* other = find_(name))
                for (const RulesetEntry& ruleset : other->rulesets)
                    if (ruleset.id == id) return "write \"" + name + "/" + id + "\"";
        return {};
    }

    /// `owner` is `mod/` when the base belongs to another mod, where its map and bot lie too.
    void take(RulesetEntry& preset, const RulesetEntry& base, const std::string& owner) {
        const auto owned = [&owner](const std::string& name) {
            return name.empty() || name.find('/') != std::string::npos ? name : owner + name;
        };
        if (preset.min_players == 0) {
            preset.min_players = base.min_players;
            preset.max_players = base.max_players;
        }
        if (preset.description.empty()) preset.description = base.description;
        if (preset.default_map.empty()) preset.default_map = owned(base.default_map);
        if (preset.default_bot.empty()) preset.default_bot = owned(base.default_bot);
        preset.rules = base.rules;
        preset.needs = base.needs;
        add_own_options(preset, base.options);
        for (const PresetValue& setting : preset.set) change_default(preset, setting);
    }

    /// Those of the base, and behind them what a variant has of its own.
    void add_own_options(RulesetEntry& preset, std::vector<Option> options) {
        for (Option& own : preset.options) {
            const bool there = std::any_of(options.begin(), options.end(),
                                           [&](const Option& one) { return one.id == own.id; });
            if (there)
                error(preset, "mod.option_twice",
                      in_quotes(preset.like) + " has an option " + in_quotes(own.id) + " already",
                      "[ruleset.set] gives it another default");
            else
                options.push_back(std::move(own));
        }
        if (options.size() > most_options)
            error(preset, "mod.too_many_options",
                  "a ruleset has at most " + std::to_string(most_options) + " options",
                  "use one option with several choices");
        preset.options = std::move(options);
    }

    void change_default(RulesetEntry& preset, const PresetValue& setting) {
        const auto option = find_option(preset.options, setting.option);
        const auto value = option ? read_option_value(**option, setting.value)
                                  : Result<int32_t>(fail(option.error()));
        if (value) {
            preset.options[static_cast<size_t>(*option - preset.options.data())].initial = *value;
            return;
        }
        findings_.push_back(value.error().front());
        findings_.back().place = setting.place;
    }

    Mod& mod_;
    const FindMod& find_;
    std::vector<Stage> stages_;
    Diagnostics findings_;
};

}  // namespace

Diagnostics settle_presets(Mod& mod, const FindMod& find) {
    return Settler(mod, find).run();
}

}  // namespace fronteira::content
