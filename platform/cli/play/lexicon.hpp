// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/words/voice.hpp"

#include <list>
#include <string>
#include <vector>

namespace fronteira::cli {

/// A thing and one of the names it goes by, folded.
struct Named {
    std::string name;
    int32_t value;
};
using NameList = std::vector<Named>;

/// What things are called in every language at once, and by their ids.
class Lexicon {
 public:
    Lexicon(const runtime::Game& game, const core::Rules& rules);

    const NameList& moves() const { return moves_; }
    const NameList& spaces() const { return spaces_; }
    NameList slots(const core::MoveKind& kind) const;
    /// What a slot may hold; empty for a number.
    NameList values(const core::Slot& slot) const;

 private:
    const core::Rules& rules_;
    std::list<runtime::Voice> voices_;
    NameList moves_;
    NameList spaces_;
};

/// How a name was found among others.
struct Found {
    std::vector<int32_t> values;  ///< one when it is clear; several when it could be any of them
    size_t words = 0;             ///< how many words of the text it took
};

/// The thing that the words from `at` on name: the longest name that stands there, else the longest
/// text with which only names of one thing begin. `preferred`, when not empty, decides between
/// several.
Found find_name(const std::vector<std::string>& words, size_t at, const NameList& names,
                const std::vector<int32_t>& preferred = {});

}  // namespace fronteira::cli
