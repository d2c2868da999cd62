// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

#include <set>
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

/// What functions ask for behind a dot or colon, and what is given such a name there: a field of a
/// table, or any text that might be the key of one.
struct FieldNames {
    struct Read {
        std::string name;
        std::string file;
        int line = 0;
    };
    std::vector<Read> read;
    std::set<std::string> given;
};
/// Adds those of a function and of the functions inside of it.
void note_fields(const Proto& proto, FieldNames& names);

/// Those of them that are always nil: no handle, card or map of this program and nothing in the
/// functions has that name. Each once, where it is read first.
std::vector<FieldNames::Read> unknown_fields(Program& program, const FieldNames& names);

/// Those in a function and in the functions inside of it. A field of a table may be called like a
/// column, so that a doubt may be wrong; a name that the map or a card has, too, is never doubted.
std::vector<Doubt> doubts_in(Program& program, const Proto& proto);

}  // namespace fronteira::compile
