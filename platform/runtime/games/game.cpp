// SPDX-License-Identifier: MIT
#include "runtime/games/game.hpp"

#include "content/deck_file.hpp"
#include "content/mods/content_hash.hpp"
#include "match/word.hpp"
#include "protocol/one_line.hpp"
#include "runtime/maps/map_decks.hpp"
#include "runtime/maps/map_needs.hpp"
#include "runtime/mods/mod_reader.hpp"
#include "runtime/mods/names_elsewhere.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

Result<int> choose_players(const RulesetEntry& ruleset, int players) {
    if (players == 0) return ruleset.min_players;
    if (players >= ruleset.min_players && players <= ruleset.max_players) return players;
    const std::string least = std::to_string(ruleset.min_players);
    const std::string most = std::to_string(ruleset.max_players);
    return fail(error_at({}, "game.players",
                         "`" + ruleset.id + "` is not for " + std::to_string(players) + " players",
                         least == most ? "it is for " + least : "from " + least + " to " + most));
}

Result<std::string> choose_map(const Mod& mod, const RulesetEntry& ruleset,
                               const std::string& chosen) {
    if (!chosen.empty()) return chosen;
    if (!ruleset.default_map.empty()) return ruleset.default_map;
    if (mod.maps.size() == 1) return mod.maps.front();
    return fail(error_at({}, "game.no_map", "`" + ruleset.id + "` has no map of its own",
                         "write `map = \"...\"` below its [[ruleset]] in mod.toml, or choose one "
                         "with --map; `fronteira "
                         "list maps` names them"));
}

bool has_map(const Mod& mod, const std::string& name) {
    return std::find(mod.maps.begin(), mod.maps.end(), name) != mod.maps.end();
}

}  // namespace

Result<std::vector<Deck>> load_decks(const std::vector<const Mod*>& mods, Diagnostics* warnings) {
    std::vector<Deck> decks;
    Diagnostics faults;
    for (auto mod = mods.rbegin(); mod != mods.rend(); ++mod)
        for (const std::string& id : (*mod)->decks) {
            const auto same = [&](const Deck& deck) { return deck.id == id; };
            if (std::any_of(decks.begin(), decks.end(), same)) continue;
            auto deck = content::load_deck((*mod)->folder / "cards" / (id + ".toml"), warnings);
            if (deck)
                decks.push_back(std::move(*deck));
            else
                append(faults, deck.error());
        }
    if (!faults.empty()) return fail(std::move(faults));
    return decks;
}

Result<Game> prepare_on(const Installation& installation, const content::FoundRuleset& found,
                        LoadedMap map, const GameChoice& choice) {
    Game game;
    game.found = found;
    game.map = std::move(map);
    Diagnostics faults;
    const auto take = [&faults](auto result, auto& into) {
        if (result)
            into = std::move(*result);
        else
            append(faults, result.error());
    };
    take(with_dependencies(installation, *found.mod), game.mods);
    if (faults.empty()) take(load_decks(game.mods), game.decks);
    if (faults.empty())
        take(decks_on(*game.map.board, std::move(game.decks), game.map.mod), game.decks);
    take(choose_players(*found.ruleset, choice.players), game.players);
    take(choose_options(found.ruleset->options, choice.options), game.options);
    if (!faults.empty()) return fail(std::move(faults));
    return game;
}

Result<Game> prepare(const Installation& installation, const content::FoundRuleset& found,
                     const GameChoice& choice) {
    const auto name = choose_map(*found.mod, *found.ruleset, choice.map);
    if (!name) return fail(name.error());
    // A mod that is not installed has its maps in its own folder all the same.
    auto map = has_map(*found.mod, *name)
                   ? load_map_file(found.mod->folder / "maps" / (*name + ".toml"))
                   : load_map(installation, *name, found.mod);
    if (!map) return fail(map.error());
    if (has_map(*found.mod, *name)) {
        map->name = found.mod->id + "/" + *name;
        map->mod = found.mod;
    }
    Diagnostics unmet = unmet_needs(*map->board, found.ruleset->needs, {map->path.string(), 0, 0});
    auto game = prepare_on(installation, found, std::move(*map), choice);
    if (!game)
        append(unmet, game.error());
    else
        append(unmet, unmet_cards(*game->map.board, game->decks, found.ruleset->needs.cards,
                                  {game->map.path.string(), 0, 0}));
    if (!unmet.empty()) return fail(std::move(unmet));
    return game;
}

