// SPDX-License-Identifier: MIT
#include "lua_war.hpp"

#include "content/mods/mod_folder.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace fronteira::bench {
namespace {

const std::string folder = std::string(FRONTEIRA_SOURCE_DIR) + "/mods/war";
constexpr const char* figures[] = {"triangle", "square", "circle"};
constexpr const char* colours[] = {"white", "red", "black", "blue", "yellow", "green"};

std::string space_id(int space) {
    return "s" + std::to_string(space);
}
std::string region_id(int region) {
    return "r" + std::to_string(region);
}

Deck territory_deck(const YardstickBoard& board) {
    Deck deck;
    deck.id = "territory";
    for (int i = 0; i < board.spaces() + board.wild_cards; ++i) {
        Card card;
        card.id = "c" + std::to_string(i);
        if (i < board.spaces()) {
            card.attributes["space"] = space_id(i);
            card.attributes["figure"] =
                std::string(figures[board.figure[static_cast<size_t>(i)] % 3]);
        } else {
            card.attributes["figure"] = std::string("wild");
        }
        deck.cards.push_back(std::move(card));
    }
    return deck;
}

Deck objective_deck(const YardstickBoard& board) {
    Deck deck;
    deck.id = "objective";
    for (const Objective& objective : board.objectives) {
        Card card;
        card.id = "o" + std::to_string(deck.cards.size() + 1);
        switch (objective.kind) {
            case ObjectiveKind::garrisons:
                card.attributes["armies"] = int64_t{2};
                [[fallthrough]];
            case ObjectiveKind::spaces:
                card.attributes["spaces"] = int64_t{objective.spaces};
                break;
            case ObjectiveKind::destroy:
                card.attributes["destroy"] = std::string(colours[objective.target]);
                card.attributes["otherwise"] = int64_t{board.fallback_spaces};
                break;
            case ObjectiveKind::regions: {
                std::vector<std::string> regions;
                for (const uint16_t region : objective.regions)
                    regions.push_back(region_id(region));
                card.attributes["regions"] = regions;
                card.attributes["more_regions"] = int64_t{objective.extra_regions};
                break;
            }
        }
        deck.cards.push_back(std::move(card));
    }
    return deck;
}

/// Moves of house rules are never on offer here.
MoveKind kind_of(const std::string& name) {
    static const std::map<std::string, MoveKind> kinds = {{"trade", MoveKind::trade},
                                                          {"keep", MoveKind::keep},
                                                          {"place", MoveKind::place},
                                                          {"attack", MoveKind::attack},
                                                          {"end_attacks", MoveKind::stop_attack},
                                                          {"occupy", MoveKind::occupy},
                                                          {"redeploy", MoveKind::redeploy},
                                                          {"end_turn", MoveKind::stop_redeploy}};
    const auto found = kinds.find(name);
    return found == kinds.end() ? MoveKind::keep : found->second;
}

/// The word that a move adds to the trace: see YardstickResult::trace_hash.
uint64_t trace_word(const core::Match& match, MoveKind kind, const Move& move) {
    const auto value = [&](size_t i) { return static_cast<uint64_t>(move.values[i]); };
    const auto asking = [&](size_t i) {
        return static_cast<uint64_t>(match.question().effect.move.values[i]);
    };
    const auto word = [&](uint64_t a, uint64_t b, uint64_t c) {
        return static_cast<uint64_t>(kind) | a << 8 | b << 24 | c << 40;
    };
    switch (kind) {
        case MoveKind::place:
            return word(value(0), 0, value(1));
        case MoveKind::occupy:
            return word(asking(0), asking(1), value(0));
        case MoveKind::trade:
        case MoveKind::attack:
        case MoveKind::redeploy:
            return word(value(0), value(1), value(2));
        default:
            return word(0, 0, 0);
    }
}

void mix(uint64_t& hash, uint64_t word) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 32;
}

void must(const Result<void>& done) {
    if (!done) throw std::runtime_error(to_text(done.error()));
}

}  // namespace

Map as_map(const YardstickBoard& board) {
    Map map;
    map.id = "generated";
    for (int region = 0; region < board.regions(); ++region) {
        MapRegion made;
        made.id = region_id(region);
        made.attributes["bonus"] = board.region_bonus[static_cast<size_t>(region)];
        map.regions.push_back(std::move(made));
    }
    for (int space = 0; space < board.spaces(); ++space) {
        MapSpace made;
        made.id = space_id(space);
        made.region = region_id(board.region[static_cast<size_t>(space)]);
        map.spaces.push_back(std::move(made));
        for (uint32_t i = board.first_link[static_cast<size_t>(space)];
             i < board.first_link[static_cast<size_t>(space) + 1]; ++i)
            if (board.links[i] > space)
                map.links.push_back({space_id(space), space_id(board.links[i]), "land", false, {}});
    }
    return map;
}

script::RulesetSource source_for(const YardstickBoard& board, int seats, int round_limit) {
    const auto mod = content::load_mod(folder);
    if (!mod) throw std::runtime_error(to_text(mod.error()));
    const auto compiled = core::compile(as_map(board));
    if (!compiled) throw std::runtime_error(to_text(compiled.error()));
    script::RulesetSource source;
    source.mod = source.id = "war";
    source.board = *compiled;
    source.seats = seats;
    source.options = mod->rulesets.front().options;
    source.values["round_limit"] = round_limit;
    source.values["colours"] = 2;  // as the seats stand
    source.decks = {territory_deck(board), objective_deck(board)};
    source.read = [](const std::string& file, const std::string&) -> std::optional<std::string> {
        std::ifstream in(folder + "/" + file);
        if (!in) return std::nullopt;
        std::stringstream text;
        text << in.rdbuf();
        return text.str();
    };
    return source;
}

YardstickResult play_lua(script::Ruleset& ruleset, const YardstickBoard& board, uint64_t seed) {
    core::Match match(ruleset.rules(), ruleset);
    Random players{derived_seed(seed, 0)};
    must(match.start(seed));
    YardstickResult result;
    uint64_t hash = 0;
    std::vector<MoveKind> kinds;
    for (const core::MoveKind& kind : match.rules().moves) kinds.push_back(kind_of(kind.name));
    while (match.over() == core::Over::no) {
        const int seat = match.decider();
        const Move move = match.legal(seat).pick(players, match.rules());
        const MoveKind kind = kinds[static_cast<size_t>(move.kind)];
        mix(hash, trace_word(match, kind, move));
        must(match.apply(seat, move));
        ++result.moves;
        ++result.moves_of_kind[static_cast<size_t>(kind)];
    }
    const core::Layout& layout = match.rules().layout;
    const auto owner = *layout.find(core::Entity::space, "owner");
    const auto armies = *layout.find(core::Entity::space, "armies");
    for (int space = 0; space < board.spaces(); ++space)
        mix(hash, static_cast<uint64_t>(match.state().get(armies, space)) << 8 |
                      static_cast<uint64_t>(match.state().get(owner, space)));
    result.trace_hash = hash;
    if (match.over() == core::Over::won)
        for (int seat = 0; seat < layout.seats(); ++seat)
            if (match.state().get(layout.placing(), seat) == 1) result.winner = seat;
    result.rounds = match.round();
    return result;
}

}  // namespace fronteira::bench
