// SPDX-License-Identifier: MIT
#include "board/meshes/tiled_mesh.hpp"

#include <algorithm>

namespace fronteira::board {
namespace {

// Few parts are drawn at once; many are worth some draw calls more.
constexpr size_t many_parts = 1000, many_tiles = 6;

}  // namespace

TiledMesh::TiledMesh(const QRectF& area, size_t parts)
    : area_(area), side_(parts > many_parts ? many_tiles : 1), tiles_(side_ * side_) {}

size_t TiledMesh::tile_for(const QRectF& extent) {
    const auto step = [this](double at, double from, double size) {
        const double part = size > 0 ? (at - from) / size : 0;
        return static_cast<size_t>(std::clamp(part, 0.0, 0.999) * static_cast<double>(side_));
    };
    const QPointF middle = extent.center();
    const size_t tile = step(middle.y(), area_.top(), area_.height()) * side_ +
                        step(middle.x(), area_.left(), area_.width());
    // A line may be level, which QRectF::united would leave out.
    QRectF& whole = tiles_[tile].extent;
    const QRectF part = extent.adjusted(-1, -1, 1, 1);
    whole = whole.isNull() ? part : whole.united(part);
    return tile;
}

}  // namespace fronteira::board
