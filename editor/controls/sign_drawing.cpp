// SPDX-License-Identifier: MIT
#include "controls/sign_drawing.hpp"

#include <QPainterPathStroker>
#include <QPen>
#include <array>
#include <sstream>
#include <string>

namespace fronteira::controls {
namespace {

constexpr double sign_width = 2;

template <size_t N>
bool read(std::istream& in, std::array<double, N>& numbers) {
    for (double& number : numbers)
        if (!(in >> number)) return false;
    return true;
}

bool add(QPainterPath& path, char command, std::istream& in) {
    std::array<double, 2> two{};
    std::array<double, 3> three{};
    std::array<double, 4> four{};
    std::array<double, 5> five{};
    std::array<double, 6> six{};
    switch (command) {
        case 'M':
            if (!read(in, two)) return false;
            path.moveTo(two[0], two[1]);
            return true;
        case 'L':
            if (!read(in, two)) return false;
            path.lineTo(two[0], two[1]);
            return true;
        case 'Q':
            if (!read(in, four)) return false;
            path.quadTo(four[0], four[1], four[2], four[3]);
            return true;
        case 'C':
            if (!read(in, six)) return false;
            path.cubicTo(six[0], six[1], six[2], six[3], six[4], six[5]);
            return true;
        case 'O':
            if (!read(in, three)) return false;
            path.addEllipse(QPointF(three[0], three[1]), three[2], three[2]);
            return true;
        case 'R':
            if (!read(in, five)) return false;
            path.addRoundedRect(five[0], five[1], five[2], five[3], five[4], five[4]);
            return true;
        case 'Z':
            path.closeSubpath();
            return true;
        default:
            return false;
    }
}

QPainterPath outlined(const QPainterPath& path, double width) {
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    return stroker.createStroke(path);
}

}  // namespace

QPainterPath read_drawing(std::string_view drawing) {
    QPainterPath whole;
    whole.setFillRule(Qt::WindingFill);
    std::istringstream parts{std::string(drawing)};
    for (std::string part; std::getline(parts, part, ';');) {
        std::istringstream in(part);
        std::string use;
        if (!(in >> use)) break;
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        for (char command; in >> command;)
            if (!add(path, command, in)) break;
        if (use.back() == 's') path = outlined(path, sign_width);
        if (use.front() == '-') {
            whole = whole.subtracted(path);
        } else {
            whole.addPath(path);
        }
    }
    return whole;
}

}  // namespace fronteira::controls
