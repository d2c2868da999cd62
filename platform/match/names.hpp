// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules.hpp"
#include "match/sentences.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace fronteira::match {

/// The kind of value that a slot takes.
core::Kind kind_of(core::Slot::Type type);

/// What the things of a match are called in one language. A thing without a name gets its id, made
/// readable; a number that names nothing gets the text for `nothing`, and core::hidden the text
/// for `hidden`.
class Names {
 public:
    /// Both are lent. `seats` are names that the players chose; an empty one becomes `Player 1`.
    Names(const Sentences& sentences, const core::Rules& rules, std::vector<std::string> seats = {})
        : sentences_(sentences), rules_(rules), seats_(std::move(seats)) {}

    std::string space(int32_t space) const;
    std::string region(int32_t region) const;
    std::string seat(int32_t seat) const;
    /// The seats of a set, one bit each: `Ana and Rui`.
    std::string seats(uint32_t set) const;
    std::string card(int deck, int32_t card) const;
    /// By ids: keys `move.<id>`, `phase.<id>`, `choice.<word>`, `tag.<id>`.
    std::string move(std::string_view id) const { return word("move", id); }
    std::string phase(std::string_view id) const { return word("phase", id); }
    std::string choice(std::string_view id) const { return word("choice", id); }
    std::string tag(std::string_view id) const { return word("tag", id); }
    /// Keys `slot.<move>.<slot>` and `slot.<slot>`.
    std::string slot(std::string_view move, std::string_view slot) const;
    /// Key `column.<id>`; for exactly one `column_one.<id>` comes first: `army`.
    std::string column(std::string_view id, int32_t count = 0) const;

    /// A value by its kind. A choice is looked up among `choices` and a card in `deck`.
    std::string value(core::Kind kind, int32_t value, const std::vector<std::string>& choices = {},
                      int deck = -1) const;
    /// A value of a column of any entity.
    std::string value(const core::Column& column, int32_t value) const;
    /// The value that a move has in a slot; several cards are listed.
    std::string value(const core::Slot& slot, const Move& move) const;

    /// Several of them in one: `Ana, Bia and Rui`.
    std::string list(const std::vector<std::string>& items) const;

    const core::Rules& rules() const { return rules_; }

 private:
    std::string word(std::string_view group, std::string_view id) const;
    std::string hidden() const { return sentences_.text("hidden", "hidden"); }
    std::string nothing() const { return sentences_.text("nothing", "nothing"); }

    const Sentences& sentences_;
    const core::Rules& rules_;
    std::vector<std::string> seats_;
};

}  // namespace fronteira::match
