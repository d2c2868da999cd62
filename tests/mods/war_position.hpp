// SPDX-License-Identifier: MIT
#pragma once

#include "installed.hpp"

#include <string_view>

namespace fronteira::mods {

/// A match of the real ruleset of War, or of a variant, in which positions are built by hand.
/// Unless the options say otherwise, colours go as the seats stand, so that nobody is asked for
/// one.
class WarPosition {
 public:
    explicit WarPosition(int players, const std::string& ruleset = "war/war",
                         const runtime::WrittenOptions& options = {})
        : game_(prepared({ruleset, players}, with_colours(options))),
          rules_(loaded(*game_)),
          match_(rules_->rules(), *rules_) {}

    core::Match& match() { return match_; }
    const core::Rules& rules() const { return rules_->rules(); }
    core::Handlers& handlers() { return *rules_; }

    int space(std::string_view id) const { return rules().board->find_space(id).value(); }

    int32_t get(core::Entity entity, std::string_view column, int row) const {
        return match_.state().get(rules().layout.find(entity, column).value(), row);
    }
    void set(core::Entity entity, std::string_view column, int row, int32_t value) {
        match_.mutable_state().set(rules().layout.find(entity, column).value(), row, value);
    }
    int armies(std::string_view id) const { return get(core::Entity::space, "armies", space(id)); }
    void hold(std::string_view id, int seat, int armies) {
        set(core::Entity::space, "owner", space(id), seat);
        set(core::Entity::space, "armies", space(id), armies);
    }
    int territories(int seat) const {
        int count = 0;
        for (int at = 0; at < rules().board->space_count(); ++at)
            count += get(core::Entity::space, "owner", at) == seat ? 1 : 0;
        return count;
    }

    int16_t move(std::string_view name) const {
        for (size_t i = 0; i < rules().moves.size(); ++i)
            if (rules().moves[i].name == name) return static_cast<int16_t>(i);
        return -1;
    }
    int phase(std::string_view name) const {
        for (size_t i = 0; i < rules().phases.size(); ++i)
            if (rules().phases[i].name == name) return static_cast<int>(i);
        return -1;
    }

 private:
    static runtime::WrittenOptions with_colours(runtime::WrittenOptions options) {
        options.emplace("colours", "seats");
        return options;
    }

    std::unique_ptr<runtime::Game> game_;
    std::unique_ptr<runtime::GuardedRules> rules_;
    core::Match match_;
};

}  // namespace fronteira::mods
