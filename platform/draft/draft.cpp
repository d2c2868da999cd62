// SPDX-License-Identifier: MIT
#include "draft/draft.hpp"

#include "draft/draft_check.hpp"
#include "draft/frame.hpp"
#include "draft/known_words.hpp"
#include "draft/names.hpp"
#include "geometry/borders.hpp"
#include "geometry/outline.hpp"
#include "geometry/snap.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <unordered_map>

namespace fronteira::draft {
namespace {

using geometry::Outline;
using geometry::Position;

constexpr size_t most_words = 2000;  // of a licence or a source
constexpr double most_growth = 1e9;  // of drawings next to nothing, which would become infinite
constexpr double longest_side = 1e6;
constexpr double shortest_side = 500;

class Finish {
 public:
    Finish(const Draft& draft, Diagnostics& losses) : draft_(draft), losses_(losses) {}

    Result<Map> run() {
        if (Diagnostics faults = find_faults(draft_); !faults.empty())
            return fail(std::move(faults));
        write_head();
        lay_plane();
        write_regions();
        draw();
        if (Diagnostics faults = check_corners(draft_, corners()); !faults.empty())
            return fail(std::move(faults));
        write_spaces();
        write_links();
        return std::move(map_);
    }

 private:
    void loss(const Place& place, const char* code, std::string message, std::string hint = {}) {
        losses_.push_back(loss_at(place, code, std::move(message), std::move(hint)));
    }

    void write_head() {
        map_.id = Ids("map").take(draft_.id.empty() ? draft_.name : draft_.id);
        map_.name[""] = name(draft_.name, draft_.place);
        if (map_.name[""].empty()) map_.name[""] = map_.id;
        const std::string description = readable_lines(draft_.description);
        if (!description.empty()) map_.description[""] = description;
        for (const std::string& author : draft_.authors)
            if (std::string name = readable(author); !name.empty())
                map_.authors.push_back(std::move(name));
        map_.licence = readable(draft_.licence, most_words);
        map_.source = readable(draft_.source, most_words);
        map_.place = draft_.place;
    }

    std::string name(const std::string& text, const Place& place) {
        std::string whole = readable(text, longest_text);
        if (draft_.keeps_names || whole.size() <= longest_name) return whole;
        cut_.add(place);
        return readable(whole);
    }

    void lay_plane() {
        frame_ = draft_.frame ? *draft_.frame : frame_of_spaces(draft_);
        const double longer = std::max(frame_.width, frame_.height);
        const bool kept = draft_.keeps_plane && longer >= 1 && longer <= longest_side;
        scale_ = kept || is_good_size(frame_.width, frame_.height)
                     ? 1
                     : std::min(usual_side / longer, most_growth);
        map_.width = std::max(1, static_cast<int32_t>(std::lround(frame_.width * scale_)));
        map_.height = std::max(1, static_cast<int32_t>(std::lround(frame_.height * scale_)));
    }

    /// On the plane; what lies outside is moved to its edge. `space`: whose place it is.
    Point laid(Position p, const DraftSpace& space) {
        const double x = std::round((p.x - frame_.left) * scale_);
        const double y = std::round((p.y - frame_.top) * scale_);
        if (x < 0 || y < 0 || x > map_.width || y > map_.height) outside_.add(space.place);
        return {static_cast<int32_t>(std::clamp(x, 0.0, double(map_.width))),
                static_cast<int32_t>(std::clamp(y, 0.0, double(map_.height)))};
    }

    void write_regions() {
        for (const DraftRegion& region : draft_.regions) {
            if (region.key.empty() && region_ids_.contains(region.name))
                loss(region.place, "draft.same_region",
                     "several regions are called `" + readable(region.name) +
                         "`; their spaces were put into the first");
            add_region(region);
        }
        for (const DraftSpace& space : draft_.spaces)
            if (!space.region.empty() && !region_ids_.contains(space.region)) {
                if (!draft_.regions.empty())
                    loss(space.place, "draft.new_region",
                         "there is no region `" + readable(space.region) + "`; it was added",
                         "correct the name, or give the region a bonus");
                add_region({{}, space.region, {}, {}, space.place});
            }
    }

    void add_region(const DraftRegion& region) {
        MapRegion made;
        made.id = regions_taken_.take(region.id.empty() ? region.name : region.id);
        made.name[""] = name(region.name, region.place);
        if (made.name[""].empty()) made.name[""] = made.id;
        made.colour = region.colour;
        made.attributes = words_.numbers(region.attributes, region.place);
        made.place = region.place;
        region_ids_.emplace(region.key.empty() ? region.name : region.key, made.id);
        map_.regions.push_back(std::move(made));
    }

    void draw() {
        for (const DraftSpace& space : draft_.spaces) {
            Outline outline;
            for (const geometry::Line& line : space.rings) {
                Ring ring;
                for (const Position& corner : line) ring.push_back(laid(corner, space));
                geometry::clean(ring);
                if (!ring.empty()) outline.push_back(std::move(ring));
            }
            outlines_.push_back(std::move(outline));
        }
        const int32_t tolerance = std::max(map_.width, map_.height) / 2000;
        if (!draft_.watertight && !geometry::snap(outlines_, std::max(tolerance, 1)))
            loss(draft_.place, "draft.entangled",
                 "the outlines are so entangled that gaps between neighbours may be left",
                 "simplify them before importing");
        for (size_t i = 0; i < outlines_.size(); ++i) tell_what_has_no_area(i);
    }

