// SPDX-License-Identifier: MIT
#include "runtime/checks/guide_files.hpp"

#include "content/names_in.hpp"
#include "runtime/shelf/guide.hpp"
#include "runtime/words/voice.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>
#include <map>
#include <sstream>

namespace fronteira::runtime {
namespace {

namespace fs = std::filesystem;

bool is_language(const std::string& name) {
    const std::vector<std::string>& spoken = languages();
    return std::find(spoken.begin(), spoken.end(), name) != spoken.end();
}

Diagnostic unread(const fs::path& file, std::string hint) {
    return warning_at({file.string(), 0, 0}, "mod.unread", "nothing reads this file",
                      std::move(hint));
}

/// `en.md`, `lesson.toml` and `pt.txt`; pictures and the like are the author's own.
Diagnostics unread_files_of(const fs::path& guide) {
    Diagnostics findings;
    for (const char* ending : {".md", ".txt"})
        for (const std::string& name : content::names_in(guide, ending)) {
            const std::string stem = fs::path(name).stem().string();
            if (is_language(stem) && fs::path(name).extension() == ".txt") continue;
            std::string meant = "en.txt";
            for (const std::string& language : languages())
                if (stem.substr(0, 2) == language.substr(0, 2)) meant = language + ".txt";
            findings.push_back(unread(guide / name, "players read " + meant));
        }
    for (const std::string& name : content::names_in(guide, ".toml"))
        if (name != "first.toml" && name != "look.toml")  // of a look it is told elsewhere
            findings.push_back(unread(guide / name, "a first match is guide/first.toml"));
    return findings;
}

size_t pages_in(const std::string& text) {
    size_t pages = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) pages += is_title(line) ? 1 : 0;
    return pages;
}

std::string said(size_t pages) {
    return std::to_string(pages) + (pages == 1 ? " page" : " pages");
}

/// Of a language with fewer pages than another one, or without a guide where there are sentences.
Diagnostics lacking_pages(const Mod& mod, const std::map<std::string, size_t>& pages) {
    const auto most =
        std::max_element(pages.begin(), pages.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    Diagnostics findings;
    if (most == pages.end()) return findings;
    const std::string others = "guide/" + most->first + ".txt has " + said(most->second);
    for (const std::string& language : languages()) {
        const auto found = pages.find(language);
        if (found == pages.end() ? !mod.text.contains(language) : found->second == most->second)
            continue;
        const fs::path file = mod.folder / "guide" / (language + ".txt");
        const std::string has = found == pages.end() ? "there is no such guide"
                                                     : "this guide has " + said(found->second);
        findings.push_back(warning_at({file.string(), 0, 0}, "guide.missing_translation",
                                      has + ", but " + others, "translate what is missing"));
    }
    return findings;
}

}  // namespace

Diagnostics check_guide_files(const Mod& mod) {
    Diagnostics findings = unread_files_of(mod.folder / "guide");
    std::map<std::string, size_t> pages;
    for (const fs::path& file : guide_files(mod)) {
        const auto text = guide_text(file);
        if (!text || !is_language(file.stem().string())) continue;
        const size_t count = pages_in(*text);
        if (count > 0) pages[file.stem().string()] = count;
        if (text->find_first_not_of(" \t\r\n") == std::string::npos)
            findings.push_back(warning_at({file.string(), 0, 0}, "guide.empty",
                                          "this guide has no page",
                                          "begin a page with `# How to win`"));
    }
    append(findings, lacking_pages(mod, pages));
    return findings;
}

}  // namespace fronteira::runtime
