// SPDX-License-Identifier: MIT
#include "runtime/mods/new_files.hpp"

#include <fstream>
#include <system_error>

namespace fronteira::runtime {
namespace fs = std::filesystem;

Result<std::vector<fs::path>> write_new_files(const std::vector<NewFile>& files) {
    Diagnostics faults;
    std::error_code error;
    for (const NewFile& file : files)
        if (fs::exists(fs::symlink_status(file.path, error)))
            faults.push_back(error_at({file.path.string(), 0, 0}, "new.file", "is there already",
                                      "name another place, or move it away"));
    if (!faults.empty()) return fail(std::move(faults));
    std::vector<fs::path> written;
    for (const NewFile& file : files) {
        if (file.path.has_parent_path()) fs::create_directories(file.path.parent_path(), error);
        std::ofstream out(file.path, std::ios::binary);
        out << file.bytes;
        out.close();
        if (!out)
            return fail(
                error_at({file.path.string(), 0, 0}, "new.unwritable", "cannot be written"));
        written.push_back(file.path);
    }
    return written;
}

}  // namespace fronteira::runtime
