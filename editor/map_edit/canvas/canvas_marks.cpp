// SPDX-License-Identifier: MIT
#include "map_edit/canvas/canvas_marks.hpp"

#include <QPainter>
#include <QSGFlatColorMaterial>
#include <QSGGeometryNode>
#include <array>

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

PlaneEdge::PlaneEdge(QQuickItem& canvas) : QQuickItem(&canvas) {
    setFlag(ItemHasContents);
}

void PlaneEdge::show(const QRectF& plane, const QColor& colour) {
    plane_ = plane;
    colour_ = colour;
    update();
}

QSGNode* PlaneEdge::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    auto* node = static_cast<QSGGeometryNode*>(old);
    if (node == nullptr) {
        node = new QSGGeometryNode;
        auto* geometry = new QSGGeometry(QSGGeometry::defaultAttributes_Point2D(), 5);
        geometry->setDrawingMode(QSGGeometry::DrawLineStrip);
        node->setGeometry(geometry);
        node->setMaterial(new QSGFlatColorMaterial);
        node->setFlags(QSGNode::OwnsGeometry | QSGNode::OwnsMaterial);
    }
    const std::array corners{plane_.topLeft(), plane_.topRight(), plane_.bottomRight(),
                             plane_.bottomLeft(), plane_.topLeft()};
    for (size_t i = 0; i < corners.size(); ++i)
        node->geometry()->vertexDataAsPoint2D()[i].set(static_cast<float>(corners[i].x()),
                                                       static_cast<float>(corners[i].y()));
    static_cast<QSGFlatColorMaterial*>(node->material())->setColor(colour_);
    node->markDirty(QSGNode::DirtyGeometry | QSGNode::DirtyMaterial);
    return node;
}

}  // namespace fronteira::map_edit
