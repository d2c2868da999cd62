// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>
#include <fronteira/result.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::content {

/// A ruleset of a mod that is installed. Valid as long as its ModSet.
struct FoundRuleset {
    const Mod* mod = nullptr;
    const RulesetEntry* ruleset = nullptr;
};

/// A file of a mod that is installed: a map, a deck or a bot.
struct FoundPart {
    const Mod* mod = nullptr;
    std::string id;  ///< without the mod
    std::filesystem::path path;
};

/// The mods that are installed, by id. Of two mods with one id, the one of the earlier root
/// counts, and in one root the one that did not come as a pack.
class ModSet {
 public:
    /// Loads each folder under each root that holds a `mod.toml`. A mod that does not load is left
    /// out; why, and every doubt about the others, stands in `findings()`. A root that does not
    /// exist is empty.
    static ModSet find(const std::vector<std::filesystem::path>& roots);

    /// Sorted by id.
    const std::vector<Mod>& mods() const { return mods_; }
    const Diagnostics& findings() const { return findings_; }

    Result<const Mod*> mod(std::string_view id) const;
    /// The folder of that name, of a mod that was left out for its faults.
    std::optional<std::filesystem::path> faulty(std::string_view folder) const;

    /// The mod and all it depends on, each after those it depends on. Missing mods, versions out of
    /// range, conflicts and circles are errors.
    Result<std::vector<const Mod*>> resolve(std::string_view id) const;
    /// The same of a mod that need not be installed; it stands for the installed one of its id.
    Result<std::vector<const Mod*>> resolve(const Mod& mod) const;

    /// `ruleset` or `mod/ruleset`. A bare name that several mods use is an error that names them,
    /// unless one of them has the same id as the ruleset. The only ruleset of a mod may be called
    /// by the id of the mod.
    Result<FoundRuleset> ruleset(std::string_view name) const;

    /// `map` or `mod/map`; a bare name means the map of `preferred` when it has one.
    Result<FoundPart> map(std::string_view name, const Mod* preferred = nullptr) const;
    /// The same for decks (`cards/`) and for bots (`bots/`).
    Result<FoundPart> deck(std::string_view name, const Mod* preferred = nullptr) const;
    Result<FoundPart> bot(std::string_view name, const Mod* preferred = nullptr) const;

 private:
    std::vector<Mod> mods_;
    std::vector<std::filesystem::path> faulty_;  ///< folders
    Diagnostics findings_;
};

}  // namespace fronteira::content
