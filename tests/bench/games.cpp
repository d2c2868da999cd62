// SPDX-License-Identifier: MIT
#include "games.hpp"

#include "content/deck_file.hpp"
#include "content/maps/map_file.hpp"
#include "content/mods/mod_folder.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace fronteira::bench {
namespace {

const std::filesystem::path mods = std::string(FRONTEIRA_SOURCE_DIR) + "/mods";

template <class T>
T must_have(Result<T> result) {
    if (!result) throw std::runtime_error(to_text(result.error()));
    return std::move(*result);
}

std::optional<std::string> text_of(const std::filesystem::path& file) {
    std::ifstream in(file);
    if (!in) return std::nullopt;
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

std::vector<Deck> decks_of(const ShippedGame& game) {
    std::vector<Deck> decks;
    for (const char* mod : game.mods)
        for (const std::string& id : must_have(content::load_mod(mods / mod)).decks)
            if (std::none_of(decks.begin(), decks.end(),
                             [&](const Deck& deck) { return deck.id == id; }))
                decks.push_back(
                    must_have(content::load_deck(mods / mod / "cards" / (id + ".toml"))));
    return decks;
}

}  // namespace

std::span<const ShippedGame> shipped_games() {
    static const std::vector<ShippedGame> games = {
        {"war", "war/maps/world.toml", 6, {"war"}, 57},
        {"war2", "war2/maps/war2.toml", 6, {"war2", "war"}, 40},
        {"espionage", "espionage/maps/field_10.toml", 2, {"espionage"}, 500},
        {"island", "island/maps/island.toml", 2, {"island"}, 500},
    };
    return games;
}

script::RulesetSource source_of(const ShippedGame& game) {
    script::RulesetSource source;
    source.mod = source.id = game.name;
    source.board = must_have(core::compile(must_have(content::load_map(mods / game.map))));
    source.seats = game.players;
    source.options =
        must_have(content::load_mod(mods / game.mods.front())).rulesets.front().options;
    source.values["round_limit"] = game.rounds;
    source.decks = decks_of(game);
    source.read = [folders = game.mods](const std::string& file, const std::string& mod) {
        std::optional<std::string> text;
        for (const char* folder : folders)
            if (!text && (mod.empty() || mod == folder)) text = text_of(mods / folder / file);
        return text;
    };
    return source;
}

std::unique_ptr<script::Ruleset> load_game(const ShippedGame& game) {
    return must_have(script::Ruleset::load(source_of(game)));
}

uint64_t play_at_random(script::Ruleset& ruleset, uint64_t seed, uint64_t most) {
    core::Match match(ruleset.rules(), ruleset);
    Random players{derived_seed(seed, 0)};
    const auto must = [](const Result<void>& done) {
        if (!done) throw std::runtime_error(to_text(done.error()));
    };
    must(match.start(seed));
    uint64_t moves = 0;
    for (; match.over() == core::Over::no && moves < most; ++moves) {
        const int seat = match.decider();
        must(match.apply(seat, match.legal(seat).pick(players, match.rules())));
    }
    return moves;
}

}  // namespace fronteira::bench
