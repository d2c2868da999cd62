// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace fronteira::runtime {

/// Copies what sdk/templates has for `kind` (mod, ruleset, map, bot) into `folder`, with `@id@` in
/// names of files and in texts replaced by `id`, `@name@` by its readable form, and a line `@map@`
/// by one that names the first of the folder's maps, if it has any. A file
/// `x.append` is added to the end of `x`. Refused before anything is written when a file is
/// there already. Returns the files that were written.
Result<std::vector<std::filesystem::path>> copy_template(const std::string& kind,
                                                         const std::string& id,
                                                         const std::filesystem::path& folder);

}  // namespace fronteira::runtime
