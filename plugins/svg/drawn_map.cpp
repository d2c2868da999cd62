// SPDX-License-Identifier: MIT
#include "drawn_map.hpp"

#include "draft/names.hpp"
#include "elements.hpp"
#include "head.hpp"
#include "shapes.hpp"
#include "style_sheet.hpp"

#include <utility>

namespace svg {

using namespace fronteira;
using markup::Element;

namespace {

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

}  // namespace

DrawnMap::DrawnMap(const markup::Document& document, const ImportSource& source)
    : document_(document) {
    draft_.place = {source.file, 0, 0};
    read_head(document.root(), draft_);
    if (draft_.name.empty()) draft_.name = source.stem;
    if (!word(document.root(), "viewBox").empty() && !view_box_of(document.root()))
        loss(document.root(), "view_box", "the `viewBox` of the drawing was left out",
             "it is four numbers: left, top, width and height");
}

void DrawnMap::loss(Element element, const char* code, std::string message, std::string hint) {
    if (element && !told_.emplace(element.hash_value(), code).second) return;
    losses_.push_back(loss_at(element ? document_.place(element) : draft_.place,
                              std::string("svg.") + code, std::move(message), std::move(hint)));
}

void DrawnMap::pass_over(Element element) {
    ++others_.emplace(markup::local_name(element), Others{0, element}).first->second.count;
}

void DrawnMap::add_region(Element element) {
    // A space and a region may have one id; elements may not.
    const std::string id(word(element, word(element, "data-id").empty() ? "id" : "data-id"));
    regions_.insert(id);
    draft_.regions.push_back({id, name_of(element), colour_of(element), numbers_of(element),
                              document_.place(element), id});
}

Attributes DrawnMap::numbers_of(Element element) {
    std::vector<std::string> faulty;
    Attributes numbers = read_numbers(word(element, "data-numbers"), faulty);
    if (const std::string all = listed(faulty); !all.empty())
        loss(element, "numbers", "in `data-numbers`, `" + draft::readable(all) + "` was left out",
             "it holds whole numbers with names, such as `bonus=3 port=1`");
    return numbers;
}

void DrawnMap::add_space(Element element, PathRings rings, const Transform& transform,
                         const std::string& group, Element called) {
    if (!rings.complete)
        loss(element, "path", "a shape is faulty; the part before the fault was used");
    draft::DraftSpace space;
    const bool nameless = name_of(called).empty();
    const Element named = nameless ? element : called;
    // Our own ids are no codes of another program.
    space.id = is_own() ? std::string(word(named, "id")) : id_of(named);
    space.name = name_of(named);
    // Where a drawing has labels, ids are made up.
    if (!word(called, "inkscape:label").empty()) space.id.clear();
    space.region = group;
    wanted_regions_.emplace_back(word(element, "data-region"));
    space.rings = std::move(rings.rings);
    space.tags = words_of(word(element, "data-tags"));
    space.attributes = numbers_of(element);
    space.place = document_.place(element);
    std::string_view anchor = word(element, "data-anchor");
    const auto x = markup::next_number(anchor);
    const auto y = markup::next_number(anchor);
    if (x && y)
        space.anchor = transform({*x, *y});
    else if (!word(element, "data-anchor").empty())
        loss(element, "anchor", "`data-anchor` was left out",
             "it is two numbers, such as `120,80`");
    if (const std::string faulty = listed(faulty_lengths(element)); !faulty.empty())
        loss(element, "length", "`" + faulty + "` was taken as 0",
             "sizes are numbers, or lengths such as 5mm");
    numbers_.emplace(word(element, "id"), static_cast<int>(draft_.spaces.size()));
    draft_.spaces.push_back(std::move(space));
}

void DrawnMap::read_links() {
    draft_.knows_links = is_own() || !links_.empty();
    for (const Element element : links_) {
        const auto from = numbers_.find(std::string(word(element, "data-from")));
        const auto to = numbers_.find(std::string(word(element, "data-to")));
        if (from == numbers_.end() || to == numbers_.end()) {
            loss(element, "link", "a link leads to a space that is not there");
            continue;
        }
        const std::string kind(word(element, "data-kind"));
        const std::string_view way = word(element, "data-one-way");
        if (!way.empty() && way != "true" && way != "false")
            loss(element, "way", "`data-one-way` was taken as `false`", "it is `true` or `false`");
        draft_.links.push_back({from->second, to->second, kind.empty() ? "land" : kind,
                                way == "true", document_.place(element)});
    }
}

/// Regions may stand behind the spaces that are in them.
void DrawnMap::find_regions() {
    size_t unknown = 0;
    for (size_t i = 0; i < draft_.spaces.size(); ++i) {
        if (regions_.contains(wanted_regions_[i]))
            draft_.spaces[i].region = wanted_regions_[i];
        else if (!wanted_regions_[i].empty())
            ++unknown;
    }
    if (unknown > 0)
        loss({}, "region",
             "spaces that name a region which the drawing lacks: " + std::to_string(unknown),
             "draw the region, or take `data-region` away");
}

/// Groups are taken for regions, unless one group holds everything.
void DrawnMap::settle_regions() {
    if (!draft_.regions.empty()) return;
    std::set<std::string> groups;
    for (const draft::DraftSpace& space : draft_.spaces) groups.insert(space.region);
    if (groups.size() > 1)
        return loss({}, "regions", "groups of the drawing were taken as regions",
                    "change `region` of the spaces where that is wrong");
    for (draft::DraftSpace& space : draft_.spaces) space.region.clear();
}

void DrawnMap::tell_of_others() {
    for (const auto& [name, others] : others_)
        losses_.push_back(loss_at(document_.place(others.first), "svg.other",
                                  std::to_string(others.count) + " `" + name + "` " +
                                      (others.count == 1 ? "was" : "were") + " not carried over"));
}

Result<Imported> DrawnMap::finish(int64_t left) {
    if (draft_.spaces.empty())
        return fail(error_at(draft_.place, "draft.no_spaces",
                             "there is nothing that can be a space",
                             "spaces are shapes that have an area, a fill and are not hidden"));
    read_links();
    find_regions();
    settle_regions();
    if (cost() > left)
        loss({}, "too_much", "the drawing has too many parts; the last were left out",
             "use fewer things again and again");
    tell_of_others();
    auto map = draft::finish(draft_, losses_);
    if (!map) return fail(map.error());
    return Imported{std::move(*map), {}, std::move(losses_)};
}

}  // namespace svg
