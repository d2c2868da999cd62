// SPDX-License-Identifier: MIT
#include "map_edit/document/map_change.hpp"

#include <algorithm>
#include <tuple>

namespace fronteira::map_edit {
namespace {

// Where something stood in a file is not part of what it is.
auto parts(const MapSpace& space) {
    return std::tie(space.id, space.name, space.region, space.anchor, space.outline, space.tags,
                    space.attributes);
}
auto parts(const MapRegion& region) {
    return std::tie(region.id, region.name, region.colour, region.attributes);
}
auto parts(const MapLink& link) {
    return std::tie(link.from, link.to, link.kind, link.one_way);
}
auto parts(const MapPicture& picture) {
    return std::tie(picture.file, picture.corner, picture.width, picture.height, picture.turns,
                    picture.opacity, picture.shown, picture.locked);
}
auto parts(const Map& map) {
    return std::tuple_cat(
        std::tie(map.id, map.name, map.description, map.authors, map.licence, map.source, map.width,
                 map.height, map.grid.width, map.grid.height, map.grid.shape),
        parts(map.picture));
}

template <class Element>
bool same(const Element& a, const Element& b) {
    return parts(a) == parts(b);
}

/// All but the lists.
Map head_of(const Map& map) {
    Map head;
    head.id = map.id;
    head.name = map.name;
    head.description = map.description;
    head.authors = map.authors;
    head.licence = map.licence;
    head.source = map.source;
    head.width = map.width;
    head.height = map.height;
    head.grid = map.grid;
    head.picture = map.picture;
    return head;
}

void put_head(Map& map, const Map& head) {
    Map fresh = head;
    fresh.regions = std::move(map.regions);
    fresh.spaces = std::move(map.spaces);
    fresh.links = std::move(map.links);
    map = std::move(fresh);
}

}  // namespace

template <class Element>
MapChange::Spans<Element> MapChange::spans_between(const std::vector<Element>& before,
                                                   const std::vector<Element>& after) {
    Spans<Element> spans;
    if (before.size() == after.size()) {
        for (size_t i = 0; i < before.size(); ++i)
            if (!same(before[i], after[i])) spans.push_back({i, {before[i]}, {after[i]}});
        return spans;
    }
    const size_t shorter = std::min(before.size(), after.size());
    size_t head = 0, tail = 0;
    while (head < shorter && same(before[head], after[head])) ++head;
    while (tail < shorter - head &&
           same(before[before.size() - 1 - tail], after[after.size() - 1 - tail]))
        ++tail;
    const auto middle = [&](const std::vector<Element>& list) {
        return std::vector<Element>(list.begin() + static_cast<ptrdiff_t>(head),
                                    list.end() - static_cast<ptrdiff_t>(tail));
    };
    spans.push_back({head, middle(before), middle(after)});
    return spans;
}

template <class Element>
void MapChange::put(std::vector<Element>& list, const Spans<Element>& spans, bool forth) {
    for (const Span<Element>& span : spans) {
        const std::vector<Element>& old = forth ? span.before : span.after;
        const std::vector<Element>& fresh = forth ? span.after : span.before;
        const auto at = list.begin() + static_cast<ptrdiff_t>(span.at);
        if (old.size() == fresh.size()) {
            std::copy(fresh.begin(), fresh.end(), at);
        } else {
            const auto gap = list.erase(at, at + static_cast<ptrdiff_t>(old.size()));
            list.insert(gap, fresh.begin(), fresh.end());
        }
    }
}

MapChange::MapChange(const Map& before, const Map& after)
    : regions_(spans_between(before.regions, after.regions)),
      spaces_(spans_between(before.spaces, after.spaces)),
      links_(spans_between(before.links, after.links)) {
    if (!same(before, after)) heads_ = Heads{head_of(before), head_of(after)};
}

void MapChange::apply(Map& map) const {
    if (heads_) put_head(map, heads_->after);
    put(map.regions, regions_, true);
    put(map.spaces, spaces_, true);
    put(map.links, links_, true);
}

void MapChange::revert(Map& map) const {
    if (heads_) put_head(map, heads_->before);
    put(map.regions, regions_, false);
    put(map.spaces, spaces_, false);
    put(map.links, links_, false);
}

bool MapChange::empty() const {
    return !heads_ && regions_.empty() && spaces_.empty() && links_.empty();
}

}  // namespace fronteira::map_edit
