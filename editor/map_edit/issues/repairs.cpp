// SPDX-License-Identifier: MIT
#include "map_edit/issues/repairs.hpp"

#include "map_edit/edits/corner_edits.hpp"
#include "map_edit/edits/link_edits.hpp"
#include "map_edit/edits/region_edits.hpp"
#include "map_edit/edits/rings.hpp"
#include "map_edit/edits/space_edits.hpp"
#include "survey/graph.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <limits>
#include <map>
#include <optional>

namespace fronteira::map_edit {
namespace {

using Deed = bool (*)(Map&, const Issue&);

struct Repair {
    const char* name;
    Deed deed;
};

bool take_link_away(Map& map, const Issue& issue) {
    if (!issue.link) return false;
    map.links.erase(map.links.begin() + static_cast<ptrdiff_t>(*issue.link));
    return true;
}

bool lead_both_ways(Map& map, const Issue& issue) {
    if (issue.link) map.links[*issue.link].one_way = false;
    return issue.link.has_value();
}

bool place_label(Map& map, const Issue& issue) {
    if (issue.space) map.spaces[*issue.space].anchor = best_anchor(map.spaces[*issue.space]);
    return issue.space.has_value();
}

bool leave_region(Map& map, const Issue& issue) {
    if (issue.space) map.spaces[*issue.space].region.clear();
    return issue.space.has_value();
}

bool bring_inside(Map& map, const Issue& issue) {
    if (!issue.space) return false;
    MapSpace& space = map.spaces[*issue.space];
    space.anchor = kept_inside(map, space.anchor);
    for (Ring& ring : space.outline)
        for (Point& corner : ring) corner = kept_inside(map, corner);
    return tidy(space.outline);
}

/// The spaces that no way joins with the first one, and which of those that are joined is nearest
/// to each.
class CutOff {
 public:
    struct Gap {
        size_t near, far;
    };

    explicit CutOff(const Map& map)
        : map_(map),
          graph_(survey::graph_of(map)),
          joined_(map.spaces.size()),
          nearest_(map.spaces.size()) {
        if (!map.spaces.empty()) join(0);
    }

    std::optional<Gap> narrowest() const {
        std::optional<Gap> gap;
        for (size_t far = 0; far < joined_.size(); ++far)
            if (!joined_[far] && (!gap || nearest_[far].away < nearest_[gap->far].away))
                gap = Gap{nearest_[far].space, far};
        return gap;
    }

    /// Joins a space, and with it all that is linked with it.
    void join(size_t space) {
        std::vector<size_t> open{space};
        joined_[space] = true;
        while (!open.empty()) {
            const size_t now = open.back();
            open.pop_back();
            for (const int next : graph_.beside[now])
                if (const auto other = static_cast<size_t>(next); !joined_[other]) {
                    joined_[other] = true;
                    open.push_back(other);
                }
            look_from(now);
        }
    }

 private:
    struct Nearest {
        size_t space = 0;
        double away = std::numeric_limits<double>::max();
    };

    void look_from(size_t space) {
        for (size_t far = 0; far < joined_.size(); ++far) {
            if (joined_[far]) continue;
            const double away = distance(map_.spaces[space].anchor, map_.spaces[far].anchor);
            if (away < nearest_[far].away) nearest_[far] = {space, away};
        }
    }

