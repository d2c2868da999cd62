// SPDX-License-Identifier: MIT
#include "transform.hpp"

#include "markup/document.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace svg {
namespace {

constexpr size_t most_steps = 100;
constexpr double degree = std::numbers::pi / 180;

std::optional<Transform> step(std::string_view name, const std::vector<double>& n) {
    const size_t count = n.size();
    if (name == "matrix" && count == 6) return Transform{n[0], n[1], n[2], n[3], n[4], n[5]};
    if (name == "translate" && (count == 1 || count == 2))
        return Transform{1, 0, 0, 1, n[0], count == 2 ? n[1] : 0};
    if (name == "scale" && (count == 1 || count == 2))
        return Transform{n[0], 0, 0, count == 2 ? n[1] : n[0], 0, 0};
    if (name == "skewX" && count == 1) return Transform{1, 0, std::tan(n[0] * degree), 1, 0, 0};
    if (name == "skewY" && count == 1) return Transform{1, std::tan(n[0] * degree), 0, 1, 0, 0};
    if (name != "rotate" || (count != 1 && count != 3)) return std::nullopt;
    const double cosine = std::cos(n[0] * degree);
    const double sine = std::sin(n[0] * degree);
    const Transform turn{cosine, sine, -sine, cosine, 0, 0};
    if (count == 1) return turn;
    return Transform{1, 0, 0, 1, n[1], n[2]} * turn * Transform{1, 0, 0, 1, -n[1], -n[2]};
}

}  // namespace

Transform Transform::operator*(const Transform& inner) const {
    return {a * inner.a + c * inner.b,     b * inner.a + d * inner.b,
            a * inner.c + c * inner.d,     b * inner.c + d * inner.d,
            a * inner.e + c * inner.f + e, b * inner.e + d * inner.f + f};
}

double Transform::growth() const {
    return std::max(std::hypot(a, b), std::hypot(c, d));
}

std::optional<Transform> read_transform(std::string_view text) {
    Transform all;
    for (size_t steps = 0; steps < most_steps; ++steps) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n,"), text.size()));
        if (text.empty()) return all;
        const size_t open = text.find('(');
        const size_t close = text.find(')');
        if (open == std::string_view::npos || close == std::string_view::npos || close < open)
            return std::nullopt;
        std::string_view name = text.substr(0, open);
        while (name.ends_with(' ')) name.remove_suffix(1);
        std::string_view inside = text.substr(open + 1, close - open - 1);
        std::vector<double> numbers;
        while (numbers.size() < 7) {
            const auto number = fronteira::markup::next_number(inside);
            if (!number) break;
            numbers.push_back(*number);
        }
        if (inside.find_first_not_of(" \t\r\n,") != std::string_view::npos) return std::nullopt;
        const auto one = step(name, numbers);
        if (!one) return std::nullopt;
        all = all * *one;
        text.remove_prefix(close + 1);
    }
    return std::nullopt;
}

std::optional<Transform> read_styled_transform(std::string text) {
    if (text.empty() || text == "none") return Transform{};
    for (const std::string_view unit : {"px", "deg"})
        for (size_t at = 0; (at = text.find(unit, at)) != std::string::npos;)
            text.erase(at, unit.size());
    return read_transform(text);
}

std::optional<Transform> read_view(std::string_view box, double width, double height,
                                   bool stretched) {
    double n[4] = {};
    for (double& number : n) {
        const auto next = fronteira::markup::next_number(box);
        if (!next) return std::nullopt;
        number = *next;
    }
    if (!(n[2] > 0) || !(n[3] > 0) || !(width > 0) || !(height > 0)) return std::nullopt;
    double across = width / n[2], down = height / n[3];
    if (!stretched) across = down = std::min(across, down);
    return Transform{across,
                     0,
                     0,
                     down,
                     (width - n[2] * across) / 2 - n[0] * across,
                     (height - n[3] * down) / 2 - n[1] * down};
}

}  // namespace svg