Result<Game> prepare(const Installation& installation, const std::string& ruleset,
                     const GameChoice& choice) {
    const auto found = installation.mods().ruleset(ruleset);
    if (!found) return fail(found.error());
    return prepare(installation, *found, choice);
}

script::FileReader reader_of(const Game& game) {
    return [mods = game.mods](const std::string& file, const std::string& mod) {
        if (mod.empty()) return read_mod_file(mods, file);
        const auto named =
            std::find_if(mods.begin(), mods.end(), [&](const Mod* one) { return one->id == mod; });
        return named == mods.end() ? std::nullopt : read_mod_file(**named, file);
    };
}

/// The last that has the file: each of them may replace those of the ones before it.
script::FileOwner owner_of(const Game& game) {
    return [mods = game.mods](const std::string& file) {
        const auto owner = std::find_if(mods.rbegin(), mods.rend(), [&](const Mod* one) {
            return read_mod_file(*one, file).has_value();
        });
        return owner == mods.rend() ? std::string() : (*owner)->id;
    };
}

script::ModuleNames module_names_of(const Game& game) {
    return [mods = game.mods](const std::string& folder, const std::string& mod) {
        std::vector<std::string> names;
        for (const Mod* one : mods)
            if (mod.empty() || one->id == mod)
                for (std::string& name : script_names(*one, folder))
                    names.push_back(std::move(name));
        return names;
    };
}

/// The mod whose phases are played, and those that come after it: one before it, of which a map is
/// taken, varies nothing here.
std::vector<std::string> layers_of(const Game& game) {
    const std::string base = owner_of(game)(game.entry().rules + "/init.lua");
    std::vector<std::string> layers;
    for (const Mod* mod : game.mods)
        if (mod->id == base || !layers.empty()) layers.push_back(mod->id);
    return layers;
}

script::RulesetSource source_of(const Game& game) {
    script::RulesetSource source;
    source.mod = game.mod().id;
    source.id = game.entry().id;
    source.folder = game.entry().rules;
    source.read = reader_of(game);
    source.owner = owner_of(game);
    source.module_names = module_names_of(game);
    source.layers = layers_of(game);
    source.decks = game.decks;
    source.options = game.entry().options;
    source.values = game.options;
    source.board = game.map.board;
    source.seats = game.players;
    source.elsewhere = names_elsewhere(game, source.layers);
    return source;
}

Result<std::vector<match::LockedMod>> lock_of(const Game& game) {
    std::vector<match::LockedMod> lock;
    Diagnostics faults;
    const auto add = [&](const Mod& mod, Result<std::string> hash) {
        if (hash)
            lock.push_back({mod.id, mod.version, std::move(*hash)});
        else
            append(faults, hash.error());
    };
    for (const Mod* mod : game.mods) add(*mod, content::content_hash(*mod));
    const Mod* of_map = game.map.mod;
    if (of_map != nullptr &&
        std::find(game.mods.begin(), game.mods.end(), of_map) == game.mods.end())
        add(*of_map, content::content_hash_without_maps(*of_map));
    if (!faults.empty()) return fail(std::move(faults));
    return lock;
}

namespace {

/// A map outside of all mods is named by its path, of which a record has only what is one word:
/// whoever plays the match again names the file, and the hash tells whether it is that one.
std::string name_in_record(const LoadedMap& map) {
    const auto fits = [](const std::string& name) {
        return match::is_word(name) && name.size() <= match::longest_name;
    };
    if (fits(map.name)) return map.name;
    const std::string file = std::filesystem::path(map.name).filename();
    return fits(file) ? file : "map.toml";
}

}  // namespace

Result<match::Record> header_of(const Game& game, std::vector<std::string> seats) {
    auto lock = lock_of(game);
    if (!lock) return fail(std::move(lock.error()));
    match::Record record;
    record.ruleset = game.name();
    record.ruleset_version = game.mod().version;
    record.lock = std::move(*lock);
    record.map = name_in_record(game.map);
    record.map_hash = game.map.hash;
    record.players = game.players;
    record.options = game.options;
    record.seats = std::move(seats);
    // The words of a program may hold any bytes.
    for (std::string& seat : record.seats) seat = protocol::one_line(seat, match::longest_name);
    return record;
}

}  // namespace fronteira::runtime
