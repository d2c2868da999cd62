// SPDX-License-Identifier: MIT
#include "draft/export_losses.hpp"
#include "formats.hpp"
#include "geometry/borders.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace svg {

using namespace fronteira;

namespace {

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '&')
            out += "&amp;";
        else if (c == '<')
            out += "&lt;";
        else if (c == '"')
            out += "&quot;";
        else if (static_cast<unsigned char>(c) < ' ')
            out += ' ';
        else
            out += c;
    }
    return out;
}

/// Text in an element keeps its lines; in an attribute they would be read as blanks.
std::string escaped_lines(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const size_t end = std::min(text.find('\n'), text.size());
        out += escaped(text.substr(0, end));
        if (end < text.size()) out += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

std::string attribute(const std::string& name, std::string_view value) {
    return value.empty() ? "" : " " + name + "=\"" + escaped(value) + "\"";
}

std::string numbers(const Attributes& attributes) {
    std::string text;
    for (const auto& [name, value] : attributes)
        text += (text.empty() ? "" : " ") + name + "=" + std::to_string(value);
    return text;
}

std::string pair(Point p) {
    return std::to_string(p.x) + "," + std::to_string(p.y);
}

std::string path_of(const MapSpace& space) {
    std::string data;
    for (const Ring& ring : space.outline) {
        for (size_t i = 0; i < ring.size(); ++i)
            data += (i == 0 ? "M" : i == 1 ? " L" : " ") + pair(ring[i]);
        data += "Z ";
    }
    if (!data.empty()) data.pop_back();
    return data;
}

class Writer {
 public:
    explicit Writer(const ExportSource& source) : map_(source.map), source_(source) {
        for (const MapRegion& region : map_.regions) colours_[region.id] = region.colour;
        for (const MapSpace& space : map_.spaces) anchors_[space.id] = space.anchor;
    }

    Result<Exported> run() {
        if (Diagnostics faults = draft::check_drawn(map_); !faults.empty())
            return fail(std::move(faults));
        const Touching touching = find_touching();
        std::string text = head();
        for (const MapRegion& region : map_.regions) text += region_element(region);
        for (const MapSpace& space : map_.spaces) text += space_element(space);
        for (const MapLink& link : map_.links) text += link_element(link, touching);
        for (const MapSpace& space : map_.spaces) text += name_element(space);
        Diagnostics losses;
        draft::tell_languages(map_, source_.language, losses);
        draft::tell_picture(map_, losses);
        for (const Deck& deck : source_.decks)
            losses.push_back(
                loss_at(map_.place, "svg.deck", "the deck `" + deck.id + "` is not written"));
        return Exported{{{source_.stem + ".svg", text + "</svg>\n"}}, std::move(losses)};
    }

 private:
    /// Spaces with a border in common, the lesser id first.
    using Touching = std::set<std::pair<std::string, std::string>>;

    std::string words(const LocalText& text) const { return text_in(text, source_.language); }

    std::string head() const {
        const std::string size = std::to_string(map_.width) + " " + std::to_string(map_.height);
        const int line = std::max(1, std::max(map_.width, map_.height) / 1000);
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
               "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " +
               size + "\"" + attribute("data-id", map_.id) +
               attribute("data-licence", map_.licence) + attribute("data-source", map_.source) +
               ">\n<title>" + escaped(words(map_.name)) + "</title>\n" + credits() +
               "<style>\n"
               ".space { fill-rule: evenodd; stroke: #303840; stroke-width: " +
               std::to_string(line) +
               "; stroke-linejoin: round }\n"
               ".link { fill: none; stroke: #303840; stroke-dasharray: " +
               std::to_string(6 * line) + " }\n.link.touching { display: none }\n" +
               "rect.scenery { fill: #cfdfea }\n.name { font: " + std::to_string(12 * line) +
               "px sans-serif; text-anchor: middle; fill: #202428 }\n</style>\n"
               "<rect class=\"scenery\" width=\"" +
               std::to_string(map_.width) + "\" height=\"" + std::to_string(map_.height) + "\"/>\n";
    }

    std::string credits() const {
        const std::string description = escaped_lines(words(map_.description));
        std::string text = description.empty() ? "" : "<desc>" + description + "</desc>\n";
        if (map_.authors.empty()) return text;
        text += "<metadata>";
        for (const std::string& author : map_.authors)
            text += "<author>" + escaped(author) + "</author>";
        return text + "</metadata>\n";
    }

    std::string region_element(const MapRegion& region) const {
        return "<g class=\"region\"" + attribute("id", "region." + region.id) +
               attribute("data-id", region.id) + attribute("data-name", words(region.name)) +
               attribute("data-numbers", numbers(region.attributes)) +
               attribute("fill", region.colour) + "/>\n";
    }

    std::string space_element(const MapSpace& space) const {
        const auto colour = colours_.find(space.region);
        const bool coloured = colour != colours_.end() && !colour->second.empty();
        std::string tags;
        for (const std::string& tag : space.tags) tags += (tags.empty() ? "" : " ") + tag;
        return "<path class=\"space\"" + attribute("id", space.id) +
               attribute("data-name", words(space.name)) + attribute("data-region", space.region) +
               attribute("data-anchor", pair(space.anchor)) + attribute("data-tags", tags) +
               attribute("data-numbers", numbers(space.attributes)) +
               attribute("fill", coloured ? colour->second : "#b8b8b0") + " d=\"" + path_of(space) +
               "\"/>\n";
    }

    std::string link_element(const MapLink& link, const Touching& touching) const {
        const bool touch = touching.contains(std::minmax(link.from, link.to));
        return std::string("<path class=\"link") + (touch ? " touching" : "") + "\"" +
               attribute("data-from", link.from) + attribute("data-to", link.to) +
               attribute("data-kind", link.kind) +
               attribute("data-one-way", link.one_way ? "true" : "") + " d=\"M" +
               pair(anchors_.at(link.from)) + " " + pair(anchors_.at(link.to)) + "\"/>\n";
    }

    std::string name_element(const MapSpace& space) const {
        return "<text class=\"name scenery\" x=\"" + std::to_string(space.anchor.x) + "\" y=\"" +
               std::to_string(space.anchor.y) + "\">" + escaped(words(space.name)) + "</text>\n";
    }

    Touching find_touching() const {
        Touching touching;
        for (const auto& [one, other] : geometry::find_touching(geometry::outlines_of(map_)))
            touching.insert(std::minmax(map_.spaces[static_cast<size_t>(one)].id,
                                        map_.spaces[static_cast<size_t>(other)].id));
        return touching;
    }

    const Map& map_;
    const ExportSource& source_;
    std::map<std::string, std::string> colours_;
    std::map<std::string, Point> anchors_;
};

class SvgExporter final : public Exporter {
 public:
    FileFormat format() const override { return svg::format(); }
    Result<Exported> write(const ExportSource& source) const override {
        return Writer(source).run();
    }
};

}  // namespace

std::unique_ptr<const Exporter> make_exporter() {
    return std::make_unique<SvgExporter>();
}

}  // namespace svg
