// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace fronteira::compile {

/// A place where a compiled function hands over to Lua, and the word that makes it do so.
struct Leave {
    std::string file;
    int line = 0;
    std::string word;
};

}  // namespace fronteira::compile
