// SPDX-License-Identifier: MIT
#include "runtime/mods/templates.hpp"

#include "content/file_bytes.hpp"
#include "content/names_in.hpp"
#include "match/records/whole_file.hpp"
#include "runtime/mods/new_files.hpp"
#include "runtime/mods/replace_all.hpp"
#include "runtime/places.hpp"

#include <algorithm>
#include <system_error>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

constexpr size_t largest_template = 1u << 20;
constexpr std::string_view append_suffix = ".append";

struct Copy {
    fs::path target;
    std::string text;
    bool append = false;
};

/// `sea_war` becomes `Sea war`.
std::string readable(std::string id) {
    std::replace(id.begin(), id.end(), '_', ' ');
    if (!id.empty() && id[0] >= 'a' && id[0] <= 'z') id[0] = static_cast<char>(id[0] - 'a' + 'A');
    return id;
}

/// What a ruleset says of the mod's maps: the one to be played on, if there are any.
std::string map_line(const fs::path& mod) {
    const auto maps = content::names_in(mod / "maps", ".toml");
    if (maps.empty()) return {};
    return "map = \"" + fs::path(maps.front()).stem().string() + "\"\n";
}

std::string filled(std::string text, const std::string& id, const fs::path& mod) {
    replace_all(text, "@id@", id);
    replace_all(text, "@name@", readable(id));
    replace_all(text, "@map@\n", map_line(mod));
    return text;
}

Result<std::vector<Copy>> plan(const fs::path& from, const std::string& id, const fs::path& to) {
    std::vector<Copy> copies;
    Diagnostics faults;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(from, error), end; !error && entry != end;
         entry.increment(error)) {
        if (!entry->is_regular_file(error)) continue;
        std::string name = filled(entry->path().lexically_relative(from).string(), id, to);
        Copy copy;
        copy.append = name.ends_with(append_suffix);
        if (copy.append) name.resize(name.size() - append_suffix.size());
        copy.target = to / name;
        const auto text = content::read_file(entry->path(), largest_template);
        if (!text) return fail(text.error());
        copy.text = filled(*text, id, to);
        if (copy.append && !fs::exists(copy.target, error))
            faults.push_back(error_at({copy.target.string(), 0, 0}, "new.file", "is not there"));
        copies.push_back(std::move(copy));
    }
    if (copies.empty())
        faults.push_back(
            error_at({from.string(), 0, 0}, "new.no_template", "there is no template"));
    if (!faults.empty()) return fail(std::move(faults));
    std::sort(copies.begin(), copies.end(),
              [](const Copy& a, const Copy& b) { return a.target < b.target; });
    return copies;
}

Result<void> append_to(const fs::path& file, const std::string& more) {
    auto text = content::read_file(file, largest_template);
    if (!text) return fail(std::move(text.error()));
    return match::write_whole_file(file, *text + more, "new.unwritable", "the file");
}

}  // namespace

Result<std::vector<fs::path>> copy_template(const std::string& kind, const std::string& id,
                                            const fs::path& folder) {
    const auto copies = plan(source_root() / "sdk/templates" / kind, id, folder);
    if (!copies) return fail(copies.error());
    std::vector<NewFile> files;
    for (const Copy& copy : *copies)
        if (!copy.append) files.push_back({copy.target, copy.text});
    auto written = write_new_files(files);
    if (!written) return written;
    for (const Copy& copy : *copies) {
        if (!copy.append) continue;
        if (auto done = append_to(copy.target, copy.text); !done) {
            std::error_code error;
            for (const fs::path& one : *written) fs::remove(one, error);
            return fail(std::move(done.error()));
        }
        written->push_back(copy.target);
    }
    std::sort(written->begin(), written->end());
    return written;
}

}  // namespace fronteira::runtime
