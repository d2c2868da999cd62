// SPDX-License-Identifier: MIT
#pragma once

#include "match/record.hpp"
#include "runtime/games/game.hpp"

namespace fronteira::runtime {

/// The game that a record was made of, as it is installed here. Fails where something is missing
/// or does not take what the record says; other content is for match::verify to find. `map` is the
/// file of the map, from a person, where the match was played on one that no mod has: a record
/// opens no file by itself.
Result<Game> game_of(const Installation& installation, const match::Record& record,
                     const std::string& map = {});

}  // namespace fronteira::runtime
