// SPDX-License-Identifier: MIT
#include "runtime/guide.hpp"

#include "content/file_bytes.hpp"

#include <sstream>

namespace fronteira::runtime {
namespace {

namespace fs = std::filesystem;

constexpr size_t most_guide_bytes = 32u << 10;

/// A file of a mod's guide/; symbolic links are not followed.
std::optional<fs::path> guide_file(const Mod& mod, const std::string& name) {
    const fs::path folder = mod.folder / "guide";
    std::error_code error;
    if (!fs::is_directory(fs::symlink_status(folder, error))) return std::nullopt;
    if (!fs::is_regular_file(fs::symlink_status(folder / name, error))) return std::nullopt;
    return folder / name;
}

std::vector<GuidePage> pages_of(const Mod& mod, const std::string& language) {
    std::vector<GuidePage> pages;
    for (const std::string& each : {language, std::string("en")}) {
        const auto file = guide_file(mod, each + ".txt");
        const auto text = file ? content::read_file(*file, most_guide_bytes)
                               : Result<std::string>(fail(Diagnostics{}));
        if (!text) continue;
        std::istringstream lines(*text);
        for (std::string line; std::getline(lines, line);) {
            if (line.rfind("# ", 0) == 0)
                pages.push_back({line.substr(2), ""});
            else if (!pages.empty())
                pages.back().text += line + "\n";
        }
        return pages;
    }
    return pages;
}

}  // namespace

std::vector<GuidePage> guide_of(const Installation& installation, const Mod& mod,
                                const std::string& language) {
    if (auto own = pages_of(mod, language); !own.empty()) return own;
    const auto mods = with_dependencies(installation, mod);
    if (!mods) return {};
    for (auto one = mods->rbegin(); one != mods->rend(); ++one)
        if (auto pages = pages_of(**one, language); !pages.empty()) return pages;
    return {};
}

Result<std::optional<content::Lesson>> lesson_of(const Mod& mod) {
    const auto file = guide_file(mod, "first.toml");
    if (!file) return std::optional<content::Lesson>();
    auto lesson = content::load_lesson(*file);
    if (!lesson) return fail(std::move(lesson.error()));
    return std::optional(std::move(*lesson));
}

}  // namespace fronteira::runtime
