// SPDX-License-Identifier: MIT
#include "runtime/games/recorded_game.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

/// The options as somebody would write them; those that are unknown or out of range stand as
/// numbers, so that reading them says what is wrong.
WrittenOptions as_written(const RulesetEntry& ruleset, const OptionValues& values) {
    WrittenOptions written;
    for (const auto& [id, value] : values) {
        const auto option = std::find_if(ruleset.options.begin(), ruleset.options.end(),
                                         [&id = id](const Option& one) { return one.id == id; });
        written[id] = option == ruleset.options.end() || value < option->min || value > option->max
                          ? std::to_string(value)
                          : to_text(*option, value);
    }
    return written;
}

}  // namespace

Result<Game> game_of(const Installation& installation, const match::Record& record,
                     const std::string& map) {
    if (map.empty() && record.map.ends_with(".toml"))
        return fail(error_at({record.file, 0, 0}, "record.map_path",
                             "the match was played on the file `" + record.map +
                                 "`, which a record does not open by itself",
                             "name the map file with --map"));
    const auto found = installation.mods().ruleset(record.ruleset);
    Diagnostics faults;
    if (!found) {
        faults = found.error();
    } else {
        auto game = prepare(installation, *found,
                            {map.empty() ? record.map : map, record.players,
                             as_written(*found->ruleset, record.options)});
        if (game) return game;
        faults = std::move(game.error());
    }
    for (Diagnostic& fault : faults)
        if (fault.place.file.empty()) fault.place.file = record.file;
    return fail(std::move(faults));
}

}  // namespace fronteira::runtime
