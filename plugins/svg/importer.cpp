// SPDX-License-Identifier: MIT
#include "draft/draft.hpp"
#include "draft/names.hpp"
#include "elements.hpp"
#include "formats.hpp"
#include "head.hpp"
#include "named_elements.hpp"
#include "placing.hpp"
#include "shapes.hpp"
#include "style_sheet.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace svg {

using namespace fronteira;
using markup::Element;

namespace {

/// Of the longer side: a curve is nowhere farther from its straight pieces.
constexpr double tolerance = 1.0 / 8000;
/// What is used several times is read several times; so much is read, whatever is used how often:
/// bytes of attributes and elements within elements.
constexpr int64_t always_read = 16 << 20;
constexpr int64_t reading_a_byte = 4;
/// A finding costs more than what it is found in.
constexpr int64_t cost_of_loss = 200;

/// Where one has come to in a drawing.
struct Around {
    Transform transform;
    std::string group;      ///< the innermost with a name
    bool unfilled = false;  ///< unless an element says otherwise
    bool hidden = false;    ///< likewise
};

class Reading {
 public:
    Reading(const markup::Document& document, const ImportSource& source)
        : document_(document),
          source_(source),
          style_(document.root()),
          named_(document.root()),
          left_(always_read + reading_a_byte * static_cast<int64_t>(source.bytes.size())) {}

    Result<Imported> run() {
        draft_.place = {source_.file, 0, 0};
        read_head(document_.root(), draft_);
        if (draft_.name.empty()) draft_.name = source_.stem;
        const double longer =
            draft_.frame ? std::max(draft_.frame->width, draft_.frame->height) : 1000;
        flattening_.tolerance = longer > 0 ? longer * tolerance : 1;
        marked_ = is_marked(document_.root());
        const Look look = style_.own(document_.root());
        walk(document_.root(), {{}, "", look.fill == "none", is_hidden(look, false)});
        if (flattening_.left < 0)
            return fail(error_at(draft_.place, "svg.too_many_corners",
                                 "has more than a million corners", "simplify its paths"));
        if (draft_.spaces.empty())
            return fail(error_at(draft_.place, "draft.no_spaces",
                                 "there is nothing that can be a space",
                                 "spaces are shapes that have an area, a fill and are not hidden"));
        read_links();
        settle_regions();
        if (left_ < 0)
            loss({}, "too_much", "the drawing has too many parts; the last were left out",
                 "use fewer things again and again");
        tell_of_others();
        auto map = draft::finish(draft_, losses_);
        if (!map) return fail(map.error());
        return Imported{std::move(*map), {}, std::move(losses_)};
    }

 private:
    /// Told once of an element, however often that is used.
    void loss(Element element, const char* code, std::string message, std::string hint = {}) {
        if (element && !told_.emplace(element.hash_value(), code).second) return;
        left_ -= cost_of_loss;
        losses_.push_back(loss_at(element ? document_.place(element) : draft_.place,
                                  std::string("svg.") + code, std::move(message), std::move(hint)));
    }

    static bool is_hidden(const Look& look, bool otherwise) {
        if (look.visibility.empty() || look.visibility == "inherit") return otherwise;
        return look.visibility != "visible";
    }

    static bool is_territory(Element element) {
        return has_class(element, "space") || word(element, "id").starts_with("Territory_");
    }

    /// Whether the drawing says which shapes are spaces; otherwise all are.
    static bool is_marked(Element element) {
        if (is_territory(element)) return true;
        for (const Element child : element.children())
            if (is_marked(child)) return true;
        return false;
    }

    bool is_enough() const {
        return left_ < 0 || flattening_.left < 0 || draft_.spaces.size() > draft::most_spaces;
    }

    void walk(Element element, const Around& around) {
        for (const Element child : element.children()) {
            if (is_enough()) return;
            if (child.type() == pugi::node_element) visit(child, around, child);
        }
    }

