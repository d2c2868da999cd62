// SPDX-License-Identifier: MIT
// What a launcher lists.
#include "content/maps/map_file.hpp"
#include "content/mods/sha256.hpp"
#include "match/word.hpp"
#include "runtime/bots/about_bot.hpp"
#include "runtime/bots/bot_maker.hpp"
#include "runtime/games/laid_game.hpp"
#include "runtime/maps/map_decks.hpp"
#include "runtime/shelf/guide.hpp"
#include "runtime/shelf/shelf.hpp"
#include "runtime/words/shown.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

using table::Json;

constexpr size_t most_faults = 20;

Json cell_json(const std::string& text) {
    if (text == "true" || text == "false") return text == "true";
    const auto number = match::number(text);
    return number ? Json(*number) : Json(text);
}

Json part_json(const GuidePart& part) {
    if (part.picture.empty()) return {{"text", part.text}};
    Json spaces = Json::array();
    for (const PicturedSpace& one : part.picture) {
        Json cells = Json::object();
        for (const auto& [column, value] : one.cells) cells[column] = cell_json(value);
        spaces.push_back({{"space", one.space}, {"cells", std::move(cells)}});
    }
    return {{"picture", std::move(spaces)}};
}

Json guide_json(const Installation& installation, const Mod& mod, const std::string& language) {
    Json pages = Json::array();
    for (const GuidePage& page : guide_of(installation, mod, language)) {
        Json parts = Json::array();
        for (const GuidePart& part : page.parts) parts.push_back(part_json(part));
        pages.push_back({{"title", page.title},
                         {"text", page.text()},
                         {"about", page.about},
                         {"parts", std::move(parts)}});
    }
    return pages;
}

Json lesson_move_json(const content::LessonMove& move) {
    Json values = Json::object();
    for (const auto& [slot, value] : move.values)
        std::visit([&values, &name = slot](const auto& one) { values[name] = one; }, value);
    return {{"seat", move.seat}, {"move", {{"kind", move.kind}, {"values", std::move(values)}}}};
}

Json lesson_moves_json(const std::vector<content::LessonMove>& moves) {
    Json list = Json::array();
    for (const content::LessonMove& move : moves) list.push_back(lesson_move_json(move));
    return list;
}

/// The first match of a mod, null when it has none that can be read.
Json lesson_json(const Mod& mod, const std::string& language) {
    const auto read = lesson_of(mod);
    if (!read || !*read) return nullptr;
    const content::Lesson& lesson = **read;
    Json steps = Json::array();
    for (const content::LessonStep& step : lesson.steps)
        steps.push_back({{"say", text_in(step.say, language)},
                         {"move", lesson_move_json(step.move)["move"]},
                         {"others", lesson_moves_json(step.others)}});
    return {{"ruleset", mod.id + "/" + lesson.ruleset},
            {"map", lesson.map},
            {"players", lesson.players},
            {"seat", lesson.seat},
            {"seed", lesson.seed},
            {"options", lesson.options},
            {"intro", text_in(lesson.intro, language)},
            {"end", text_in(lesson.end, language)},
            {"before", lesson_moves_json(lesson.before)},
            {"steps", std::move(steps)}};
}

Json mod_json(const Installation& installation, const Mod& mod, const std::string& language) {
    Json depends = Json::array();
    for (const auto& [id, versions] : mod.depends) depends.push_back(id);
    return {{"id", mod.id},
            {"name", text_in(mod.name, language)},
            {"version", mod.version},
            {"licence", mod.licence},
            {"authors", mod.authors},
            {"description", text_in(mod.description, language)},
            {"guide", guide_json(installation, mod, language)},
            {"lesson", lesson_json(mod, language)},
            {"depends", std::move(depends)},
            {"pack", content::is_sha256(mod.folder.filename().native())}};
}

Json grid_json(const GridNeeds& needs) {
    Json grid{{"widths", needs.widths}, {"heights", needs.heights}};
    if (needs.shape) grid["shape"] = word_of(*needs.shape);
    return grid;
}

/// `mods`: those of the game.
Json needs_json(const Needs& needs, const std::vector<const Mod*>& mods) {
    CardNames cards;
    if (!needs.cards.empty())
        if (const auto decks = load_decks(mods)) cards = named_by_cards(*decks, needs.cards);
    Json all{{"regions", needs.regions},
             {"connected", needs.connected},
             {"spaces", {needs.min_spaces, needs.max_spaces}},
             {"space_attributes", needs.space_attributes},
             {"region_attributes", needs.region_attributes},
             {"tags", needs.tags},
             {"card_spaces", cards.spaces},
             {"card_regions", cards.regions}};
    if (needs.grid) all["grid"] = grid_json(*needs.grid);
    return all;
}

