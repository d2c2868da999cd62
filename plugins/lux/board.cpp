// SPDX-License-Identifier: MIT
#include "board.hpp"

#include <fronteira/whole_number.hpp>

#include "draft/known_words.hpp"
#include "draft/names.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace lux {

using namespace fronteira;
using geometry::Position;
using markup::Element;

namespace {

std::string text_of(Element element, const char* name) {
    return draft::readable(element.child(name).child_value());
}

/// `0.8/0.0/1.0`, each from 0 to 1, as `#cc00ff`; empty when it is something else.
std::string colour_of(std::string text) {
    std::replace(text.begin(), text.end(), '/', ' ');
    std::string_view rest = text;
    std::string colour = "#";
    for (int i = 0; i < 3; ++i) {
        const auto part = markup::next_number(rest);
        if (!part || *part < 0 || *part > 1) return "";
        char digits[3];
        std::snprintf(digits, sizeof digits, "%02x",
                      static_cast<unsigned>(std::lround(*part * 255)));
        colour += digits;
    }
    return colour;
}

class Reading {
 public:
    Reading(const markup::Document& document, const std::string& file, Diagnostics& losses)
        : document_(document), losses_(losses) {
        draft_.place = {file, 0, 0};
        draft_.source = "Imported from a board of Lux";
        draft_.knows_links = true;
    }

    draft::Draft run() {
        const Element board = document_.root();
        read_head(board);
        for (const Element continent : board.children("continent")) read_continent(continent);
        count_owners_from_one();
        add_links();
        for (const auto& [name, count] : left_out_)
            losses_.push_back(loss_at(draft_.place, "lux.left_out",
                                      "`" + name + "`, which occurs " +
                                          draft::counted(count, "time") +
                                          ", was not carried over"));
        return std::move(draft_);
    }

 private:
    void loss(Element element, const char* code, std::string message, std::string hint = {}) {
        losses_.push_back(loss_at(document_.place(element), std::string("lux.") + code,
                                  std::move(message), std::move(hint)));
    }

    void leave_out(Element parent, const std::set<std::string_view>& read) {
        for (const Element child : parent.children())
            if (child.type() == pugi::node_element && !read.contains(child.name()))
                ++left_out_[draft::readable(child.name())];
    }

    void read_head(Element board) {
        draft_.name = text_of(board, "title");
        draft_.description = draft::readable_lines(board.child("description").child_value());
        if (const std::string author = text_of(board, "author"); !author.empty())
            draft_.authors = {author};
        const auto width = markup::number(board.child("width").child_value());
        const auto height = markup::number(board.child("height").child_value());
        if (width && height && *width > 0 && *height > 0) {
            draft_.frame = draft::Frame{0, 0, *width, *height};
            height_ = *height;
        } else {
            loss(board, "size", "has no good `width` and `height`; its spaces tell its size");
        }
        leave_out(board,
                  {"version", "width", "height", "title", "author", "description", "continent"});
    }

    void read_continent(Element continent) {
        draft::DraftRegion region;
        region.name = text_of(continent, "continentname");
        if (region.name.empty())
            region.name = "Continent " + std::to_string(draft_.regions.size() + 1);
        region.key = std::to_string(draft_.regions.size());
        region.colour = colour_of(text_of(continent, "color"));
        if (region.colour.empty() && !text_of(continent, "color").empty())
            loss(continent, "colour", "the colour of `" + region.name + "` was left out",
                 "it is three numbers from 0 to 1, such as `0.8/0.0/1.0`");
        region.attributes["bonus"] = whole_number(text_of(continent, "bonus")).value_or(0);
        region.place = document_.place(continent);
        if (!whole_number(text_of(continent, "bonus")))
            loss(continent, "bonus",
                 "the bonus of `" + region.name + "` is no whole number; it is 0");
        leave_out(continent, {"continentname", "bonus", "color", "country"});
        for (const Element country : continent.children("country")) {
            if (draft_.spaces.size() > draft::most_spaces) break;
            read_country(country, region.key);
        }
        draft_.regions.push_back(std::move(region));
    }

