// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"
#include "match/names.hpp"
#include "match/notation.hpp"
#include "match/outcome.hpp"

#include <set>
#include <string>

namespace fronteira::match {

/// What a key of `why` may end in: every core::Reason, in all its spellings (see
/// Phrases::refusal).
std::set<std::string> reason_keys();

/// Turns what the core says into sentences of one language.
class Phrases {
 public:
    /// Both are lent.
    Phrases(const Sentences& sentences, const Names& names)
        : sentences_(sentences), names_(names) {}

    /// Why a move is refused, without a capital or a full stop: `needs at least 2 armies`. The
    /// first of these keys that has a text gives it:
    /// `why.<move>.<slot>.<subject>.<reason>`, `why.<move>.<slot>.<reason>`,
    /// `why.<move>.<subject>.<reason>`, `why.<move>.<reason>`, `why.<subject>.<reason>`,
    /// `why.<reason>`. A reason that bounds a number to one value is tried as `<reason>_exactly`
    /// first, and to the value 1 as `<reason>_one` before that; so is `at_least` with 1.
    ///
    /// Placeholders: `{from}` and `{upto}` by the kind of the column, `{subject}` and `{slot}` and
    /// `{move}` by name. With the refused move, `{value}` (or `{space}`) is what stands in the
    /// slot, and a subject that is another slot stands for its value.
    std::string refusal(const core::Refusal& refusal, const Move* move = nullptr) const;

    /// What happened, as a seat (-1: a spectator) may learn it; empty when it learns nothing. The
    /// key is `event.<name>`, each `{field}` a placeholder; an empty text keeps an event silent,
    /// and a part in brackets is left out where a field has nothing to say (see
    /// optional_parts.hpp).
    std::string event(const core::Event& event, int seat) const;

    /// Keys `outcome.<kind>`, with `{seats}`.
    std::string outcome(const Outcome& outcome) const;

    /// A move in words: its name and its values, as a log shows it. Key `played.<move>` with each
    /// `{slot}` a placeholder and optional parts as in an event, else `<name>: <value>, <value>`.
    std::string move(const Move& move) const;

    /// What a move that is being built asks for next, as one would say it: `Attack from Moscow.
    /// Whom?` Key `ask.<move>.<slot>`, each `{slot}` that has a value a placeholder; empty without
    /// a text.
    std::string question(const PartMove& part, size_t slot) const;

 private:
    const Sentences& sentences_;
    const Names& names_;
};

}  // namespace fronteira::match
