// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/deck.hpp>
#include <fronteira/option.hpp>

#include "core/match.hpp"
#include "script/modules.hpp"
#include "script/names_elsewhere.hpp"
#include "script/sandbox/left_running.hpp"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

namespace fronteira::script {

/// Where a ruleset comes from, and what it is loaded for.
struct RulesetSource {
    std::string mod;  ///< the first part of file names in messages
    std::string id;   ///< of the ruleset
    std::string folder = "rules";
    FileReader read;
    FileOwner owner{};
    ModuleNames module_names{};
    /// The mods it is made of, beginning with the one that the others vary: each may change what
    /// was declared before it (changes.lua). Empty: only one.
    std::vector<std::string> layers{};
    std::vector<Deck> decks;  ///< all decks of the mod; only declared ones are used
    std::vector<Option> options;
    OptionValues values;
    std::shared_ptr<const core::Board> board;
    int seats = 2;
    /// If known, asking for something that is on no map at all is an error; otherwise this map may
    /// simply lack it.
    Elsewhere elsewhere{};

    /// The text of a file by its name in messages: `war/rules/init.lua`.
    std::optional<std::string> text_of(const std::string& shown) const;
};

/// A ruleset in Lua, loaded for one board, number of seats and choice of options, in a sandbox of
/// its own. It keeps nothing about a match, so it can be used for one match after another.
class Ruleset final : public core::Handlers {
 public:
    /// Fails with all faults of the declaration, or with the first one of the scripts themselves.
    static Result<std::unique_ptr<Ruleset>> load(const RulesetSource& source);
    ~Ruleset() override;

    const core::Rules& rules() const;

    Result<void> setup(core::Match& match) override;
    Result<void> run(core::Match& match, int handler, int seat, const Move* move) override;
    bool allows(int where, const core::EvaluationContext& context) override;
    std::vector<int32_t> candidates(const core::Slot& slot,
                                    const core::EvaluationContext& context) override;
    bool take_asked() override;
    Diagnostics take_faults() override;

    /// True once a script has used up its budget: none of these rules will run again.
    bool dead() const;
    /// What scripts have cost so far, in units of about an instruction.
    int64_t work() const;

    /// Where compiled code handed over to Lua while matches were played.
    std::vector<LeftRunning> left_running() const;

    /// What the rule files printed, for their author.
    const std::vector<std::string>& printed() const;

 private:
    struct Inside;
    explicit Ruleset(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

}  // namespace fronteira::script
