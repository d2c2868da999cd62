// SPDX-License-Identifier: MIT
#include "pack/mod_files.hpp"

#include "content/file_bytes.hpp"
#include "pack/limits.hpp"

#include <algorithm>
#include <system_error>

namespace fronteira::pack {
namespace fs = std::filesystem;
namespace {

/// Walks through a folder and keeps what is a file.
class FolderWalk {
 public:
    explicit FolderWalk(const fs::path& root) : root_(root) {}

    Result<ModFiles> run() {
        std::error_code error;
        fs::recursive_directory_iterator at(root_, error), end;
        for (; !error && at != end; at.increment(error)) {
            visit(at);
            if (is_too_much()) break;
        }
        if (error)
            refuse(root_, "unreadable", "cannot be read: " + error.message(),
                   "check who may read it");
        if (!findings_.empty()) return fail(std::move(findings_));
        std::sort(found_.files.begin(), found_.files.end(),
                  [](const File& a, const File& b) { return a.name < b.name; });
        std::sort(found_.left_out.begin(), found_.left_out.end());
        return std::move(found_);
    }

 private:
    void refuse(const fs::path& path, const char* code, std::string message, const char* hint) {
        findings_.push_back(
            error_at({path.string(), 0, 0}, std::string("pack.") + code, std::move(message), hint));
    }

    bool is_too_much() {
        if (found_.files.size() > most_files)
            refuse(root_, "too_many_files",
                   "holds more than " + std::to_string(most_files) + " files", "leave some out");
        else if (bytes_ > most_bytes)
            refuse(root_, "size", "is larger than 64 MB", "leave something out");
        else
            return false;
        return true;
    }

    void visit(fs::recursive_directory_iterator& at) {
        const fs::path& path = at->path();
        std::error_code error;
        const fs::file_type type = at->symlink_status(error).type();
        const bool is_hidden = path.filename().native().starts_with('.');
        if (type == fs::file_type::directory) {
            const bool is_source = path.filename() == "source";
            if (is_source) found_.left_out.push_back(name_of(path));
            if (is_source || is_hidden) at.disable_recursion_pending();
            return;
        }
        if (is_hidden) return;
        if (type == fs::file_type::symlink)
            return refuse(path, "link", "is a symbolic link", "put the file itself there");
        auto bytes = content::read_file(path, most_file_bytes);
        if (!bytes) return append(findings_, bytes.error());
        bytes_ += bytes->size();
        found_.files.push_back({name_of(path), std::move(*bytes)});
    }

    std::string name_of(const fs::path& path) const {
        return path.lexically_relative(root_).generic_string();
    }

    fs::path root_;
    ModFiles found_;
    Diagnostics findings_;
    size_t bytes_ = 0;
};

}  // namespace

Result<ModFiles> read_mod_files(const fs::path& folder) {
    return FolderWalk(folder).run();
}

}  // namespace fronteira::pack
