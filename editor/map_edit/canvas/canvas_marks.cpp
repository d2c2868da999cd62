// SPDX-License-Identifier: MIT
#include "map_edit/canvas/canvas_marks.hpp"

#include <QPainter>
#include <QSGFlatColorMaterial>
#include <QSGGeometryNode>
#include <utility>

namespace fronteira::map_edit {
namespace {

constexpr int around = 2;  // pixels for edges that are smoothed

}  // namespace

CanvasMarks::CanvasMarks(QQuickItem& canvas) : QQuickPaintedItem(&canvas) {
    setAntialiasing(true);
}

void CanvasMarks::show(QPicture marks) {
    marks_ = std::move(marks);
    const QRect whole(QPoint(0, 0), parentItem()->size().toSize());
    const QRect box =
        marks_.boundingRect().adjusted(-around, -around, around, around).intersected(whole);
    setVisible(!marks_.boundingRect().isEmpty() && !box.isEmpty());
    if (!isVisible()) return;
    setPosition(box.topLeft());
    setSize(box.size());
    update();
}

void CanvasMarks::paint(QPainter* painter) {
    painter->drawPicture(-position(), marks_);
}

ThinLines::ThinLines(QQuickItem& canvas) : QQuickItem(&canvas) {
    setFlag(ItemHasContents);
}

void ThinLines::show(std::vector<QLineF> lines, const QColor& colour) {
    if (lines == lines_ && colour == colour_) return;
    lines_ = std::move(lines);
    colour_ = colour;
    update();
}

QSGNode* ThinLines::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    auto* node = static_cast<QSGGeometryNode*>(old);
    if (node == nullptr) {
        node = new QSGGeometryNode;
        auto* geometry = new QSGGeometry(QSGGeometry::defaultAttributes_Point2D(), 0);
        geometry->setDrawingMode(QSGGeometry::DrawLines);
        node->setGeometry(geometry);
        node->setMaterial(new QSGFlatColorMaterial);
        node->setFlags(QSGNode::OwnsGeometry | QSGNode::OwnsMaterial);
    }
    node->geometry()->allocate(static_cast<int>(2 * lines_.size()));
    QSGGeometry::Point2D* ends = node->geometry()->vertexDataAsPoint2D();
    for (const QLineF& line : lines_)
        for (const QPointF end : {line.p1(), line.p2()})
            (ends++)->set(static_cast<float>(end.x()), static_cast<float>(end.y()));
    static_cast<QSGFlatColorMaterial*>(node->material())->setColor(colour_);
    node->markDirty(QSGNode::DirtyGeometry | QSGNode::DirtyMaterial);
    return node;
}

}  // namespace fronteira::map_edit
