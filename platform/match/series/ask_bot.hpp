// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>

#include "match/session.hpp"

#include <string>

namespace fronteira::match {

/// The bot's move for a seat that decides now. If the bot fails, `trouble` says so, and a random
/// legal move is returned. Its randomness depends only on the seed, the seat and the number of the
/// move, so that a bot continues in the same way after the match was saved and loaded.
Move ask_bot(const Session& session, int seat, Bot& bot, std::string& trouble);

/// Tells the bot that the match is over; failures no longer matter.
void tell_end(const View& view, Bot& bot);

}  // namespace fronteira::match
