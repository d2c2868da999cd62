// SPDX-License-Identifier: MIT
#include "survey/doubts.hpp"

#include "geometry/outline.hpp"
#include "survey/colour_sight.hpp"
#include "survey/crossings.hpp"
#include "survey/graph.hpp"
#include "survey/overlaps.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <unordered_map>

namespace fronteira::survey {
namespace {

// Colours of regions that touch must differ by this much to all eyes.
constexpr double enough_apart = 6;

class Doubts {
 public:
    explicit Doubts(const Map& map) : map_(map), graph_(graph_of(map)) {}

    Findings run() {
        out_of_reach();
        for (int i = 0; i < graph_.spaces(); ++i) label(i);
        anchors();
        outlines();
        names();
        ways_back();
        colours();
        empty_regions();
        return std::move(found_);
    }

 private:
    Finding& doubt(const Place& place, const char* code, std::string message, std::string hint) {
        found_.push_back({warning_at(place, code, std::move(message), std::move(hint))});
        return found_.back();
    }

    const MapSpace& space(int number) const { return map_.spaces[static_cast<size_t>(number)]; }

    void out_of_reach() {
        const std::vector<int> lost = cut_off(graph_);
        if (lost.empty()) return;
        const std::string others = lost.size() == 1 ? ""
                                   : lost.size() == 2
                                       ? " and 1 more space"
                                       : " and " + std::to_string(lost.size() - 1) + " more spaces";
        doubt(space(lost.front()).place, "map.unreachable",
              "`" + space(lost.front()).id + "`" + others + " cannot be reached from `" +
                  space(0).id + "`",
              "add links, unless this is intended: few rulesets allow it")
            .spaces = lost;
    }

    void label(int number) {
        const MapSpace& one = space(number);
        if (!one.outline.empty() && !geometry::covers(one.outline, one.anchor))
            doubt(one.place, "map.label_outside",
                  "the anchor of `" + one.id + "` lies outside its outline",
                  "the name and the pieces stand at the anchor")
                .spaces = {number};
    }

    /// Whoever hovers, clicks or reads there has one space before the other.
    void anchors() {
        std::map<std::pair<int32_t, int32_t>, int> seen;
        for (int number = 0; number < graph_.spaces(); ++number) {
            const MapSpace& one = space(number);
            const auto [first, fresh] = seen.emplace(std::pair(one.anchor.x, one.anchor.y), number);
            if (fresh) continue;
            Finding& finding = doubt(one.place, "map.same_anchor",
                                     "`" + space(first->second).id + "` and `" + one.id +
                                         "` have the same anchor, " + std::to_string(one.anchor.x) +
                                         ", " + std::to_string(one.anchor.y),
                                     "their names and pieces would lie on one another");
            finding.spaces = {first->second, number};
            finding.numbers = {one.anchor.x, one.anchor.y};
        }
    }

    void outlines() {
        const Crossings all = crossings(map_);
        std::set<std::pair<int, int>> told;
        for (const Crossing& crossing : all.found) told.emplace(crossing.one, crossing.other);
        for (const Crossing& crossing : all.found) {
            const MapSpace &one = space(crossing.one), &other = space(crossing.other);
            const std::string near =
                "near " + std::to_string(crossing.at.x) + ", " + std::to_string(crossing.at.y);
            const bool itself = crossing.one == crossing.other;
            Finding& finding =
                doubt(one.place, "map.crossing_outline",
                      itself ? "the outline of `" + one.id + "` crosses itself"
                             : "the outlines of `" + one.id + "` and `" + other.id + "` cross",
                      near + "; move corners until the lines only touch");
            finding.spaces = {crossing.one};
            if (!itself) finding.spaces.push_back(crossing.other);
            finding.numbers = {crossing.at.x, crossing.at.y};
        }
        if (all.all) return over_one_another(told);
        entangled("crossings");
    }

    void over_one_another(const std::set<std::pair<int, int>>& told) {
        const Overlaps all = overlaps(map_);
        for (const Overlap& overlap : all.found)
            if (!told.contains({overlap.one, overlap.other})) one_over_another(overlap);
        if (!all.all) entangled("overlaps");
    }

