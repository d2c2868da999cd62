// SPDX-License-Identifier: MIT
#include "json_text.hpp"

#include <algorithm>

namespace geojson {

using namespace fronteira;

namespace {

constexpr int deepest = 32;

Place place_of(std::string_view bytes, size_t offset, const std::string& file) {
    const std::string_view before = bytes.substr(0, offset);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const size_t start = before.rfind('\n') + 1;  // 0 when there is none
    return {file, static_cast<int>(lines) + 1, static_cast<int>(before.size() - start) + 1};
}

/// The library's sentence without its own code and place.
std::string reason(const Json::exception& error) {
    const std::string text = error.what();
    const size_t end = text.find("] ");
    return end == std::string::npos ? text : text.substr(end + 2, 200);
}

/// The library parses by recursion and would go as deep as the text does.
bool is_too_deep(std::string_view bytes) {
    int depth = 0;
    bool in_text = false;
    for (size_t i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        if (in_text && c == '\\') ++i;
        if (c == '"') in_text = !in_text;
        if (in_text) continue;
        if (c == '[' || c == '{') ++depth;
        if (c == ']' || c == '}') --depth;
        if (depth > deepest) return true;
    }
    return false;
}

}  // namespace

Result<Json> read_json(std::string_view bytes, const std::string& file) {
    if (is_too_deep(bytes))
        return fail(error_at({file, 0, 0}, "geojson.too_deep",
                             "is more than " + std::to_string(deepest) + " deep"));
    try {
        return Json::parse(bytes.begin(), bytes.end());
    } catch (const Json::parse_error& error) {
        const size_t offset = std::min(error.byte > 0 ? error.byte - 1 : 0, bytes.size());
        return fail(error_at(place_of(bytes, offset, file), "geojson.broken",
                             "is not valid JSON: " + reason(error)));
    } catch (const Json::exception& error) {
        return fail(
            error_at({file, 0, 0}, "geojson.broken", "is not valid JSON: " + reason(error)));
    }
}

}  // namespace geojson
