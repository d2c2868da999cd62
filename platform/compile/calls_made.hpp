// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace fronteira::compile {

/// A call that is made by name, of a global function, one of a library or a method.
struct CallMade {
    Tag of = Tag::nil;  ///< the kind of handle; nil: a global, or not known
    std::string name;
    std::string library{};  ///< `table` in `table.sort`
    bool method = false;
    bool dropped = false;              ///< nobody looks at what it gives
    bool taken = false;                ///< somebody does, and does not merely hand it on
    bool condition = false;            ///< or only at whether that is true
    int given = 0;                     ///< arguments, without the handle; -1: as many as there are
    std::map<int, std::string> texts;  ///< those that are written there, by number from 1
    std::map<int, std::set<std::string>> fields;  ///< of tables that are written there
    std::string file;
    int line = 0;
};

/// Adds those of a function and of the functions inside of it. `of_globals`: which upvalues hold
/// the globals.
void note_calls(Program& program, const Proto& proto, const std::vector<bool>& of_globals,
                std::vector<CallMade>& calls);

}  // namespace fronteira::compile
