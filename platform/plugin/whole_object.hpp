// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace fronteira::plugin {

/// Whether a shared object ends before what it says of itself, as a copy that was broken off does.
/// The loader would not notice: the program ends where the missing part is touched. False for what
/// is no shared object at all.
bool is_cut_off(const std::filesystem::path& path);

}  // namespace fronteira::plugin
