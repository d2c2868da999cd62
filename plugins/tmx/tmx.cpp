// SPDX-License-Identifier: MIT
// Maps drawn with Tiled. On object layers: a polygon, rectangle, ellipse or capsule is a space; an
// object of the class `region` gives a region its `bonus` and `colour`; an object of the class
// `link`, mostly a polyline, links the spaces in its properties `from` and `to`.
#include <fronteira/identifier.hpp>
#include <fronteira/plugin.hpp>
#include <fronteira/whole_number.hpp>

#include "draft/draft.hpp"
#include "draft/names.hpp"
#include "objects.hpp"
#include "spaces_of_objects.hpp"

#include <algorithm>
#include <optional>

namespace {

using namespace fronteira;
using geometry::Position;
using markup::Element;
using tmx::Object;

class Reading {
 public:
    Reading(const markup::Document& document, const ImportSource& source)
        : document_(document), plane_(document.root()) {
        draft_.place = {source.file, 0, 0};
        draft_.name = source.stem;
        draft_.source = "Imported from a map of Tiled";
    }

    Result<Imported> run() {
        const Element root = document_.root();
        read_head(root);
        read_layers(root, {});
        if (draft_.spaces.empty())
            return fail(error_at(draft_.place, "draft.no_spaces",
                                 "there is nothing that can be a space",
                                 "draw polygons, rectangles or ellipses on an object layer"));
        read_links();
        auto map = draft::finish(draft_, losses_);
        if (!map) return fail(map.error());
        return Imported{std::move(*map), {}, std::move(losses_)};
    }

 private:
    void loss(Element element, const char* code, std::string message, std::string hint = {}) {
        losses_.push_back(loss_at(document_.place(element), std::string("tmx.") + code,
                                  std::move(message), std::move(hint)));
    }

    void read_head(Element root) {
        const Position size = plane_.size();
        if (size.x == 0 || size.y == 0)
            loss(root, "size", "has no good size; its spaces tell it",
                 "`width`, `height`, `tilewidth` and `tileheight` are numbers");
        else if (std::string_view(root.attribute("infinite").value()) != "1")
            draft_.frame = draft::Frame{0, 0, size.x, size.y};
        if (!plane_.is_known())
            loss(root, "orientation",
                 "objects of a map that is " + draft::readable(plane_.orientation()) +
                     " were taken as they are, without projection");
        for (const auto& [key, property] : tmx::read_properties(root))
            if (key == "name")
                draft_.name = property.value;
            else if (key == "description")
                draft_.description = property.value;
            else
                loss(root, "property",
                     "the property `" + draft::readable(key) + "` was not carried over");
    }

    void read_layers(Element parent, Position offset) {
        for (const Element layer : parent.children()) {
            if (draft_.spaces.size() > draft::most_spaces) return;
            const std::string_view kind = markup::local_name(layer);
            if ((kind == "objectgroup" || kind == "group") && is_hidden(layer)) {
                loss(layer, "hidden", "the hidden layer `" + name_of(layer) + "` was left out",
                     "show it in Tiled to have it");
                continue;
            }
            for (const char* side : {"offsetx", "offsety"})
                if (const auto said = layer.attribute(side); said && !markup::number(said.value()))
                    tell_no_number(layer, side, name_of(layer));
            const Position own{offset.x + tmx::number_or(layer.attribute("offsetx").value(), 0),
                               offset.y + tmx::number_or(layer.attribute("offsety").value(), 0)};
            if (kind == "objectgroup") {
                tell_properties(layer);
                read_objects(layer, own);
            } else if (kind == "group") {
                tell_properties(layer);
                read_layers(layer, own);
            } else if (kind == "layer" || kind == "imagelayer" || kind == "tileset") {
                loss(layer, "layer",
                     "the " + std::string(kind == "layer" ? "tile layer" : kind) + " `" +
                         name_of(layer) + "` was not carried over",
                     "only objects become parts of a map");
            }
        }
    }

    void tell_no_number(Element element, const std::string& attribute, const std::string& of) {
        loss(element, "number",
             "`" + attribute + "` of `" + of + "` is not a number and was taken as 0");
    }

    static bool is_hidden(Element element) {
        return std::string_view(element.attribute("visible").value()) == "0";
    }

    /// Only the map names a tileset that has a file of its own by that. A layer without a name is
    /// called by its number.
    static std::string name_of(Element layer) {
        for (const char* by : {"name", "source"})
            if (const std::string name = draft::readable(layer.attribute(by).value());
                !name.empty())
                return name;
        return "#" + draft::readable(layer.attribute("id").value());
    }

    void tell_properties(Element layer) {
        for (const auto& [key, property] : tmx::read_properties(layer))
            loss(layer, "property",
                 "the property `" + draft::readable(key) + "` of the layer `" + name_of(layer) +
                     "` was not carried over",
                 "only properties of objects are carried over");
    }

    void read_objects(Element layer, Position offset) {
        for (const Element object : layer.children("object")) {
            if (draft_.spaces.size() > draft::most_spaces) return;
            if (is_hidden(object))
                loss(object, "hidden", "a hidden object was left out",
                     "show it in Tiled to have it");
            else
                read(object, offset);
        }
    }

    /// As Tiled shows it: one without a name by its number.
    static std::string called(const Object& object) {
        return object.name.empty() ? "#" + std::to_string(object.id) : draft::readable(object.name);
    }

