// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_painting.hpp"
#include "board/board_style.hpp"
#include "board/drawn_map.hpp"
#include "board/geometry/viewport.hpp"
#include "board/meshes/land_mesh.hpp"
#include "board/meshes/mesh.hpp"
#include "board/tokens/token_layout.hpp"

#include <QtQml/qqmlregistration.h>

#include <QElapsedTimer>
#include <QImage>
#include <QPointer>
#include <QQuickItem>
#include <QTimer>
#include <QVariantMap>

namespace fronteira::board {

class BoardScene;

/// A picture between sea and land, which the land lets show through.
struct Underlay {
    QImage image;
    QRectF place;  ///< on the map
    double opacity = 1;

    bool is_seen() const { return !image.isNull() && opacity > 0; }
    bool operator==(const Underlay& other) const {
        return image.cacheKey() == other.image.cacheKey() && place == other.place &&
               opacity == other.opacity;
    }
};

/// Any map, as it looks in a match: draws it, moves over it, and says what was pointed at, walked
/// to and chosen. Spaces are named by id. Board.qml is the one to use, with the studio's colours.
class BoardItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// None is an empty sea.
    Q_PROPERTY(
        fronteira::board::DrawnMap map READ map WRITE set_map RESET reset_map NOTIFY mapChanged)
    /// How spaces look; without one the bare map is shown.
    Q_PROPERTY(fronteira::board::BoardPainting* painting READ painting WRITE set_painting NOTIFY
                   paintingChanged)
    Q_PROPERTY(fronteira::board::BoardStyle* style READ style WRITE set_style NOTIFY styleChanged)
    /// A grid is seen from the far side: what lay above lies below. Other maps are not turned.
    Q_PROPERTY(bool turned READ turned WRITE set_turned NOTIFY turnedChanged)
    /// Kind of link to `dotted`, `border` or `none`.
    Q_PROPERTY(QVariantMap linkLooks READ link_looks WRITE set_link_looks NOTIFY linkLooksChanged)
    /// What stands beside the names of regions, by id: `+5`.
    Q_PROPERTY(
        QVariantMap regionNotes READ region_notes WRITE set_region_notes NOTIFY regionNotesChanged)
    /// The space that the keyboard stands on; its ring shows while the item has the focus.
    Q_PROPERTY(QString cursor READ cursor WRITE set_cursor NOTIFY cursorChanged)
    /// The space under the pointer, or empty.
    Q_PROPERTY(QString hovered READ hovered NOTIFY hoverChanged)
    Q_PROPERTY(bool labels READ labels WRITE set_labels NOTIFY labelsChanged)
    /// False for a picture that nobody points at.
    Q_PROPERTY(bool interactive READ interactive WRITE set_interactive NOTIFY interactiveChanged)
    /// A space that may be chosen can be drawn onto another; the map moves by what lies beside.
    Q_PROPERTY(bool pullable READ pullable WRITE set_pullable NOTIFY pullableChanged)
    /// What is fitted: these spaces and all between; empty: the whole map.
    Q_PROPERTY(QStringList showing READ showing WRITE set_showing NOTIFY showingChanged)
    /// Room around a map that is fitted, in pixels.
    Q_PROPERTY(double margin READ margin WRITE set_margin NOTIFY marginChanged)
    /// 1 when the whole map is shown.
    Q_PROPERTY(double zoom READ zoom NOTIFY viewChanged)
    Q_PROPERTY(bool fitted READ is_fitted NOTIFY viewChanged)

 public:
    explicit BoardItem(QQuickItem* parent = nullptr);
    ~BoardItem() override;

    const DrawnMap& map() const { return map_; }
    void set_map(const DrawnMap& map);
    void reset_map() { set_map({}); }
    bool turned() const { return turned_; }
    void set_turned(bool turned);
    BoardPainting* painting() const { return painting_; }
    void set_painting(BoardPainting* painting);
    BoardStyle* style() const { return style_; }
    void set_style(BoardStyle* style);
    const QVariantMap& link_looks() const { return link_looks_; }
    void set_link_looks(const QVariantMap& looks);
    const QVariantMap& region_notes() const { return region_notes_; }
    void set_region_notes(const QVariantMap& notes);
    QString cursor() const { return id_of(cursor_); }
    void set_cursor(const QString& id);
    QString hovered() const { return id_of(hovered_); }
    bool labels() const { return labels_; }
    void set_labels(bool labels);
    bool interactive() const { return interactive_; }
    void set_interactive(bool interactive);
    bool pullable() const { return pullable_; }
    void set_pullable(bool pullable);
    const QStringList& showing() const { return showing_; }
    void set_showing(const QStringList& spaces);
    double margin() const { return margin_; }
    void set_margin(double margin);
    double zoom() const { return view_.zoom(); }
    bool is_fitted() const { return view_.is_fitted(); }

    const MapGeometry& geometry_of_map() const { return geometry_; }
    const Viewport& view() const { return view_; }
    /// Shows a map that changes under the eyes: the view stays where it is, and the whole is
    /// `frame`.
    void show_draft(MapDrawing map, const QRectF& frame);
    void set_underlay(Underlay underlay);
    /// Marks on the land and under the names, in map units.
    void set_marks(Mesh marks);

