// SPDX-License-Identifier: MIT
#pragma once

#include "match/records/record.hpp"

#include <filesystem>

namespace fronteira::match {

/// Reads the record in a file. Findings name the file as `path` says it.
Result<Record> load_record(const std::filesystem::path& path);

/// Writes a record so that at every moment, a power cut included, the file holds either what it
/// held before or all of the record: a new file beside it is filled, flushed and put in its place.
Result<void> save_record(const Record& record, const std::filesystem::path& path);

}  // namespace fronteira::match
