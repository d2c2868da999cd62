// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace fronteira::compile {

/// The name when it is that of a library whose fields are functions; else, and for none, empty.
inline std::string library_name(const std::string* name) {
    const bool library =
        name != nullptr && (*name == "math" || *name == "string" || *name == "table");
    return library ? *name : std::string();
}

}  // namespace fronteira::compile
