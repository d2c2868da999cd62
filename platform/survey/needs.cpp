// SPDX-License-Identifier: MIT
#include "survey/needs.hpp"

#include "survey/graph.hpp"

#include <algorithm>

namespace fronteira::survey {
namespace {

constexpr size_t most_named = 8;

/// Ids of spaces or regions, and where the first one stands.
struct Culprits {
    std::vector<std::string> ids;
    Place first;

    void add(const std::string& id, const Place& place) {
        if (ids.empty()) first = place;
        ids.push_back(id);
    }
    std::string text() const {
        std::string list;
        for (size_t i = 0; i < std::min(ids.size(), most_named); ++i)
            list += (i == 0 ? "`" : ", `") + ids[i] + "`";
        if (ids.size() > most_named)
            list += " and " + std::to_string(ids.size() - most_named) + " more";
        return list;
    }
};

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
                             : "play another game on it");
    }

    void regions() {
        Culprits culprits;
        for (const MapSpace& space : map_.spaces)
            if (space.region.empty()) culprits.add(space.id, space.place);
        blame(culprits, "needs.region", "every space must stand in a region; not so ",
              "put each into a region: `region = ...`");
    }

    void connected() {
        Culprits culprits;
        for (const int space : cut_off(graph_of(map_)))
            culprits.add(map_.spaces[static_cast<size_t>(space)].id,
                         map_.spaces[static_cast<size_t>(space)].place);
        if (culprits.ids.empty()) return;
        blame(culprits, "needs.connected",
              "every space must be reached from every other; cut off from `" +
                  map_.spaces.front().id + "` are ",
              "link them");
    }

    void space_attribute(const std::string& name) {
        Culprits culprits;
        for (const MapSpace& space : map_.spaces)
            if (!space.attributes.contains(name)) culprits.add(space.id, space.place);
        blame(culprits, "needs.space_attribute", "every space must carry `" + name + "`; not so ",
              "write `attributes = { " + name + " = ... }` into each");
    }

    void region_attribute(const std::string& name) {
        Culprits culprits;
        for (const MapRegion& region : map_.regions)
            if (!region.attributes.contains(name)) culprits.add(region.id, region.place);
        blame(culprits, "needs.region_attribute", "every region must carry `" + name + "`; not so ",
              name == "bonus" ? "write `bonus = ...` into each"
                              : "write `attributes = { " + name + " = ... }` into each");
    }

    void tag(const std::string& name, int needed) {
        const auto count =
            std::count_if(map_.spaces.begin(), map_.spaces.end(), [&](const MapSpace& space) {
                return std::find(space.tags.begin(), space.tags.end(), name) != space.tags.end();
            });
        if (count == needed) return;
        found(whole_, "needs.tag",
              std::to_string(count) + " spaces are tagged `" + name + "`; the ruleset needs " +
                  std::to_string(needed),
              "change the `tags` of spaces");
    }

    Diagnostics take() { return std::move(findings_); }

 private:
    void blame(const Culprits& culprits, const char* code, const std::string& message,
               std::string remedy) {
        if (!culprits.ids.empty())
            found(culprits.first.line == 0 ? whole_ : culprits.first, code,
                  message + culprits.text(), std::move(remedy));
    }
    void found(const Place& place, const char* code, std::string message, std::string remedy) {
        findings_.push_back(error_at(place, code, std::move(message), std::move(remedy)));
    }

    const Map& map_;
    const Place& whole_;
    Diagnostics findings_;
};

}  // namespace

Diagnostics unmet_needs(const Map& map, const Needs& needs, const Place& whole) {
    NeedCheck check(map, whole);
    check.count_spaces(needs.min_spaces, needs.max_spaces);
    if (needs.regions) check.regions();
    if (needs.connected) check.connected();
    for (const std::string& name : needs.space_attributes) check.space_attribute(name);
    for (const std::string& name : needs.region_attributes) check.region_attribute(name);
    for (const auto& [name, count] : needs.tags) check.tag(name, count);
    return check.take();
}

}  // namespace fronteira::survey
