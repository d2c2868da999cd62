// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"
#include "match/names.hpp"

#include <string>

namespace fronteira::match {

/// What is to be done now: the mod's text `todo.<phase>`, whose placeholders are values of the move
/// that asks the question which is open, columns of the match or of the seat that decides (of the
/// viewer, where it is one of several), as the viewer (-1: a spectator) sees them.
/// `{region.reserve}` lists the regions that have something in that column. [Parts in brackets] are
/// left out while one of their values is nothing, which one is, too, that the viewer may not know
/// of; elsewhere it reads as "…". Empty when the mod says nothing of the phase.
std::string todo(const core::Match& match, int viewer, const Sentences& sentences,
                 const Names& names);

}  // namespace fronteira::match
