// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/doubt.hpp"
#include "compile/handle_types.hpp"

#include <optional>
#include <vector>

namespace fronteira::compile {

/// A function that is looked through for doubts, without the functions inside of it. All is lent.
struct Examined {
    Program& program;
    const Proto& proto;
    const HandleTypes& types;
    const std::vector<bool>& of_globals;  ///< by upvalue: see doubts_in()
    bool of_move;
    std::vector<Doubt>& found;

    /// The column or other member that was read into a register, or null.
    const Member* member_in(size_t at, int in_register) const;
    /// The column that a `getfield` reads of something that is not known, if nothing else is called
    /// so, no card either; null where `filled` is -1.
    const Member* column_by_name(int filled) const;
    /// A constant by its number, unless it is a fraction or nil.
    std::optional<Value> constant(int number) const;
    /// Notes a doubt about the instruction at `at`.
    void add(Doubt doubt, size_t at) const;
};

/// Whether what it holds is always a number.
bool is_number(const Member& member);

}  // namespace fronteira::compile
