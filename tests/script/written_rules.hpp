// SPDX-License-Identifier: MIT
#pragma once

#include "script/ruleset.hpp"
#include "support/tiny_board.hpp"

#include <map>
#include <string>

namespace fronteira::script {

/// The source of a ruleset whose files stand in a test: `state.lua`, `init.lua` and modules.
inline RulesetSource written_source(std::map<std::string, std::string> files, int spaces = 40,
                                    int seats = 2) {
    RulesetSource source;
    source.mod = "written";
    source.id = "written";
    source.board = support::ring_board(spaces, 4);
    source.seats = seats;
    source.read = [files = std::move(files)](const std::string& file,
                                             const std::string&) -> std::optional<std::string> {
        const auto found = files.find(file.substr(file.find('/') + 1));
        if (found == files.end()) return std::nullopt;
        return found->second;
    };
    return source;
}

/// A ruleset of one phase with one move beside a pass. `clauses` are what the move is declared of.
inline RulesetSource one_move(const std::string& clauses, const std::string& before = "",
                              int spaces = 40) {
    return written_source(
        {{"state.lua",
          "return { space = { owner = seat, armies = int(0, 100000) { initial = 1 } }, "
          "match = { n = int(0, 1000000) } }"},
         {"init.lua", before + "\nreturn { turn = { phase \"only\" {\n  move \"act\" { " + clauses +
                          " },\n  move \"rest\" { effect = finish_phase },\n} } }"}},
        spaces);
}

/// The codes of what is wrong with it, one after the other; empty when it can be loaded.
inline std::string codes_of(const RulesetSource& source) {
    const auto loaded = Ruleset::load(source);
    std::string codes;
    if (!loaded)
        for (const Diagnostic& fault : loaded.error())
            codes += (codes.empty() ? "" : " ") + fault.code;
    return codes;
}

}  // namespace fronteira::script