    const Map& map_;
    survey::Graph graph_;
    std::vector<bool> joined_;
    std::vector<Nearest> nearest_;
};

/// What cannot be reached is joined with the nearest space that can, until nothing is left.
bool join_with_nearest(Map& map, const Issue& /*issue*/) {
    CutOff cut_off(map);
    bool joined = false;
    while (const auto gap = cut_off.narrowest()) {
        const std::string from = map.spaces[gap->near].id, to = map.spaces[gap->far].id;
        // Of two spaces with one id a link leads to the first: the other is lost for as long.
        if (find_space(map, from) != gap->near || find_space(map, to) != gap->far ||
            !set_link(map, from, to, "sea", false))
            return joined;
        cut_off.join(gap->far);
        joined = true;
    }
    return joined;
}

/// Spaces without a region join the one that most of their neighbours are in.
bool join_neighbours_region(Map& map) {
    bool joined = false;
    for (MapSpace& space : map.spaces) {
        if (!space.region.empty()) continue;
        std::map<std::string, int> votes;
        for (const MapLink& link : links_of(map, space.id)) {
            const auto other = find_space(map, link.from == space.id ? link.to : link.from);
            if (other && !map.spaces[*other].region.empty()) ++votes[map.spaces[*other].region];
        }
        for (const auto& [region, count] : votes)
            if (space.region.empty() || count > votes[space.region]) space.region = region;
        joined = joined || !space.region.empty();
    }
    return joined;
}

/// What no neighbour leads into a region gets one of its own.
bool put_into_regions(Map& map, const Issue& /*issue*/) {
    while (join_neighbours_region(map)) {
    }
    std::string fresh;
    for (MapSpace& space : map.spaces) {
        if (!space.region.empty()) continue;
        if (fresh.empty()) {
            const QString name = QCoreApplication::translate("Repairs", "New region");
            fresh = map.regions[add_region(map, name.toStdString())].id;
        }
        space.region = fresh;
    }
    return true;
}

bool give_spaces_number(Map& map, const Issue& issue) {
    for (MapSpace& space : map.spaces)
        space.attributes.try_emplace(issue.finding.word, issue.answer);
    return true;
}

bool give_regions_number(Map& map, const Issue& issue) {
    for (MapRegion& region : map.regions)
        region.attributes.try_emplace(issue.finding.word, issue.answer);
    return true;
}

/// How far it is from a space to the nearest that has the tag.
double away_from(const Map& map, const MapSpace& space, const std::string& tag) {
    double least = std::numeric_limits<double>::max();
    for (const MapSpace& other : map.spaces)
        if (has_tag(other, tag)) least = std::min(least, distance(space.anchor, other.anchor));
    return least;
}

/// Each time the space that lies farthest from all that have the tag gets it.
bool spread_tag(Map& map, const Issue& issue) {
    const std::string& tag = issue.finding.word;
    const int missing = issue.finding.numbers[1] - issue.finding.numbers[0];
    for (int i = 0; i < missing; ++i) {
        MapSpace* farthest = nullptr;
        double most = 0;
        for (MapSpace& space : map.spaces) {
            const double away = has_tag(space, tag) ? 0 : away_from(map, space, tag);
            if (away > most) farthest = &space, most = away;
        }
        if (farthest == nullptr) return i > 0;
        farthest->tags.push_back(tag);
    }
    return true;
}

/// Which of too many are to keep their tag only the author knows.
bool is_too_much(const Issue& issue) {
    const std::vector<int>& numbers = issue.finding.numbers;
    return issue.finding.code == "needs.tag" && numbers[0] > numbers[1];
}

const std::map<std::string, Repair>& repairs() {
    static const std::map<std::string, Repair> all{
        {"map.unknown_region", {QT_TRANSLATE_NOOP("Repairs", "Take it out"), leave_region}},
        {"map.outside", {QT_TRANSLATE_NOOP("Repairs", "Bring it inside"), bring_inside}},
        {"map.unknown_space", {QT_TRANSLATE_NOOP("Repairs", "Remove the link"), take_link_away}},
        {"map.self_link", {QT_TRANSLATE_NOOP("Repairs", "Remove the link"), take_link_away}},
        {"map.duplicate_link", {QT_TRANSLATE_NOOP("Repairs", "Remove the link"), take_link_away}},
        {"map.unreachable", {QT_TRANSLATE_NOOP("Repairs", "Link the nearest"), join_with_nearest}},
        {"map.label_outside", {QT_TRANSLATE_NOOP("Repairs", "Place it inside"), place_label}},
        {"map.no_return", {QT_TRANSLATE_NOOP("Repairs", "Make it two-way"), lead_both_ways}},
        {"needs.connected", {QT_TRANSLATE_NOOP("Repairs", "Link the nearest"), join_with_nearest}},
        {"needs.region", {QT_TRANSLATE_NOOP("Repairs", "Put them into regions"), put_into_regions}},
        {"needs.space_attribute", {QT_TRANSLATE_NOOP("Repairs", "Fill it in"), give_spaces_number}},
        {"needs.region_attribute",
         {QT_TRANSLATE_NOOP("Repairs", "Fill it in"), give_regions_number}},
        {"needs.tag", {QT_TRANSLATE_NOOP("Repairs", "Spread it over the map"), spread_tag}},
    };
    return all;
}

}  // namespace

QString repair_name(const Issue& issue) {
    const auto found = repairs().find(issue.finding.code);
    return found == repairs().end() || is_too_much(issue)
               ? QString()
               : QCoreApplication::translate("Repairs", found->second.name);
}

bool repair_asks(const Issue& issue) {
    return issue.finding.code == "needs.space_attribute" ||
           issue.finding.code == "needs.region_attribute";
}

bool repair(Map& map, const Issue& issue) {
    const auto found = repairs().find(issue.finding.code);
    return found != repairs().end() && found->second.deed(map, issue);
}

}  // namespace fronteira::map_edit
