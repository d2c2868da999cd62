// SPDX-License-Identifier: MIT
#include "content/maps/map_file.hpp"
#include "grid/grid.hpp"
#include "runtime/games/game.hpp"
#include "runtime/maps/exchange.hpp"
#include "runtime/maps/formats.hpp"
#include "runtime/mods/new_files.hpp"

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

struct Source {
    Map map;
    std::vector<Deck> decks;
    Diagnostics losses;
};

/// A map as it was written, with the decks of its mod.
Result<Source> load_source(const Installation& installation, const std::string& name) {
    const auto loaded = load_map(installation, name, nullptr);
    if (!loaded) return fail(loaded.error());
    auto map = content::load_map(loaded->path);
    if (!map) return fail(map.error());
    Source source{std::move(*map), {}, {}};
    if (source.map.grid.width > 0) {
        source.losses.push_back(
            loss_at(source.map.place, "exchange.grid", "the grid is written as drawn spaces"));
        source.map = grid::spell_out(source.map);
    }
    if (!loaded->mod) return source;
    auto decks = load_decks({loaded->mod});
    if (!decks) return fail(decks.error());
    source.decks = std::move(*decks);
    return source;
}

/// An exporter has promised a file, and further ones beside it.
Result<std::vector<NewFile>> files_of(Exported& exported, const fs::path& to) {
    const Place place{to.string(), 0, 0};
    const char* hint = "tell the author of the plugin";
    if (exported.files.empty())
        return fail(error_at(place, "exchange.failed",
                             "the plugin for this format produced no file", hint));
    std::vector<NewFile> files;
    for (ExportedFile& file : exported.files) {
        if (!is_plain_name(file.name))
            return fail(error_at(place, "exchange.outside",
                                 "the plugin for this format names a file `" + file.name +
                                     "`, which is not a plain name",
                                 hint));
        files.push_back({to.parent_path() / file.name, std::move(file.bytes)});
    }
    files.front().path = to;
    return files;
}

}  // namespace

Result<ExportedMap> export_map(const Installation& installation, const std::string& map,
                               const fs::path& to, const std::string& format,
                               const std::string& language) {
    const auto exporter = find_handler(installation.plugins().exporters(), to, format);
    if (!exporter) return fail(exporter.error());
    auto source = load_source(installation, map);
    if (!source) return fail(source.error());
    const ExportSource from{std::move(source->map), std::move(source->decks), to.stem().string(),
                            language};
    auto exported = guarded<Exported>(to, [&] { return (*exporter)->write(from); });
    if (!exported) return fail(exported.error());
    Diagnostics losses = std::move(source->losses);
    losses.insert(losses.end(), exported->losses.begin(), exported->losses.end());
    const auto files = files_of(*exported, to);
    if (!files) return fail(files.error());
    auto written = write_new_files(*files);
    if (!written) return fail(written.error());
    return ExportedMap{std::move(*written), shortened(std::move(losses))};
}

}  // namespace fronteira::runtime
