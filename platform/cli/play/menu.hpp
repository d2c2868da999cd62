// SPDX-License-Identifier: MIT
#pragma once

#include "cli/scene/scene.hpp"

#include <optional>
#include <string>
#include <vector>

namespace fronteira::cli {

/// The moves on offer as a tree that is walked one choice at a time: what kind, then value after
/// value, at last how many.
class Menu {
 public:
    /// What can be chosen now: a kind of move, a value, or all the cards of a slot at once.
    struct Choice {
        std::string label;
        int16_t kind = -1;
        std::vector<int32_t> values;
    };

    /// The moves on offer to `seat` now. The scene must outlive the menu.
    Menu(const Scene& scene, int seat);

    /// Begins at values that are chosen already: of that kind, the first `given` slots.
    void begin_with(const Move& move, size_t given);

    /// One is chosen by its place in the list. Where only one thing can be chosen next, it is.
    void choose(size_t index);
    /// One choice back; false at the top.
    bool back();
    void restart();

    const std::vector<Choice>& choices() const { return choices_; }
    /// A number is wanted now: from `least` to `most`, and then the move is complete.
    bool wants_number() const { return number_.has_value(); }
    int32_t least() const { return number_->first; }
    int32_t most() const { return number_->second; }
    void choose_number(int32_t number);

    bool at_top() const { return kind_ < 0; }
    bool complete() const { return complete_; }
    /// The slot is the one whose value is wanted now.
    bool asks_for(const core::Slot& slot) const {
        return kind_ >= 0 && slots_ < kind().slots.size() && &slot == &this->slot();
    }
    const Move& move() const { return move_; }

    /// What has been chosen and what is asked for: `Attack, from Brazil: to?`.
    std::string question() const;

 private:
    struct Step {
        int16_t kind;
        size_t slots;
    };
    const core::MoveKind& kind() const { return scene_.rules().moves[static_cast<size_t>(kind_)]; }
    const core::Slot& slot() const { return kind().slots[slots_]; }
    int width_so_far() const;
    bool fits(const Offer& offer) const;
    void take(const Choice& choice);
    void look();
    void list_kinds();
    void list_values();
    std::string label(const core::Slot& slot, const std::vector<int32_t>& values) const;
    std::string space_label(int space) const;

    const Scene& scene_;
    std::vector<Offer> offers_;
    int16_t kind_ = -1;
    size_t slots_ = 0;  ///< chosen ones
    Move move_;
    std::vector<Choice> choices_;
    std::optional<std::pair<int32_t, int32_t>> number_;
    bool complete_ = false;
    std::vector<Step> trail_;  ///< where `back` leads
};

}  // namespace fronteira::cli
