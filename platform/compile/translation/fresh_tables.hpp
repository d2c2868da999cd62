// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

#include <map>
#include <set>

namespace fronteira::compile {

/// Which registers hold a table that was just made and is known nowhere else, and the fields it was
/// given: `{ seat = one, space = other }`. To be told of every instruction in order.
class FreshTables {
 public:
    /// Something may lead here from elsewhere.
    void forget() { fields_.clear(); }
    /// Whether a field is new to such a table; then it has it from here on.
    bool adds(int in_register, const Name* field);
    void pass(const Instruction& instruction);

 private:
    std::map<int, std::set<const Name*>> fields_;  ///< by register
};

}  // namespace fronteira::compile
