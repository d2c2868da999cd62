// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QLineF>
#include <QPicture>
#include <QQuickPaintedItem>
#include <vector>

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

/// Thin straight lines of one colour, such as the edge of the plane.
class ThinLines : public QQuickItem {
    Q_OBJECT

 public:
    explicit ThinLines(QQuickItem& canvas);

    /// In the coordinates of the canvas.
    void show(std::vector<QLineF> lines, const QColor& colour);

 protected:
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;

 private:
    std::vector<QLineF> lines_;
    QColor colour_;
};

}  // namespace fronteira::map_edit
