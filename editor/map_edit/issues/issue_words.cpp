// SPDX-License-Identifier: MIT
#include "map_edit/issues/issue_words.hpp"

#include "map_edit/edits/space_edits.hpp"
#include "map_edit/text.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <map>

namespace fronteira::map_edit {
namespace {

constexpr int most_named = 8;

class Words {
    Q_DECLARE_TR_FUNCTIONS(IssueWords)

 public:
    Words(const Issue& issue, const Map& map, const std::string& language)
        : issue_(issue), found_(issue.finding), map_(map), language_(language) {}

    // What no map may have.

    IssueWords duplicate_id() const {
        const QString id = text(issue_.space    ? map_.spaces[*issue_.space].id
                                : issue_.region ? map_.regions[*issue_.region].id
                                                : std::string());
        return {issue_.region ? tr("Two regions have the id %1").arg(id)
                              : tr("Two spaces have the id %1").arg(id),
                tr("Give one of them another id")};
    }
    IssueWords unknown_region() const {
        return {tr("%1 is in a region that the map does not have").arg(part()),
                tr("Choose another region, or none")};
    }
    IssueWords outside() const {
        return {tr("%1 reaches beyond the edge of the map").arg(part()),
                tr("The map is %1 wide and %2 high").arg(map_.width).arg(map_.height)};
    }
    IssueWords unknown_space() const {
        return {tr("A link joins %1 and %2, and one of them is not in the map")
                    .arg(end(&MapLink::from), end(&MapLink::to)),
                {}};
    }
    IssueWords self_link() const {
        return {tr("A link joins %1 to itself").arg(end(&MapLink::from)), {}};
    }
    IssueWords duplicate_link() const {
        return {tr("%1 and %2 have a second link of the same kind")
                    .arg(end(&MapLink::from), end(&MapLink::to)),
                {}};
    }
    IssueWords more() const { return {tr("There are more issues than those listed"), {}}; }

    // What is probably not meant.

    IssueWords missing_translation() const {
        const QString hint = tr("Other texts of the map exist in more languages");
        if (!issue_.space && !issue_.region)
            return {tr("The name or the description of the map lacks a language"), hint};
        QStringList languages;
        for (const auto& [language, words] :
             issue_.space ? map_.spaces[*issue_.space].name : map_.regions[*issue_.region].name)
            languages << (language == "en"      ? tr("English")
                          : language == "pt_BR" ? tr("Portuguese")
                                                : text(language));
        return {tr("%1 has a name only in: %2").arg(part(), languages.join(", ")), hint};
    }
    IssueWords unreachable() const {
        return {tr("There is no way from %1 to: %2").arg(space(0), spaces()),
                tr("Add links; few games allow a map in pieces")};
    }
    IssueWords label_outside() const {
        return {tr("The label of %1 lies outside its outline").arg(spaces()),
                tr("The name and the pieces are placed there")};
    }
    IssueWords same_anchor() const {
        return {tr("The labels of %1 and %2 are in the same place")
                    .arg(space(found_.spaces[0]), space(found_.spaces[1])),
                tr("Move one of them: the names and the pieces would lie on one another")};
    }
    IssueWords crossing_outline() const {
        const QString near = tr("Near %1, %2; move corners until the lines only touch")
                                 .arg(number(0))
                                 .arg(number(1));
        if (found_.spaces.size() < 2)
            return {tr("The outline of %1 crosses itself").arg(spaces()), near};
        return {tr("The outlines of %1 and %2 cross")
                    .arg(space(found_.spaces[0]), space(found_.spaces[1])),
                near};
    }
    IssueWords overlap() const {
        return {tr("%1 and %2 overlap").arg(space(found_.spaces[0]), space(found_.spaces[1])),
                tr("Near %1, %2; if one lies within the other, cut a hole for it")
                    .arg(number(0))
                    .arg(number(1))};
    }
    IssueWords empty_region() const {
        return {tr("No space is in the region %1").arg(regions()),
                tr("Put spaces into it, or take it out")};
    }
    IssueWords entangled() const {
        return {tr("The outlines are so entangled that not all crossings are listed"),
                tr("Fix those that are, and look again")};
    }
    // Two of one name are told apart by their ids.
    IssueWords duplicate_name() const {
        QStringList ids;
        for (const int space : found_.spaces)
            ids << text(map_.spaces[static_cast<size_t>(space)].id);
        return {tr("Two spaces have the name %1: %2").arg(text(found_.word), ids.join(", ")),
                tr("Players could not tell them apart")};
    }
    IssueWords no_return() const {
        return {tr("A one-way link leads from %1 to %2, and there is no way back")
                    .arg(end(&MapLink::from), end(&MapLink::to)),
                tr("Should it lead both ways?")};
    }
    IssueWords colours_alike() const {
        return {tr("Not everybody can tell the colours of these regions apart: %1").arg(regions()),
                tr("Make one of them lighter or darker")};
    }