    /// `called` has the name and the id: the element itself, or the `use` that shows it.
    void visit(Element element, const Around& outer, Element called) {
        static const std::set<std::string_view> silent{
            "defs",           "title",          "desc",   "metadata", "style",
            "script",         "namedview",      "symbol", "clipPath", "mask",
            "linearGradient", "radialGradient", "marker", "pattern",  "filter"};
        left_ -= static_cast<int64_t>(size_of(element));
        if (is_enough()) return;
        const std::string_view name = markup::local_name(element);
        if ((silent.contains(name) && (element == called || name != "symbol")) ||
            has_class(element, "scenery"))
            return;
        if (has_class(element, "link")) return links_.push_back(element);
        if (has_class(element, "region")) return add_region(element);
        const Look look = style_.own(element);
        if (look.display == "none") return loss(element, "hidden", "what is hidden was left out");
        if (!look.cut.empty() && look.cut != "none")
            loss(element, "cut", "what a clip path or a mask cuts off was taken with the rest",
                 "cut the shapes themselves");
        const bool silent_fill = look.fill.empty() || look.fill == "inherit";
        Around around{outer.transform * transform_of(element, look), outer.group,
                      silent_fill ? outer.unfilled : look.fill == "none",
                      is_hidden(look, outer.hidden)};
        if (name == "svg")
            around.transform = around.transform * place_of(element) * view(element, element);
        if (name == "use") return show_again(element, around);
        if (name == "g" || name == "svg" || name == "a" || name == "switch" || name == "symbol")
            return visit_group(element, around, called);
        const bool wanted = marked_ ? is_territory(element) : !around.unfilled;
        std::optional<PathRings> rings;
        if (wanted) rings = read_shape(element, around.transform, flattening_);
        if (!rings)
            ++others_.emplace(name, Others{0, element}).first->second.count;
        else if (around.hidden)
            loss(element, "hidden", "what is hidden was left out");
        else if (rings->rings.empty() && word(element, "data-anchor").empty())
            loss(element, "empty", "a shape without area was left out",
                 "sizes are numbers, or lengths such as 5mm");
        else
            add_space(element, std::move(*rings), around, called);
    }

    Transform transform_of(Element element, const Look& look) {
        const auto own = own_transform(element, look);
        if (!own) loss(element, "transform", "a transform was not understood and left out");
        return own.value_or(Transform{});
    }

    Transform view(Element element, Element sized) {
        const auto fitted = view_of(element, sized);
        if (!fitted)
            loss(element, "view", "a part with a `viewBox` and no size was not fitted",
                 "give it a width and a height in numbers");
        return fitted.value_or(Transform{});
    }

    void visit_group(Element element, const Around& around, Element called) {
        if (const Element only = only_child(element); only && element != called)
            return visit(only, around, called);
        const std::string label = name_of(called);
        if (label.empty() || (!around.group.empty() && is_made_up(label)))
            return walk(element, around);
        walk(element, {around.transform, label, around.unfilled, around.hidden});
    }

    /// A `use`: what it names is shown there, too. One may name another, but not for ever.
    void show_again(Element element, const Around& around) {
        std::string_view wanted = word(element, "href");
        if (wanted.empty()) wanted = word(element, "xlink:href");
        const Element found = wanted.starts_with('#') ? named_.find(wanted.substr(1)) : Element();
        if (!found || uses_ >= deepest_use)
            return loss(element, "use",
                        "what `" + draft::readable(wanted) + "` names was left out");
        Around inner = around;
        inner.transform = around.transform * place_of(element);
        if (markup::local_name(found) == "symbol")
            inner.transform = inner.transform * view(found, element);
        ++uses_;
        visit(found, inner, element);
        --uses_;
    }

    void add_region(Element element) {
        // A space and a region may have one id; elements may not.
        const std::string id(word(element, word(element, "data-id").empty() ? "id" : "data-id"));
        regions_.insert(id);
        draft_.regions.push_back({id, name_of(element), colour_of(element),
                                  read_numbers(word(element, "data-numbers")),
                                  document_.place(element), id});
    }

