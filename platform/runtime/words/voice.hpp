// SPDX-License-Identifier: MIT
#pragma once

#include "match/phrases.hpp"
#include "runtime/games/game.hpp"

#include <string>
#include <vector>

namespace fronteira::runtime {

/// Everything that is said about a match, in one language: first what the ruleset's mod says, then
/// the mods it depends on, then `more`, then the platform.
class Voice {
 public:
    /// The game's installation, `rules` and `more` are lent. `seats` are names of people.
    Voice(const Game& game, const core::Rules& rules, const std::string& language,
          std::vector<std::string> seats = {}, const TextTable* more = nullptr);
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;

    const match::Sentences& sentences() const { return sentences_; }
    const match::Names& names() const { return names_; }
    const match::Phrases& phrases() const { return phrases_; }
    const std::string& language() const { return sentences_.language(); }

 private:
    match::Sentences sentences_;
    match::Names names_;
    match::Phrases phrases_;
};

/// The languages that the program speaks: those of platform/match/text, English first.
const std::vector<std::string>& languages();

/// The language to speak: `asked` when it is given, else what the environment says (LC_ALL,
/// LC_MESSAGES, LANG): the nearest that the program speaks, else English.
std::string choose_language(const std::string& asked = {});

}  // namespace fronteira::runtime
