// SPDX-License-Identifier: MIT
#include "runtime/maps/formats.hpp"

#include <map>

namespace fronteira::runtime {

std::string suffix_of(const std::filesystem::path& path) {
    std::string suffix = path.extension().string();
    for (char& letter : suffix)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return suffix;
}

bool is_plain_name(const std::string& name) {
    return !name.empty() && name != "." && name != ".." &&
           name.find_first_of(std::string_view("/\\\0", 3)) == std::string::npos;
}

Diagnostics shortened(Diagnostics findings) {
    constexpr size_t most = 20;
    std::map<std::string, size_t> counts;
    std::map<std::string, Place> places;
    Diagnostics kept;
    for (Diagnostic& finding : findings) {
        places.emplace(finding.code, Place{finding.place.file, 0, 0});
        if (++counts[finding.code] <= most) kept.push_back(std::move(finding));
    }
    for (const auto& [code, count] : counts)
        if (count > most)
            kept.push_back(warning_at(
                places[code], code,
                "and " + std::to_string(count - most) + " more of the kind " + code, {}));
    return kept;
}

}  // namespace fronteira::runtime