    void add_space(Element element, PathRings rings, const Around& around, Element called) {
        if (!rings.complete)
            loss(element, "path", "a shape has a fault; what stands before it was taken");
        draft::DraftSpace space;
        const bool nameless = name_of(called).empty();
        space.id = id_of(nameless ? element : called);
        space.name = name_of(nameless ? element : called);
        // Where a drawing has labels, ids are made up.
        if (!word(called, "inkscape:label").empty()) space.id.clear();
        const std::string region(word(element, "data-region"));
        space.region = regions_.contains(region) ? region : around.group;
        space.rings = std::move(rings.rings);
        space.tags = words_of(word(element, "data-tags"));
        space.attributes = read_numbers(word(element, "data-numbers"));
        space.place = document_.place(element);
        std::string_view anchor = word(element, "data-anchor");
        const auto x = markup::next_number(anchor);
        const auto y = markup::next_number(anchor);
        if (x && y) space.anchor = around.transform({*x, *y});
        numbers_.emplace(word(element, "id"), static_cast<int>(draft_.spaces.size()));
        draft_.spaces.push_back(std::move(space));
    }

    void read_links() {
        draft_.knows_links = !links_.empty();
        for (const Element element : links_) {
            const auto from = numbers_.find(std::string(word(element, "data-from")));
            const auto to = numbers_.find(std::string(word(element, "data-to")));
            if (from == numbers_.end() || to == numbers_.end()) {
                loss(element, "link", "a link leads to a space that is not there");
                continue;
            }
            const std::string kind(word(element, "data-kind"));
            draft_.links.push_back({from->second, to->second, kind.empty() ? "land" : kind,
                                    word(element, "data-one-way") == "true",
                                    document_.place(element)});
        }
    }

    /// Groups are taken for regions, unless one group holds everything.
    void settle_regions() {
        if (!draft_.regions.empty()) return;
        std::set<std::string> groups;
        for (const draft::DraftSpace& space : draft_.spaces) groups.insert(space.region);
        if (groups.size() > 1)
            return loss({}, "regions", "groups of the drawing were taken for regions",
                        "change `region` of the spaces where that is wrong");
        for (draft::DraftSpace& space : draft_.spaces) space.region.clear();
    }

    void tell_of_others() {
        for (const auto& [name, others] : others_)
            losses_.push_back(loss_at(document_.place(others.first), "svg.other",
                                      std::to_string(others.count) + " `" + name + "` " +
                                          (others.count == 1 ? "was" : "were") +
                                          " not carried over"));
    }

    static constexpr int deepest_use = 16;

    const markup::Document& document_;
    const ImportSource& source_;
    StyleSheet style_;
    NamedElements named_;
    draft::Draft draft_;
    Diagnostics losses_;
    Flattening flattening_;
    bool marked_ = false;
    int64_t left_;  ///< to be read
    int uses_ = 0;  ///< one within the other
    std::set<std::pair<size_t, std::string_view>> told_;
    std::vector<Element> links_;
    std::set<std::string> regions_;       ///< by the id of the element
    std::map<std::string, int> numbers_;  ///< of spaces, by the id of the element
    struct Others {
        size_t count;
        Element first;
    };
    std::map<std::string, Others, std::less<>> others_;
};

class SvgImporter final : public Importer {
 public:
    FileFormat format() const override { return svg::format(); }

    Result<Imported> read(const ImportSource& source) const override {
        const auto document = markup::Document::read(source.bytes, source.file);
        if (!document) return fail(document.error());
        if (markup::local_name(document->root()) != "svg")
            return fail(error_at(document->place(document->root()), "svg.root",
                                 "is not an SVG drawing", "its outermost element must be `svg`"));
        return Reading(*document, source).run();
    }
};

}  // namespace

std::unique_ptr<const Importer> make_importer() {
    return std::make_unique<SvgImporter>();
}

}  // namespace svg
