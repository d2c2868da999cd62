// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

#include <string>

namespace fronteira::script {

/// What a function does to a match, as far as its text says.
struct Deeds {
    std::string changes;    ///< what only effects may do: `match:tell`, a write; or empty
    bool reads_me = false;  ///< it asks the match who decides
};

/// Of the function itself, without those inside of it.
Deeds deeds_in(compile::Program& program, const compile::Proto& proto);

}  // namespace fronteira::script
