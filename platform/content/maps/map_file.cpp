// SPDX-License-Identifier: MIT
#include "content/maps/map_file.hpp"

#include "content/maps/map_check.hpp"
#include "content/maps/map_reader.hpp"
#include "content/reading/finish.hpp"
#include "content/toml/toml_file.hpp"

namespace fronteira::content {
namespace {

Result<Map> finish_map(const Result<Value>& root, const std::string& file, Diagnostics* warnings) {
    if (!root) return fail(root.error());
    Report report(file, "map");
    Map map;
    read_map(Cursor(*root, report), map);
    check_map(map, report);
    return finish(report, std::move(map), warnings);
}

}  // namespace

Result<Map> parse_map(std::string_view text, const std::string& file, Diagnostics* warnings) {
    return finish_map(parse_toml(text, file, map_limits), file, warnings);
}

Result<Map> load_map(const std::filesystem::path& path, Diagnostics* warnings,
                     const std::string& shown) {
    const std::string file = shown.empty() ? path.string() : shown;
    Result<Map> map = finish_map(read_toml(path, map_limits, file), file, warnings);
    if (map && warnings && map->id != path.stem().string())
        warnings->push_back(warning_at(map->place, "map.id_differs",
                                       "the id `" + map->id + "` differs from the name of the file",
                                       "a map is found by the name of its file"));
    return map;
}

}  // namespace fronteira::content
