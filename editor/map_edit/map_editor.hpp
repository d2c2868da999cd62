// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/document/journal.hpp"
#include "map_edit/document/map_document.hpp"
#include "map_edit/edits/counterparts.hpp"

#include <QtQml/qqmlregistration.h>

#include <QSet>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QVariantMap>
#include <functional>
#include <set>
#include <string>

namespace fronteira::map_edit {

/// A map under the hands of its author: the document, the tool in hand, what is selected. Screens
/// read its properties and call its edits; each of them is one line of the history. Spaces and
/// regions are named by id.
class MapEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the studio")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString path READ path NOTIFY pathChanged)
    /// Whether the file holds all that was done.
    Q_PROPERTY(bool clean READ clean NOTIFY cleanChanged)
    /// `select`, `pen`, `split`, `merge`, `link`, `region`, `anchor`, `trace`, `picture` or `pan`.
    Q_PROPERTY(QString tool READ tool WRITE set_tool NOTIFY toolChanged)
    /// The region that the brush paints; empty: none.
    Q_PROPERTY(QString brush READ brush WRITE set_brush NOTIFY toolChanged)
    /// The kind of the links that are drawn, and whether they lead one way.
    Q_PROPERTY(QString linkKind READ link_kind WRITE set_link_kind NOTIFY toolChanged)
    /// The kinds of links that the map has.
    Q_PROPERTY(QStringList linkKinds READ link_kinds NOTIFY changed)
    Q_PROPERTY(bool oneWay READ one_way WRITE set_one_way NOTIFY toolChanged)
    /// `none`, `left_right`, `top_bottom`, `both_ways`, `half_turn`, `third_turn` or
    /// `quarter_turn`: what is drawn is drawn at its images, too, in one edit.
    Q_PROPERTY(QString symmetry READ symmetry WRITE set_symmetry NOTIFY toolChanged)
    /// Whether the first edit brings back what an earlier program left behind.
    Q_PROPERTY(bool recovered READ recovered CONSTANT)
    /// Whether this is the copy of a map that stays as it is.
    Q_PROPERTY(bool copied READ copied CONSTANT)
    /// Because another window draws on that map.
    Q_PROPERTY(bool elsewhere READ is_elsewhere CONSTANT)
    /// The space that was selected last.
    Q_PROPERTY(QString selected READ selected WRITE select NOTIFY selectionChanged)
    /// All that are selected: `count`, the `tags` that each of them has, and whether they are in
    /// `oneRegion`, which is `region`.
    Q_PROPERTY(QVariantMap many READ many NOTIFY selectionChanged)
    /// The selected space: `id`, `name`, `names`, `region`, `corners`, `tags`, `attributes`,
    /// `links`.
    Q_PROPERTY(QVariantMap space READ space NOTIFY selectionChanged)
    /// Each `id`, `name`, `names`, `colour`, `bonus`, `attributes` (the others), `spaces`.
    Q_PROPERTY(QVariantList regions READ regions NOTIFY changed)
    /// `id`, `name`, `names`, `description`, `licence`, `source`, `width`, `height`, `spaces`,
    /// `links`, and `grid` (`width`, `height`, `shape`).
    Q_PROPERTY(QVariantMap head READ head NOTIFY changed)
    /// Names of all edits, the first first; those from `moment` on are taken back.
    Q_PROPERTY(QStringList history READ history NOTIFY historyChanged)
    Q_PROPERTY(int moment READ moment WRITE go_to NOTIFY historyChanged)
    Q_PROPERTY(bool canUndo READ can_undo NOTIFY historyChanged)
    Q_PROPERTY(bool canRedo READ can_redo NOTIFY historyChanged)

 public:
    explicit MapEditor(QString language, QObject* parent = nullptr);

    MapDocument& document() { return document_; }
    const Map& map() const { return document_.map(); }
    /// The map with the cells of its grid, if it has one.
    Map spelled_out() const;
    bool is_grid() const { return map().grid.width > 0; }
    const std::string& language() const { return language_; }
    void set_language(const QString& language);

