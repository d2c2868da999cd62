// SPDX-License-Identifier: MIT
#include "cli/reports/game_facts.hpp"

namespace fronteira::cli {
namespace {

Json options_json(const runtime::Game& game) {
    Json json = Json::object();
    for (const Option& option : game.entry().options)
        json[option.id] = runtime::to_text(option, game.options.at(option.id));
    return json;
}

/// A map of the ruleset's own mod goes by its bare name.
std::string short_map_name(const runtime::Game& game) {
    const std::string own = game.mod().id + "/";
    return game.map.name.starts_with(own) ? game.map.name.substr(own.size()) : game.map.name;
}

}  // namespace

Json game_facts(const runtime::Game& game) {
    return {{"ruleset", game.entry().id},    {"mod", game.mod().id},
            {"version", game.mod().version}, {"map", short_map_name(game)},
            {"players", game.players},       {"options", options_json(game)}};
}

}  // namespace fronteira::cli
