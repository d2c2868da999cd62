// SPDX-License-Identifier: MIT
#include "content/deck_file.hpp"
#include "content/deck_writer.hpp"
#include "content/file_bytes.hpp"
#include "content/maps/map_file.hpp"
#include "content/maps/map_writer.hpp"
#include "content/toml/toml_writer.hpp"
#include "core/board/board.hpp"
#include "runtime/apart.hpp"
#include "runtime/maps/exchange.hpp"
#include "runtime/maps/formats.hpp"
#include "runtime/mods/new_files.hpp"
#include "runtime/words/findings_json.hpp"

#include <system_error>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

using Answer = nlohmann::ordered_json;

constexpr size_t largest_import = 16u << 20;

/// A foreign file may name others, but only those that lie beside it, or in the parent of the
/// folder that its format has for such files.
Result<std::string> read_beside(const fs::path& file, const std::string& folder,
                                const std::string& name) {
    if (!is_plain_name(name))
        return fail(error_at({file.string(), 0, 0}, "exchange.outside",
                             "names another file by a path, not by a plain name",
                             "put the files into one folder"));
    const fs::path here = fs::absolute(file).parent_path();
    auto beside = content::read_file(file.parent_path() / name, largest_import);
    const bool missing = !beside && beside.error().front().code == "file.missing";
    if (!missing || folder.empty() || here.filename() != folder) return beside;
    return content::read_file(here.parent_path() / name, largest_import);
}

/// Done apart: the importer is a stranger's, and so is the file. In the answer the map and decks
/// stand as files.
std::string answer_of(const Importer& importer, const ImportSource& source, const fs::path& path) {
    const auto imported = guarded<Imported>(path, [&] { return importer.read(source); });
    Answer answer;
    if (!imported) {
        answer = {{"faults", to_json(shortened(imported.error()))}};
    } else {
        answer = {{"map", content::write_map(imported->map)},
                  {"decks", Answer::array()},
                  {"losses", to_json(shortened(imported->losses))}};
        for (const Deck& deck : imported->decks)
            answer["decks"].push_back({{"id", deck.id}, {"text", content::write_deck(deck)}});
    }
    return answer.dump(-1, ' ', false, Answer::error_handler_t::replace);
}

Answer answer_part(const Answer& object, const char* key) {
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found == object.end() ? Answer() : *found;
}

std::string answer_text(const Answer& object, const char* key) {
    const Answer found = answer_part(object, key);
    return found.is_string() ? found.get<std::string>() : "";
}

/// The map and the decks of an answer must pass as if written by hand.
Result<Imported> imported_of(const std::string& answer, const fs::path& path) {
    const Answer told = Answer::parse(answer, nullptr, false);
    if (!told.is_object()) return fail(no_reason(path));  // it ended its process
    if (Diagnostics faults = findings_of(answer_part(told, "faults")); !faults.empty())
        return fail(std::move(faults));
    auto map = content::parse_map(answer_text(told, "map"), path.string() + " (as a map)");
    if (!map) return fail(map.error());
    if (auto board = core::compile(*map); !board) return fail(board.error());
    Imported imported{std::move(*map), {}, findings_of(answer_part(told, "losses"))};
    for (const Answer& one : answer_part(told, "decks")) {
        auto deck = content::parse_deck(answer_text(one, "text"), answer_text(one, "id") + ".toml");
        if (!deck) return fail(deck.error());
        imported.decks.push_back(std::move(*deck));
    }
    return imported;
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
    auto bytes = content::read_file(path, largest_import);
    if (!bytes) return fail(bytes.error());
    const std::string folder = (*importer)->format().folder;
    const ImportSource source{
        path.string(), path.stem().string(), std::move(*bytes),
        [&](const std::string& name) { return read_beside(path, folder, name); }};
    const auto answer =
        run_apart(path.string(), [&] { return answer_of(**importer, source, path); });
    if (!answer) return fail(answer.error());
    return imported_of(*answer, path);
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
