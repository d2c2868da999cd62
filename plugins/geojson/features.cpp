// SPDX-License-Identifier: MIT
#include "features.hpp"

#include <fronteira/whole_number.hpp>

#include "antimeridian.hpp"
#include "draft/draft.hpp"
#include "json_text.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace geojson {

using namespace fronteira;

namespace {

/// The keys under which the files one finds keep what a map needs, best first, in lower case.
const std::vector<std::string> name_keys{"name", "name_en", "title", "label", "admin", "fullname"};
const std::vector<std::string> region_keys{"region", "continent", "group", "state", "subregion"};
const std::vector<std::string> id_keys{"id", "iso_a3", "code"};

std::string lower(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

/// A text or a whole number as text; empty for anything else.
std::string word(const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_number_integer()) return std::to_string(value.get<int64_t>());
    return {};
}

const Json* find(const Json& object, const char* key) {
    if (!object.is_object()) return nullptr;
    const auto found = object.find(key);
    return found == object.end() ? nullptr : &*found;
}

class Reading {
 public:
    explicit Reading(const ImportSource& source) : place_{source.file, 0, 0} {
        draft_.place = place_;
        draft_.name = source.stem;
        draft_.source = "Imported from GeoJSON";
    }

    Result<Imported> run(const Json& root) {
        if (const Json* type = find(root, "type"); type && word(*type) == "Topology")
            return fail(error_at(place_, "geojson.topology", "is TopoJSON, not GeoJSON",
                                 "convert it, with mapshaper or another program"));
        if (find(root, "tiledversion") != nullptr)
            return fail(error_at(place_, "geojson.tiled", "is a map of Tiled, not GeoJSON",
                                 "save it as .tmx"));
        const Json* features = find(root, "features");
        if (const Json* name = find(root, "name"); name && name->is_string())
            draft_.name = name->get<std::string>();
        if (features && features->is_array())
            for (const Json& feature : *features) {
                if (draft_.spaces.size() > draft::most_spaces) break;
                read_feature(feature);
            }
        else
            read_feature(root);
        if (!faults_.empty()) return fail(std::move(faults_));
        project();
        tell();
        auto map = draft::finish(draft_, losses_);
        if (!map) return fail(map.error());
        return Imported{std::move(*map), {}, std::move(losses_)};
    }

 private:
    void error(const char* code, const std::string& message, std::string hint = {}) {
        // JSON keeps no lines: a feature is told by its number.
        const std::string where = "feature " + std::to_string(number_) + ": ";
        if (faults_.size() < 20)
            faults_.push_back(
                error_at(place_, std::string("geojson.") + code, where + message, std::move(hint)));
    }
    void loss(const char* code, std::string message, std::string hint = {}) {
        losses_.push_back(
            loss_at(place_, std::string("geojson.") + code, std::move(message), std::move(hint)));
    }

    void read_feature(const Json& feature) {
        ++number_;
        const Json* geometry = find(feature, "geometry");
        const Json& shape = geometry ? *geometry : feature;
        const Json* type = find(shape, "type");
        const std::string kind = type ? word(*type) : "";
        const Json* coordinates = find(shape, "coordinates");
        if (kind != "Polygon" && kind != "MultiPolygon") {
            ++others_[kind.empty() ? "feature without a shape" : kind];
            return;
        }
        if (!coordinates) return error("coordinates", "a " + kind + " without coordinates");
        draft::DraftSpace space;
        space.place = place_;
        const bool good = kind == "Polygon" ? read_polygon(*coordinates, space)
                                            : read_polygons(*coordinates, space);
        if (!good)
            return error("coordinates", "its coordinates are not a polygon",
                         "a ring is [[longitude, latitude], ...] with at least 4 places");
        if (space.rings.empty()) {
            ++others_["empty " + kind];
            return;
        }
        const Json* properties = find(feature, "properties");
        read_properties(properties ? *properties : Json::object(), space);
        // A number says nothing of a space that has a name.
        if (const Json* id = find(feature, "id"); id && space.id.empty())
            if (const std::string said = word(*id); space.name.empty() || !whole_number(said))
                space.id = said;
        if (space.name.empty()) space.name = space.id;
        draft_.spaces.push_back(std::move(space));
    }

