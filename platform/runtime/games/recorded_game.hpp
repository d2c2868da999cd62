// SPDX-License-Identifier: MIT
#pragma once

#include "match/records/record.hpp"
#include "runtime/games/game.hpp"

namespace fronteira::runtime {

/// The game of a record, as it is installed here. Fails if something is missing or does not accept
/// what the record says; changed content is for match::verify to find. `map` is the map file, named
/// by a person, if the match was played on a map that is in no mod: a record does not open files by
/// itself.
Result<Game> game_of(const Installation& installation, const match::Record& record,
                     const std::string& map = {});

}  // namespace fronteira::runtime
