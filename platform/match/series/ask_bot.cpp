// SPDX-License-Identifier: MIT
#include "match/series/ask_bot.hpp"

#include <exception>

namespace fronteira::match {

Move ask_bot(const Session& session, int seat, Bot& bot, std::string& trouble) {
    const Record& record = session.record();
    Random chance{
        derived_seed(derived_seed(record.seed, static_cast<uint64_t>(seat)), record.moves.size())};
    try {
        const Move move = bot.choose(session.view(seat), chance);
        if (session.match().check(seat, move).empty()) return move;
        trouble = "its move is not legal";
    } catch (const std::exception& error) {
        trouble = error.what();
    } catch (...) {
        trouble = "it failed";
    }
    return session.view(seat).random_move(chance);
}

void tell_end(const View& view, Bot& bot) {
    try {
        bot.end(view);
    } catch (...) {
    }
}

}  // namespace fronteira::match
