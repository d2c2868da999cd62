// SPDX-License-Identifier: MIT
#include "game.hpp"

#include <fronteira/whole_number.hpp>

#include "draft/known_words.hpp"
#include "draft/names.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace triplea {

using namespace fronteira;
using markup::Element;

namespace {

std::string attribute(Element element, const char* name) {
    return draft::readable(element.attribute(name).value());
}

bool is_true(Element element, const char* name) {
    return std::string_view(element.attribute(name).value()) == "true";
}

/// Parts of a game that are read, or say nothing that a map could.
const std::set<std::string_view> read_or_idle{
    "info",           "triplea",         "loader",     "diceSides",
    "attachmentList", "attatchmentList", "initialize", "map"};
/// Likewise of `initialize`; the units are told of by themselves.
const std::set<std::string_view> read_of_beginning{"ownerInitialize", "unitInitialize"};

/// What all water is called, as far as no power owns it.
constexpr const char* water = "Water";
constexpr const char* colour_of_water = "#3f5f7f";

class Reading {
 public:
    Reading(const markup::Document& document, const std::string& file, Diagnostics& losses)
        : document_(document), losses_(losses) {
        draft_.place = {file, 0, 0};
        draft_.source = "Imported from a map of TripleA";
        draft_.knows_links = true;
    }

    Result<draft::Draft> run() {
        const Element game = document_.root();
        draft_.name = attribute(game.child("info"), "name");
        for (const Element territory : game.child("map").children("territory")) add(territory);
        if (draft_.spaces.empty())
            return fail(error_at(document_.place(game), "draft.no_spaces",
                                 "the game has no territories",
                                 "is it the file of a game of TripleA, in `games`?"));
        for (const Element connection : game.child("map").children("connection")) link(connection);
        // So it was spelt before TripleA 2.0, and is read again since 2.3.
        for (const Element attachment : game.child("attatchmentList").children("attatchment"))
            read_attachment(attachment, "attatchTo");
        for (const Element attachment : game.child("attachmentList").children("attachment"))
            read_attachment(attachment, "attachTo");
        read_beginning(game.child("initialize"));
        tell_losses(game);
        return std::move(draft_);
    }

 private:
    void loss(Element element, const char* code, std::string message, std::string hint = {}) {
        losses_.push_back(loss_at(document_.place(element), std::string("triplea.") + code,
                                  std::move(message), std::move(hint)));
    }

    void add(Element territory) {
        if (draft_.spaces.size() > draft::most_spaces) return;
        draft::DraftSpace space;
        space.name = attribute(territory, "name");
        space.place = document_.place(territory);
        if (is_true(territory, "water")) {
            space.tags.emplace_back("water");
            space.region = water;
        }
        if (!numbers_.emplace(space.name, static_cast<int>(draft_.spaces.size())).second)
            return loss(territory, "twice", "a second territory `" + space.name + "` was left out");
        draft_.spaces.push_back(std::move(space));
    }

    draft::DraftSpace* space_called(const std::string& name) {
        const auto found = numbers_.find(name);
        return found == numbers_.end() ? nullptr
                                       : &draft_.spaces[static_cast<size_t>(found->second)];
    }

    bool is_water(int number) const {
        const auto& tags = draft_.spaces[static_cast<size_t>(number)].tags;
        return std::find(tags.begin(), tags.end(), "water") != tags.end();
    }

    void link(Element connection) {
        const auto from = numbers_.find(attribute(connection, "t1"));
        const auto to = numbers_.find(attribute(connection, "t2"));
        if (from == numbers_.end() || to == numbers_.end() || from == to)
            return loss(connection, "connection",
                        "a connection that does not lead from one territory to another was left "
                        "out");
        if (!linked_.insert(std::minmax(from->second, to->second)).second) return;
        const bool sea = is_water(from->second) || is_water(to->second);
        draft_.links.push_back(
            {from->second, to->second, sea ? "sea" : "land", false, document_.place(connection)});
    }

    /// Options with a number become numbers of the space, those that are true tags.
    void read_attachment(Element attachment, const char* to) {
        if (attribute(attachment, "type") != "territory") {
            ++other_attachments_;
            return;
        }
        draft::DraftSpace* const space = named_by(attachment, to);
        if (space == nullptr) return;
        for (const Element option : attachment.children("option")) {
            const std::string_view name = option.attribute("name").value();
            const std::string_view value = option.attribute("value").value();
            if (name == "production" || name == "victoryCity")
                space->attributes[name == "production" ? "production" : "victory_city"] =
                    number_in(option, "value", space->name);
            else if (name == "capital")
                space->tags.emplace_back("capital");
            else if (name == "isImpassable" || name == "isImpassible") {
                if (value == "true") space->tags.emplace_back("impassable");
            } else
                ++options_[draft::readable(name)];
        }
    }

