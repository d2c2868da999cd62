// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

#include <set>
#include <string>
#include <vector>

namespace fronteira::compile {

/// What functions ask for behind a dot or colon, and what is given such a name there: a field of a
/// table, or any text that might be the key of one.
struct FieldNames {
    struct Read {
        std::string name;
        std::string file;
        int line = 0;
        bool of_handle = false;  ///< that is known to stand before the dot
        std::string library{};   ///< that stands there by its name: `math`
    };
    std::vector<Read> read;
    std::set<std::string> given;
    std::set<std::string> computed_in;  ///< files in which keys of tables are computed, and may be
                                        ///< texts
};
/// Adds those of a function and of the functions inside of it.
void note_fields(Program& program, const Proto& proto, FieldNames& names);

/// Those of them that are always nil: no handle, card or map of this program and nothing in the
/// functions has that name. Each once, where it is read first. Where keys are computed, tables may
/// have any.
std::vector<FieldNames::Read> unknown_fields(Program& program, const FieldNames& names);

}  // namespace fronteira::compile