    /// The name of a file in which a game finds that map: `Old Isle.toml` becomes `old_isle`.
    Q_INVOKABLE static QString fileName(const QString& text);
    QString title() const;
    QString path() const { return document_.path(); }
    bool clean() const { return document_.is_clean(); }
    bool recovered() const { return recovered_; }
    bool copied() const { return copied_; }
    bool is_elsewhere() const { return is_elsewhere_; }
    const QString& tool() const { return tool_; }
    void set_tool(const QString& tool);
    const QString& brush() const { return brush_; }
    void set_brush(const QString& region);
    const QString& link_kind() const { return link_kind_; }
    void set_link_kind(const QString& kind);
    QStringList link_kinds() const;
    bool one_way() const { return one_way_; }
    void set_one_way(bool one_way);
    const QString& symmetry() const { return symmetry_; }
    void set_symmetry(const QString& symmetry);
    geometry::Images images() const;
    const QString& selected() const { return selected_; }
    /// All of them, the last last.
    const QStringList& selection() const { return selection_; }
    bool is_selected(const QString& space) const { return chosen_.contains(space); }
    QVariantMap many() const;
    /// That one and no other; empty: none.
    void select(const QString& space);
    void select_too(const QStringList& spaces);
    void toggle(const QString& space);
    Q_INVOKABLE void selectAll();
    QVariantMap space() const;
    QVariantList regions() const;
    QVariantMap head() const;
    QStringList history() const;
    int moment() const { return document_.history().index(); }
    void go_to(int moment) { document_.history().setIndex(moment); }
    bool can_undo() const { return document_.history().canUndo(); }
    bool can_redo() const { return document_.history().canRedo(); }

    /// An edit of any kind, see MapDocument; `said` when it could not be made and a reason is
    /// given.
    bool edit(const QString& name, const std::function<bool(Map&)>& change, int gesture = 0,
              const QString& why_not = {});
    /// The same at every image of the symmetry.
    bool edit_everywhere(const QString& name,
                         const std::function<bool(Map&, const Counterpart&)>& change,
                         int gesture = 0, const QString& why_not = {});
    /// Puts a new space of a map that is being edited into the region of the brush; its id.
    std::string put_under_brush(Map& map, size_t space) const;
    /// An edit of one space by its number; nothing when there is none of that id.
    bool edit_space(const QString& id, const QString& name,
                    const std::function<bool(Map&, size_t)>& change, const QString& why_not = {});
    /// The same of its counterparts, too.
    bool edit_spaces(const QString& id, const QString& name,
                     const std::function<bool(Map&, size_t, const Counterpart&)>& change,
                     const QString& why_not = {});

    // Spaces.
    bool add_space(const Ring& ring);
    /// Cuts those spaces along a line across them, as one edit; what it cannot cut stays whole.
    bool split(const QStringList& spaces, const Ring& line);
    Q_INVOKABLE bool merge(const QString& space, const QString& other);
    Q_INVOKABLE void removeSpace(const QString& space);
    Q_INVOKABLE void setSpaceId(const QString& space, const QString& id);
    /// In a language; in none, for all.
    Q_INVOKABLE void setSpaceName(const QString& space, const QString& language,
                                  const QString& name);
    Q_INVOKABLE void setSpaceRegion(const QString& space, const QString& region);
    Q_INVOKABLE void setTags(const QString& space, const QString& words);
    Q_INVOKABLE void setAttribute(const QString& space, const QString& attribute, int value);
    Q_INVOKABLE void removeAttribute(const QString& space, const QString& attribute);
    Q_INVOKABLE void placeLabel(const QString& space);

    /// Adds the images of a space, or of all, under the symmetry.
    Q_INVOKABLE void repeat(const QString& space);
    Q_INVOKABLE void repeatAll();

    // All that is selected, as one edit.
    /// A step of a gesture: from where all stood before it.
    void move_selection(Point by, int gesture);
    /// A little; as long as nothing else is done, all of it is one edit.
    void nudge_selection(Point by);
    /// By a quarter; with all spaces the whole plane turns.
    Q_INVOKABLE void turnSelection(bool clockwise);
    Q_INVOKABLE void removeSelection();
    /// Copies beside them, which are selected then, with the links among them.
    Q_INVOKABLE void duplicateSelection();
    /// To the clipboard, for this map or another; what is pasted is selected.
    Q_INVOKABLE void copySelection() const;
    Q_INVOKABLE void cutSelection();
    Q_INVOKABLE void paste();
    /// All become part of the first.
    Q_INVOKABLE void mergeSelection();
    Q_INVOKABLE void setRegionOfSelection(const QString& region);
    Q_INVOKABLE void tagSelection(const QString& tag, bool on);
    Q_INVOKABLE void setAttributeOfSelection(const QString& attribute, int value);

