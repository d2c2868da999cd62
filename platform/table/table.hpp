// SPDX-License-Identifier: MIT
#pragma once

#include "match/session.hpp"
#include "table/answer.hpp"
#include "table/library.hpp"
#include "table/teller.hpp"

#include <memory>
#include <string>
#include <vector>

namespace fronteira::table {

/// A match and those who sit around it, spoken to in the words of the protocol. Seats count from 0
/// here; the messages count from 1. It knows nothing of connections, clocks and stores: whoever
/// runs it does, and asks for one thing at a time.
class Table {
 public:
    /// `chairs` says who sits where: `human`, `bot` or `bot:NAME`, one a seat. `recorded` says what
    /// the record does already: who sat there when it began, and how its seed was drawn.
    static Result<std::unique_ptr<Table>> lay(std::unique_ptr<Setting> setting,
                                              std::vector<std::string> chairs,
                                              const match::Record& recorded = {});
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    /// What is played: `ruleset`, `map`, and `title` in all languages.
    Json about() const;
    /// Deals. Only a ruleset at fault fails.
    Result<Answer> begin(uint64_t seed);
    /// Deals as in a match of the same game before it was edited, and plays the moves of that match
    /// as far as they are legal: `played` of them, `of` so many.
    Result<Answer> begin_like(const match::Record& record);
    /// A bot sits there whose seat somebody gave up: see replace. Said before the match goes on.
    void let_look_on(int seat) { looks_on_[static_cast<size_t>(seat)] = true; }
    /// Goes on with a match that was kept.
    Result<Answer> resume(const match::Record& record);

    /// The requests that change nothing: `join`, `view`, `legal`, `complete`, `why`. A
    /// seat of -1 is a spectator.
    Json ask(int seat, const std::string& language, const Json& message);

    /// The request `move`.
    Answer play(int seat, const Json& message);
    /// The bot that decides now plays one move. Nothing happens where a person decides.
    Answer step();
    /// Takes back the seat's last move and what came after it.
    Answer undo(int seat);
    /// The seat gives up, and the match ends.
    Answer resign(int seat);
    /// The match ends, and nobody has won it.
    Answer abandon();
    /// A bot takes the seat over. Whoever sat there looks on and is told what the seat may know.
    Answer replace(int seat, const std::string& who);

    /// Whether one of the session's answers was that its rules are at fault: the match cannot go
    /// on.
    bool broken() const { return broken_; }

 private:
    Table(std::unique_ptr<Setting> setting, match::Record header);

    Result<void> sit_down(size_t seat, const std::string& who);
    std::vector<int> viewers() const;
    Answer after_move();
    Answer ended();
    void dismiss_bots();
    Answer fault(const Diagnostics& findings);
    Json refused(const std::vector<core::Refusal>& refusals, const Move& move) const;
    Json refusal_json(const core::Refusal& refusal, const Move& move) const;
    Json status() const;
    std::string head() const;

    Json joined(int seat, const std::string& language, const Json& message);

    std::unique_ptr<Setting> setting_;
    match::Session session_;
    Teller teller_;
    std::vector<std::string> chairs_;
    std::vector<std::unique_ptr<Bot>> bots_;  ///< null where a person sits
    std::vector<bool> looks_on_;              ///< the seats that somebody gave up
    size_t move_bytes_ = 0;                   ///< of the record's lines
    bool broken_ = false;
};

}  // namespace fronteira::table
