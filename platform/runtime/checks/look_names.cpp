// SPDX-License-Identifier: MIT
#include "runtime/checks/look_names.hpp"

#include "content/maps/map_file.hpp"
#include "content/names_in.hpp"
#include "grid/grid.hpp"
#include "match/outcome.hpp"
#include "match/phrases.hpp"
#include "runtime/checks/told_events.hpp"
#include "runtime/games/game.hpp"
#include "runtime/games/guarded_rules.hpp"
#include "runtime/games/look.hpp"
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
    for (const MapRegion& region : map.regions) {
        names.regions.insert(region.id);
        for (const auto& [number, value] : region.attributes) names.region_numbers.insert(number);
    }
    for (const MapSpace& space : map.spaces) {
        names.spaces.insert(space.id);
        for (const auto& [number, value] : space.attributes) names.space_numbers.insert(number);
        names.tags.insert(space.tags.begin(), space.tags.end());
    }
}

const char* kind_of(core::Slot::Type type) {
    switch (type) {
        case core::Slot::Type::space:
            return "space";
        case core::Slot::Type::seat:
            return "seat";
        case core::Slot::Type::region:
            return "region";
        case core::Slot::Type::card:
            return "card";
        case core::Slot::Type::choice:
            return "word";
        case core::Slot::Type::number:
            break;
    }
    return "number";
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
        LookNames::Kinds& slots = names.moves[move.name];
        LookNames::Kinds& before = names.chosen_before[move.name];
        std::set<std::string> chosen;
        for (const core::Slot& slot : move.slots) {
            slots[slot.name].insert(kind_of(slot.type));
            before[slot.name].insert(chosen.begin(), chosen.end());
            chosen.insert(slot.name);
            names.words.insert(slot.choices.begin(), slot.choices.end());
        }
    }
}

/// House rules bring moves and columns of their own.
Game with(Game game, const std::string& option, int32_t value) {
    game.options[option] = value;
    return game;
}

void add_kinds(const CardValue& value, const core::Board& board, std::set<std::string>& kinds) {
    if (std::holds_alternative<int64_t>(value)) kinds.insert("number");
    if (std::holds_alternative<std::vector<std::string>>(value)) kinds.insert("list");
    const auto* word = std::get_if<std::string>(&value);
    if (word == nullptr) return;
    kinds.insert("word");
    if (board.find_space(*word)) kinds.insert("space");
    if (board.find_region(*word)) kinds.insert("region");
}

void add_game(const Game& game, LookNames& names, Tries& tries) {
    if (const auto map = content::load_map(game.map.path)) add_board(*map, names, tries);
    for (const Deck& deck : game.decks) {
        LookNames::Kinds& printed = names.decks[deck.id];
        for (const Card& card : deck.cards)
            for (const auto& [attribute, value] : card.attributes)
                add_kinds(value, *game.map.board, printed[attribute]);
    }
    names.all_decks = true;
    add_rules(game, names, tries);
    for (const Option& option : game.entry().options) {
        if (option.type == Option::Type::integer) continue;
        for (int32_t value = option.min; value <= option.max && !tries.spent(); ++value)
            if (value != option.initial) add_rules(with(game, option.id, value), names, tries);
    }
}

std::string text_at(const nlohmann::json& look, const char* section, const char* key) {
    const auto& said = look.value(section, nlohmann::json::object());
    return said.is_object() && said.contains(key) && said[key].is_string()
               ? said[key].get<std::string>()
               : std::string();
}

void add_inherited(std::vector<const Mod*> mods, LookNames& names) {
    mods.pop_back();  // the mod itself
    const nlohmann::json look = look_of(mods);
    names.inherited.colour = text_at(look, "seat", "colour");
    names.inherited.piece = text_at(look, "space", "piece");
    const auto space = look.find("space");
    if (space == look.end() || !space->is_object() || !space->contains("mark")) return;
    for (const auto& column : (*space)["mark"])
        if (column.is_string()) names.inherited.mark.insert(column.get<std::string>());
}

/// What the sentences of a mod tell of: `event.conquest`.
void add_events(const Mod& mod, LookNames& names) {
    constexpr std::string_view head = "event.";
    for (const auto& [language, table] : mod.text)
        for (const auto& [key, text] : table)
            if (key.starts_with(head)) names.events.insert(key.substr(head.size()));
}

void add_told(const Mod& mod, const std::string& rules, LookNames& names) {
    for (const std::string& name : content::names_in(mod.folder / rules, ".lua")) {
        const std::string text = read_mod_file(mod, rules + "/" + name).value_or("");
        note_told(text, names.told);
        note_fields(text, names.fields);
    }
}

}  // namespace

LookNames look_names(const Installation& installation, const Mod& mod, Tries& tries) {
    LookNames names;
    names.bots.insert(mod.bots.begin(), mod.bots.end());
    names.reasons = match::reason_keys();
    names.outcomes = match::outcome_words();
    const auto mods = with_dependencies(installation, mod);
    if (mods) {
        add_inherited(*mods, names);
        for (const Mod* one : *mods) {
            add_events(*one, names);
            for (const RulesetEntry& ruleset : mod.rulesets) add_told(*one, ruleset.rules, names);
        }
    }
    if (!names.fields.empty()) names.fields.insert({"ours", "theirs", "face"});  // of dice
    for (const std::string& id : mod.maps) {
        if (tries.spent()) return names;
        if (const auto map = content::load_map(mod.folder / "maps" / (id + ".toml")))
            add_board(*map, names, tries);
    }
    int most_players = 0;
    bool all = true;
    for (const RulesetEntry& ruleset : mod.rulesets) {
        if (tries.spent()) return names;
        const auto game = prepare(installation, {&mod, &ruleset}, {});
        most_players = std::max(most_players, ruleset.max_players);
        all = all && game;
        if (game) add_game(*game, names, tries);
    }
    if (all) names.most_players = most_players;
    return names;
}

}  // namespace fronteira::runtime
