// SPDX-License-Identifier: MIT
#include "content/names_in.hpp"

#include <algorithm>
#include <system_error>

namespace fronteira::content {
namespace fs = std::filesystem;

std::vector<std::string> names_in(const fs::path& folder, std::string_view ending, size_t most) {
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        std::string name = entry->path().filename().string();
        if (name.size() > ending.size() && name.ends_with(ending)) names.push_back(std::move(name));
    }
    std::sort(names.begin(), names.end());
    names.resize(std::min(names.size(), most));
    return names;
}

}  // namespace fronteira::content