    bool read_polygons(const Json& polygons, draft::DraftSpace& space) {
        return polygons.is_array() &&
               std::all_of(polygons.begin(), polygons.end(),
                           [&](const Json& polygon) { return read_polygon(polygon, space); });
    }

    bool read_polygon(const Json& rings, draft::DraftSpace& space) {
        if (!rings.is_array()) return false;
        for (const Json& places : rings) {
            geometry::Line line;
            if (!places.is_array()) return false;
            for (const Json& place : places) {
                const bool good = place.is_array() && place.size() >= 2 && place[0].is_number() &&
                                  place[1].is_number();
                if (!good) return false;
                line.push_back({place[0].get<double>(), place[1].get<double>()});
            }
            // The first place stands again at the end, or was forgotten there.
            if (line.size() > 1 && line.front() == line.back())
                line.pop_back();
            else
                ++unclosed_;
            if (line.size() < 3) return false;
            space.rings.push_back(std::move(line));
        }
        return true;
    }

    void read_properties(const Json& properties, draft::DraftSpace& space) {
        if (!properties.is_object()) return;
        std::map<std::string, std::string> words;
        for (const auto& [key, value] : properties.items())
            if (std::string text = word(value); !text.empty())
                words.emplace(lower(key), std::move(text));
        std::set<std::string> used;
        const auto first = [&](const std::vector<std::string>& keys) {
            for (const std::string& key : keys)
                if (const auto found = words.find(key); found != words.end()) {
                    used.insert(key);
                    return found->second;
                }
            return std::string();
        };
        space.name = first(name_keys);
        space.region = first(region_keys);
        space.id = first(id_keys);
        if (!space.name.empty()) space.id.clear();  // people read ids: better a name than a number
        for (const auto& [key, value] : properties.items())
            if (!used.contains(lower(key)) && unused_.size() < 100) unused_.insert(key);
    }

    /// Degrees become a plane by the equirectangular projection: as many units a degree both ways.
    /// North is up, y goes down.
    void project() {
        bool degrees = true;
        for (draft::DraftSpace& space : draft_.spaces)
            for (geometry::Line& ring : space.rings)
                for (geometry::Position& place : ring) {
                    degrees = degrees && std::abs(place.x) <= 180 && std::abs(place.y) <= 90;
                    place.y = -place.y;
                }
        if (degrees && join_across_antimeridian(draft_))
            loss("antimeridian", "shapes divided by the 180th meridian were joined");
        if (!degrees)
            loss("plane",
                 "the coordinates are not degrees; they were taken as a plane with y pointing up",
                 "convert the file to WGS 84");
    }

    void tell() {
        for (const auto& [kind, count] : others_)
            loss("other",
                 std::to_string(count) + " `" + kind + "` " + (count == 1 ? "was" : "were") +
                     " not carried over",
                 "spaces are Polygon and MultiPolygon");
        if (unclosed_ > 0)
            loss("unclosed",
                 std::to_string(unclosed_) +
                     (unclosed_ == 1 ? " ring that did not end where it began was closed"
                                     : " rings that did not end where they began were closed"));
        std::string keys;
        for (const std::string& key : unused_) keys += (keys.empty() ? "`" : ", `") + key + "`";
        if (!keys.empty()) loss("properties", "the properties " + keys + " were not carried over");
    }

    Place place_;
    draft::Draft draft_;
    Diagnostics faults_;
    Diagnostics losses_;
    size_t number_ = 0;
    size_t unclosed_ = 0;  ///< rings
    std::map<std::string, size_t> others_;
    std::set<std::string> unused_;
};

class GeoJsonImporter final : public Importer {
 public:
    FileFormat format() const override { return {"geojson", "GeoJSON", {".geojson", ".json"}}; }

    Result<Imported> read(const ImportSource& source) const override {
        const auto json = read_json(source.bytes, source.file);
        if (!json) return fail(json.error());
        return Reading(source).run(*json);
    }
};

}  // namespace

std::unique_ptr<const Importer> make_importer() {
    return std::make_unique<GeoJsonImporter>();
}

}  // namespace geojson
