// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/exchange.hpp>

#include "runtime/installation.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace fronteira::runtime {

/// Reads a file of another program, through the importer of the format `format`; when that is
/// empty, through the one that reads files of this suffix. The importer works in a child, within
/// limits of time and memory (see run_apart); what it made is checked as a map by hand would be.
Result<Imported> import_file(const Installation& installation, const std::filesystem::path& path,
                             const std::string& format = {});

/// Writes what was imported. If `to` ends in `.toml`, only the map is written, and what that leaves
/// out is added to the losses; any other `to` is the folder of a mod, which is created, or added to
/// if it exists. Refused before anything is written when a file already exists. Returns the files
/// that were written.
Result<std::vector<std::filesystem::path>> write_imported(Imported& imported,
                                                          const std::filesystem::path& to);

/// Writes a map, by its name or path, for another program: into the file `to`, and further files
/// beside it. `format` as for `import_file`; `language` is that of the names, in formats that have
/// only one.
struct ExportedMap {
    std::vector<std::filesystem::path> files;
    Diagnostics losses;
};
Result<ExportedMap> export_map(const Installation& installation, const std::string& map,
                               const std::filesystem::path& to, const std::string& format = {},
                               const std::string& language = "en");

}  // namespace fronteira::runtime
