// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace fronteira::content {

/// The names, without `suffix`, of the files in `folder` that end in `suffix`, sorted. Other files
/// are none of its business. No folder, no names. Names that `is_good` refuses, with `hint` as to
/// those that it takes, links and whatever is not a plain file are put into `findings`.
std::vector<std::string> list_parts(const std::filesystem::path& folder, const std::string& suffix,
                                    bool (*is_good)(std::string_view), Diagnostics& findings,
                                    const char* hint = "a-z, 0-9 and _, a letter first");

}  // namespace fronteira::content