/// What is said of them, by their names: `said` is about_bot() or bot_called().
Json of_bots(decltype(about_bot)& said, const Installation& installation,
             const std::vector<const Mod*>& mods, const std::vector<std::string>& names,
             const std::string& language) {
    Json lines = Json::object();
    for (const std::string& name : names)
        if (std::string line = said(installation, mods, name, language); !line.empty())
            lines[name] = std::move(line);
    return lines;
}

/// The name by which a map of any mod is asked for.
std::string full_name(const Mod& mod, const std::string& map) {
    return map.empty() || map.find('/') != std::string::npos ? map : mod.id + "/" + map;
}

/// A bot as bot_names() has it, where that is the same one. A variant calls that of the game it is
/// like by its full name, `war/steady`.
std::string short_name(const std::string& bot, const std::vector<const Mod*>& mods) {
    const size_t slash = bot.find('/');
    if (slash == std::string::npos) return bot;
    const std::string id = bot.substr(slash + 1);
    const auto owner = std::find_if(mods.rbegin(), mods.rend(), [&](const Mod* mod) {
        return std::find(mod->bots.begin(), mod->bots.end(), id) != mod->bots.end();
    });
    return owner != mods.rend() && (*owner)->id == bot.substr(0, slash) ? id : bot;
}

Json ruleset_json(const Installation& installation, const Mod& mod, const RulesetEntry& ruleset,
                  const std::string& language) {
    Json options = Json::array();
    for (const Option& option : ruleset.options) options.push_back(option_json(option, language));
    const auto mods = with_dependencies(installation, mod).value_or(std::vector<const Mod*>{});
    auto bots = mods.empty() ? std::vector<std::string>{} : bot_names(installation, mods);
    const std::string usual = short_name(usual_bot(mod, ruleset), mods);
    if (!bots.empty() && std::find(bots.begin(), bots.end(), usual) == bots.end())
        bots.push_back(usual);
    return {{"id", mod.id + "/" + ruleset.id},
            {"name", text_in(ruleset.name, language)},
            {"description", text_in(ruleset.description, language)},
            {"players", {ruleset.min_players, ruleset.max_players}},
            {"map", full_name(mod, ruleset.default_map)},
            {"bot", usual},
            {"bots", bots},
            {"bot_names", of_bots(bot_called, installation, mods, bots, language)},
            {"about_bots", of_bots(about_bot, installation, mods, bots, language)},
            {"needs", needs_json(ruleset.needs, mods)},
            {"options", std::move(options)}};
}

Json map_entry(const Mod& mod, const std::string& id, const Map& map, const std::string& language) {
    const bool grid = map.grid.width > 0;
    return {{"id", mod.id + "/" + id},
            {"name", text_in(map.name, language)},
            {"description", text_in(map.description, language)},
            {"mod", mod.id},
            {"spaces",
             grid ? static_cast<size_t>(map.grid.width * map.grid.height) : map.spaces.size()},
            {"regions", map.regions.size()}};
}

Json bots_json(const Installation& installation) {
    Json bots = Json::array();
    for (const Mod& mod : installation.mods().mods())
        for (const std::string& id : mod.bots) bots.push_back({{"id", id}, {"mod", mod.id}});
    for (const plugin::LoadedPlugin& plugin : installation.plugins().plugins())
        for (const std::string& id : plugin.bots)
            bots.push_back({{"id", id}, {"plugin", plugin.id}});
    return bots;
}

/// Mods that cannot be used, each in a line. Where on this machine they lie is nobody's business.
Json faults_json(const Installation& installation) {
    Json faults = Json::array();
    for (Diagnostic one : installation.mods().findings()) {
        if (one.severity != Severity::error || faults.size() == most_faults) continue;
        const std::filesystem::path file = one.place.file;
        one.place.file = (file.parent_path().filename() / file.filename()).string();
        faults.push_back(shown(to_text(one)));
    }
    return faults;
}

}  // namespace

Json Shelf::catalogue(const std::string& language) {
    Json mods = Json::array(), rulesets = Json::array(), maps = Json::array();
    for (const Mod& mod : installation_.mods().mods()) {
        mods.push_back(mod_json(installation_, mod, language));
        for (const RulesetEntry& ruleset : mod.rulesets)
            rulesets.push_back(ruleset_json(installation_, mod, ruleset, language));
        for (const std::string& id : mod.maps)
            if (const auto map = content::load_map(mod.folder / "maps" / (id + ".toml")))
                maps.push_back(map_entry(mod, id, *map, language));
    }
    return {{"mods", std::move(mods)},
            {"rulesets", std::move(rulesets)},
            {"maps", std::move(maps)},
            {"bots", bots_json(installation_)},
            {"faults", faults_json(installation_)}};
}

}  // namespace fronteira::runtime
