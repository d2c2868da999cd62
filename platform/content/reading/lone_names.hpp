// SPDX-License-Identifier: MIT
#pragma once

#include "content/reading/report.hpp"
#include "content/toml/value.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::content {

/// The names under which things of one kind carry something: cards, or the spaces of a map. What
/// one alone calls nearly as others do is probably misspelt.
class LoneNames {
 public:
    void note(const Entry& entry) { note(entry.key, entry.line, entry.column); }
    void note(std::string_view name, int line, int column);

    /// Warns of each such name where it stands: `no_other`, "no other card shows", and the name.
    /// `known` are names that mean something although nobody may use them.
    void warn(Report& report, const std::string& no_other,
              std::vector<std::string_view> known = {}) const;

 private:
    /// How many things carry it, and where the first one does.
    struct Noted {
        int things = 0;
        int line = 0;
        int column = 0;
    };
    std::map<std::string, Noted, std::less<>> noted_;
};

}  // namespace fronteira::content
