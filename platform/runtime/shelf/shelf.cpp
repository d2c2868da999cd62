// SPDX-License-Identifier: MIT
#include "runtime/shelf/shelf.hpp"

#include "content/maps/map_file.hpp"
#include "match/records/replay.hpp"
#include "runtime/games/laid_game.hpp"
#include "runtime/games/recorded_game.hpp"
#include "runtime/mods/replace_all.hpp"

namespace fronteira::runtime {
namespace {

/// Whoever asks may sit at another machine and need not know where on this one the mods lie: each
/// finding names the mod and the file within it.
tl::unexpected<Diagnostics> told(Diagnostics findings, const content::ModSet& mods) {
    for (Diagnostic& finding : findings)
        for (std::string* text : {&finding.place.file, &finding.message, &finding.hint})
            for (const Mod& mod : mods.mods())
                replace_all(*text, mod.folder.string() + "/", mod.id + "/");
    return fail(std::move(findings));
}

}  // namespace

Result<Map> Shelf::map(const std::string& name, std::string& full_name) {
    if (!map_file_.empty()) {
        full_name = name;
        return content::load_map(map_file_);
    }
    const auto found = installation_.mods().map(name);
    if (!found) return fail(found.error());
    full_name = found->mod->id + "/" + found->id;
    auto map = content::load_map(found->path);
    if (!map) return told(std::move(map.error()), installation_.mods());
    return map;
}

Result<std::unique_ptr<table::Setting>> Shelf::lay(const table::Wish& wish) {
    // A name and never a path: the wish may come from another machine.
    if (wish.map.ends_with(".toml"))
        return fail(error_at({}, "map.unknown", "there is no map `" + wish.map + "`"));
    auto game = prepare(installation_, wish.ruleset,
                        {wish.map, static_cast<int>(wish.people.size()), wish.options});
    if (!game) return told(std::move(game.error()), installation_.mods());
    auto laid = LaidGame::lay(installation_, std::move(*game), wish.people);
    if (!laid) return told(std::move(laid.error()), installation_.mods());
    return laid;
}

Result<std::unique_ptr<table::Setting>> Shelf::lay(const match::Record& record,
                                                   std::vector<std::string> people) {
    auto game = game_of(installation_, record, map_file_);
    if (!game) return fail(std::move(game.error()));
    const auto lock = lock_of(*game);
    if (!lock) return fail(lock.error());
    if (auto changed = match::compare_lock(record, *lock, game->map.hash); !changed.empty())
        return fail(std::move(changed));
    people.resize(static_cast<size_t>(game->players));
    return LaidGame::lay(installation_, std::move(*game), std::move(people));
}

Result<std::unique_ptr<table::Setting>> Shelf::lay_edited(const match::Record& record,
                                                          std::vector<std::string> people) {
    auto game = game_of(installation_, record);
    if (!game) return told(std::move(game.error()), installation_.mods());
    people.resize(static_cast<size_t>(game->players));
    auto laid = LaidGame::lay(installation_, std::move(*game), std::move(people));
    if (!laid) return told(std::move(laid.error()), installation_.mods());
    return laid;
}

}  // namespace fronteira::runtime
