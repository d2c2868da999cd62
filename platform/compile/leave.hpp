// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace fronteira::compile {

/// A place where a compiled function hands over to Lua, and the word that makes it do so.
struct Leave {
    /// Whether the word is a global that there is not, which is a fault wherever it is come to.
    enum class Undefined { no, read, written };

    std::string file;
    int line = 0;
    std::string word;
    Undefined undefined = Undefined::no;
};

}  // namespace fronteira::compile
