// SPDX-License-Identifier: MIT
#include "cards.hpp"
#include "draft/export_losses.hpp"
#include "formats.hpp"
#include "picture/map_picture.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace domination {

using namespace fronteira;

namespace {

constexpr size_t most_countries = 254;  // a pixel has 256 values; 0 and 255 are nobody's
constexpr int longest_picture = 1200;
constexpr int circle = 20;
constexpr uint8_t nobody = 255;

/// A name as one word that no line can take for something else. Each only once.
class Words {
 public:
    std::string take(const std::string& name) {
        std::string word;
        for (const char c : name)
            word +=
                static_cast<unsigned char>(c) <= ' ' || c == ';' || c == '[' || c == ']' ? '_' : c;
        std::string unique = word;
        for (int i = 2; !taken_.insert(unique).second; ++i) unique = word + "_" + std::to_string(i);
        return unique;
    }

 private:
    std::set<std::string> taken_;
};

class MapWriter {
 public:
    explicit MapWriter(const ExportSource& source) : source_(source), map_(source.map) {
        for (const char c : source.stem) stem_ += c == ' ' ? '_' : c;
        scale_ = picture::fitting_scale(map_, longest_picture);
    }

    Result<Exported> run() {
        if (Diagnostics faults = draft::check_drawn(map_); !faults.empty())
            return fail(std::move(faults));
        if (map_.spaces.size() > most_countries)
            return fail(error_at(map_.place, "domination.too_many",
                                 "has " + std::to_string(map_.spaces.size()) +
                                     " spaces; a map of Domination has at most 254",
                                 "join some of them"));
        tell_losses();
        const geometry::LabelImage labels = picture::label_spaces(map_, scale_, circle);
        tell_covered(picture::count_covered(map_, labels, scale_));
        std::string text = head();
        text += continents();
        text += countries();
        text += borders();
        Exported exported;
        exported.files = {
            {stem_ + ".map", encoded(text)},
            {stem_ + ".cards",
             encoded(write_cards(map_, source_.decks, source_.language, losses_))},
            {stem_ + "_map.png", picture::write_png(numbered(labels))},
            {stem_ + "_pic.png", picture::write_png(picture::paint_map(map_, labels, scale_))}};
        exported.losses = std::move(losses_);
        return exported;
    }

 private:
    void tell_losses() {
        draft::tell_languages(map_, source_.language, losses_);
        draft::tell_picture(map_, losses_);
        draft::tell_space_attributes(map_, losses_);
        draft::tell_region_attributes(map_, losses_);
        draft::tell_tags(map_, losses_);
        draft::tell_link_kinds(map_, losses_);
        if (scale_ < 1)
            losses_.push_back(loss_at(map_.place, "domination.scale",
                                      "the plane is shrunk to " + std::to_string(longest_picture) +
                                          " pixels on its longer side"));
    }

    void tell_covered(size_t spaces) {
        if (spaces > 0)
            losses_.push_back(
                loss_at(map_.place, "domination.covered",
                        (spaces == 1 ? "1 space has its label"
                                     : std::to_string(spaces) + " spaces have their labels") +
                            std::string(" on the pixels of another"),
                        "draw them larger, or farther apart"));
    }

    /// Without a mark at its beginning a file is Latin-1.
    static std::string encoded(const std::string& text) {
        const bool ascii = std::all_of(text.begin(), text.end(),
                                       [](char c) { return static_cast<unsigned char>(c) < 128; });
        return (ascii ? "" : "\xef\xbb\xbf") + text;
    }

    std::string words(const LocalText& text) const {
        std::string line = text_in(text, source_.language);
        std::replace_if(
            line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
        return line;
    }

    std::string head() const {
        std::string text;
        for (const std::string& line :
             {words(map_.description), words({{"", map_.licence}}), words({{"", map_.source}})})
            if (!line.empty()) text += "; " + line + "\n";
        for (const std::string& author : map_.authors)
            text += "; by " + words({{"", author}}) + "\n";
        return text + "name " + words(map_.name) + "\nver 1\ncircle " + std::to_string(circle) +
               "\n\n[files]\npic " + stem_ + "_pic.png\nmap " + stem_ + "_map.png\ncrd " + stem_ +
               ".cards\n";
    }

    std::string continents() {
        std::string text = "\n[continents]\n";
        Words names;
        for (const MapRegion& region : map_.regions) {
            numbers_.emplace(region.id, numbers_.size() + 1);
            const auto bonus = region.attributes.find("bonus");
            text += names.take(words(region.name)) + " " +
                    std::to_string(bonus == region.attributes.end() ? 0 : bonus->second) + " " +
                    (region.colour.empty() ? "gray" : region.colour) + "\n";
        }
        const bool homeless =
            std::any_of(map_.spaces.begin(), map_.spaces.end(),
                        [](const MapSpace& space) { return space.region.empty(); });
        if (!homeless) return text;
        numbers_.emplace("", numbers_.size() + 1);
        losses_.push_back(loss_at(map_.place, "domination.homeless",
                                  "spaces without a region got a continent without a bonus"));
        return text + names.take("Elsewhere") + " 0 gray\n";
    }

    std::string countries() const {
        std::string text = "\n[countries]\n";
        Words names;
        for (size_t i = 0; i < map_.spaces.size(); ++i) {
            const MapSpace& space = map_.spaces[i];
            text += std::to_string(i + 1) + " " + names.take(words(space.name)) + " " +
                    std::to_string(numbers_.at(space.region)) + " " + scaled(space.anchor.x) + " " +
                    scaled(space.anchor.y) + "\n";
        }
        return text;
    }

    std::string scaled(int32_t value) const { return std::to_string(std::lround(value * scale_)); }

    std::string borders() {
        std::map<std::string, size_t> number;
        for (size_t i = 0; i < map_.spaces.size(); ++i) number[map_.spaces[i].id] = i;
        std::vector<std::set<size_t>> ways(map_.spaces.size());
        for (const MapLink& link : map_.links) {
            ways[number.at(link.from)].insert(number.at(link.to));
            if (!link.one_way) ways[number.at(link.to)].insert(number.at(link.from));
        }
        std::string text = "\n[borders]\n";
        for (size_t i = 0; i < ways.size(); ++i) {
            if (ways[i].empty()) continue;
            text += std::to_string(i + 1);
            for (const size_t other : ways[i]) text += " " + std::to_string(other + 1);
            text += "\n";
        }
        return text;
    }

    static picture::Picture numbered(const geometry::LabelImage& labels) {
        picture::Picture picture(labels.width, labels.height);
        for (size_t i = 0; i < labels.labels.size(); ++i) {
            const auto value =
                labels.labels[i] == 0 ? nobody : static_cast<uint8_t>(labels.labels[i]);
            picture.pixels[i] = {value, value, value};
        }
        return picture;
    }

    const ExportSource& source_;
    const Map& map_;
    std::string stem_;
    double scale_ = 1;
    std::map<std::string, size_t> numbers_;  ///< of continents, by the id of the region
    Diagnostics losses_;
};

class DominationExporter final : public Exporter {
 public:
    FileFormat format() const override { return domination::format(); }
    Result<Exported> write(const ExportSource& source) const override {
        return MapWriter(source).run();
    }
};

}  // namespace

std::unique_ptr<const Exporter> make_exporter() {
    return std::make_unique<DominationExporter>();
}

}  // namespace domination
