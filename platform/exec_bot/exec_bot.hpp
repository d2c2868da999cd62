// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>

#include "core/sight/seat_view.hpp"
#include "exec_bot/program.hpp"
#include "protocol/message.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace fronteira::exec_bot {

using protocol::Json;

/// What a program is told about a game, besides the view of its seat.
struct Briefing {
    Json game;                  ///< of the message `joined`
    std::function<Json()> map;  ///< the message `map`
    /// Why a move is refused, in words.
    std::function<std::string(const core::Refusal& refusal, const Move& move)> say;
};

/// For authors, to read along: each line as it was sent, and in which direction.
using ReadAlong = std::function<void(bool to_program, const std::string& line)>;

/// Any program as a bot: it is started when it is first asked in a match, and ends with the match.
/// It says `hello`, is told the game and its seat, and then, at each decision, its view; it asks
/// what it likes and sends a move. See docs/reference/bot-protocol.md.
class ExecBot final : public Bot {
 public:
    /// `words` is the program and what stands after it on its command line.
    ExecBot(std::vector<std::string> words, Briefing briefing, Limits limits = {});

    void read_along(ReadAlong read) { read_along_ = std::move(read); }

    /// In how many matches it had to be killed at the end, although it had done nothing wrong
    /// before.
    int lingered() const { return lingered_; }

    /// Throws what the program did wrong. The program is then killed, and random moves are returned
    /// for the rest of the match if anybody asks for them.
    Move choose(const View& view, Random& random) override;
    void end(const View& view) override;

 private:
    using Until = Program::Clock::time_point;

    Result<Move> decide(const core::SeatView& view, Random& random);
    Result<void> begin(const core::SeatView& view, Random& random);
    Result<void> greet();
    Result<void> look_for_early_moves();
    Result<Move> read_move(const core::SeatView& view, const Json& message);
    Json answer(const core::SeatView& view, const Json& message) const;
    Json reason(const core::Refusal& refusal, const Move& move) const;
    Result<Json> hear(Until until);
    Result<Json> read(const std::string& line);
    void tell(const Json& message);
    void reply(const Json& message, Json answer);

    std::vector<std::string> words_;
    Briefing briefing_;
    Limits limits_;
    ReadAlong read_along_;
    std::unique_ptr<Program> program_;
    int asked_ = 0;  ///< how often, in this match
    bool gave_up_ = false;
    int lingered_ = 0;
};

}  // namespace fronteira::exec_bot