    Q_INVOKABLE void fit();
    Q_INVOKABLE void zoomIn();
    Q_INVOKABLE void zoomOut();
    /// Zooms around a point of the item.
    Q_INVOKABLE void zoomAt(QPointF point, double factor);
    Q_INVOKABLE void panBy(QPointF by);
    Q_INVOKABLE void centerOn(const QString& id);
    /// The space at a point of the item, or empty.
    Q_INVOKABLE QString spaceAt(QPointF point) const;
    /// Where the coin of a space stands, in the item's coordinates.
    Q_INVOKABLE QPointF spacePoint(const QString& id) const;
    /// The place of a rack at a point of the item, or empty; and where the first one of that name
    /// lies, or nowhere.
    Q_INVOKABLE QString placeAt(QPointF point) const;
    Q_INVOKABLE QPointF placePoint(const QString& place) const;
    /// What surrounds a space, in the item's coordinates.
    Q_INVOKABLE QRectF spaceBox(const QString& id) const;
    /// That of all spaces together.
    Q_INVOKABLE QRectF boardBox() const { return on_item(geometry_.extent_of_all()); }
    Q_INVOKABLE QString spaceName(const QString& id) const;
    /// The id of the space at a place in the map's list, which is how a painting names it; and
    /// back.
    Q_INVOKABLE QString idAt(int space) const { return id_of(space); }
    Q_INVOKABLE int indexOf(const QString& id) const { return geometry_.index(id); }

 signals:
    void mapChanged();
    void turnedChanged();
    void paintingChanged();
    void styleChanged();
    void linkLooksChanged();
    void regionNotesChanged();
    void cursorChanged();
    void hoverChanged();
    void labelsChanged();
    void interactiveChanged();
    void showingChanged();
    void marginChanged();
    void viewChanged();
    /// A click or a tap, with the keys held (Qt::KeyboardModifiers); `activated` follows.
    void clicked(const QString& id, int modifiers);
    /// A space is being drawn; `to` is empty over none.
    void pulling(const QString& from, const QString& to);
    /// It was let go of over that space, or over none.
    void pulled(const QString& from, const QString& to);
    void pullableChanged();
    /// A click, a tap, or Enter on the cursor.
    void activated(const QString& id);
    /// A click on a place of a rack.
    void placeActivated(const QString& place);
    /// A click beside every space.
    void seaActivated();
    /// The other mouse button, or the menu key on the cursor; `id` may be empty.
    void contextRequested(const QString& id, QPointF point);

 protected:
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void wheelEvent(QWheelEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

 private:
    /// What has to be made anew before the next frame.
    enum Stale : unsigned {
        stale_sea = 1,
        stale_map = 2,    // the land itself
        stale_looks = 4,  // colours and states of spaces
        stale_lines = 8,  // lines, for another zoom or style
        stale_hover = 16,
        stale_focus = 32,
        stale_tokens = 64,
        stale_arrows = 128,
        stale_regions = 256,  // where the names of regions stand
        stale_underlay = 512,
        stale_reach = 1024,
        stale_marks = 2048,
        stale_all = 4095
    };
    /// What is seen for a moment: a space that pulses, or an arrow that runs.
    struct Pulse {
        int space;
        qint64 since;
        BoardArrow arrow = {};
    };

    MapGeometry seen_geometry() const;
    void take_geometry(MapGeometry geometry);
    QRectF whole() const;
    QRectF on_item(const QRectF& box) const {
        return {view_.to_item(box.topLeft()), view_.to_item(box.bottomRight())};
    }
    void mark(unsigned stale);
    double room_around() const;
    void view_moved(bool zoomed);
    void settle();
    void set_hovered(int space);
    void walk_to(int space);
    void walk_to_legal(int step);
    void look_changed(int space);
    void racks_changed();
    void begin_pulse(int space, const BoardArrow& arrow = {});
    int index_at(QPointF point) const;
    bool may_be_chosen(int space) const;
    QString id_of(int space) const;
    const BoardPainting& painting_or_plain() const;
    const BoardStyle& style_or_plain() const;

    void lay_underlay(BoardScene& scene) const;
    void shape_land();
    void paint_land(BoardScene& scene);
    void carry_pictures(BoardScene& scene) const;
    void make_lines(BoardScene& scene) const;
    void make_states(BoardScene& scene, unsigned stale) const;
    void place_regions();
    void make_tokens(BoardScene& scene);
    void make_pulses(BoardScene& scene);

    DrawnMap map_;
    bool turned_ = false;
    MapGeometry geometry_;
    QRectF frame_;  // of a draft
    QStringList showing_;
    Underlay underlay_;
    Mesh marks_;
    LandMesh land_;
    QPointer<BoardPainting> painting_;
    QPointer<BoardStyle> style_;
    BoardPainting plain_painting_;
    BoardStyle plain_style_;
    QVariantMap link_looks_, region_notes_;
    std::vector<RegionLabel> region_labels_;
    int cursor_ = -1, hovered_ = -1;
    bool labels_ = true, interactive_ = true, pullable_ = false;
    double margin_ = 16;

    Viewport view_;
    Viewport laid_out_;  // the view that pictures were laid out for
    QTimer settling_;
    unsigned stale_ = stale_all;
    QVector<int> changed_looks_;
    bool all_looks_changed_ = true;

    QVector<Pulse> pulses_;
    QElapsedTimer clock_;

    QPointF pressed_at_, dragged_to_;
    bool pressed_ = false, dragging_ = false;
    int pulled_from_ = -1;  ///< the space that is being drawn
};

}  // namespace fronteira::board
