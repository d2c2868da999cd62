// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

#include <set>
#include <string>
#include <vector>

namespace fronteira::compile {

/// Something that a function does for nothing.
struct Doubt {
    enum class Of : uint8_t {
        column,  ///< what stands in `column` is compared with a constant that never stands there
        handle,  ///< `name`, a handle of the kind `is`, is compared with a constant
        copy,    ///< what is read of `column`, a set of seats, is written into and thrown away
        environment,  ///< all globals of the file are replaced, for every later match
    };
    Of of = Of::column;
    std::string file;
    int line = 0;
    std::string name;
    const Member* column = nullptr;
    Tag is = Tag::nil;
    Value constant{};
};

/// What functions ask for behind a dot or colon, and what is given such a name there: a field of a
/// table, or any text that might be the key of one.
struct FieldNames {
    struct Read {
        std::string name;
        std::string file;
        int line = 0;
        bool of_handle = false;  ///< that is known to stand before the dot
    };
    std::vector<Read> read;
    std::set<std::string> given;
    std::set<std::string> files;  ///< in which keys of tables are computed
};
/// Adds those of a function and of the functions inside of it.
void note_fields(Program& program, const Proto& proto, FieldNames& names);

/// Those of them that are always nil: no handle, card or map of this program and nothing in the
/// functions has that name. Each once, where it is read first. Where keys are computed, tables may
/// have any.
std::vector<FieldNames::Read> unknown_fields(Program& program, const FieldNames& names);

/// Those in a function and in the functions inside of it, where it is known what the function works
/// on (HandleTypes). `of_globals`: which upvalues hold the globals.
std::vector<Doubt> doubts_in(Program& program, const Proto& proto,
                             const std::vector<bool>& of_globals);

}  // namespace fronteira::compile
