// SPDX-License-Identifier: MIT
#include "geometry/flatten.hpp"
#include "shapes.hpp"

#include <array>

namespace svg {

using namespace fronteira;
using geometry::Line;
using geometry::Position;

namespace {

/// Reads the data of a path, section 9.3 of the SVG 2 recommendation.
class PathReader {
 public:
    PathReader(std::string_view data, const Transform& transform, Flattening& flattening)
        : rest_(data), transform_(transform), flattening_(flattening) {}

    PathRings run() {
        char command = 0;
        while (skip_gaps(), !rest_.empty() && flattening_.left >= 0) {
            const bool letter = is_letter(rest_.front());
            if (letter) {
                command = rest_.front();
                rest_.remove_prefix(1);
            } else if (command == 'M' || command == 'm') {
                // Further pairs after a move are lines.
                command = command == 'M' ? 'L' : 'l';
            } else if (command == 0 || command == 'Z' || command == 'z') {
                return stopped();
            }
            if (!draw(command)) return stopped();
        }
        finish_ring();
        return std::move(result_);
    }

 private:
    static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

    PathRings stopped() {
        result_.complete = false;
        finish_ring();
        return std::move(result_);
    }

    void skip_gaps() {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n,"), rest_.size()));
    }

    template <size_t Count>
    bool read(std::array<double, Count>& numbers) {
        for (double& number : numbers) {
            const auto next = markup::next_number(rest_);
            if (!next) return false;
            number = *next;
        }
        return true;
    }

    /// Flags of an arc may stand without gaps: `0 01.5`.
    bool read_flag(bool& flag) {
        skip_gaps();
        if (rest_.empty() || (rest_.front() != '0' && rest_.front() != '1')) return false;
        flag = rest_.front() == '1';
        rest_.remove_prefix(1);
        return true;
    }

    bool draw(char command) {
        const bool relative = command >= 'a';
        const Position from = relative ? at_ : Position{};
        const char kind = relative ? static_cast<char>(command - 'a' + 'A') : command;
        if (kind != 'C' && kind != 'S') last_cubic_ = false;
        if (kind != 'Q' && kind != 'T') last_quadratic_ = false;
        switch (kind) {
            case 'M':
                return move(from);
            case 'L':
                return line(from);
            case 'H':
                return horizontal(from);
            case 'V':
                return vertical(from);
            case 'C':
                return cubic(from, false);
            case 'S':
                return cubic(from, true);
            case 'Q':
                return quadratic(from, false);
            case 'T':
                return quadratic(from, true);
            case 'A':
                return arc(from);
            case 'Z':
                finish_ring();
                at_ = start_;
                return true;
            default:
                return false;
        }
    }

    bool move(Position from) {
        std::array<double, 2> n{};
        if (!read(n)) return false;
        finish_ring();
        at_ = start_ = {from.x + n[0], from.y + n[1]};
        return moved_ = true;
    }

    bool line(Position from) {
        std::array<double, 2> n{};
        return read(n) && line_to({from.x + n[0], from.y + n[1]});
    }
    bool horizontal(Position from) {
        std::array<double, 1> n{};
        return read(n) && line_to({from.x + n[0], at_.y});
    }
    bool vertical(Position from) {
        std::array<double, 1> n{};
        return read(n) && line_to({at_.x, from.y + n[0]});
    }

    bool cubic(Position from, bool smooth) {
        std::array<double, 2> first{};
        std::array<double, 4> n{};
        if (!smooth && !read(first)) return false;
        if (!read(n)) return false;
        Position c{from.x + first[0], from.y + first[1]};
        if (smooth) c = last_cubic_ ? mirrored() : at_;
        control_ = {from.x + n[0], from.y + n[1]};
        last_cubic_ = true;
        const Position end{from.x + n[2], from.y + n[3]};
        return curve(end, [&](Line& ring) {
            geometry::add_cubic(ring, transform_(c), transform_(control_), transform_(end),
                                flattening_.tolerance);
        });
    }

    bool quadratic(Position from, bool smooth) {
        std::array<double, 2> first{};
        std::array<double, 2> n{};
        if (!smooth && !read(first)) return false;
        if (!read(n)) return false;
        const Position given{from.x + first[0], from.y + first[1]};
        control_ = !smooth ? given : last_quadratic_ ? mirrored() : at_;
        last_quadratic_ = true;
        const Position end{from.x + n[0], from.y + n[1]};
        return curve(end, [&](Line& ring) {
            geometry::add_quadratic(ring, transform_(control_), transform_(end),
                                    flattening_.tolerance);
        });
    }

    bool arc(Position from) {
        std::array<double, 3> n{};
        std::array<double, 2> target{};
        geometry::Arc arc;
        if (!read(n) || !read_flag(arc.large) || !read_flag(arc.clockwise) || !read(target))
            return false;
        arc.radius_x = n[0];
        arc.radius_y = n[1];
        arc.turn = n[2];
        const Position end{from.x + target[0], from.y + target[1]};
        return curve(end, [&](Line& ring) {
            // A bent ellipse is hard to say; its places are easily moved.
            Line local{at_};
            const double growth = transform_.growth();
            geometry::add_arc(local, arc, end,
                              growth > 0 ? flattening_.tolerance / growth : flattening_.tolerance);
            for (size_t i = 1; i < local.size(); ++i) ring.push_back(transform_(local[i]));
        });
    }

    bool line_to(Position end) {
        return curve(end, [&](Line& ring) { ring.push_back(transform_(end)); });
    }

    template <class Add>
    bool curve(Position end, Add add) {
        if (!moved_) return false;
        if (ring_.empty()) ring_.push_back(transform_(at_));
        const size_t before = ring_.size();
        add(ring_);
        flattening_.left -= static_cast<std::ptrdiff_t>(ring_.size() - before);
        at_ = end;
        return true;
    }

    Position mirrored() const { return {2 * at_.x - control_.x, 2 * at_.y - control_.y}; }

    void finish_ring() {
        if (ring_.size() > 2) result_.rings.push_back(std::move(ring_));
        ring_.clear();
    }

    std::string_view rest_;
    const Transform& transform_;
    Flattening& flattening_;
    PathRings result_;
    Line ring_;
    Position at_;
    Position start_;
    Position control_;
    bool moved_ = false;
    bool last_cubic_ = false;
    bool last_quadratic_ = false;
};

}  // namespace

PathRings read_path(std::string_view data, const Transform& transform, Flattening& flattening) {
    return PathReader(data, transform, flattening).run();
}

}  // namespace svg
