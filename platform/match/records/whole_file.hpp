// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <filesystem>
#include <string>
#include <string_view>

namespace fronteira::match {

/// Writes a file so that at every moment, a power cut included, it holds either what it held before
/// or all of `bytes`: a new file beside it is filled, flushed and put in its place, for the same
/// people to read. A link is followed. What is there and no file, such as a pipe, is written to. A
/// failure has that `code`, and calls the file by the name `what`: `the record`.
Result<void> write_whole_file(const std::filesystem::path& path, std::string_view bytes,
                              const char* code, const std::string& what);

}  // namespace fronteira::match
