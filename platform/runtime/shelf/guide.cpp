// SPDX-License-Identifier: MIT
#include "runtime/shelf/guide.hpp"

#include "content/file_bytes.hpp"
#include "content/names_in.hpp"

#include <algorithm>
#include <sstream>

namespace fronteira::runtime {
namespace {

namespace fs = std::filesystem;

/// A file of a mod's guide/; symbolic links are not followed.
std::optional<fs::path> guide_file(const Mod& mod, const std::string& name) {
    const fs::path folder = mod.folder / "guide";
    std::error_code error;
    if (!fs::is_directory(fs::symlink_status(folder, error))) return std::nullopt;
    if (!fs::is_regular_file(fs::symlink_status(folder / name, error))) return std::nullopt;
    return folder / name;
}

void read_line(const std::string& line, GuidePage& page) {
    if (is_about(line)) {
        std::istringstream words(line.substr(2));
        for (std::string word; words >> word;) page.about.push_back(word);
    } else if (is_picture(line)) {
        page.parts.push_back({"", picture_of(line)});
    } else {
        if (page.parts.empty() || !page.parts.back().picture.empty()) page.parts.emplace_back();
        page.parts.back().text += line + "\n";
    }
}

std::vector<GuidePage> pages_of(const Mod& mod, const std::string& language) {
    std::vector<GuidePage> pages;
    for (const std::string& each : {language, std::string("en")}) {
        const auto file = guide_file(mod, each + ".txt");
        const auto text = file ? guide_text(*file) : Result<std::string>(fail(Diagnostics{}));
        if (!text) continue;
        std::istringstream lines(*text);
        for (std::string line; std::getline(lines, line);) {
            if (is_title(line))
                pages.push_back({line.substr(2), {}, {}});
            else if (!pages.empty())
                read_line(line, pages.back());
        }
        return pages;
    }
    return pages;
}

}  // namespace

std::vector<fs::path> guide_files(const Mod& mod) {
    std::vector<fs::path> files;
    for (const std::string& name : content::names_in(mod.folder / "guide", ".txt"))
        if (auto file = guide_file(mod, name)) files.push_back(std::move(*file));
    return files;
}

Result<std::string> guide_text(const fs::path& file) {
    auto text = content::read_file(file, most_guide_bytes);
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text && text->starts_with(mark)) text->erase(0, mark.size());
    return text;
}

bool is_title(const std::string& line) {
    return line.starts_with("# ");
}
bool is_about(const std::string& line) {
    return line.rfind("@ ", 0) == 0;
}

bool is_picture(const std::string& line) {
    return line.starts_with("! ");
}

std::vector<PicturedSpace> picture_of(const std::string& line) {
    std::vector<PicturedSpace> picture;
    std::istringstream spaces(line.substr(2));
    for (std::string one; std::getline(spaces, one, ';');) {
        PicturedSpace pictured;
        std::istringstream words(one);
        words >> pictured.space;
        for (std::string word; words >> word;) {
            const size_t equals = std::min(word.find('='), word.size());
            pictured.cells.emplace_back(word.substr(0, equals),
                                        equals < word.size() ? word.substr(equals + 1) : "true");
        }
        if (!pictured.space.empty()) picture.push_back(std::move(pictured));
    }
    return picture;
}

std::string GuidePage::text() const {
    std::string all;
    for (const GuidePart& part : parts) all += part.text;
    return all;
}

std::vector<GuidePage> guide_of(const Installation& installation, const Mod& mod,
                                const std::string& language) {
    std::vector<GuidePage> pages = pages_of(mod, language);
    const auto mods = with_dependencies(installation, mod);
    if (!mods) return pages;
    for (auto one = mods->rbegin(); one != mods->rend(); ++one)
        for (GuidePage& page : pages_of(**one, language))
            if (std::none_of(pages.begin(), pages.end(),
                             [&](const GuidePage& known) { return known.title == page.title; }))
                pages.push_back(std::move(page));
    return pages;
}

Result<std::optional<content::Lesson>> lesson_of(const Mod& mod) {
    const auto file = guide_file(mod, "first.toml");
    if (!file) return std::optional<content::Lesson>();
    auto lesson = content::load_lesson(*file);
    if (!lesson) return fail(std::move(lesson.error()));
    return std::optional(std::move(*lesson));
}

}  // namespace fronteira::runtime
