// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

#include <string>
#include <vector>

namespace fronteira::compile {

/// A comparison of what stands in a column with a constant that never stands there:
/// `territory.owner == 1`.
struct Doubt {
    std::string file;
    int line = 0;
    const Member* column = nullptr;  ///< one of those of that name
    Value constant;
};

/// Those in a function and in the functions inside of it. A field of a table may be called like a
/// column, so that a doubt may be wrong; a name that the map or a card has, too, is never doubted.
std::vector<Doubt> doubts_in(Program& program, const Proto& proto);

}  // namespace fronteira::compile
