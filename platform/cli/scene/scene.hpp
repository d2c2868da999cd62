// SPDX-License-Identifier: MIT
#pragma once

#include "cli/terminal/paint.hpp"
#include "match/session.hpp"
#include "runtime/games/drawn_columns.hpp"
#include "runtime/words/voice.hpp"

namespace fronteira::cli {

/// What one viewer's screen is made of. Everything is lent.
struct Scene {
    const match::Session& session;
    const runtime::Voice& voice;
    const Paint& paint;
    const runtime::DrawnColumns& drawn;
    int viewer = -1;  ///< a seat, or -1 for a spectator
    size_t columns = 80;
    bool reveal = false;  ///< the match is over and nothing is secret any more

    const core::Match& match() const { return session.match(); }
    const core::Rules& rules() const { return match().rules(); }
    const core::Layout& layout() const { return rules().layout; }
    /// The cell as the viewer sees it, or core::hidden.
    int32_t seen(core::ColumnId column, int row) const {
        return reveal ? match().state().get(column, row)
                      : match().state().seen(column, row, viewer);
    }
    bool sees_zone(int deck, int zone) const {
        return reveal || match().state().can_see_zone(deck, zone, viewer);
    }
    /// A sentence of the terminal's own, by its key after `play.`.
    std::string text(const std::string& key) const {
        return voice.sentences().text("play." + key, key);
    }
    /// The same with `{name}`s filled in.
    std::string text(const std::string& key,
                     const std::vector<std::pair<std::string, std::string>>& values) const;
};

/// With a capital and a full stop.
std::string sentence(std::string text);

}  // namespace fronteira::cli
