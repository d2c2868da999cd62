// SPDX-License-Identifier: MIT
#include "geometry/snap.hpp"

#include "geometry/point_index.hpp"

#include <algorithm>

namespace fronteira::geometry {
namespace {

constexpr int everybody = -1;

/// Looks at corners near edges; ten times what 10 000 spaces need, and about a second at the worst.
constexpr int64_t most_looks = 20'000'000;

/// A corner that stays, and whose it is: one outline's, or several outlines'.
struct Corner {
    Point at;
    int owner = everybody;
    bool fresh = false;  ///< some outline that is not settled has it
};

class Snapping {
 public:
    Snapping(std::vector<Outline>& outlines, int32_t tolerance, size_t settled)
        : outlines_(outlines),
          tolerance_(tolerance),
          settled_(static_cast<int>(settled)),
          near_(tolerance) {}

    bool run() {
        keep_shared_corners();
        move_corners();
        add_corners_to_edges();
        for (Outline& outline : outlines_) {
            for (Ring& ring : outline) clean(ring);
            std::erase_if(outline, [](const Ring& ring) { return ring.empty(); });
        }
        return looks_ < most_looks;
    }

 private:
    template <class See>
    void each_corner(See see) {
        for (size_t i = 0; i < outlines_.size(); ++i)
            for (Ring& ring : outlines_[i])
                for (Point& corner : ring) see(corner, static_cast<int>(i));
    }

    void keep(Point at, int owner) {
        const int number = static_cast<int>(corners_.size());
        corners_.push_back({at, owner, owner >= settled_});
        kept_.emplace(key_of(at), number);
        near_.add(at, number);
    }

    Corner& kept_corner(Point at) { return corners_[static_cast<size_t>(kept_.at(key_of(at)))]; }

    void keep_shared_corners() {
        std::unordered_map<uint64_t, int, KeyHash> owners;
        each_corner([&](Point corner, int outline) {
            const auto [known, fresh] = owners.emplace(key_of(corner), outline);
            if (!fresh && known->second != outline) known->second = everybody;
        });
        each_corner([&](Point corner, int outline) {
            if (owners.at(key_of(corner)) != everybody) return;
            if (!kept_.contains(key_of(corner))) keep(corner, everybody);
            if (outline >= settled_) kept_corner(corner).fresh = true;
        });
    }

    void move_corners() {
        each_corner([&](Point& corner, int outline) {
            if (kept_.contains(key_of(corner))) return;
            const int nearest = outline < settled_ ? -1 : nearest_of_others(corner, outline);
            if (nearest < 0) return keep(corner, outline);
            Corner& other = corners_[static_cast<size_t>(nearest)];
            other.owner = everybody;
            other.fresh = true;
            corner = other.at;
        });
    }

    int nearest_of_others(Point corner, int outline) {
        int nearest = -1;
        if (looks_ >= most_looks) return nearest;
        int64_t least = int64_t{tolerance_} * tolerance_ + 1;
        near_.around({corner.x - tolerance_, corner.y - tolerance_},
                     {corner.x + tolerance_, corner.y + tolerance_}, [&](int number) {
                         ++looks_;
                         const Corner& other = corners_[static_cast<size_t>(number)];
                         if (other.owner == outline) return;
                         const int64_t dx = other.at.x - corner.x;
                         const int64_t dy = other.at.y - corner.y;
                         if (dx * dx + dy * dy >= least) return;
                         least = dx * dx + dy * dy;
                         nearest = number;
                     });
        return nearest;
    }

    void add_corners_to_edges() {
        // Whose corners lie where: by now a corner may be several outlines'.
        PointIndex index(cell());
        for (size_t i = 0; i < corners_.size(); ++i) index.add(corners_[i].at, static_cast<int>(i));
        for (size_t i = 0; i < outlines_.size(); ++i)
            for (Ring& ring : outlines_[i]) {
                Ring fuller;
                for (size_t j = 0; j < ring.size() && looks_ < most_looks; ++j)
                    add_edge(ring[j], ring[(j + 1) % ring.size()], static_cast<int>(i), index,
                             fuller);
                if (looks_ < most_looks) ring = std::move(fuller);
            }
    }

    int32_t cell() const { return std::max(tolerance_ * 4, 64); }

    struct Found {
        double along;
        Point at;
    };

    /// The edge's beginning, and the corners of others that lie along it.
    void add_edge(Point a, Point b, int outline, const PointIndex& index, Ring& out) {
        out.push_back(a);
        const Point least{std::min(a.x, b.x) - tolerance_, std::min(a.y, b.y) - tolerance_};
        const Point most{std::max(a.x, b.x) + tolerance_, std::max(a.y, b.y) + tolerance_};
        looks_ += int64_t{most.x - least.x} / cell() * ((most.y - least.y) / cell()) + 1;
        if (looks_ >= most_looks) return;
        std::vector<Found> found;
        index.around(least, most, [&](int number) {
            ++looks_;
            const Corner& corner = corners_[static_cast<size_t>(number)];
            if (corner.owner == outline || corner.at == a || corner.at == b) return;
            if (outline < settled_ && !corner.fresh) return;
            if (distance(position(corner.at), position(a), position(b)) > tolerance_) return;
            const double along = (double(corner.at.x) - a.x) * (double(b.x) - a.x) +
                                 (double(corner.at.y) - a.y) * (double(b.y) - a.y);
            const double length = (double(b.x) - a.x) * (double(b.x) - a.x) +
                                  (double(b.y) - a.y) * (double(b.y) - a.y);
            if (along > 0 && along < length) found.push_back({along, corner.at});
        });
        std::sort(found.begin(), found.end(),
                  [](const Found& x, const Found& y) { return x.along < y.along; });
        for (const Found& one : found) out.push_back(one.at);
    }

    std::vector<Outline>& outlines_;
    int32_t tolerance_;
    int settled_;
    std::vector<Corner> corners_;
    std::unordered_map<uint64_t, int, KeyHash> kept_;
    PointIndex near_;
    int64_t looks_ = 0;
};

}  // namespace

bool snap(std::vector<Outline>& outlines, int32_t tolerance, size_t settled) {
    return Snapping(outlines, std::max(tolerance, 1), settled).run();
}

}  // namespace fronteira::geometry
