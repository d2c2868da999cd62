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

}  // namespace

Result<Json> read_json(std::string_view bytes, const std::string& file) {
    bool too_deep = false;
    const auto watch = [&](int depth, Json::parse_event_t event, Json&) {
        const bool opens =
            event == Json::parse_event_t::array_start || event == Json::parse_event_t::object_start;
        if (opens && depth >= deepest) too_deep = true;
        return !too_deep;
    };
    try {
        Json json = Json::parse(bytes.begin(), bytes.end(), watch);
        if (!too_deep) return json;
    } catch (const Json::parse_error& error) {
        const size_t offset = std::min(error.byte > 0 ? error.byte - 1 : 0, bytes.size());
        if (!too_deep)
            return fail(error_at(place_of(bytes, offset, file), "geojson.broken",
                                 "is no good JSON: " + reason(error)));
    } catch (const Json::exception& error) {
        if (!too_deep)
            return fail(
                error_at({file, 0, 0}, "geojson.broken", "is no good JSON: " + reason(error)));
    }
    return fail(error_at({file, 0, 0}, "geojson.too_deep",
                         "is more than " + std::to_string(deepest) + " deep"));
}

}  // namespace geojson