    int32_t number_in(Element element, const char* name, const std::string& of) {
        const auto number = whole_number(element.attribute(name).value());
        if (!number)
            loss(element, "number",
                 "`" + attribute(element, name) + "` of `" + of +
                     "` is no whole number and was taken as 0");
        return number.value_or(0);
    }

    draft::DraftSpace* named_by(Element element, const char* by) {
        const std::string name = attribute(element, by);
        draft::DraftSpace* const space = space_called(name);
        if (space == nullptr)
            loss(element, "territory",
                 "what belongs to `" + name + "`, which is no territory, was left out");
        return space;
    }

    void read_beginning(Element beginning) {
        for (const Element owned : beginning.child("ownerInitialize").children("territoryOwner"))
            if (auto* space = named_by(owned, "territory"))
                space->region = attribute(owned, "owner");
        for (const Element units : beginning.child("unitInitialize").children("unitPlacement"))
            if (auto* space = named_by(units, "territory"))
                space->attributes["armies"] += number_in(units, "quantity", space->name);
        add_regions();
    }

    /// The game has no regions; its powers are the nearest to them.
    void add_regions() {
        std::map<std::string, size_t> known;
        for (const draft::DraftSpace& space : draft_.spaces) {
            if (space.region.empty()) continue;
            const auto [found, is_new] = known.emplace(space.region, draft_.regions.size());
            if (is_new)
                draft_.regions.push_back({{},
                                          space.region,
                                          space.region == water ? colour_of_water : "",
                                          {{"bonus", 0}},
                                          {}});
            const auto worth = space.attributes.find("production");
            if (worth != space.attributes.end())
                draft_.regions[found->second].attributes["bonus"] += worth->second;
        }
        if (!known.empty())
            losses_.push_back(
                loss_at(draft_.place, "triplea.regions",
                        "there are no regions: water became one, and so did what each "
                        "power owns at the beginning, with its production as the "
                        "bonus",
                        "set the bonuses in the map editor"));
    }

    void tell_losses(Element game) {
        for (const auto& [name, count] : options_)
            losses_.push_back(loss_at(draft_.place, "triplea.option",
                                      "the option `" + name + "`, which occurs " +
                                          draft::counted(count, "time") +
                                          ", was not carried over"));
        if (other_attachments_ > 0)
            losses_.push_back(loss_at(
                draft_.place, "triplea.attachment",
                draft::counted(other_attachments_, "attachment") + " of units, powers and rules " +
                    (other_attachments_ == 1 ? "was" : "were") + " not carried over",
                "a map has no rules; a ruleset has them"));
        if (game.child("initialize").child("unitInitialize"))
            losses_.push_back(loss_at(draft_.place, "triplea.units",
                                      "the kinds of units were not carried over: how many there "
                                      "are on a territory became its `armies`"));
        tell_rules(game);
    }

    void tell_rules(Element game) {
        std::vector<std::string> names;
        const auto note = [&](Element parent, const std::set<std::string_view>& read) {
            for (const Element part : parent.children())
                if (part.type() == pugi::node_element && !read.contains(markup::local_name(part)))
                    names.emplace_back(markup::local_name(part));
        };
        note(game, read_or_idle);
        note(game.child("initialize"), read_of_beginning);
        std::string rules;
        for (const std::string& name : names)
            rules += (rules.empty() ? "`" : ", `") + draft::readable(name) + "`";
        if (!rules.empty())
            losses_.push_back(loss_at(draft_.place, "triplea.rules",
                                      draft::readable(rules) +
                                          (names.size() == 1 ? " was" : " were") +
                                          " not carried over",
                                      "a map has no rules; a ruleset has them"));
    }

    const markup::Document& document_;
    Diagnostics& losses_;
    draft::Draft draft_;
    std::map<std::string, int> numbers_;  ///< of spaces, by their name
    std::set<std::pair<int, int>> linked_;
    std::map<std::string, size_t> options_;  ///< that were not carried over
    size_t other_attachments_ = 0;
};

}  // namespace

Result<draft::Draft> read_game(const markup::Document& document, const std::string& file,
                               Diagnostics& losses) {
    return Reading(document, file, losses).run();
}

}  // namespace triplea
