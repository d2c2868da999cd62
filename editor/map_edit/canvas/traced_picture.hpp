// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/canvas/area_tracer.hpp"
#include "map_edit/map_editor.hpp"

#include <QtQml/qqmlregistration.h>

#include <QImage>
#include <QPointer>
#include <QRectF>

namespace fronteira::map_edit {

/// The picture under a map that is being drawn: its pixels, where it lies, and the areas that can
/// be traced. What is set here is an edit of the map; the map's file names the picture.
class TracedPicture : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        fronteira::map_edit::MapEditor* editor READ editor WRITE set_editor NOTIFY editorChanged)
    /// `none`, `there`, `missing` (the file is not where it was) or `unreadable`.
    Q_PROPERTY(QString state READ state NOTIFY changed)
    /// Without its folder.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(int opacity READ opacity WRITE set_opacity NOTIFY changed)
    Q_PROPERTY(bool shown READ is_shown WRITE set_shown NOTIFY changed)
    Q_PROPERTY(bool locked READ is_locked WRITE set_locked NOTIFY changed)
    /// How much colours may differ within an area, of 255.
    Q_PROPERTY(int tolerance READ tolerance WRITE set_tolerance NOTIFY wishesChanged)
    /// What is no wider, in pixels of the picture, is a line or lettering.
    Q_PROPERTY(int lineWidth READ line_width WRITE set_line_width NOTIFY wishesChanged)
    /// How far an outline may leave the picture's, in tenths of a pixel.
    Q_PROPERTY(int roughness READ roughness WRITE set_roughness NOTIFY wishesChanged)

 public:
    explicit TracedPicture(QObject* parent = nullptr);

    MapEditor* editor() const { return editor_; }
    void set_editor(MapEditor* editor);
    QString state() const;
    QString name() const;
    int opacity() const { return kept().opacity; }
    void set_opacity(int opacity);
    bool is_shown() const { return kept().shown; }
    void set_shown(bool shown);
    bool is_locked() const { return kept().locked; }
    void set_locked(bool locked);
    int tolerance() const { return tracer_.wishes().tolerance; }
    void set_tolerance(int tolerance);
    int line_width() const { return tracer_.wishes().line_width; }
    void set_line_width(int width);
    int roughness() const { return tracer_.roughness(); }
    void set_roughness(int tenths);

    const QImage& image() const { return image_; }
    /// On the plane.
    QRectF place() const;

    /// Lays a picture under the map, as large as fits.
    Q_INVOKABLE bool choose(const QUrl& file);
    Q_INVOKABLE void remove();
    /// As large as it fits on the plane, in its middle.
    Q_INVOKABLE void fit();
    /// Whether a file may be a picture, by its name.
    Q_INVOKABLE static bool isPicture(const QUrl& file);
    /// Steps of a drag, or of a slider, from now on are one edit.
    Q_INVOKABLE void beginGesture();
    void move_to(const QRectF& place);

    /// The outline that a click would trace, on the plane; empty when there is none.
    std::vector<Ring> outline_at(Point at) const;
    /// Makes the area at a point a space, or says why not.
    Q_INVOKABLE bool trace(int x, int y);
    /// All areas that are neither sea nor covered, as one edit; how many there were.
    Q_INVOKABLE int traceAll();

 signals:
    void editorChanged();
    void changed();
    void wishesChanged();

 private:
    const MapPicture& kept() const;
    bool edit(const QString& name, const std::function<void(MapPicture&)>& change, int gesture = 0);
    void look();
    void load();
    void set_wishes(const picture::AreaWishes& wishes);
    static MapPicture fitted(const Map& map, MapPicture picture, QSize pixels);

    QPointer<MapEditor> editor_;
    QString file_;   ///< that was read
    int turns_ = 0;  ///< as it was turned then
    QImage image_;
    AreaTracer tracer_;
    int gesture_ = 0;
};

}  // namespace fronteira::map_edit
