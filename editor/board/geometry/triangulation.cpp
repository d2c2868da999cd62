// SPDX-License-Identifier: MIT
#include "board/geometry/triangulation.hpp"

#include <GL/glu.h>

#include <QLineF>
#include <algorithm>
#include <cmath>
#include <deque>
#include <memory>
#include <random>

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

/// Which way one turns from `from` over `by` to `to`: 1, -1, or 0 straight on.
int turn(QPointF from, QPointF by, QPointF to) {
    const QPointF a = by - from, b = to - from;
    const double way = a.x() * b.y() - a.y() * b.x();
    return (way > 0) - (way < 0);
}

/// Of two lines that lie on one: whether they share more than a point.
bool overlap(const QLineF& a, const QLineF& b) {
    const bool flat = std::abs(a.dx()) >= std::abs(a.dy());
    const auto ends = [flat](const QLineF& line) {
        return flat ? std::minmax({line.x1(), line.x2()}) : std::minmax({line.y1(), line.y2()});
    };
    const auto [a_from, a_upto] = ends(a);
    const auto [b_from, b_upto] = ends(b);
    return std::max(a_from, b_from) < std::min(a_upto, b_upto);
}

/// Whether lines cross, touch or lie on each other.
bool meet(const QLineF& a, const QLineF& b) {
    if (a.isNull() || b.isNull()) return false;
    const int to_one = turn(a.p1(), a.p2(), b.p1()), to_other = turn(a.p1(), a.p2(), b.p2());
    if (to_one == 0 && to_other == 0) return overlap(a, b);
    return to_one * to_other <= 0 &&
           turn(b.p1(), b.p2(), a.p1()) * turn(b.p1(), b.p2(), a.p2()) <= 0;
}

/// Whether a line is there when GLU, which goes from left to right, comes to a point.
bool is_beside(const QLineF& line, QPointF point) {
    const auto [from, upto] = std::minmax({line.x1(), line.x2()});
    return from < point.x() && point.x() < upto;
}

std::vector<QLineF> lines_of(const QVector<QPolygonF>& rings) {
    std::vector<QLineF> lines;
    for (const QPolygonF& ring : rings)
        for (qsizetype i = 0; i < ring.size(); ++i)
            lines.emplace_back(ring[i], ring[(i + 1) % ring.size()]);
    return lines;
}

bool share_an_end(const QLineF& a, const QLineF& b) {
    return a.p1() == b.p1() || a.p1() == b.p2() || a.p2() == b.p1() || a.p2() == b.p2();
}

/// How often pairs of lines are such that GLU has work with them.
struct Entanglement {
    size_t meetings = 0;   ///< in any way, also end to end
    size_t crossings = 0;  ///< otherwise than with an end in common
    size_t beside = 0;     ///< one is beside the first corner of the other
    void look_at(const QLineF& a, const QLineF& b) {
        if (is_beside(a, b.p1())) ++beside;
        if (!meet(a, b)) return;
        ++meetings;
        if (!share_an_end(a, b)) ++crossings;
    }
};

/// Whether to cover what they enclose would take for ever: GLU works for each time that lines meet,
/// cuts a line anew wherever another crosses it, and at each corner goes through the lines beside
/// it. Of all these there may be n * n, and a map may come from anywhere. Of many lines only some
/// pairs are looked at, drawn by lot.
bool are_tangled(const std::vector<QLineF>& lines) {
    constexpr size_t looks_at_each = 128;
    constexpr size_t meetings_of_each = 16;    // twice those of a chequer of boxes
    constexpr size_t most_crossings = 2000;    // of a few hundred thousand lines
    constexpr double most_looks_of_glu = 5e7;  // half a second
    const size_t count = lines.size();
    Entanglement found;
    if (count <= looks_at_each) {
        for (size_t a = 0; a < count; ++a)
            for (size_t b = 0; b < a; ++b) found.look_at(lines[a], lines[b]);
        return found.meetings > count * meetings_of_each;
    }
    std::minstd_rand lot;
    for (size_t look = 0; look < count * looks_at_each; ++look) {
        const size_t a = lot() % count, b = lot() % count;
        if (a != b) found.look_at(lines[a], lines[b]);
    }
    // Each pair came 2 * looks_at_each / count times on average.
    const double of_glu =
        static_cast<double>(found.beside) * static_cast<double>(count) / looks_at_each;
    return found.meetings > 2 * looks_at_each * meetings_of_each ||
           found.crossings > 4 + 2 * looks_at_each * most_crossings / count ||
           of_glu > most_looks_of_glu;
}

// That somebody listens to edges makes GLU answer in single triangles, never in fans or strips.
void on_edge(unsigned char /*is_outline*/) {}

}  // namespace

Triangulation triangulate(const QVector<QPolygonF>& rings) {
    if (are_tangled(lines_of(rings))) return {};
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
