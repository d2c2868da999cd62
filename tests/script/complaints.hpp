// SPDX-License-Identifier: MIT
#pragma once

#include "script/ruleset.hpp"
#include "support/tiny_board.hpp"

#include <map>
#include <optional>
#include <string>

namespace fronteira::script {

inline constexpr const char* plain =
    "match = { on = flag, armies = int(0, 9) }, seat = { gold = int(0, 9) }";

using RuleFiles = std::map<std::string, std::string>;

/// What is complained of when a ruleset of these files is loaded and a match begins; of plain
/// columns where none are declared.
inline std::string complaint_of_files(RuleFiles files) {
    files.emplace("rules/state.lua", std::string("return { ") + plain + " }");
    RulesetSource source;
    source.mod = source.id = "silent";
    source.board = support::ring_board(3);
    source.read = [files](const std::string& file,
                          const std::string&) -> std::optional<std::string> {
        const auto found = files.find(file);
        return found == files.end() ? std::nullopt : std::optional(found->second);
    };
    const auto ruleset = Ruleset::load(source);
    if (!ruleset) return to_text(ruleset.error());
    core::Match match((*ruleset)->rules(), **ruleset);
    const auto started = match.start(1);
    return started ? "" : to_text(started.error());
}

/// The same of columns and the body of a set-up.
inline std::string complaint(const std::string& state, const std::string& body = "") {
    return complaint_of_files(
        {{"rules/state.lua", "return { " + state + " }"},
         {"rules/init.lua",
          "return { setup = function(match)\n" + body +
              "\nend, turn = { phase \"only\" { move \"stop\" { effect = finish_phase } } } }"}});
}

}  // namespace fronteira::script
