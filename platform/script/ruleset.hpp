// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/deck.hpp>
#include <fronteira/option.hpp>

#include "core/match.hpp"
#include "script/left_running.hpp"
#include "script/modules.hpp"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

namespace fronteira::script {

/// What maps and decks that the mod knows of show, besides the map that is played on.
struct NamesElsewhere {
    std::set<std::string> of_spaces;   ///< printed on spaces,
    std::set<std::string> of_regions;  ///< on regions,
    std::set<std::string> others;      ///< and on cards, and what all of them are called
    std::set<std::string> tags;        ///< that spaces carry
    std::set<std::string> links;       ///< kinds of them
    bool speaks = false;               ///< whether there are sentences at all
    std::map<std::string, std::set<std::string>> sentences;  ///< of events, with what they name
};
/// Read when it is first asked for; empty where nobody knows.
using Elsewhere = std::function<const NamesElsewhere&()>;

/// Where a ruleset comes from and what it is made ready for.
struct RulesetSource {
    std::string mod;  ///< first part of file names in messages
    std::string id;   ///< of the ruleset
    std::string folder = "rules";
    FileReader read;
    FileOwner owner{};
    ModuleNames module_names{};
    /// The mods of which it is made, the one that the others vary first: each may change what was
    /// declared before it (changes.lua). Empty: one alone.
    std::vector<std::string> layers{};
    std::vector<Deck> decks;  ///< all decks of the mod; those that are declared are used
    std::vector<Option> options;
    OptionValues values;
    std::shared_ptr<const core::Board> board;
    int seats = 2;
    /// Where it is known, what is on no map at all cannot be asked for; else this map may merely
    /// lack it.
    Elsewhere elsewhere{};

    /// The text of a file by the name that messages call it: `war/rules/init.lua`.
    std::optional<std::string> text_of(const std::string& shown) const;
};

/// A ruleset in Lua, loaded for one board, number of seats and choice of options, in a sandbox of
/// its own. It keeps nothing of a match, so it serves one match after the other.
class Ruleset final : public core::Handlers {
 public:
    /// All faults of the declaration at once; of the scripts themselves, the first.
    static Result<std::unique_ptr<Ruleset>> load(const RulesetSource& source);
    ~Ruleset() override;

    const core::Rules& rules() const;

    Result<void> setup(core::Match& match) override;
    Result<void> run(core::Match& match, int handler, int seat, const Move* move) override;
    bool allows(int where, const core::Question& question) override;
    std::vector<int32_t> candidates(const core::Slot& slot,
                                    const core::Question& question) override;
    bool take_asked() override;
    Diagnostics take_faults() override;

    /// True once a script has used up its budget: none of these rules runs any more.
    bool dead() const;
    /// What scripts have cost so far, in units of about an instruction.
    int64_t work() const;

    /// What of it compiled code has left to Lua while matches were played.
    std::vector<LeftRunning> left_running() const;

    /// What the rule files printed, for their author.
    const std::vector<std::string>& printed() const;

 private:
    struct Inside;
    explicit Ruleset(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

}  // namespace fronteira::script
