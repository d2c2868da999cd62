// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "pack/file.hpp"

#include <string>
#include <string_view>

namespace fronteira::pack {

/// The files of a pack, if all of it is as docs/reference/pack-format.md requires. The layout of
/// the bytes is checked first, and its first fault ends the reading; then all names and sizes,
/// before anything is unpacked; then the content of the files. `file` is its name in diagnostics.
Result<Files> read_pack(std::string_view bytes, const std::string& file);

/// The pack of some files: the same bytes for the same files. What read_pack would refuse is
/// refused, in the name of `folder`.
Result<std::string> write_pack(const Files& files, const std::string& folder);

/// What read_pack says of names, sizes and contents.
Diagnostics check_files(const Files& files, const std::string& folder);

}  // namespace fronteira::pack
