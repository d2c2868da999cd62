// SPDX-License-Identifier: MIT
#pragma once

#include "match/records/record.hpp"
#include "runtime/games/chosen_options.hpp"
#include "runtime/installation.hpp"
#include "script/ruleset.hpp"

#include <memory>
#include <string>
#include <vector>

namespace fronteira::runtime {

/// A map that has been read and compiled.
struct LoadedMap {
    std::string name;          ///< `mod/map`, or the path of a file of its own
    const Mod* mod = nullptr;  ///< null for a file of its own
    std::filesystem::path path;
    std::string hash;
    std::shared_ptr<const core::Board> board;
};

/// A request for a game.
struct GameChoice {
    std::string map;  ///< a name, or a path that ends in `.toml`; empty: the ruleset's own
    int players = 0;  ///< 0: as few as the ruleset allows
    WrittenOptions options;
};

/// A ruleset of a mod with everything needed to load it. Valid as long as its Installation.
struct Game {
    content::FoundRuleset found;
    std::vector<const Mod*> mods;  ///< the ruleset's mod last, after those it depends on
    LoadedMap map;
    std::vector<Deck> decks;
    int players = 0;
    OptionValues options;

    const Mod& mod() const { return *found.mod; }
    const RulesetEntry& entry() const { return *found.ruleset; }
    std::string name() const { return mod().id + "/" + entry().id; }
};

/// Reads and compiles a map. A bare name means the map of `preferred` if that mod has one.
Result<LoadedMap> load_map(const Installation& installation, const std::string& name,
                           const Mod* preferred, Diagnostics* warnings = nullptr);
Result<LoadedMap> load_map_file(const std::filesystem::path& path, Diagnostics* warnings = nullptr);

/// Brings together what a ruleset is played with, and checks that it fits: the mods it depends on,
/// the map and what the ruleset needs of it, decks, number of players, options.
Result<Game> prepare(const Installation& installation, const content::FoundRuleset& found,
                     const GameChoice& choice);
/// The same by name: `ruleset` or `mod/ruleset`.
Result<Game> prepare(const Installation& installation, const std::string& ruleset,
                     const GameChoice& choice);
/// The same on a map that is already loaded. Whether the map is fit is not checked.
Result<Game> prepare_on(const Installation& installation, const content::FoundRuleset& found,
                        LoadedMap map, const GameChoice& choice);

/// All decks of some mods; if two have the same id, the one of the later mod.
Result<std::vector<Deck>> load_decks(const std::vector<const Mod*>& mods,
                                     Diagnostics* warnings = nullptr);

/// Reads files of the game's mod and of those that it depends on.
script::FileReader reader_of(const Game& game);
/// The names of its modules.
script::ModuleNames module_names_of(const Game& game);

script::RulesetSource source_of(const Game& game);

/// Every mod that decides how the match goes, with the hash of its content. A mod that lends
/// nothing but the map may have its other maps changed: that one has a hash of its own in a record.
Result<std::vector<match::LockedMod>> lock_of(const Game& game);

/// The beginning of a record of this game.
Result<match::Record> header_of(const Game& game, std::vector<std::string> seats);

}  // namespace fronteira::runtime
