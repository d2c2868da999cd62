// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>

#include "match/session.hpp"
#include "runtime/games/guarded_rules.hpp"

#include <memory>
#include <string>
#include <vector>

namespace fronteira::cli {

/// Who sits on a chair. A record writes it as `human` or `bot:NAME`.
struct Chair {
    bool human = false;
    std::string bot;  ///< name of the bot otherwise
    std::string label() const { return human ? "human" : "bot:" + bot; }
};

/// Reads `human,bot:careful,bot`; a bot without a name is `usual_bot`. Chairs that are not named
/// are taken by `usual_bot`. Nothing named at all: `people` humans, then bots.
Result<std::vector<Chair>> read_chairs(const std::string& text, int players,
                                       const std::string& usual_bot, int people);

/// A match and all who play it.
struct PlayTable {
    runtime::Game game;
    std::unique_ptr<runtime::GuardedRules> rules;
    std::unique_ptr<match::Session> session;
    std::vector<Chair> chairs;
    std::vector<std::unique_ptr<Bot>> bots;  ///< null where a human sits

    /// Loads the rules and the bots; the session is not begun.
    static Result<PlayTable> lay(const runtime::Installation& installation, runtime::Game game,
                                 std::vector<Chair> chairs);

    /// The same without bots: what the seats that are no person's play is written down. Their names
    /// stand in the record, for whoever goes on with it.
    static Result<PlayTable> lay_for_script(runtime::Game game, std::vector<Chair> chairs);

    int people() const;
    /// The bot's move for its seat now. A bot that fails is told of in `trouble`, and a legal move
    /// is drawn by lot.
    Move ask_bot(int seat, std::string& trouble);
    /// The match is over for the bots.
    void dismiss_bots();
};

}  // namespace fronteira::cli