    void read_country(Element country, const std::string& region) {
        draft::DraftSpace space;
        const std::string id = text_of(country, "id");
        space.name = text_of(country, "name");
        space.region = region;
        space.place = document_.place(country);
        if (space.name.empty()) {
            space.name = "Country " + id;
            loss(country, "name", "a country without a name was called `" + space.name + "`");
        }
        for (const Element polygon : country.children("polygon")) {
            geometry::Line line = corners(polygon, space.name);
            if (!line.empty()) space.rings.push_back(std::move(line));
        }
        if (const Element army = country.child("armylocation")) {
            const geometry::Line place = corners(army, space.name);
            if (!place.empty()) space.anchor = place.front();
        }
        for (const auto& [element, attribute] :
             {std::pair("initialOwner", "owner"), std::pair("initialArmies", "armies")}) {
            const std::string text = text_of(country, element);
            if (const auto number = whole_number(text))
                space.attributes[attribute] = *number;
            else if (!text.empty())
                loss(country, "number",
                     "`" + std::string(element) + "` of `" + space.name +
                         "` is no whole number and was left out");
        }
        leave_out(country, {"id", "name", "adjoining", "armylocation", "polygon", "initialOwner",
                            "initialArmies"});
        if (!numbers_.emplace(id, static_cast<int>(draft_.spaces.size())).second)
            loss(country, "twice", "a second country with the id `" + id + "` has no links");
        else
            countries_.push_back(country);
        draft_.spaces.push_back(std::move(space));
    }

    /// Lux counts upwards from the lower edge of the board.
    geometry::Line corners(Element element, const std::string& name) {
        std::string_view rest = element.child_value();
        geometry::Line line;
        auto x = markup::next_number(rest), y = markup::next_number(rest);
        for (; x && y; x = markup::next_number(rest), y = markup::next_number(rest))
            line.push_back({*x, height_ - *y});
        if (x || rest.find_first_not_of(" \t\r\n,") != std::string_view::npos || line.empty())
            loss(element, "points",
                 "the corners of `" + name + "` are faulty; those before the fault were used");
        return line;
    }

    /// Boards count the players of a scenario from 0 or from 1.
    void count_owners_from_one() {
        const bool from_zero =
            std::any_of(draft_.spaces.begin(), draft_.spaces.end(), [](const auto& space) {
                const auto owner = space.attributes.find("owner");
                return owner != space.attributes.end() && owner->second == 0;
            });
        if (!from_zero) return;
        for (draft::DraftSpace& space : draft_.spaces)
            if (const auto owner = space.attributes.find("owner"); owner != space.attributes.end())
                ++owner->second;
    }

    /// Those that are named on both sides are one link.
    void add_links() {
        std::set<std::pair<int, int>> ways;
        for (const Element country : countries_) {
            const int from = numbers_.at(text_of(country, "id"));
            std::string_view rest = country.child("adjoining").child_value();
            while (!rest.empty()) {
                const std::string to = draft::readable(rest.substr(0, rest.find(',')));
                rest.remove_prefix(std::min(rest.find(','), rest.size() - 1) + 1);
                const auto found = numbers_.find(to);
                if (found != numbers_.end() && found->second != from)
                    ways.insert({from, found->second});
                else if (!to.empty())
                    loss(country, "adjoining",
                         "a link to `" + to + "`, which is no other country, was left out");
            }
        }
        for (const auto& [from, to] : ways) {
            const bool both = ways.contains({to, from});
            if (both && from > to) continue;
            const draft::DraftSpace& space = draft_.spaces[static_cast<size_t>(from)];
            draft_.links.push_back({from, to, "land", !both, space.place});
            if (!both)
                losses_.push_back(loss_at(space.place, "lux.one_way",
                                          "`" + space.name + "` adjoins `" +
                                              draft_.spaces[static_cast<size_t>(to)].name +
                                              "`, but not the other way round; it became a "
                                              "one-way link"));
        }
    }

    const markup::Document& document_;
    Diagnostics& losses_;
    draft::Draft draft_;
    double height_ = 0;
    std::map<std::string, int> numbers_;  ///< of spaces, by their ids on the board
    std::vector<Element> countries_;      ///< each of those once
    std::map<std::string, size_t> left_out_;
};

}  // namespace

draft::Draft read_board(const markup::Document& document, const std::string& file,
                        Diagnostics& losses) {
    return Reading(document, file, losses).run();
}

}  // namespace lux