    // Links.
    Q_INVOKABLE void link(const QString& from, const QString& to);
    Q_INVOKABLE void setLink(const QString& from, const QString& to, const QString& kind,
                             bool one_way);
    Q_INVOKABLE void removeLink(const QString& one, const QString& other);
    /// Neighbours that share a border and have no link.
    Q_INVOKABLE int missingLinks() const;
    Q_INVOKABLE void linkNeighbours();

    // Regions.
    Q_INVOKABLE void addRegion(const QString& name);
    Q_INVOKABLE void removeRegion(const QString& region);
    Q_INVOKABLE void setRegionId(const QString& region, const QString& id);
    Q_INVOKABLE void setRegionName(const QString& region, const QString& language,
                                   const QString& name);
    Q_INVOKABLE void setRegionColour(const QString& region, const QString& colour);
    Q_INVOKABLE void setBonus(const QString& region, int bonus);
    Q_INVOKABLE void setRegionAttribute(const QString& region, const QString& attribute, int value);

    // The map.
    Q_INVOKABLE void setHead(const QString& key, const QString& text);
    Q_INVOKABLE void setName(const QString& language, const QString& name);
    Q_INVOKABLE void setSize(int width, int height);
    Q_INVOKABLE void fitPlane();
    Q_INVOKABLE void turnPlane(bool clockwise);
    /// `square`, `square_with_diagonals` or `hex`; empty: drawn spaces.
    Q_INVOKABLE void setGrid(const QString& shape, int width, int height);

    // History and file.
    Q_INVOKABLE void undo() { document_.history().undo(); }
    Q_INVOKABLE void redo() { document_.history().redo(); }
    /// Not over what another program wrote to the file meanwhile; that is `said`.
    Q_INVOKABLE bool save();
    /// Whether it did.
    Q_INVOKABLE bool changedElsewhere() const { return document_.is_changed_elsewhere(); }
    /// Saves all the same; what it wrote is kept in a file beside the map's.
    Q_INVOKABLE bool saveOver();
    /// What it wrote instead; what was drawn here stays in the history.
    Q_INVOKABLE bool loadAgain();
    Q_INVOKABLE bool saveAs(const QUrl& file);
    /// What was not saved is not wanted any more.
    Q_INVOKABLE void discard() { journal_.discard(); }
    /// It is, after all: nothing else took the map's place.
    Q_INVOKABLE void stayOpen() { journal_.go_on(); }
    /// Another editor may open the same map.
    void let_go() { journal_.let_go(); }
    /// A copy of it while another window draws on it.
    bool open(const QString& path);
    /// The map of a file that is not to be written to.
    bool open_copy(const QString& path);
    void begin();
    /// Another map in the place of all this, as an edit.
    void replace_map(const QString& name, const Map& map);
    /// Brings back what an earlier program left behind, as an edit. False when there is nothing.
    bool recover();

 signals:
    void changed();
    void pathChanged();
    void cleanChanged();
    void toolChanged();
    void selectionChanged();
    void historyChanged();
    void said(const QString& text);

 private:
    bool save_to(const QString& path);
    bool is_open(const QString& path, const Result<void>& opened);
    void choose(const QStringList& spaces);
    void keep_selection();
    /// The counterparts of what is selected.
    /// Nobody has given it a name or an id yet.
    bool unnamed() const;
    /// What it is saved as is what it is called, so that two new maps are told apart.
    void name_after(const QString& file);
    std::set<std::string> selection_there(const Counterpart& there) const;
    bool edit_selection(const QString& name, const std::function<void(MapSpace&)>& change);
    Map selected_part() const;
    void add(const QString& name, const Map& part);
    /// Says so when it is none.
    bool is_tag(const QString& word);
    void repeat_these(const std::vector<std::string>& spaces, const QString& name);

    MapDocument document_;
    Journal journal_{document_};
    std::string language_;
    QString tool_ = "select", brush_, link_kind_ = "land", symmetry_ = "none";
    QString selected_;
    QStringList selection_;
    QSet<QString> chosen_;  ///< the same
    struct Nudge {
        QStringList selection;
        Point by;
        int gesture = 0;
    } nudge_;
    bool one_way_ = false;
    bool recovered_ = false;
    bool copied_ = false;
    bool is_elsewhere_ = false;
};

}  // namespace fronteira::map_edit
