// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace fronteira::runtime {

struct NewFile {
    std::filesystem::path path;
    std::string bytes;
};

/// Writes some files and makes their folders. Nothing is overwritten: refused before anything is
/// written when one already exists. Where one cannot be written, none is left behind. Returns
/// their paths.
Result<std::vector<std::filesystem::path>> write_new_files(const std::vector<NewFile>& files);

}  // namespace fronteira::runtime
