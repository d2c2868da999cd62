// SPDX-License-Identifier: MIT
#include "runtime/mods/names_elsewhere.hpp"

#include "content/deck_file.hpp"
#include "content/maps/map_file.hpp"
#include "content/texts/placeholders.hpp"
#include "runtime/games/look.hpp"

#include <algorithm>
#include <string_view>

namespace fronteira::runtime {
namespace {

using Names = std::set<std::string>;

template <class Things>
void add_printed(const Things& things, Names& names) {
    for (const auto& thing : things)
        for (const auto& [name, value] : thing.attributes) names.insert(name);
}

template <class Things>
void add_ids(const Things& things, Names& names) {
    for (const auto& thing : things) names.insert(thing.id);
}

/// What is shown under a name may be on maps and cards of other mods. A mod whose rules are not
/// played shows columns of its own.
void add_shown(const Mod& mod, Names& names) {
    constexpr std::string_view head = "column.";
    for (const auto& [language, sentences] : mod.text)
        for (const auto& [key, sentence] : sentences)
            if (key.starts_with(head)) names.insert(key.substr(head.size()));
}

/// Of each language the sentence of the last mod that has one for an event.
void add_sentences(const std::vector<const Mod*>& mods, script::NamesElsewhere& names) {
    constexpr std::string_view head = "event.";
    std::set<std::pair<std::string, std::string>> told;
    for (const Mod* mod : mods) names.speaks = names.speaks || !mod->text.empty();
    for (auto mod = mods.rbegin(); mod != mods.rend(); ++mod)
        for (const auto& [language, sentences] : (*mod)->text)
            for (const auto& [key, sentence] : sentences)
                if (key.starts_with(head) && told.emplace(language, key).second)
                    for (auto& named = names.sentences[key.substr(head.size())];
                         const std::string& one : content::placeholders_in(sentence))
                        if (const std::string file = "text/" + language + ".toml";
                            !named.emplace(one, file).second && named[one] != file)
                            named[one] = "text/*.toml";
}

/// The fields of events that are drawn: by name, or in a list of names.
void add_drawn(const std::vector<const Mod*>& mods, script::NamesElsewhere& names) {
    const nlohmann::json look = look_of(mods);
    const auto events = look.find("event");
    if (events == look.end() || !events->is_object()) return;
    for (const auto& [event, drawn] : events->items())
        for (const auto& [how, fields] : drawn.items())
            for (const auto& field : fields.is_array() ? fields : nlohmann::json::array({fields}))
                if (field.is_string()) names.drawn[event][field.get<std::string>()].insert(how);
}

/// The directions of a grid are kinds of its links; those of a small one are those of any.
void add_links(Map map, script::NamesElsewhere& names) {
    for (const MapLink& link : map.links) names.links.insert(link.kind);
    if (map.grid.width == 0) return;
    map.grid.width = std::min(map.grid.width, 3);
    map.grid.height = std::min(map.grid.height, 3);
    if (const auto board = core::compile(map))
        names.links.insert((*board)->link_kinds().begin(), (*board)->link_kinds().end());
}

void add_mod(const Mod& mod, script::NamesElsewhere& names) {
    for (const std::string& id : mod.maps)
        if (const auto map = content::load_map(mod.folder / "maps" / (id + ".toml"))) {
            add_printed(map->spaces, names.of_spaces);
            if (map->grid.width > 0) names.of_spaces.insert({"x", "y"});
            add_printed(map->regions, names.of_regions);
            add_ids(map->spaces, names.others);
            add_ids(map->regions, names.others);
            for (const MapSpace& space : map->spaces)
                names.tags.insert(space.tags.begin(), space.tags.end());
            add_links(*map, names);
        }
    for (const std::string& id : mod.decks)
        if (const auto deck = content::load_deck(mod.folder / "cards" / (id + ".toml"))) {
            add_printed(deck->cards, names.others);
            add_ids(deck->cards, names.others);
        }
}

}  // namespace

script::Elsewhere names_elsewhere(const Game& game, std::vector<std::string> layers) {
    const auto known = std::make_shared<std::optional<script::NamesElsewhere>>();
    return [mods = game.mods, layers = std::move(layers), needs = game.entry().needs,
            known]() -> const script::NamesElsewhere& {
        if (*known) return **known;
        script::NamesElsewhere& names = known->emplace();
        for (const Mod* mod : mods) {
            add_mod(*mod, names);
            if (std::find(layers.begin(), layers.end(), mod->id) == layers.end()) continue;
            for (auto* shown : {&names.of_spaces, &names.of_regions, &names.others})
                add_shown(*mod, *shown);
        }
        add_sentences(mods, names);
        add_drawn(mods, names);
        names.of_spaces.insert(needs.space_attributes.begin(), needs.space_attributes.end());
        names.of_regions.insert(needs.region_attributes.begin(), needs.region_attributes.end());
        for (const auto& [tag, count] : needs.tags) names.tags.insert(tag);
        return names;
    };
}

}  // namespace fronteira::runtime
