// SPDX-License-Identifier: MIT
#include "board/meshes/mesh.hpp"

#include <cmath>

namespace fronteira::board {
namespace {

void set_colour(Mesh::Vertex& vertex, const QColor& colour, double opacity) {
    const double alpha = colour.alphaF() * opacity;
    const auto part = [alpha](float of) {
        return static_cast<uint8_t>(std::lround(255 * alpha * of));
    };
    vertex.red = part(colour.redF());
    vertex.green = part(colour.greenF());
    vertex.blue = part(colour.blueF());
    vertex.alpha = part(1);
}

}  // namespace

uint32_t Mesh::add(QPointF point, QColor colour, double opacity) {
    Vertex vertex{static_cast<float>(point.x()), static_cast<float>(point.y()), 0, 0, 0, 0};
    set_colour(vertex, colour, opacity);
    vertices.push_back(vertex);
    return static_cast<uint32_t>(vertices.size() - 1);
}

void Mesh::add_triangle(uint32_t a, uint32_t b, uint32_t c) {
    indices.insert(indices.end(), {a, b, c});
}

void Mesh::add(const Triangulation& area, QColor colour, QPointF moved) {
    const auto first = static_cast<uint32_t>(vertices.size());
    for (const QPointF& point : area.points) add(point + moved, colour);
    for (const uint32_t index : area.triangles) indices.push_back(first + index);
}

void Mesh::paint(size_t first, size_t count, QColor colour) {
    for (size_t i = first; i < first + count; ++i) set_colour(vertices[i], colour, 1);
}

QColor mixed(const QColor& first, const QColor& second, double share) {
    const auto part = static_cast<float>(share);
    const auto mix = [part](float a, float b) { return a * part + b * (1 - part); };
    return QColor::fromRgbF(mix(first.redF(), second.redF()), mix(first.greenF(), second.greenF()),
                            mix(first.blueF(), second.blueF()),
                            mix(first.alphaF(), second.alphaF()));
}

}  // namespace fronteira::board
