// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace fronteira::support {

/// A folder that lives as long as the test, with files written by a line each.
class Scratch {
 public:
    Scratch() {
        std::string form = (std::filesystem::temp_directory_path() / "fronteira_XXXXXX").string();
        path_ = ::mkdtemp(form.data());
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    const std::filesystem::path& path() const { return path_; }
    std::string operator/(const std::string& name) const { return (path_ / name).string(); }

    /// Its folders are made, too.
    std::string write(const std::string& name, const std::string& text) const {
        std::filesystem::create_directories((path_ / name).parent_path());
        std::ofstream(path_ / name, std::ios::binary) << text;
        return *this / name;
    }
    /// Of any file; empty if it cannot be read.
    static std::string read(const std::filesystem::path& file) {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

 private:
    std::filesystem::path path_;
};

}  // namespace fronteira::support