    // What the game needs.

    IssueWords needs_spaces() const {
        const int least = number(1), most = number(2);
        if (number(0) < least)
            return {tr("The map has %n spaces; the game needs at least %1", nullptr, number(0))
                        .arg(least),
                    tr("Draw more spaces, or choose another game")};
        return {
            tr("The map has %n spaces; the game takes at most %1", nullptr, number(0)).arg(most),
            tr("Choose another game")};
    }
    IssueWords needs_grid() const {
        return {tr("The spaces are drawn; the game is played on a grid"),
                tr("Begin a map with a grid, or choose another game")};
    }
    IssueWords needs_grid_shape() const {
        const bool hex = found_.word == "hex", diagonal = found_.word == "square_with_diagonals";
        return {hex        ? tr("The game needs a grid of hexagons")
                : diagonal ? tr("The game needs squares that are linked across their corners, too")
                           : tr("The game needs squares that are linked by their sides alone"),
                tr("Change the cells of the grid")};
    }
    IssueWords needs_grid_width() const {
        return {tr("The grid is %n cells wide; the game needs %1", nullptr, number(0)).arg(sizes()),
                tr("Change the size of the grid")};
    }
    IssueWords needs_grid_height() const {
        return {tr("The grid is %n cells high; the game needs %1", nullptr, number(0)).arg(sizes()),
                tr("Change the size of the grid")};
    }
    IssueWords needs_region() const {
        return {tr("Every space must be in a region; without one: %1").arg(spaces()),
                tr("Put each into a region")};
    }
    IssueWords needs_no_empty_region() const {
        return {tr("Every region must have a space; without one: %1").arg(regions()),
                tr("Put spaces into each, or take it out")};
    }
    IssueWords needs_connected() const {
        return {tr("Every space must be reachable from every other; cut off from %1: %2")
                    .arg(space(0), spaces()),
                tr("Link them")};
    }
    IssueWords needs_space_attribute() const {
        return {
            tr("Every space needs the number %1; without it: %2").arg(text(found_.word), spaces()),
            tr("Give it to each of them")};
    }
    IssueWords needs_region_attribute() const {
        if (found_.word == "bonus")
            return {tr("Every region needs a bonus; without one: %1").arg(regions()),
                    tr("Give one to each of them")};
        return {tr("Every region needs the number %1; without it: %2")
                    .arg(text(found_.word), regions()),
                tr("Give it to each of them")};
    }
    IssueWords needs_tag() const {
        return {tr("%n spaces carry the tag %1; the game needs %2", nullptr, number(0))
                    .arg(text(found_.word))
                    .arg(number(1)),
                tr("Change the tags of spaces")};
    }

    IssueWords needs_card_spaces() const {
        return {tr("Cards of the game name spaces that the map does not have: %1").arg(ids()),
                tr("Give spaces these ids, or choose another game")};
    }
    IssueWords needs_card_regions() const {
        return {tr("Cards of the game name regions that the map does not have: %1").arg(ids()),
                tr("Give regions these ids, or choose another game")};
    }

