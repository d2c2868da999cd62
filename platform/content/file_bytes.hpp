// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <cstddef>
#include <filesystem>
#include <string>

namespace fronteira::content {

/// The bytes of a plain file of at most `max_bytes`. A folder, a device, a pipe, a symbolic link,
/// a file that may not be read or that is too large is an error; none of them can make this wait.
/// `shown` is the name used in diagnostics; the path itself when empty.
Result<std::string> read_file(const std::filesystem::path& path, size_t max_bytes,
                              const std::string& shown = {});

}  // namespace fronteira::content
