// SPDX-License-Identifier: MIT
#include "pack/pack.hpp"

#include "content/reading/report.hpp"
#include "pack/contents.hpp"
#include "pack/limits.hpp"
#include "pack/names.hpp"
#include "pack/squeeze.hpp"
#include "pack/zip_reader.hpp"
#include "pack/zip_writer.hpp"

#include <algorithm>

namespace fronteira::pack {
namespace {

constexpr const char* less = "make it smaller, or leave something out";

void check_for_manifest(const std::vector<std::string_view>& names, content::Report& report) {
    if (std::find(names.begin(), names.end(), "mod.toml") != names.end()) return;
    const bool is_deeper = std::any_of(names.begin(), names.end(), [](std::string_view name) {
        return name.ends_with("/mod.toml");
    });
    report.error(0, 0, "no_manifest", "has no file `mod.toml`",
                 is_deeper ? "pack the content of the mod's folder, not the folder itself"
                           : "a mod begins with it");
}

void check_size(std::string_view name, size_t size, content::Report& report) {
    if (size > most_file_bytes)
        report.error(0, 0, "file_size",
                     "the file " + content::in_quotes(name) + " is larger than 8 MB", less);
}

void check_total(size_t size, content::Report& report) {
    if (size > most_bytes) report.error(0, 0, "size", "is larger than 64 MB when unpacked", less);
}

void check_entries(const std::vector<ZipEntry>& entries, content::Report& report) {
    std::vector<std::string_view> names;
    size_t total = 0, packed = 0;
    for (const ZipEntry& entry : entries) {
        names.push_back(entry.name);
        total += entry.size;
        packed += entry.packed.size();
        check_size(entry.name, entry.size, report);
        if (entry.size > mebibyte && entry.size > most_file_ratio * entry.packed.size())
            report.error(0, 0, "ratio",
                         "the file " + content::in_quotes(entry.name) +
                             " is more than 1000 times as large as its packed form",
                         less);
    }
    check_total(total, report);
    if (total > mebibyte && total > most_ratio * packed)
        report.error(0, 0, "ratio", "is more than 200 times as large when unpacked", less);
    check_names(names, report);
    check_for_manifest(names, report);
}

void unpack(const ZipEntry& entry, Files& files, content::Report& report) {
    auto bytes = entry.deflated ? inflated(entry.packed, entry.size)
                                : std::optional(std::string(entry.packed));
    if (!bytes)
        return report.error(0, 0, "broken_file",
                            "the file " + content::in_quotes(entry.name) +
                                " is broken, or not as large as it claims",
                            "download the pack again");
    if (check_number(*bytes) != entry.check)
        return report.error(0, 0, "checksum",
                            "the file " + content::in_quotes(entry.name) + " is damaged",
                            "download the pack again");
    files.push_back({std::string(entry.name), std::move(*bytes)});
    check_contents(files.back(), report);
}

}  // namespace

Result<Files> read_pack(std::string_view bytes, const std::string& file) {
    const auto entries = read_zip(bytes, file);
    if (!entries) return fail(entries.error());
    content::Report report(file, "pack");
    check_entries(*entries, report);
    if (report.failed()) return fail(report.finish());
    Files files;
    for (const ZipEntry& entry : *entries) unpack(entry, files, report);
    if (report.failed()) return fail(report.finish());
    std::sort(files.begin(), files.end(),
              [](const File& a, const File& b) { return a.name < b.name; });
    return files;
}

Diagnostics check_files(const Files& files, const std::string& folder) {
    content::Report report(folder, "pack");
    std::vector<std::string_view> names;
    size_t total = 0;
    for (const File& file : files) {
        names.push_back(file.name);
        total += file.bytes.size();
        check_size(file.name, file.bytes.size(), report);
    }
    check_total(total, report);
    check_names(names, report);
    check_for_manifest(names, report);
    // What a file of an unknown kind should hold, nobody can say.
    if (!report.failed())
        for (const File& file : files) check_contents(file, report);
    return report.finish();
}

Result<std::string> write_pack(const Files& files, const std::string& folder) {
    if (Diagnostics faults = check_files(files, folder); has_errors(faults))
        return fail(std::move(faults));
    std::string bytes = write_zip(files);
    // Numbers and ratios are seen once it is packed; what is written can also be read.
    if (const auto again = read_pack(bytes, folder); !again) return fail(again.error());
    return bytes;
}

}  // namespace fronteira::pack
