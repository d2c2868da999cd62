// SPDX-License-Identifier: MIT
#include "board/triangulation.hpp"

#include <GL/glu.h>

#include <deque>
#include <memory>

namespace fronteira::board {
namespace {

// GLU hands back the address that it was given for a corner; ours begins with its coordinates.
struct Corner {
    double at[3];
    uint32_t index;
};

struct Work {
    std::deque<Corner> corners;  // addresses stay
    Triangulation out;

    Corner* add(double x, double y) {
        corners.push_back({{x, y, 0}, static_cast<uint32_t>(out.points.size())});
        out.points.emplace_back(x, y);
        return &corners.back();
    }
};

void on_vertex(void* corner, void* work) {
    static_cast<Work*>(work)->out.triangles.push_back(static_cast<Corner*>(corner)->index);
}

void on_crossing(double at[3], void* /*corners*/[4], float /*weights*/[4], void** made,
                 void* work) {
    *made = static_cast<Work*>(work)->add(at[0], at[1]);
}

// That somebody listens to edges makes GLU answer in single triangles, never in fans or strips.
void on_edge(unsigned char /*is_outline*/) {}

}  // namespace

Triangulation triangulate(const QVector<QPolygonF>& rings) {
    Work work;
    const std::unique_ptr<GLUtesselator, decltype(&gluDeleteTess)> tess(gluNewTess(),
                                                                        gluDeleteTess);
    gluTessProperty(tess.get(), GLU_TESS_WINDING_RULE, GLU_TESS_WINDING_ODD);
    gluTessNormal(tess.get(), 0, 0, 1);
    gluTessCallback(tess.get(), GLU_TESS_VERTEX_DATA, reinterpret_cast<_GLUfuncptr>(on_vertex));
    gluTessCallback(tess.get(), GLU_TESS_COMBINE_DATA, reinterpret_cast<_GLUfuncptr>(on_crossing));
    gluTessCallback(tess.get(), GLU_TESS_EDGE_FLAG, reinterpret_cast<_GLUfuncptr>(on_edge));
    gluTessBeginPolygon(tess.get(), &work);
    for (const QPolygonF& ring : rings) {
        gluTessBeginContour(tess.get());
        for (const QPointF& corner : ring) {
            Corner* made = work.add(corner.x(), corner.y());
            gluTessVertex(tess.get(), made->at, made);
        }
        gluTessEndContour(tess.get());
    }
    gluTessEndPolygon(tess.get());
    // A fault of the tessellator could leave a triangle unfinished.
    work.out.triangles.resize(work.out.triangles.size() / 3 * 3);
    return std::move(work.out);
}

}  // namespace fronteira::board
