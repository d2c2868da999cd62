// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"
#include "match/notation.hpp"
#include "protocol/message.hpp"

#include <functional>

namespace fronteira::table {

using protocol::Json;

// The requests about what a seat may do now, answered from the match alone.

/// A reason why a move is refused, as the one who asked is told it.
using RefusalTeller = std::function<Json(const core::Refusal& refusal, const Move& move)>;

/// What the move that is being built asks for, in words.
using QuestionTeller = std::function<Json(const match::PartMove& part, size_t slot)>;

/// `legal`: every move on offer, at most 2000 of them.
Json legal_json(const core::Match& match, int seat);
/// `complete`: what may be chosen next for a move of which some values are given.
Json complete_json(const core::Match& match, int seat, const Json& message,
                   const QuestionTeller& tell = {});
/// `why`: whether a move would be legal, and every reason why not.
Json why_json(const core::Match& match, int seat, const Json& message, const RefusalTeller& tell);

/// The error for a move of a message that cannot be read.
Json unreadable(const Diagnostics& findings);

}  // namespace fronteira::table
