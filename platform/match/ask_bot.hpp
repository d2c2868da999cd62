// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>

#include "match/session.hpp"

#include <string>

namespace fronteira::match {

/// The bot's move for a seat that decides now. A bot that fails is told of in `trouble`, and a
/// legal move is drawn by lot. Its chance comes from the seed, the seat and the number of the move
/// alone, so that a bot plays on the same after the match was saved and loaded.
Move ask_bot(const Session& session, int seat, Bot& bot, std::string& trouble);

/// The match is over for the bot. What it may fail over is of no consequence any more.
void tell_end(const View& view, Bot& bot);

}  // namespace fronteira::match
