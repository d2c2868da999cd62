// SPDX-License-Identifier: MIT
#include "runtime/mods/new_files.hpp"

#include "match/records/whole_file.hpp"

#include <system_error>

namespace fronteira::runtime {
namespace fs = std::filesystem;

Result<std::vector<fs::path>> write_new_files(const std::vector<NewFile>& files) {
    Diagnostics faults;
    std::error_code error;
    for (const NewFile& file : files)
        if (fs::exists(fs::symlink_status(file.path, error)))
            faults.push_back(error_at({file.path.string(), 0, 0}, "new.file", "already exists",
                                      "name another place, or move it away"));
    if (!faults.empty()) return fail(std::move(faults));
    std::vector<fs::path> written;
    for (const NewFile& file : files) {
        if (file.path.has_parent_path()) fs::create_directories(file.path.parent_path(), error);
        auto saved = match::write_whole_file(file.path, file.bytes, "new.unwritable", "the file");
        if (!saved) {
            for (const fs::path& one : written) fs::remove(one, error);
            return fail(std::move(saved.error()));
        }
        written.push_back(file.path);
    }
    return written;
}

}  // namespace fronteira::runtime
