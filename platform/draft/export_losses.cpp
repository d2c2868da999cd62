// SPDX-License-Identifier: MIT
#include "draft/export_losses.hpp"

#include <set>

namespace fronteira::draft {
namespace {

using Words = std::set<std::string>;

std::string listed(const Words& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "`" : ", `") + word + "`";
    return text;
}

void tell(const Map& map, const char* code, const std::string& what, const Words& words,
          Diagnostics& losses) {
    if (!words.empty())
        losses.push_back(loss_at(map.place, code, what + " " + listed(words) + " are not written"));
}

void note_languages(const LocalText& text, const std::string& language, Words& others) {
    const std::string& kept = text_in(text, language);
    for (const auto& [tag, words] : text)
        if (!tag.empty() && tag != language && words != kept) others.insert(tag);
}

}  // namespace

void tell_languages(const Map& map, const std::string& language, Diagnostics& losses) {
    Words others;
    note_languages(map.name, language, others);
    note_languages(map.description, language, others);
    for (const MapRegion& region : map.regions) note_languages(region.name, language, others);
    for (const MapSpace& space : map.spaces) note_languages(space.name, language, others);
    tell(map, "export.languages", "texts in", others, losses);
}

void tell_space_attributes(const Map& map, Diagnostics& losses) {
    Words names;
    for (const MapSpace& space : map.spaces)
        for (const auto& [name, value] : space.attributes) names.insert(name);
    tell(map, "export.attributes", "the numbers of spaces", names, losses);
}

void tell_region_attributes(const Map& map, Diagnostics& losses) {
    Words names;
    for (const MapRegion& region : map.regions)
        for (const auto& [name, value] : region.attributes)
            if (name != "bonus") names.insert(name);
    tell(map, "export.region_attributes", "the numbers of regions", names, losses);
}

void tell_tags(const Map& map, Diagnostics& losses) {
    Words tags;
    for (const MapSpace& space : map.spaces) tags.insert(space.tags.begin(), space.tags.end());
    tell(map, "export.tags", "the tags", tags, losses);
}

void tell_link_kinds(const Map& map, Diagnostics& losses) {
    Words kinds;
    for (const MapLink& link : map.links) kinds.insert(link.kind);
    if (kinds.size() > 1) tell(map, "export.kinds", "the kinds of links", kinds, losses);
}

void tell_picture(const Map& map, Diagnostics& losses) {
    if (!map.picture.file.empty())
        losses.push_back(
            loss_at(map.place, "export.picture",
                    "the picture to trace, `" + map.picture.file + "`, is not written"));
}

Diagnostics check_drawn(const Map& map) {
    if (!map.spaces.empty()) return {};
    return {error_at(map.place, "export.grid", "is a grid, which this format cannot hold",
                     "only maps whose spaces are drawn can be exported")};
}

}  // namespace fronteira::draft