    void read(Element element, Position offset) {
        const Object object = tmx::read_object(element, plane_, offset);
        if (!object.complete)
            loss(element, "points",
                 "the corners of `" + called(object) +
                     "` are faulty; those before the fault were used");
        for (const std::string& attribute : object.faulty)
            tell_no_number(element, attribute, called(object));
        if (element.attribute("template"))
            loss(element, "template", "an object's template was not read",
                 "detach the object from its template");
        if (object.kind == "region" || object.kind == "continent") return add_region(object);
        if (object.kind == "link" || object.kind == "edge") return links_.push_back(object);
        if (object.closed && !element.attribute("gid")) return add_space(object, offset);
        loss(element, "object",
             "the object " + std::to_string(object.id) +
                 (object.name.empty() ? "" : " `" + called(object) + "`") +
                 " is not an outline and was not carried over");
    }

    void add_region(const Object& object) {
        draft::DraftRegion region{{}, object.name, {}, {}, document_.place(object.element)};
        for (const auto& [key, property] : object.properties) {
            if (key != "colour" && key != "color")
                add_number(key, property, object, region.attributes);
            else if (const std::string colour = tmx::colour_of(property.value); !colour.empty())
                region.colour = colour;
            else
                loss_of(key, object, "a colour is written `#rrggbb`");
        }
        draft_.regions.push_back(std::move(region));
    }

    /// A label is written as objects are placed, and lies where it is seen, as they do.
    void add_space(const Object& object, Position offset) {
        draft::DraftSpace space;
        space.name = object.name;
        space.rings = {object.line};
        space.place = document_.place(object.element);
        std::optional<double> x, y;
        for (const auto& [key, property] : object.properties) {
            if (key == "region" || key == "continent")
                space.region = property.value;
            else if (key == "army_x" || key == "anchor_x")
                x = coordinate(key, object);
            else if (key == "army_y" || key == "anchor_y")
                y = coordinate(key, object);
            else if (key == "tags")
                space.tags = words_of(property.value);
            else
                add_number(key, property, object, space.attributes);
        }
        if (x && y) {
            const Position seen = plane_.seen({*x, *y});
            space.anchor = Position{offset.x + seen.x, offset.y + seen.y};
        }
        spaces_.add(object, static_cast<int>(draft_.spaces.size()));
        draft_.spaces.push_back(std::move(space));
    }

    static std::vector<std::string> words_of(std::string_view text) {
        std::vector<std::string> words;
        while (!text.empty()) {
            const size_t end = std::min(text.find_first_of(" ,"), text.size());
            if (end > 0) words.emplace_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return words;
    }

    void loss_of(const std::string& key, const Object& object, std::string hint) {
        loss(object.element, "property",
             "the property `" + draft::readable(key) + "` of `" + called(object) +
                 "` was not carried over",
             std::move(hint));
    }

    std::optional<double> coordinate(const std::string& key, const Object& object) {
        const auto number = markup::number(object.property(key));
        if (!number) loss_of(key, object, "it is not a number");
        return number;
    }

    /// The number of an object says nothing where objects have none.
    void add_number(const std::string& key, const tmx::Property& property, const Object& object,
                    Attributes& attributes) {
        const auto number = property.type == "object" ? std::nullopt : whole_number(property.value);
        if (number && is_identifier(key))
            attributes[key] = *number;
        else
            loss_of(key, object,
                    "only whole numbers with a name of a-z, 0-9 and _ are carried over");
    }

    std::optional<int> end_of(const Object& link, const std::string& key) {
        const auto property = link.properties.find(key);
        if (property == link.properties.end()) return std::nullopt;
        const auto [space, alone] = spaces_.find(property->second);
        if (!alone)
            loss(link.element, "link",
                 "a link leads to `" + draft::readable(property->second.value) +
                     "`, as several spaces are called: the first was taken",
                 "make it a reference to an object");
        return space;
    }

    void read_links() {
        draft_.knows_links = !links_.empty();
        for (const Object& object : links_) {
            for (const auto& [key, property] : object.properties)
                if (key != "from" && key != "to" && key != "kind" && key != "one_way")
                    loss_of(key, object,
                            "of a link, only `from`, `to`, `kind` and `one_way` are carried over");
            const auto from = end_of(object, "from"), to = end_of(object, "to");
            if (!from || !to) {
                loss(object.element, "link", "a link leads to a space that is not there",
                     "its properties `from` and `to` must name spaces");
                continue;
            }
            const std::string kind = object.property("kind"), way = object.property("one_way");
            if (!way.empty() && way != "true" && way != "false")
                loss_of("one_way", object, "it is `true` or `false`");
            draft_.links.push_back({*from, *to, kind.empty() ? "land" : kind, way == "true",
                                    document_.place(object.element)});
        }
    }

    const markup::Document& document_;
    const tmx::Plane plane_;
    draft::Draft draft_;
    Diagnostics losses_;
    std::vector<Object> links_;
    tmx::SpacesOfObjects spaces_;
};

class TmxImporter final : public Importer {
 public:
    FileFormat format() const override { return {"tmx", "Tiled map", {".tmx"}}; }

    Result<Imported> read(const ImportSource& source) const override {
        const auto document = markup::Document::read(source.bytes, source.file);
        if (!document) return fail(document.error());
        if (markup::local_name(document->root()) != "map")
            return fail(error_at(document->place(document->root()), "tmx.root",
                                 "is not a map of Tiled", "its outermost element must be `map`"));
        return Reading(*document, source).run();
    }
};

void activate(Registry& registry) {
    registry.add_importer(std::make_unique<TmxImporter>());
}

}  // namespace

FRONTEIRA_PLUGIN("tmx", activate)
