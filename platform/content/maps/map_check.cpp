// SPDX-License-Identifier: MIT
#include "content/maps/map_check.hpp"

#include "content/toml/pre_scanner.hpp"

#include <cstdint>
#include <map>
#include <string_view>
#include <unordered_map>

namespace fronteira::content {
namespace {

struct Named {
    size_t number;  ///< at most the number of values that a map may hold, below 2^20
    const Place* place;
};

using Names = std::unordered_map<std::string_view, Named>;

static_assert(map_limits.values < (1u << 20));

class MapCheck {
 public:
    MapCheck(const Map& map, Report& report) : map_(map), report_(report) {}

    void run() {
        for (const MapRegion& region : map_.regions) enter(regions_, region.id, region.place);
        for (const MapSpace& space : map_.spaces) enter(spaces_, space.id, space.place);
        for (const MapSpace& space : map_.spaces) check_space(space);
        // A grid's spaces have no names yet.
        if (map_.grid.width == 0)
            for (const MapLink& link : map_.links) check_link(link);
    }

 private:
    void error(const Place& place, std::string_view code, std::string message,
               std::string hint = {}) {
        report_.error(place.line, place.column, code, std::move(message), std::move(hint));
    }

    void enter(Names& names, const std::string& id, const Place& place) {
        if (id.empty()) return;
        const auto [first, fresh] = names.emplace(id, Named{names.size(), &place});
        if (!fresh)
            error(place, "duplicate_id", "the id " + in_quotes(id) + " is used twice",
                  "first in line " + std::to_string(first->second.place->line));
    }

    std::string hint(std::string_view word, const Names& names) {
        if (!report_.has_hints()) return {};
        std::vector<std::string_view> words;
        words.reserve(names.size());
        for (const auto& [name, known] : names) words.push_back(name);
        return report_.hint_for(word, words);
    }

    bool inside(Point point) const {
        // A size that is wrong has been told, and would make every place wrong.
        return map_.width == 0 || map_.height == 0 ||
               (point.x <= map_.width && point.y <= map_.height);
    }

    std::string plane() const {
        return "the plane is " + std::to_string(map_.width) + " by " + std::to_string(map_.height);
    }

    static std::string shown(Point point) {
        return std::to_string(point.x) + ", " + std::to_string(point.y);
    }

    void check_space(const MapSpace& space) {
        if (!space.region.empty() && !regions_.contains(space.region))
            error(space.place, "unknown_region",
                  "the space " + in_quotes(space.id) + " is in an unknown region " +
                      in_quotes(space.region),
                  hint(space.region, regions_));
        if (!inside(space.anchor))
            error(space.place, "outside",
                  "the anchor of " + in_quotes(space.id) + " (" + shown(space.anchor) +
                      ") lies outside the plane",
                  plane());
        for (const Ring& ring : space.outline)
            for (const Point& corner : ring)
                if (!inside(corner))
                    return error(space.place, "outside",
                                 "the outline of " + in_quotes(space.id) + " (" + shown(corner) +
                                     ") leaves the plane",
                                 plane());
    }

    void check_link(const MapLink& link) {
        bool known = true;
        for (const std::string* end : {&link.from, &link.to}) {
            if (end->empty()) return;
            if (spaces_.contains(*end)) continue;
            known = false;
            error(link.place, "unknown_space",
                  "the link leads to an unknown space " + in_quotes(*end), hint(*end, spaces_));
        }
        if (!known) return;
        if (link.from == link.to)
            error(link.place, "self_link", "the link joins " + in_quotes(link.from) + " to itself");
        else
            check_repeated(link);
    }

    /// A one-way link repeats one of its own direction or one that leads both ways.
    void check_repeated(const MapLink& link) {
        const uint64_t kind = kinds_.emplace(link.kind, kinds_.size()).first->second;
        const uint64_t from = spaces_.at(link.from).number;
        const uint64_t to = spaces_.at(link.to).number;
        const uint64_t forth = (kind << 40) ^ (from << 20) ^ to;
        const uint64_t back = (kind << 40) ^ (to << 20) ^ from;
        auto first = links_.find(forth);
        if (first == links_.end() && !link.one_way) first = links_.find(back);
        if (first != links_.end())
            return error(link.place, "duplicate_link",
                         "`" + link.from + "` and `" + link.to + "` are already linked by " +
                             in_quotes(link.kind),
                         "first in line " + std::to_string(first->second->line));
        if (!link.one_way) links_.emplace(back, &link.place);
        links_.emplace(forth, &link.place);
    }

    const Map& map_;
    Report& report_;
    Names regions_;
    Names spaces_;
    std::map<std::string_view, size_t> kinds_;
    std::unordered_map<uint64_t, const Place*> links_;  ///< by kind and the numbers of both ends
};

}  // namespace

void check_map(const Map& map, Report& report) {
    MapCheck(map, report).run();
}

}  // namespace fronteira::content