    void tell_what_has_no_area(size_t number) {
        const DraftSpace& space = draft_.spaces[number];
        const size_t left = outlines_[number].size();
        const std::string name = readable(space.name.empty() ? space.id : space.name);
        const size_t lost = space.rings.size() - std::min(left, space.rings.size());
        if (lost > 0)
            loss(space.place, "draft.no_area",
                 counted(lost, "outline") + " of `" +
                     (name.empty() ? "#" + std::to_string(number + 1) : name) + "` without area " +
                     (lost == 1 ? "was" : "were") + " left out");
    }

    size_t corners() const {
        size_t count = 0;
        for (const Outline& outline : outlines_)
            for (const Ring& ring : outline) count += ring.size();
        return count;
    }

    void write_spaces() {
        size_t placed = 0;
        Occurrences unnamed, bare;
        for (size_t i = 0; i < draft_.spaces.size(); ++i) {
            const DraftSpace& from = draft_.spaces[i];
            MapSpace space;
            space.id = spaces_taken_.take(from.id.empty() ? from.name : from.id);
            space.name[""] = name(from.name, from.place);
            if (space.name[""].empty()) {
                space.name[""] = space.id;
                unnamed.add(from.place);
            }
            if (!from.region.empty()) space.region = region_ids_.at(from.region);
            space.outline = outlines_[i];
            if (from.rings.empty()) bare.add(from.place);
            if (from.anchor)
                space.anchor = laid(*from.anchor, from);
            else if (++placed; !space.outline.empty())
                space.anchor = geometry::label_place(space.outline);
            else if (!from.rings.empty() && !from.rings.front().empty())
                space.anchor = laid(from.rings.front().front(), from);
            space.tags = words_.tags(from.tags, from.place);
            space.attributes = words_.numbers(from.attributes, from.place);
            space.place = from.place;
            map_.spaces.push_back(std::move(space));
        }
        if (placed > 0)
            loss(draft_.place, "draft.anchors",
                 "the place of the label was chosen for " + counted(placed, "space"));
        if (outside_.count > 0)
            loss(outside_.first, "draft.outside",
                 counted(outside_.count, "place") + " outside the picture moved to its edge",
                 "here is the first");
        // All without: the format has none, or says why there are none.
        if (bare.count > 0 && bare.count < draft_.spaces.size() && !draft_.watertight)
            loss(bare.first, "draft.no_outline",
                 counted(bare.count, "space") + " without an outline", "here is the first");
        if (unnamed.count > 0)
            loss(unnamed.first, "draft.unnamed",
                 "a name was made up for " + counted(unnamed.count, "space"), "here is the first");
        if (cut_.count > 0)
            loss(cut_.first, "draft.long_name",
                 "only the beginning was kept of " + counted(cut_.count, "name") +
                     " of more than " + std::to_string(longest_name) + " bytes",
                 "here is the first");
        words_.tell_what_was_left_out(draft_.place);
        tell_of_twins();
    }

    /// Two spaces of one name are told apart by their ids only.
    void tell_of_twins() {
        std::unordered_map<std::string, size_t> first;
        for (const MapSpace& space : map_.spaces) {
            const auto [known, fresh] = first.emplace(space.name.at(""), first.size());
            if (!fresh)
                loss(space.place, "draft.same_name",
                     "several spaces are called `" + known->first + "`; this one has the id `" +
                         space.id + "`");
        }
    }

    void write_links() {
        if (!draft_.knows_links) {
            for (const geometry::SharedBorder& border : geometry::find_borders(outlines_))
                add_link({border.first, border.second, "land", false, draft_.place});
            loss(draft_.place, "draft.links",
                 counted(map_.links.size(), "link") +
                     " guessed from borders that spaces have in common",
                 "add those across water, and take out those across mountains");
            return;
        }
        for (const DraftLink& link : draft_.links) add_link(link);
    }

    void add_link(const DraftLink& link) {
        if (!words_.is_kind(link.kind, link.place)) return;
        if (link.from == link.to)
            return loss(link.place, "draft.self_link",
                        "a link of `" + name_of(link.from) + "` to itself was left out");
        const auto ends = std::minmax(link.from, link.to);
        const bool known = linked_.contains({link.from, link.to, link.kind}) ||
                           (!link.one_way && linked_.contains({link.to, link.from, link.kind}));
        if (known)
            return loss(link.place, "draft.same_link",
                        "a second link between `" + name_of(ends.first) + "` and `" +
                            name_of(ends.second) + "` was left out");
        linked_.insert({link.from, link.to, link.kind});
        if (!link.one_way) linked_.insert({link.to, link.from, link.kind});
        map_.links.push_back(
            {name_of(link.from), name_of(link.to), link.kind, link.one_way, link.place});
    }

    const std::string& name_of(int space) const {
        return map_.spaces[static_cast<size_t>(space)].id;
    }

    struct Linked {
        int from;
        int to;
        std::string kind;
        auto operator<=>(const Linked&) const = default;
    };

    const Draft& draft_;
    Diagnostics& losses_;
    Map map_;
    Frame frame_;
    double scale_ = 1;
    Occurrences outside_, cut_;
    Ids regions_taken_{"region"};
    Ids spaces_taken_{"space"};
    std::unordered_map<std::string, std::string> region_ids_;
    std::vector<Outline> outlines_;
    std::set<Linked> linked_;
    KnownWords words_{losses_};
};

}  // namespace

bool is_good_size(double width, double height) {
    const double longer = std::max(width, height);
    return longer >= shortest_side && longer <= longest_side;
}

Result<Map> finish(const Draft& draft, Diagnostics& losses) {
    return Finish(draft, losses).run();
}

}  // namespace fronteira::draft
