// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/held_values.hpp"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace fronteira::compile {

/// A call that is made by name: of a global function, one of a library, a method, or a function of
/// the rules that is certain.
struct CallMade {
    Tag of = Tag::nil;  ///< the kind of handle; nil: a global, or not known
    std::string name;
    std::string library{};  ///< `table` in `table.sort`
    bool method = false;
    bool dropped = false;              ///< nobody looks at what it gives
    bool without_match = false;        ///< what is given first is surely not the match
    bool taken = false;                ///< somebody does, and does not merely hand it on
    bool condition = false;            ///< or only at whether that is true
    bool reckoned = false;             ///< or reckons with it, or puts it in an order
    int wanted = 0;                    ///< how many values are taken of what it gives
    int given = 0;                     ///< arguments, without the handle; -1: as many as there are
    std::map<int, Tag> kinds;          ///< of arguments by number from 1, where that is certain
    std::set<int> nils;                ///< arguments that are written there as nil, from 1
    std::map<int, std::string> texts;  ///< those that are written there, by number from 1
    /// Of tables that are written there, the names and what kind of value each is given.
    std::map<int, std::map<std::string, Tag>> fields;
    std::map<int, std::string> names;     ///< of variables and fields that are given
    std::map<int, std::string> lent;      ///< tables of the file that are given, by their variables
    std::shared_ptr<const Callee> own{};  ///< the function of the rules that is called, or null
    std::map<int, std::string> not_had;   ///< what it asks a handle for, which never has it
    std::map<int, std::shared_ptr<const Callee>> functions;  ///< that are given
    std::string file;
    int line = 0;
};

/// Adds those of a function and of the functions inside of it. `held`: by its upvalues. `of_move`:
/// whether it is called with the values that its parameters name.
void note_calls(Program& program, const Proto& proto, const std::vector<Held>& held, bool of_move,
                Callees& callees, std::vector<CallMade>& calls);

}  // namespace fronteira::compile
