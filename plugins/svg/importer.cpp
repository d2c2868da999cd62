// SPDX-License-Identifier: MIT
#include "draft/names.hpp"
#include "drawn_map.hpp"
#include "elements.hpp"
#include "formats.hpp"
#include "named_elements.hpp"
#include "placing.hpp"
#include "shapes.hpp"
#include "style_sheet.hpp"

#include <algorithm>
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

/// Where one has come to in a drawing.
struct Around {
    Transform transform;
    std::string group;      ///< the innermost with a name
    bool unfilled = false;  ///< unless an element says otherwise
    bool clear = false;     ///< likewise: a fill would not be seen
    bool hidden = false;    ///< likewise
};

class Reading {
 public:
    Reading(const markup::Document& document, const ImportSource& source)
        : document_(document),
          style_(document.root()),
          named_(document.root()),
          map_(document, source),
          left_(always_read + reading_a_byte * static_cast<int64_t>(source.bytes.size())) {}

    Result<Imported> run() {
        const draft::Draft& draft = map_.draft();
        const double longer =
            draft.frame ? std::max(draft.frame->width, draft.frame->height) : 1000;
        flattening_.tolerance = longer > 0 ? longer * tolerance : 1;
        const Element root = document_.root();
        marked_ = any_of(root, is_territory);
        own_ = !draft.id.empty();
        speaks_ = own_ || any_of(root, is_our_word);
        const Look look = style_.own(root);
        walk(root,
             {{}, "", is_unfilled(look, false), is_clear(look, false), is_hidden(look, false)});
        if (flattening_.left < 0)
            return fail(error_at(draft.place, "svg.too_many_corners",
                                 "has more than a million corners", "simplify its paths"));
        return map_.finish(left_);
    }

 private:
    static bool is_unfilled(const Look& look, bool otherwise) {
        if (look.fill.empty() || look.fill == "inherit") return otherwise;
        return look.fill == "none" || look.fill == "transparent";
    }

    static bool is_clear(const Look& look, bool otherwise) {
        std::string_view opacity = look.fill_opacity;
        if (opacity.empty() || opacity == "inherit") return otherwise;
        if (opacity.ends_with('%')) opacity.remove_suffix(1);
        return markup::number(opacity).value_or(1) <= 0;
    }

    static bool is_hidden(const Look& look, bool otherwise) {
        if (look.visibility.empty() || look.visibility == "inherit") return otherwise;
        return look.visibility != "visible";
    }

    static bool is_territory(Element element) {
        return has_class(element, "space") || word(element, "id").starts_with("Territory_");
    }

    static bool is_our_word(Element element) {
        return has_class(element, "space") || !word(element, "data-region").empty();
    }

    template <class Is>
    static bool any_of(Element element, const Is& is) {
        if (is(element)) return true;
        for (const Element child : element.children())
            if (any_of(child, is)) return true;
        return false;
    }

    bool is_enough() const {
        return left_ < map_.cost() || flattening_.left < 0 ||
               map_.draft().spaces.size() > draft::most_spaces;
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
        if (silent.contains(name) && (element == called || name != "symbol")) return;
        if (speaks_) {
            // Of our own scenery nothing is lost: it is drawn anew.
            if (own_ && has_class(element, "scenery")) return;
            if (has_class(element, "scenery")) return map_.pass_over(element);
            if (has_class(element, "link")) return map_.add_link(element);
            if (has_class(element, "region")) return map_.add_region(element);
        }
        const Look look = style_.own(element);
        if (look.display == "none")
            return map_.loss(element, "hidden", "what is hidden was left out");
        if (!look.cut.empty() && look.cut != "none")
            map_.loss(element, "cut", "what a clip path or a mask cuts off was kept",
                      "cut the shapes themselves");
        Around around{outer.transform * transform_of(element, look), outer.group,
                      is_unfilled(look, outer.unfilled), is_clear(look, outer.clear),
                      is_hidden(look, outer.hidden)};
        if (name == "svg")
            around.transform = around.transform * place_of(element) * view(element, element);
        if (name == "use") return show_again(element, around);
        if (name == "g" || name == "svg" || name == "a" || name == "switch" || name == "symbol")
            return visit_group(element, around, called);
        const bool wanted = marked_ ? is_territory(element) : !around.unfilled && !around.clear;
        std::optional<PathRings> rings;
        if (wanted) rings = read_shape(element, around.transform, flattening_);
        if (!rings)
            map_.pass_over(element);
        else if (around.hidden)
            map_.loss(element, "hidden", "what is hidden was left out");
        else if (rings->rings.empty() && word(element, "data-anchor").empty())
            map_.loss(element, "empty", "a shape without area was left out",
                      rings->complete || name != "path"
                          ? "sizes are numbers, or lengths such as 5mm"
                          : "what stands behind a fault in its `d` does not count");
        else
            map_.add_space(element, std::move(*rings), around.transform, around.group, called);
    }

    Transform transform_of(Element element, const Look& look) {
        const auto own = own_transform(element, look);
        if (!own) map_.loss(element, "transform", "a transform was not understood and left out");
        return own.value_or(Transform{});
    }

    Transform view(Element element, Element sized) {
        const auto fitted = view_of(element, sized);
        if (!fitted)
            map_.loss(element, "view", "a part with a `viewBox` and no size was not fitted",
                      "give it a width and a height in numbers");
        return fitted.value_or(Transform{});
    }

    void visit_group(Element element, const Around& around, Element called) {
        if (const Element only = only_child(element); only && element != called)
            return visit(only, around, called);
        const std::string label = name_of(called);
        Around inner = around;
        if (!label.empty() && (around.group.empty() || !is_made_up(label))) inner.group = label;
        if (markup::local_name(element) != "switch") return walk(element, inner);
        if (const Element shown = shown_of(element)) visit(shown, inner, shown);
    }

    /// Of a `switch` only the first is shown that asks for nothing; else that which asks for a
    /// language, but not for another program.
    static Element shown_of(Element choice) {
        for (const bool any_language : {false, true})
            for (const Element child : choice.children()) {
                const std::string_view name = markup::local_name(child);
                if (child.type() == pugi::node_element && name != "title" && name != "desc" &&
                    word(child, "requiredExtensions").empty() &&
                    (any_language || word(child, "systemLanguage").empty()))
                    return child;
            }
        return {};
    }

    /// A `use`: what it names is shown there, too. One may name another, but not for ever.
    void show_again(Element element, const Around& around) {
        std::string_view wanted = word(element, "href");
        if (wanted.empty()) wanted = word(element, "xlink:href");
        const Element found = wanted.starts_with('#') ? named_.find(wanted.substr(1)) : Element();
        if (!found || uses_ >= deepest_use)
            return map_.loss(element, "use",
                             "what `" + draft::readable(wanted) + "` refers to was left out");
        Around inner = around;
        inner.transform = around.transform * place_of(element);
        if (markup::local_name(found) == "symbol")
            inner.transform = inner.transform * view(found, element);
        ++uses_;
        visit(found, inner, element);
        --uses_;
    }

    /// A `use` may show another one, so many deep.
    static constexpr int deepest_use = 16;

    const markup::Document& document_;
    StyleSheet style_;
    NamedElements named_;
    DrawnMap map_;
    Flattening flattening_;
    bool marked_ = false;  ///< it says which shapes are spaces; otherwise all are
    bool own_ = false;     ///< this program wrote it
    bool speaks_ = false;  ///< its classes are our words, not those of another program
    int64_t left_;         ///< to be read, or told
    int uses_ = 0;         ///< one within the other
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
