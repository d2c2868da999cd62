// SPDX-License-Identifier: MIT
#include "content/file_bytes.hpp"
#include "content/maps/map_file.hpp"
#include "content/mods/content_hash.hpp"
#include "content/toml/pre_scanner.hpp"
#include "runtime/games/game.hpp"

namespace fronteira::runtime {
namespace {

bool is_path(const std::string& name) {
    return name.ends_with(".toml");
}

}  // namespace

Result<LoadedMap> load_map_file(const std::filesystem::path& path, Diagnostics* warnings) {
    const auto bytes = content::read_file(path, content::map_limits.bytes);
    if (!bytes) return fail(bytes.error());
    const auto map = content::parse_map(*bytes, path.string(), warnings);
    if (!map) return fail(map.error());
    auto board = core::compile(*map);
    if (!board) return fail(std::move(board.error()));
    return LoadedMap{path.string(), nullptr, path, content::content_hash(*bytes),
                     std::move(*board)};
}

Result<LoadedMap> load_map(const Installation& installation, const std::string& name,
                           const Mod* preferred, Diagnostics* warnings) {
    if (is_path(name)) return load_map_file(name, warnings);
    const auto found = installation.mods().map(name, preferred);
    if (!found) return fail(found.error());
    auto map = load_map_file(found->path, warnings);
    if (!map) return map;
    map->name = found->mod->id + "/" + found->id;
    map->mod = found->mod;
    return map;
}

}  // namespace fronteira::runtime
