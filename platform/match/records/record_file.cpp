// SPDX-License-Identifier: MIT
#include "match/records/record_file.hpp"

#include "match/records/whole_file.hpp"

#include <cerrno>
#include <fstream>
#include <sstream>
#include <system_error>

namespace fronteira::match {
namespace {

namespace fs = std::filesystem;

tl::unexpected<Diagnostics> unread(const fs::path& path, int error, const char* hint) {
    return fail(error_at({path.string(), 0, 0}, "record.file",
                         "the record cannot be read: " + std::generic_category().message(error),
                         hint));
}

}  // namespace

Result<Record> load_record(const fs::path& path) {
    std::error_code error;
    const auto size = fs::file_size(path, error);
    if (error == std::errc::no_such_file_or_directory)
        return fail(error_at({path.string(), 0, 0}, "file.missing", "there is no such file"));
    if (error) return unread(path, error.value(), "check that it is a file");
    if (size > most_record_bytes) return record_too_large(path.string());
    errno = 0;  // or an older reason would be told
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    if (file && size > 0) bytes << file.rdbuf();
    if (!file || file.bad() || !bytes)
        return unread(path, errno == 0 ? EIO : errno, "check that it may be read");
    return parse_record(std::move(bytes).str(), path.string());
}

Result<void> save_record(const Record& record, const fs::path& path) {
    return write_whole_file(path, write_record(record), "record.file", "the record");
}

}  // namespace fronteira::match
