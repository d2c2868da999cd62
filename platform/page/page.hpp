// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>
#include <fronteira/result.hpp>

#include "match/records/replay.hpp"
#include "table/library.hpp"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace fronteira::page {

/// Plays a match again: calls back after the set-up and after each move.
using Play = std::function<Result<void>(const match::OnMove&)>;

/// A match as the browser plays it, packed: see TapeWriter. Several threads can make several.
/// `over`: nothing of it is secret any more. Fails where `play` does.
Result<std::string> packed_tape(const core::Rules& rules, bool over, const Play& play);

/// One self-contained file of HTML: matches to be looked at in a browser, and what is told of them.
/// It asks nothing of a network, and a policy in it lets nothing run but its own script.
class Page {
 public:
    /// Both are lent. `texts` is what the page itself says. Matches that come once there are
    /// `most_bytes` of them are listed, and cannot be watched.
    Page(table::Library& library, const TextTable& texts, size_t most_bytes = SIZE_MAX)
        : library_(library), texts_(texts), most_bytes_(most_bytes) {}

    /// Adds a match. `seats` are names for people to read, one a seat; where empty, who sat there
    /// by the record. `about` is kept with it: `round`, an `outcome` other than the rules'. Fails
    /// when the record cannot be played again with what is installed.
    Result<void> add(const match::Record& record, const std::vector<std::string>& seats = {},
                     protocol::Json about = protocol::Json::object());
    /// The same of a match that is over, by its header and its tape alone; `about` says its `moves`
    /// and its `outcome`.
    Result<void> add(const match::Record& header, std::string tape,
                     const std::vector<std::string>& seats, protocol::Json about);
    /// Whether the size limit is reached: no further match can be watched, so none needs a tape.
    bool full() const { return bytes_ >= most_bytes_; }

    /// What web/tables.js draws above the matches, as it says there.
    void set_tournament(protocol::Json tournament) { tournament_ = std::move(tournament); }

    std::string html() const;
    /// How the game of the match that was added last is called: its `title` and `map` by language.
    protocol::Json board() const;
    /// How many of the matches can be watched.
    size_t watched() const { return watched_; }

 private:
    struct Game {
        std::unique_ptr<table::Setting> setting;
        size_t number = 0;
        protocol::Json map;  ///< its name by language
    };

    Result<Game*> game_of(const match::Record& record);
    void keep(std::string tape);
    void list(const Game& game, const match::Record& header, const std::vector<std::string>& seats,
              protocol::Json about);

    table::Library& library_;
    const TextTable& texts_;
    size_t most_bytes_;
    size_t bytes_ = 0;  ///< of the tapes
    size_t watched_ = 0;
    std::map<std::string, Game> games_;  ///< by all that the record says of the game
    std::vector<std::string> sheets_;    ///< packed, by number of the game
    std::vector<std::string> tapes_;  ///< packed, by number of the match; empty: not to be watched
    protocol::Json matches_ = protocol::Json::array();
    protocol::Json tournament_;
};

/// The page that a host serves: without matches, it follows those of the host it came from.
/// `platform` is what the platform says in a match.
std::string live_page(const TextTable& texts, const TextTable& platform);

/// What that page may do, for the header `Content-Security-Policy`.
std::string live_policy();

}  // namespace fronteira::page