 private:
    template <class Part>
    QString name(const Part& part) const {
        const std::string& words = text_in(part.name, language_);
        return text(words.empty() ? part.id : words);
    }
    QString space(int number) const { return name(map_.spaces[static_cast<size_t>(number)]); }
    QString end(std::string MapLink::*end) const {
        if (!issue_.link) return {};
        const std::string& id = map_.links[*issue_.link].*end;
        const auto space = find_space(map_, id);
        return space ? name(map_.spaces[*space]) : text(id);
    }
    /// The part that the issue is about.
    QString part() const {
        return issue_.space    ? name(map_.spaces[*issue_.space])
               : issue_.region ? name(map_.regions[*issue_.region])
                               : name(map_);
    }
    template <class Part>
    QString listed(const std::vector<Part>& parts, const std::vector<int>& numbers) const {
        QStringList names;
        for (const int number : numbers) {
            if (names.size() == most_named) break;
            names << name(parts[static_cast<size_t>(number)]);
        }
        const int others = static_cast<int>(numbers.size()) - most_named;
        return others > 0 ? tr("%1 and %n more", nullptr, others).arg(names.join(", "))
                          : names.join(", ");
    }
    /// Ids of what is not there, as the finding lists them.
    QString ids() const {
        return number(0) > 0 ? tr("%1 and %n more", nullptr, number(0)).arg(text(found_.word))
                             : text(found_.word);
    }
    /// Those that the game takes, after the one that the map has.
    QString sizes() const {
        QStringList all;
        for (size_t i = 1; i < found_.numbers.size(); ++i) all << QString::number(number(i));
        const QString last = all.takeLast();
        return all.isEmpty() ? last : tr("%1 or %2").arg(all.join(", "), last);
    }
    QString spaces() const { return listed(map_.spaces, found_.spaces); }
    QString regions() const { return listed(map_.regions, found_.regions); }
    int number(size_t place) const { return found_.numbers[place]; }

    const Issue& issue_;
    const survey::Finding& found_;
    const Map& map_;
    const std::string& language_;
};

using Sentence = IssueWords (Words::*)() const;

const std::map<std::string, Sentence>& sentences() {
    static const std::map<std::string, Sentence> all{
        {"map.duplicate_id", &Words::duplicate_id},
        {"map.unknown_region", &Words::unknown_region},
        {"map.outside", &Words::outside},
        {"map.unknown_space", &Words::unknown_space},
        {"map.self_link", &Words::self_link},
        {"map.duplicate_link", &Words::duplicate_link},
        {"map.more", &Words::more},
        {"map.missing_translation", &Words::missing_translation},
        {"map.unreachable", &Words::unreachable},
        {"map.label_outside", &Words::label_outside},
        {"map.same_anchor", &Words::same_anchor},
        {"map.crossing_outline", &Words::crossing_outline},
        {"map.entangled", &Words::entangled},
        {"map.overlap", &Words::overlap},
        {"map.empty_region", &Words::empty_region},
        {"map.duplicate_name", &Words::duplicate_name},
        {"map.no_return", &Words::no_return},
        {"map.colours_alike", &Words::colours_alike},
        {"needs.spaces", &Words::needs_spaces},
        {"needs.grid", &Words::needs_grid},
        {"needs.grid_shape", &Words::needs_grid_shape},
        {"needs.grid_width", &Words::needs_grid_width},
        {"needs.grid_height", &Words::needs_grid_height},
        {"needs.region", &Words::needs_region},
        {"needs.empty_region", &Words::needs_no_empty_region},
        {"needs.connected", &Words::needs_connected},
        {"needs.space_attribute", &Words::needs_space_attribute},
        {"needs.region_attribute", &Words::needs_region_attribute},
        {"needs.tag", &Words::needs_tag},
        {"needs.card_spaces", &Words::needs_card_spaces},
        {"needs.card_regions", &Words::needs_card_regions},
    };
    return all;
}

}  // namespace

IssueWords words_of(const Issue& issue, const Map& map, const std::string& language) {
    const auto found = sentences().find(issue.finding.code);
    if (found == sentences().end()) return {text(issue.finding.message), text(issue.finding.hint)};
    return (Words(issue, map, language).*found->second)();
}

}  // namespace fronteira::map_edit
