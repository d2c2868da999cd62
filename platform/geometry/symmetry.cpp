// SPDX-License-Identifier: MIT
#include "geometry/symmetry.hpp"

#include <array>
#include <cmath>
#include <cstdlib>

namespace fronteira::geometry {
namespace {

struct Named {
    std::string_view word;
    Symmetry symmetry;
};
constexpr std::array<Named, 7> words{{{"none", Symmetry::none},
                                      {"left_right", Symmetry::left_right},
                                      {"top_bottom", Symmetry::top_bottom},
                                      {"both_ways", Symmetry::both_ways},
                                      {"half_turn", Symmetry::half_turn},
                                      {"third_turn", Symmetry::third_turn},
                                      {"quarter_turn", Symmetry::quarter_turn}}};

constexpr double half_root_of_3 = 0.86602540378443864676;

bool mirrors(Symmetry symmetry) {
    return symmetry == Symmetry::left_right || symmetry == Symmetry::top_bottom ||
           symmetry == Symmetry::both_ways;
}

/// Of twice a coordinate.
int32_t halved(double twice) {
    return static_cast<int32_t>(std::lround(twice / 2));
}

}  // namespace

std::optional<Symmetry> symmetry_of(std::string_view word) {
    for (const Named& named : words)
        if (named.word == word) return named.symmetry;
    return std::nullopt;
}

int Images::count() const {
    switch (symmetry_) {
        case Symmetry::none:
            return 1;
        case Symmetry::third_turn:
            return 3;
        case Symmetry::both_ways:
        case Symmetry::quarter_turn:
            return 4;
        default:
            return 2;
    }
}

Point Images::of(Point place, int number) const {
    if (number == 0) return place;
    const Point across{width_ - place.x, place.y}, upside{place.x, height_ - place.y};
    switch (symmetry_) {
        case Symmetry::none:
            return place;
        case Symmetry::left_right:
            return across;
        case Symmetry::top_bottom:
            return upside;
        case Symmetry::both_ways:
            return number == 1 ? across : number == 2 ? upside : Point{across.x, upside.y};
        case Symmetry::half_turn:
            return {across.x, upside.y};
        default:
            break;
    }
    // Twice the way from the middle, so that it is a whole number.
    const double dx = 2.0 * place.x - width_, dy = 2.0 * place.y - height_;
    const bool quarter = symmetry_ == Symmetry::quarter_turn;
    const int last = quarter ? 3 : 2;
    if (quarter && number == 2) return {across.x, upside.y};
    const double cosine = quarter ? 0 : -0.5, sine = quarter ? 1 : half_root_of_3;
    const double turned = number == last ? -sine : sine;
    return {halved(width_ + cosine * dx - turned * dy),
            halved(height_ + turned * dx + cosine * dy)};
}

int Images::after(int first, int second) const {
    return mirrors(symmetry_) ? first ^ second : (first + second) % count();
}

int Images::back(int number) const {
    return mirrors(symmetry_) ? number : (count() - number) % count();
}

Point Images::nearest_fixed(Point place) const {
    const Point middle{width_ / 2, height_ / 2};
    switch (symmetry_) {
        case Symmetry::none:
            return place;
        case Symmetry::left_right:
            return {middle.x, place.y};
        case Symmetry::top_bottom:
            return {place.x, middle.y};
        case Symmetry::both_ways:
            return std::abs(place.x - middle.x) < std::abs(place.y - middle.y)
                       ? Point{middle.x, place.y}
                       : Point{place.x, middle.y};
        default:
            return middle;
    }
}

bool Images::is_exact() const {
    switch (symmetry_) {
        case Symmetry::third_turn:
            return false;
        case Symmetry::quarter_turn:
            return width_ == height_ && width_ % 2 == 0;
        default:
            return width_ % 2 == 0 && height_ % 2 == 0;
    }
}

}  // namespace fronteira::geometry
