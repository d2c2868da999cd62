// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules.hpp"
#include "script/doubts/names_told.hpp"
#include "script/ruleset.hpp"

#include <array>
#include <set>
#include <string>

namespace fronteira::script {

/// What functions may be told by name: what the rules declare, and what the maps and cards of the
/// mod have.
class KnownNames {
 public:
    KnownNames(const core::Rules& rules, const RulesetSource& source);

    const std::set<std::string>& of(Thing thing) const { return all_[static_cast<size_t>(thing)]; }

 private:
    std::set<std::string>& of(Thing thing) { return all_[static_cast<size_t>(thing)]; }
    template <class Names>
    void know(Thing thing, const Names& names) {
        of(thing).insert(names.begin(), names.end());
    }
    template <class Named>
    void know_named(Thing thing, const Named& named) {
        for (const auto& one : named) of(thing).insert(one.name);
    }
    void know_fields(const core::Rules& rules);

    std::array<std::set<std::string>, things> all_;
};

}  // namespace fronteira::script
