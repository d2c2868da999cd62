// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/map_editor.hpp"

#include <QtQml/qqmlregistration.h>

#include <QPointer>
#include <QTimer>
#include <QVariantList>

namespace fronteira::map_edit {

/// A link that a map lacks where two spaces lie along one another.
struct ProposedLink {
    std::string from;
    std::string to;
    double length = 0;  ///< of the border that they have in common
    bool wanted = true;
    bool operator==(const ProposedLink&) const = default;
};

/// Spaces whose borders come within `tolerance` of each other and that no link joins, the longest
/// border first. Those that hardly touch are not wanted unless the author says so.
std::vector<ProposedLink> propose_links(const Map& map, int32_t tolerance);

/// Finds links by borders, for the author to say which of them are wanted.
class LinkFinder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// While null, nothing is looked for.
    Q_PROPERTY(
        fronteira::map_edit::MapEditor* editor READ editor WRITE set_editor NOTIFY editorChanged)
    /// How far apart borders may be, in units of the plane.
    Q_PROPERTY(int tolerance READ tolerance WRITE set_tolerance NOTIFY toleranceChanged)
    /// Each `from`, `to` (ids), `fromName`, `toName`, `length`, `wanted`.
    Q_PROPERTY(QVariantList proposals READ list NOTIFY changed)
    Q_PROPERTY(int wanted READ wanted NOTIFY changed)

 public:
    explicit LinkFinder(QObject* parent = nullptr);

    MapEditor* editor() const { return editor_; }
    void set_editor(MapEditor* editor);
    int tolerance() const { return tolerance_; }
    void set_tolerance(int tolerance);
    const std::vector<ProposedLink>& proposals() const { return proposals_; }
    QVariantList list() const;
    int wanted() const;

    Q_INVOKABLE void want(int proposal, bool wanted);
    Q_INVOKABLE void wantAll(bool wanted);
    /// Adds those that are wanted, as one edit, with the editor's kind of link.
    Q_INVOKABLE void add();
    /// At once, without waiting for the next pause.
    Q_INVOKABLE void look();

 signals:
    void editorChanged();
    void toleranceChanged();
    void changed();

 private:
    QPointer<MapEditor> editor_;
    int tolerance_ = 0;
    std::vector<ProposedLink> proposals_;
    QTimer pause_;
};

}  // namespace fronteira::map_edit
