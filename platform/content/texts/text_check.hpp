// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "content/look_names.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace fronteira::content {

/// Warns of slips in the sentences of one language, which nobody would ever read: a key that names
/// nothing while something without a sentence is nearly called so, and a placeholder that nothing
/// will fill. Other keys that name nothing may be for another ruleset. `text` must be sound TOML.
Diagnostics check_text(std::string_view text, const std::string& file, const LookNames& names);

/// The same of a file, which must be readable.
Diagnostics check_text(const std::filesystem::path& path, const LookNames& names);

}  // namespace fronteira::content
