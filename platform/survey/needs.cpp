// SPDX-License-Identifier: MIT
#include "survey/needs.hpp"

#include "survey/graph.hpp"

#include <algorithm>
#include <set>
#include <string_view>

namespace fronteira::survey {
namespace {

constexpr size_t most_named = 8;

/// The ids of the first of them.
template <class Part>
std::string listed(const std::vector<Part>& parts, const std::vector<int>& culprits) {
    std::string list;
    for (size_t i = 0; i < std::min(culprits.size(), most_named); ++i)
        list += (i == 0 ? "`" : ", `") + parts[static_cast<size_t>(culprits[i])].id + "`";
    if (culprits.size() > most_named)
        list += " and " + std::to_string(culprits.size() - most_named) + " more";
    return list;
}

template <class Part, class Lacks>
std::vector<int> those_of(const std::vector<Part>& parts, Lacks lacks) {
    std::vector<int> culprits;
    for (size_t i = 0; i < parts.size(); ++i)
        if (lacks(parts[i])) culprits.push_back(static_cast<int>(i));
    return culprits;
}

class NeedCheck {
 public:
    NeedCheck(const Map& map, const Place& whole) : map_(map), whole_(whole) {}

    void count_spaces(int least, int most) {
        const int spaces = static_cast<int>(map_.spaces.size());
        if (spaces >= least && spaces <= most) return;
        found(whole_, "needs.spaces",
              "the map has " + std::to_string(spaces) + " spaces; the ruleset needs " +
                  std::to_string(least) + " to " + std::to_string(most),
              spaces < least ? "draw more spaces, or play another game on it"
                             : "play another game on it")
            .numbers = {spaces, least, most};
    }

    void grid(const GridNeeds& needs) {
        const MapGrid& grid = map_.grid;
        if (grid.width == 0) {
            found(whole_, "needs.grid", "the spaces are drawn; the ruleset needs a grid",
                  "write [grid], or play another game on it");
            return;
        }
        if (needs.shape && grid.shape != *needs.shape)
            found(grid.place, "needs.grid_shape",
                  std::string("the shape of the grid is ") + word_of(grid.shape) +
                      "; the ruleset needs " + word_of(*needs.shape),
                  std::string("shape = \"") + word_of(*needs.shape) + "\"")
                .word = word_of(*needs.shape);
        grid_size("width", "wide", grid.width, needs.widths);
        grid_size("height", "high", grid.height, needs.heights);
    }

    void regions() {
        blame_spaces(
            those_of(map_.spaces, [](const MapSpace& space) { return space.region.empty(); }),
            "needs.region", "every space must be in a region; without one: ",
            "put each into a region: `region = ...`");
        empty_regions();
    }

    /// Whoever holds all spaces of a region, none as they are, would hold an empty one.
    void empty_regions() {
        std::set<std::string_view> used;
        for (const MapSpace& space : map_.spaces) used.insert(space.region);
        const std::vector<int> culprits = those_of(
            map_.regions, [&](const MapRegion& region) { return !used.contains(region.id); });
        if (culprits.empty()) return;
        found(place_of(map_.regions, culprits), "needs.empty_region",
              "every region must have a space; without one: " + listed(map_.regions, culprits),
              "put spaces into each, or take it out")
            .regions = culprits;
    }

    void connected() {
        const std::vector<int> lost = cut_off(graph_of(map_));
        if (lost.empty()) return;
        blame_spaces(lost, "needs.connected",
                     "every space must be reached from every other; cut off from `" +
                         map_.spaces.front().id + "` are ",
                     "link them");
    }

    void space_attribute(const std::string& name) {
        blame_spaces(
            those_of(map_.spaces,
                     [&](const MapSpace& space) { return !space.attributes.contains(name); }),
            "needs.space_attribute", "every space must carry `" + name + "`; not so ",
            "write `attributes = { " + name + " = ... }` into each", name);
    }

    void region_attribute(const std::string& name) {
        const std::vector<int> culprits = those_of(map_.regions, [&](const MapRegion& region) {
            return !region.attributes.contains(name);
        });
        if (culprits.empty()) return;
        Finding& finding = found(
            place_of(map_.regions, culprits), "needs.region_attribute",
            "every region must carry `" + name + "`; not so " + listed(map_.regions, culprits),
            name == "bonus" ? "write `bonus = ...` into each"
                            : "write `attributes = { " + name + " = ... }` into each");
        finding.regions = culprits;
        finding.word = name;
    }

    void tag(const std::string& name, int needed) {
        const auto count =
            std::count_if(map_.spaces.begin(), map_.spaces.end(), [&](const MapSpace& space) {
                return std::find(space.tags.begin(), space.tags.end(), name) != space.tags.end();
            });
        if (count == needed) return;
        Finding& finding = found(whole_, "needs.tag",
                                 std::to_string(count) + " spaces are tagged `" + name +
                                     "`; the ruleset needs " + std::to_string(needed),
                                 "change the `tags` of spaces");
        finding.word = name;
        finding.numbers = {static_cast<int>(count), needed};
    }

    Findings take() { return std::move(findings_); }

 private:
    void grid_size(const std::string& key, const char* how, int size,
                   const std::vector<int>& needed) {
        if (needed.empty() || std::find(needed.begin(), needed.end(), size) != needed.end()) return;
        std::string sizes = std::to_string(needed.front());
        for (size_t i = 1; i < needed.size(); ++i)
            sizes += (i + 1 < needed.size() ? ", " : " or ") + std::to_string(needed[i]);
        Finding& finding =
            found(map_.grid.place, key == "width" ? "needs.grid_width" : "needs.grid_height",
                  "the grid is " + std::to_string(size) + " cells " + how + "; the ruleset needs " +
                      sizes,
                  key + " = " + sizes);
        finding.numbers = {size};
        finding.numbers.insert(finding.numbers.end(), needed.begin(), needed.end());
    }

    template <class Part>
    const Place& place_of(const std::vector<Part>& parts, const std::vector<int>& culprits) const {
        const Place& first = parts[static_cast<size_t>(culprits.front())].place;
        return first.line == 0 ? whole_ : first;
    }

    void blame_spaces(const std::vector<int>& culprits, const char* code,
                      const std::string& message, std::string remedy,
                      const std::string& word = {}) {
        if (culprits.empty()) return;
        Finding& finding = found(place_of(map_.spaces, culprits), code,
                                 message + listed(map_.spaces, culprits), std::move(remedy));
        finding.spaces = culprits;
        finding.word = word;
    }

    Finding& found(const Place& place, const char* code, std::string message, std::string remedy) {
        findings_.push_back({error_at(place, code, std::move(message), std::move(remedy))});
        return findings_.back();
    }

    const Map& map_;
    const Place& whole_;
    Findings findings_;
};

}  // namespace

Findings unmet_needs(const Map& map, const Needs& needs, const Place& whole) {
    NeedCheck check(map, whole);
    check.count_spaces(needs.min_spaces, needs.max_spaces);
    if (needs.grid) check.grid(*needs.grid);
    if (needs.regions) check.regions();
    if (needs.connected) check.connected();
    for (const std::string& name : needs.space_attributes) check.space_attribute(name);
    for (const std::string& name : needs.region_attributes) check.region_attribute(name);
    for (const auto& [name, count] : needs.tags) check.tag(name, count);
    return check.take();
}

}  // namespace fronteira::survey
