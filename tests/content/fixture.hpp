// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace fronteira::content {

inline std::filesystem::path fixtures() {
    return std::filesystem::path(FRONTEIRA_SOURCE_DIR) / "tests" / "fixtures";
}

/// Everything directly in a folder of fixtures, sorted.
inline std::vector<std::filesystem::path> fixtures_in(const std::string& folder) {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(fixtures() / folder))
        paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    return paths;
}

inline std::string bytes_of(const std::filesystem::path& path) {
    std::ifstream input(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(input), {}};
}

/// What the first lines of a fixture say must be found: `# expect: 12:3: error: unknown key`.
inline std::vector<std::string> expectations(const std::string& text) {
    static const std::string mark = "# expect: ";
    std::vector<std::string> expected;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line) && line.starts_with(mark);)
        expected.push_back(line.substr(mark.size()));
    return expected;
}

/// A name that GoogleTest accepts.
inline std::string test_name(const std::filesystem::path& path) {
    std::string name = path.stem().string();
    std::replace_if(
        name.begin(), name.end(),
        [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); }, '_');
    return name;
}

}  // namespace fronteira::content
