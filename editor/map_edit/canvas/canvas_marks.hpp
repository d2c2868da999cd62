// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPicture>
#include <QQuickPaintedItem>

namespace fronteira::map_edit {

/// Marks of a tool upon the canvas: as large as they are and no larger, so that little is painted
/// anew when the view moves.
class CanvasMarks : public QQuickPaintedItem {
    Q_OBJECT

 public:
    explicit CanvasMarks(QQuickItem& canvas);

    /// What is to be seen, in the coordinates of the canvas.
    void show(QPicture marks);
    void paint(QPainter* painter) override;

 private:
    QPicture marks_;
};

/// A thin line around the plane of the map.
class PlaneEdge : public QQuickItem {
    Q_OBJECT

 public:
    explicit PlaneEdge(QQuickItem& canvas);

    /// In the coordinates of the canvas.
    void show(const QRectF& plane, const QColor& colour);

 protected:
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;

 private:
    QRectF plane_;
    QColor colour_;
};

}  // namespace fronteira::map_edit
