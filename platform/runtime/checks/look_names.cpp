// SPDX-License-Identifier: MIT
#include "runtime/checks/look_names.hpp"

#include "content/maps/map_file.hpp"
#include "content/names_in.hpp"
#include "grid/grid.hpp"
#include "runtime/checks/told_events.hpp"
#include "runtime/games/game.hpp"
#include "runtime/games/guarded_rules.hpp"
#include "runtime/mods/mod_reader.hpp"

#include <string_view>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

using content::LookNames;

void add_columns(const core::Layout& layout, LookNames& names) {
    for (const core::PlacedColumn& column : layout.columns())
        names.columns.push_back(
            {word_of(column.entity),
             column.name,
             column.kind == core::Kind::integer ? "number" : word_of(column.kind),
             {column.choices.begin(), column.choices.end()}});
}

void add_board(const Map& written, LookNames& names, Tries& tries) {
    constexpr int64_t of_a_space = 1000;
    const Map map = written.grid.width > 0 ? grid::spell_out(written) : written;
    tries.take(of_a_space * static_cast<int64_t>(map.spaces.size()));
    for (const MapLink& link : map.links) names.link_kinds.insert(link.kind);
    for (const MapRegion& region : map.regions)
        for (const auto& [number, value] : region.attributes) names.region_numbers.insert(number);
    for (const MapSpace& space : map.spaces) {
        names.spaces.insert(space.id);
        names.tags.insert(space.tags.begin(), space.tags.end());
    }
}

void add_rules(const Game& game, LookNames& names, Tries& tries) {
    if (tries.spent()) return;
    tries.take(Tries::cost_of_loading(game));
    const auto rules = GuardedRules::load(game);
    if (!rules) return;
    tries.take((*rules)->work());
    add_columns((*rules)->rules().layout, names);
    for (const core::Die& die : (*rules)->rules().dice)
        for (const core::Face& face : die.faces) names.words.insert(face.word);
    for (const core::Phase& phase : (*rules)->rules().phases) {
        names.phases.insert(phase.name);
        if (!phase.moves.empty()) names.decided.insert(phase.name);
    }
    for (const core::MoveKind& move : (*rules)->rules().moves) {
        std::set<std::string>& slots = names.moves[move.name];
        for (const core::Slot& slot : move.slots) {
            slots.insert(slot.name);
            names.words.insert(slot.choices.begin(), slot.choices.end());
        }
    }
}

/// House rules bring moves and columns of their own.
Game with(Game game, const std::string& option, int32_t value) {
    game.options[option] = value;
    return game;
}

void add_game(const Game& game, LookNames& names, Tries& tries) {
    if (const auto map = content::load_map(game.map.path)) add_board(*map, names, tries);
    for (const Deck& deck : game.decks) {
        std::set<std::string>& printed = names.decks[deck.id];
        for (const Card& card : deck.cards)
            for (const auto& [attribute, value] : card.attributes) printed.insert(attribute);
    }
    add_rules(game, names, tries);
    for (const Option& option : game.entry().options) {
        if (option.type == Option::Type::integer) continue;
        for (int32_t value = option.min; value <= option.max && !tries.spent(); ++value)
            if (value != option.initial) add_rules(with(game, option.id, value), names, tries);
    }
}

/// What the sentences of a mod tell of: `event.conquest`.
void add_events(const Mod& mod, LookNames& names) {
    constexpr std::string_view head = "event.";
    for (const auto& [language, table] : mod.text)
        for (const auto& [key, text] : table)
            if (key.starts_with(head)) names.events.insert(key.substr(head.size()));
}

void add_told(const Mod& mod, const std::string& rules, LookNames& names) {
    for (const std::string& name : content::names_in(mod.folder / rules, ".lua"))
        note_told(read_mod_file(mod, rules + "/" + name).value_or(""), names.told);
}

}  // namespace

LookNames look_names(const Installation& installation, const Mod& mod, Tries& tries) {
    LookNames names;
    names.bots.insert(mod.bots.begin(), mod.bots.end());
    names.reasons = match::reason_keys();
    names.outcomes = match::outcome_words();
    const auto mods = with_dependencies(installation, mod);
    if (mods)
        for (const Mod* one : *mods) {
            add_events(*one, names);
            for (const RulesetEntry& ruleset : mod.rulesets) add_told(*one, ruleset.rules, names);
        }
    for (const std::string& id : mod.maps) {
        if (tries.spent()) return names;
        if (const auto map = content::load_map(mod.folder / "maps" / (id + ".toml")))
            add_board(*map, names, tries);
    }
    for (const RulesetEntry& ruleset : mod.rulesets) {
        if (tries.spent()) return names;
        if (const auto game = prepare(installation, {&mod, &ruleset}, {}))
            add_game(*game, names, tries);
    }
    return names;
}

}  // namespace fronteira::runtime
