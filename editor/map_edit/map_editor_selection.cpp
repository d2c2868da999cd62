// SPDX-License-Identifier: MIT
// What is selected in MapEditor, and the edits of all of it at once.
#include "content/maps/map_writer.hpp"
#include "map_edit/edits/ids.hpp"
#include "map_edit/edits/parts.hpp"
#include "map_edit/edits/space_edits.hpp"
#include "map_edit/edits/turn_edits.hpp"
#include "map_edit/map_editor.hpp"
#include "map_edit/text.hpp"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>
#include <utility>

namespace fronteira::map_edit {
namespace {

/// The numbers of the spaces with these ids.
std::vector<size_t> numbers_of(const Map& map, const std::set<std::string>& ids) {
    std::vector<size_t> numbers;
    for (size_t i = 0; i < map.spaces.size(); ++i)
        if (ids.contains(map.spaces[i].id)) numbers.push_back(i);
    return numbers;
}

}  // namespace

void MapEditor::choose(const QStringList& spaces) {
    if (spaces == selection_) return;
    selection_ = spaces;
    chosen_ = QSet<QString>(spaces.begin(), spaces.end());
    selected_ = spaces.isEmpty() ? QString() : spaces.last();
    emit selectionChanged();
}

void MapEditor::select(const QString& space) {
    // The cells of a grid are nothing of their own.
    choose(find_space(map(), space.toStdString()) ? QStringList(space) : QStringList());
}

void MapEditor::select_too(const QStringList& spaces) {
    QStringList all = selection_;
    for (const QString& space : spaces)
        if (!chosen_.contains(space) && find_space(map(), space.toStdString())) all << space;
    choose(all);
}

void MapEditor::toggle(const QString& space) {
    if (!chosen_.contains(space)) return select_too({space});
    QStringList others = selection_;
    others.removeOne(space);
    choose(others);
}

void MapEditor::selectAll() {
    QStringList all;
    for (const MapSpace& space : map().spaces) all << text(space.id);
    choose(all);
}

/// What was deleted or renamed is selected no more.
void MapEditor::keep_selection() {
    QSet<QString> known;
    if (selection_.size() > 1)
        for (const MapSpace& space : map().spaces) known << text(space.id);
    else if (find_space(map(), selected_.toStdString()))
        known << selected_;
    selection_.removeIf([&](const QString& space) { return !known.contains(space); });
    chosen_.intersect(known);
    selected_ = selection_.isEmpty() ? QString() : selection_.last();
}

QVariantMap MapEditor::many() const {
    QSet<QString> regions;
    QStringList tags;
    bool first = true;
    for (const MapSpace& space : map().spaces) {
        if (!chosen_.contains(text(space.id))) continue;
        regions << text(space.region);
        if (std::exchange(first, false))
            for (const std::string& tag : space.tags) tags << text(tag);
        tags.removeIf([&](const QString& tag) { return !has_tag(space, tag.toStdString()); });
    }
    return {{"count", static_cast<int>(selection_.size())},
            {"region", regions.size() == 1 ? *regions.begin() : QString()},
            {"oneRegion", regions.size() == 1},
            {"tags", tags}};
}

std::set<std::string> MapEditor::selection_there(const Counterpart& there) const {
    std::set<std::string> ids;
    for (const QString& space : selection_) ids.insert(there.space(space.toStdString()));
    ids.erase("");
    return ids;
}

bool MapEditor::edit_selection(const QString& name, const std::function<void(MapSpace&)>& change) {
    return edit_everywhere(name, [&](Map& map, const Counterpart& there) {
        const auto numbers = numbers_of(map, selection_there(there));
        for (const size_t number : numbers) change(map.spaces[number]);
        return !numbers.empty();
    });
}

void MapEditor::move_selection(Point by, int gesture) {
    const int count = static_cast<int>(selection_.size());
    edit(
        count == 1 ? tr("Move %1").arg(selected_) : tr("Move %n spaces", "", count),
        [&](Map& map) {
            std::set<std::string> ids;
            for (const QString& space : selection_) ids.insert(space.toStdString());
            return move_everywhere(map, images(), numbers_of(map, ids), by);
        },
        gesture);
}

void MapEditor::nudge_selection(Point by) {
    if (selection_.isEmpty()) return;
    if (!document_.goes_on(nudge_.gesture) || nudge_.selection != selection_)
        nudge_ = {selection_, {}, document_.begin_gesture()};
    nudge_.by = {nudge_.by.x + by.x, nudge_.by.y + by.y};
    move_selection(nudge_.by, nudge_.gesture);
}

// What is its own image has turned with the hand already.
void MapEditor::turnSelection(bool clockwise) {
    if (selection_.isEmpty()) return;
    if (selection_.size() == static_cast<qsizetype>(map().spaces.size()))
        return turnPlane(clockwise);
    const int count = static_cast<int>(selection_.size());
    std::set<std::string> turned;
    const auto turn = [&](Map& map, const Counterpart& there) {
        std::set<std::string> these = selection_there(there);
        std::erase_if(these, [&](const std::string& id) { return turned.contains(id); });
        turned.insert(these.begin(), these.end());
        return turn_spaces(map, numbers_of(map, these), clockwise != there.is_mirrored());
    };
    edit_everywhere(count == 1 ? tr("Turn %1").arg(selected_) : tr("Turn %n spaces", "", count),
                    turn, 0, tr("Turned, it would not fit on the plane: enlarge the plane first"));
}

void MapEditor::removeSelection() {
    if (selection_.size() < 2) return removeSpace(selected_);
    edit_everywhere(tr("Delete %n spaces", "", static_cast<int>(selection_.size())),
                    [&](Map& map, const Counterpart& there) {
                        remove_spaces(map, selection_there(there));
                        return true;
                    });
}

Map MapEditor::selected_part() const {
    std::set<std::string> ids;
    for (const QString& space : selection_) ids.insert(space.toStdString());
    return part_of(map(), ids);
}

void MapEditor::add(const QString& name, const Map& part) {
    std::vector<std::string> added;
    edit(name, [&](Map& map) {
        added = add_part(map, part);
        return true;
    });
    QStringList fresh;
    for (const std::string& space : added) fresh << text(space);
    choose(fresh);
}

void MapEditor::duplicateSelection() {
    if (selection_.isEmpty()) return;
    add(tr("Duplicate %n spaces", "", static_cast<int>(selection_.size())), selected_part());
}

// As the text of a map: that can be pasted into a file as well.
void MapEditor::copySelection() const {
    if (selection_.isEmpty()) return;
    QGuiApplication::clipboard()->setText(text(content::write_map(selected_part())));
}

void MapEditor::cutSelection() {
    copySelection();
    removeSelection();
}

void MapEditor::paste() {
    if (is_grid()) return emit said(tr("A map with drawn spaces cannot be a grid"));
    const QString words = QGuiApplication::clipboard()->text();
    const auto part = read_draft(words.toStdString(), "clipboard");
    if (!part || part->spaces.empty()) return emit said(tr("No spaces were copied"));
    add(tr("Paste %n spaces", "", static_cast<int>(part->spaces.size())), *part);
}

void MapEditor::mergeSelection() {
    if (selection_.size() < 2) return;
    const QString into = selection_.first();
    const QStringList others = selection_.sliced(1);
    const bool done =
        edit_spaces(into, tr("Merge %n spaces", "", static_cast<int>(selection_.size())),
                    [&](Map& map, size_t, const Counterpart& there) {
                        return std::all_of(others.begin(), others.end(), [&](const QString& other) {
                            const auto first = find_space(map, there.space(into.toStdString()));
                            const auto second = find_space(map, there.space(other.toStdString()));
                            return first && second && merge_spaces(map, *first, *second);
                        });
                    });
    if (done) select(into);
}

void MapEditor::setRegionOfSelection(const QString& region) {
    edit_selection(tr("Put %n spaces into a region", "", static_cast<int>(selection_.size())),
                   [&](MapSpace& space) { space.region = region.toStdString(); });
}

void MapEditor::tagSelection(const QString& tag, bool on) {
    if (!is_tag(tag)) return;
    const std::string word = tag.toStdString();
    edit_selection(tr("Tag %n spaces", "", static_cast<int>(selection_.size())),
                   [&](MapSpace& space) {
                       std::erase(space.tags, word);
                       if (on) space.tags.push_back(word);
                   });
}

void MapEditor::setAttributeOfSelection(const QString& attribute, int value) {
    if (!is_id(attribute.toStdString())) return;
    edit_selection(
        tr("Set %1 of %n spaces", "", static_cast<int>(selection_.size())).arg(attribute),
        [&](MapSpace& space) { space.attributes[attribute.toStdString()] = value; });
}

}  // namespace fronteira::map_edit
