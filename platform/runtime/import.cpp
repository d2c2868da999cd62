// SPDX-License-Identifier: MIT
#include "content/deck_file.hpp"
#include "content/deck_writer.hpp"
#include "content/file_bytes.hpp"
#include "content/map_file.hpp"
#include "content/map_writer.hpp"
#include "content/toml_writer.hpp"
#include "core/board.hpp"
#include "runtime/exchange.hpp"
#include "runtime/formats.hpp"
#include "runtime/new_files.hpp"

#include <system_error>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

constexpr size_t most_bytes = 16u << 20;

/// A foreign file may name others, but only those that lie beside it.
Result<std::string> read_beside(const fs::path& file, const std::string& name) {
    const bool plain = !name.empty() && name != "." && name != ".." &&
                       name.find_first_of(std::string_view("/\\\0", 3)) == std::string::npos;
    if (!plain)
        return fail(error_at({file.string(), 0, 0}, "exchange.outside",
                             "names another file by a path, not by a plain name",
                             "put the files into one folder"));
    return content::read_file(file.parent_path() / name, most_bytes);
}

/// The importer is a stranger's: its map and decks must pass as if written by hand.
Diagnostics faults_of(const Imported& imported, const fs::path& file) {
    const std::string name = file.string() + " (as a map)";
    const auto map = content::parse_map(content::write_map(imported.map), name);
    if (!map) return map.error();
    if (auto board = core::compile(*map); !board) return board.error();
    for (const Deck& deck : imported.decks)
        if (auto read = content::parse_deck(content::write_deck(deck), deck.id + ".toml"); !read)
            return read.error();
    return {};
}

std::string manifest_of(const Map& map) {
    content::Table root;
    root.set("id", {map.id, 0, 0});
    root.set("version", {std::string("0.1.0"), 0, 0});
    root.set("api", {int64_t{1}, 0, 0});
    root.set("name", {text_in(map.name, "en"), 0, 0});
    if (!map.authors.empty()) {
        content::Array authors;
        for (const std::string& author : map.authors) authors.push_back({author, 0, 0});
        root.set("authors", {std::move(authors), 0, 0});
    }
    if (!map.licence.empty()) root.set("licence", {map.licence, 0, 0});
    return content::write_toml(root);
}

}  // namespace

Result<Imported> import_file(const Installation& installation, const fs::path& path,
                             const std::string& format) {
    const auto importer = find_handler(installation.plugins().importers(), path, format);
    if (!importer) return fail(importer.error());
    auto bytes = content::read_file(path, most_bytes);
    if (!bytes) return fail(bytes.error());
    const ImportSource source{path.string(), path.stem().string(), std::move(*bytes),
                              [&path](const std::string& name) { return read_beside(path, name); }};
    auto imported = guarded<Imported>(path, [&] { return (*importer)->read(source); });
    if (!imported) return fail(shortened(std::move(imported.error())));
    imported->losses = shortened(std::move(imported->losses));
    Diagnostics faults = faults_of(*imported, path);
    if (!faults.empty()) return fail(std::move(faults));
    return imported;
}

Result<std::vector<fs::path>> write_imported(Imported& imported, const fs::path& to) {
    const std::string map = content::write_map(imported.map);
    if (to.extension() == ".toml") {
        for (const Deck& deck : imported.decks)
            imported.losses.push_back(loss_at({to.string(), 0, 0}, "exchange.deck",
                                              "the deck `" + deck.id + "` was not written",
                                              "decks are written into the folder of a mod"));
        return write_new_files({{to, map}});
    }
    std::vector<NewFile> files;
    std::error_code error;
    if (!fs::exists(to / "mod.toml", error))
        files.push_back({to / "mod.toml", manifest_of(imported.map)});
    files.push_back({to / "maps" / (imported.map.id + ".toml"), map});
    for (const Deck& deck : imported.decks)
        files.push_back({to / "cards" / (deck.id + ".toml"), content::write_deck(deck)});
    return write_new_files(files);
}

}  // namespace fronteira::runtime
