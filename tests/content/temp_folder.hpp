// SPDX-License-Identifier: MIT
#pragma once

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace fronteira::content {

/// A folder that lives as long as the test, with files written by a line each.
class TempFolder {
 public:
    TempFolder() {
        std::string form = (std::filesystem::temp_directory_path() / "fronteira_XXXXXX").string();
        path_ = ::mkdtemp(form.data());
    }
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;
    ~TempFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    const std::filesystem::path& path() const { return path_; }

    std::filesystem::path write(const std::string& name, const std::string& text) const {
        const std::filesystem::path file = path_ / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
        return file;
    }

 private:
    std::filesystem::path path_;
};

}  // namespace fronteira::content
