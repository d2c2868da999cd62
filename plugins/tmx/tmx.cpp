// SPDX-License-Identifier: MIT
// Maps drawn with Tiled. On object layers: a polygon, rectangle or ellipse is a space; an object of
// the class `region` gives a region its `bonus` and `colour`; an object of the class `link`, mostly
// a polyline, links the spaces in its properties `from` and `to`.
#include <fronteira/plugin.hpp>

#include "draft/draft.hpp"
#include "draft/names.hpp"
#include "objects.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

namespace {

using namespace fronteira;
using geometry::Position;
using markup::Element;
using tmx::Object;

std::optional<int32_t> whole(const std::string& text) {
    int32_t value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool good = fault == std::errc{} && end == text.data() + text.size();
    return good ? std::optional(value) : std::nullopt;
}

/// Tiled writes `#aarrggbb` or `#rrggbb`.
std::string colour_of(const std::string& text) {
    const bool hex = text.size() > 1 && text[0] == '#' &&
                     text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
    if (hex && text.size() == 9) return "#" + text.substr(3);
    return hex && text.size() == 7 ? text : std::string();
}

class Reading {
 public:
    Reading(const markup::Document& document, const ImportSource& source) : document_(document) {
        draft_.place = {source.file, 0, 0};
        draft_.name = source.stem;
        draft_.source = "Imported from a map of Tiled";
    }

    Result<Imported> run() {
        const Element root = document_.root();
        read_head(root);
        read_layers(root, {});
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
        const auto value = [&](const char* name) {
            return tmx::number_or(root.attribute(name).value(), 0);
        };
        if (std::string_view(root.attribute("infinite").value()) != "1")
            draft_.frame = draft::Frame{0, 0, value("width") * value("tilewidth"),
                                        value("height") * value("tileheight")};
        const std::string orientation = root.attribute("orientation").value();
        if (!orientation.empty() && orientation != "orthogonal")
            loss(root, "orientation",
                 "objects of a map that is " + orientation +
                     " were taken as they stand, unprojected");
        const auto properties = tmx::read_properties(root);
        for (const auto& [key, text] : properties)
            if (key == "name")
                draft_.name = text;
            else if (key == "description")
                draft_.description = text;
            else
                loss(root, "property",
                     "the property `" + draft::readable(key) + "` was not carried over");
    }

    void read_layers(Element parent, Position offset) {
        for (const Element layer : parent.children()) {
            if (draft_.spaces.size() > draft::most_spaces) return;
            const std::string_view kind = markup::local_name(layer);
            const Position own{offset.x + tmx::number_or(layer.attribute("offsetx").value(), 0),
                               offset.y + tmx::number_or(layer.attribute("offsety").value(), 0)};
            if (kind == "objectgroup") {
                read_objects(layer, own);
            } else if (kind == "group") {
                read_layers(layer, own);
            } else if (kind == "layer" || kind == "imagelayer" || kind == "tileset") {
                loss(layer, "layer",
                     "the " + std::string(kind == "layer" ? "tile layer" : kind) + " `" +
                         draft::readable(layer.attribute("name").value()) +
                         "` was not carried over",
                     "only objects become parts of a map");
            }
        }
    }

    void read_objects(Element layer, Position offset) {
        for (const Element object : layer.children("object")) {
            if (draft_.spaces.size() > draft::most_spaces) return;
            read(object, offset);
        }
    }

    void read(Element element, Position offset) {
        const Object object = tmx::read_object(element, offset);
        if (element.attribute("template"))
            loss(element, "template", "an object's template was not read",
                 "detach the object from its template");
        if (object.kind == "region" || object.kind == "continent") return add_region(object);
        if (object.kind == "link" || object.kind == "edge") return links_.push_back(object);
        if (object.closed && !element.attribute("gid")) return add_space(object);
        loss(element, "object",
             "the object " + std::to_string(object.id) + " `" + object.name +
                 "` is no outline and was not carried over");
    }

    void add_region(const Object& object) {
        draft::DraftRegion region{{},
                                  object.name,
                                  colour_of(object.property("colour")),
                                  {},
                                  document_.place(object.element)};
        if (region.colour.empty()) region.colour = colour_of(object.property("color"));
        for (const auto& [key, text] : object.properties)
            if (key != "colour" && key != "color") add_number(key, text, object, region.attributes);
        draft_.regions.push_back(std::move(region));
    }

    void add_space(const Object& object) {
        draft::DraftSpace space;
        space.name = object.name;
        space.rings = {object.line};
        space.place = document_.place(object.element);
        std::optional<double> x, y;
        for (const auto& [key, text] : object.properties) {
            if (key == "region" || key == "continent")
                space.region = text;
            else if (key == "army_x" || key == "anchor_x")
                x = markup::number(text);
            else if (key == "army_y" || key == "anchor_y")
                y = markup::number(text);
            else if (key == "tags")
                space.tags = words_of(text);
            else
                add_number(key, text, object, space.attributes);
        }
        if (x && y) space.anchor = Position{*x, *y};
        numbers_.emplace(std::to_string(object.id), static_cast<int>(draft_.spaces.size()));
        numbers_.emplace(object.name, static_cast<int>(draft_.spaces.size()));
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

    void add_number(const std::string& key, const std::string& text, const Object& object,
                    Attributes& attributes) {
        const auto number = whole(text);
        if (number && draft::is_id(key))
            attributes[key] = *number;
        else
            loss(object.element, "property",
                 "the property `" + key + "` of `" + object.name + "` was not carried over",
                 "whole numbers with a name of a-z, 0-9 and _ are");
    }

    /// `from` and `to` are references to objects, by number, or names of spaces.
    void read_links() {
        draft_.knows_links = !links_.empty();
        for (const Object& object : links_) {
            const auto from = numbers_.find(object.property("from"));
            const auto to = numbers_.find(object.property("to"));
            if (from == numbers_.end() || to == numbers_.end()) {
                loss(object.element, "link", "a link leads to a space that is not there",
                     "its properties `from` and `to` are spaces");
                continue;
            }
            const std::string kind = object.property("kind");
            draft_.links.push_back({from->second, to->second, kind.empty() ? "land" : kind,
                                    object.property("one_way") == "true",
                                    document_.place(object.element)});
        }
    }

    const markup::Document& document_;
    draft::Draft draft_;
    Diagnostics losses_;
    std::vector<Object> links_;
    std::map<std::string, int> numbers_;  ///< of spaces, by the number and name of their object
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
