// SPDX-License-Identifier: MIT
#include "map_edit/issues/link_finder.hpp"

#include "geometry/borders.hpp"
#include "map_edit/edits/link_edits.hpp"
#include "map_edit/edits/space_edits.hpp"
#include "map_edit/text.hpp"

#include <algorithm>
#include <set>

namespace fronteira::map_edit {
namespace {

constexpr int finder_pause = 150;  // milliseconds after an edit
// A border that many times shorter than the longest is a corner that was not quite hit.
constexpr double stub = 40;
constexpr int most_tolerance = 10'000;

}  // namespace

std::vector<ProposedLink> propose_links(const Map& map, int32_t tolerance) {
    std::vector<geometry::Outline> outlines;
    for (const MapSpace& space : map.spaces) outlines.push_back(space.outline);
    std::set<std::pair<std::string, std::string>> linked;
    for (const MapLink& link : map.links) linked.insert(std::minmax(link.from, link.to));
    std::vector<ProposedLink> found;
    for (const geometry::SharedBorder& border : geometry::find_borders(outlines, tolerance)) {
        const std::string& from = map.spaces[static_cast<size_t>(border.first)].id;
        const std::string& to = map.spaces[static_cast<size_t>(border.second)].id;
        if (!linked.contains(std::minmax(from, to))) found.push_back({from, to, border.length});
    }
    std::stable_sort(found.begin(), found.end(), [](const ProposedLink& a, const ProposedLink& b) {
        return a.length > b.length;
    });
    for (ProposedLink& one : found) one.wanted = one.length * stub >= found.front().length;
    return found;
}

LinkFinder::LinkFinder(QObject* parent) : QObject(parent) {
    pause_.setSingleShot(true);
    pause_.setInterval(finder_pause);
    connect(&pause_, &QTimer::timeout, this, &LinkFinder::look);
}

void LinkFinder::set_editor(MapEditor* editor) {
    if (editor == editor_) return;
    if (editor_) editor_->disconnect(&pause_);
    editor_ = editor;
    if (editor) connect(editor, &MapEditor::changed, &pause_, qOverload<>(&QTimer::start));
    emit editorChanged();
    look();
}

void LinkFinder::set_tolerance(int tolerance) {
    tolerance = std::clamp(tolerance, 0, most_tolerance);
    if (tolerance == tolerance_) return;
    tolerance_ = tolerance;
    emit toleranceChanged();
    pause_.start();
}

/// What the author said of a proposal before holds.
void LinkFinder::look() {
    pause_.stop();
    std::vector<ProposedLink> found;
    if (editor_ && !editor_->is_grid()) found = propose_links(editor_->map(), tolerance_);
    for (ProposedLink& one : found)
        for (const ProposedLink& known : proposals_)
            if (known.from == one.from && known.to == one.to) one.wanted = known.wanted;
    if (found == proposals_) return;
    proposals_ = std::move(found);
    emit changed();
}

QVariantList LinkFinder::list() const {
    QVariantList list;
    const auto name_of = [&](const std::string& id) {
        const auto space = find_space(editor_->map(), id);
        return text(space ? text_in(editor_->map().spaces[*space].name, editor_->language()) : id);
    };
    if (!editor_) return list;
    for (const ProposedLink& one : proposals_)
        list << QVariantMap{{"from", text(one.from)},        {"to", text(one.to)},
                            {"fromName", name_of(one.from)}, {"toName", name_of(one.to)},
                            {"length", qRound(one.length)},  {"wanted", one.wanted}};
    return list;
}

int LinkFinder::wanted() const {
    return static_cast<int>(std::count_if(proposals_.begin(), proposals_.end(),
                                          [](const ProposedLink& one) { return one.wanted; }));
}

void LinkFinder::want(int proposal, bool wanted) {
    if (proposal < 0 || proposal >= static_cast<int>(proposals_.size())) return;
    proposals_[static_cast<size_t>(proposal)].wanted = wanted;
    emit changed();
}

void LinkFinder::wantAll(bool wanted) {
    for (ProposedLink& one : proposals_) one.wanted = wanted;
    emit changed();
}

void LinkFinder::add() {
    if (!editor_ || wanted() == 0) return;
    editor_->edit(tr("Add %n links", "", wanted()), [&](Map& map) {
        for (const ProposedLink& one : proposals_)
            if (one.wanted && find_space(map, one.from) && find_space(map, one.to))
                set_link(map, one.from, one.to, editor_->link_kind().toStdString(), false);
        return true;
    });
    look();
}

}  // namespace fronteira::map_edit