    void entangled(const std::string& what) {
        doubt(map_.place, "map.entangled",
              "the outlines are so entangled that not all " + what + " are listed",
              "fix those that are, and check again");
    }

    void one_over_another(const Overlap& overlap) {
        const MapSpace &one = space(overlap.one), &other = space(overlap.other);
        Finding& finding =
            doubt(one.place, "map.overlap", "`" + one.id + "` and `" + other.id + "` overlap",
                  "near " + std::to_string(overlap.at.x) + ", " + std::to_string(overlap.at.y) +
                      "; if one lies within the other, cut a hole for it");
        finding.spaces = {overlap.one, overlap.other};
        finding.numbers = {overlap.at.x, overlap.at.y};
    }

    /// Whoever holds all spaces of a region holds that one from the beginning.
    void empty_regions() {
        std::vector<int> sizes(map_.regions.size(), 0);
        for (const int region : graph_.region_of)
            if (region >= 0) ++sizes[static_cast<size_t>(region)];
        for (size_t i = 0; i < sizes.size(); ++i)
            if (sizes[i] == 0)
                doubt(map_.regions[i].place, "map.empty_region",
                      "no space is in the region `" + map_.regions[i].id + "`",
                      "put spaces into it, or take it out")
                    .regions = {static_cast<int>(i)};
    }

    void names() {
        using Named = std::pair<std::string_view, std::string_view>;
        std::map<Named, int> seen;
        std::set<int> told;
        for (int number = 0; number < graph_.spaces(); ++number)
            for (const auto& [language, name] : space(number).name) {
                const auto [first, fresh] = seen.emplace(Named(language, name), number);
                if (fresh || !told.insert(number).second) continue;
                Finding& finding =
                    doubt(space(number).place, "map.duplicate_name",
                          "`" + space(first->second).id + "` and `" + space(number).id +
                              "` have the same name, \"" + name + "\"",
                          "players could not tell them apart");
                finding.spaces = {first->second, number};
                finding.word = name;
            }
    }

    /// Who goes a one-way link and never comes back was probably not meant to.
    void ways_back() {
        std::unordered_map<std::string_view, int> numbers;
        for (size_t i = 0; i < map_.spaces.size(); ++i)
            numbers.emplace(map_.spaces[i].id, static_cast<int>(i));
        const std::vector<int> parts = there_and_back(graph_);
        for (const MapLink& link : map_.links) {
            const auto from = numbers.find(link.from), to = numbers.find(link.to);
            if (!link.one_way || from == numbers.end() || to == numbers.end()) continue;
            if (parts[static_cast<size_t>(from->second)] != parts[static_cast<size_t>(to->second)])
                doubt(link.place, "map.no_return",
                      "a one-way link leads from `" + link.from + "` to `" + link.to +
                          "`, and no way leads back",
                      "is it meant to lead both ways?")
                    .spaces = {from->second, to->second};
        }
    }

    void colours() {
        std::set<std::pair<int, int>> touching;
        for (int one = 0; one < graph_.spaces(); ++one)
            for (const int other : graph_.beside[static_cast<size_t>(one)]) {
                const int a = graph_.region_of[static_cast<size_t>(one)];
                const int b = graph_.region_of[static_cast<size_t>(other)];
                if (a >= 0 && b > a) touching.emplace(a, b);
            }
        for (const auto& [a, b] : touching) {
            const MapRegion &one = map_.regions[static_cast<size_t>(a)],
                            &other = map_.regions[static_cast<size_t>(b)];
            if (apart_for_all_eyes(one.colour, other.colour) < enough_apart)
                doubt(other.place, "map.colours_alike",
                      "the colours of the regions `" + one.id + "` and `" + other.id +
                          "` cannot be told apart by everybody",
                      "make one of them lighter or darker")
                    .regions = {a, b};
        }
    }

    const Map& map_;
    Graph graph_;
    Findings found_;
};

}  // namespace

Findings doubts(const Map& map) {
    return map.grid.width > 0 ? Findings() : Doubts(map).run();
}

}  // namespace fronteira::survey
