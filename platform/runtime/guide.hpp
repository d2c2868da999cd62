// SPDX-License-Identifier: MIT
#pragma once

#include "content/lesson_file.hpp"
#include "runtime/installation.hpp"

#include <optional>

namespace fronteira::runtime {

/// A page of what a mod teaches.
struct GuidePage {
    std::string title;
    std::string text;
};

/// The pages of guide/<language>.txt, or else of guide/en.txt; of the mods it depends on where a
/// mod has none. A line that begins with `# ` is the title of a page.
std::vector<GuidePage> guide_of(const Installation& installation, const Mod& mod,
                                const std::string& language);

/// The first match that a mod itself brings, guide/first.toml; nothing when it has none.
Result<std::optional<content::Lesson>> lesson_of(const Mod& mod);

}  // namespace fronteira::runtime
