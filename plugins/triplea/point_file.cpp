// SPDX-License-Identifier: MIT
#include "point_file.hpp"

#include <fronteira/exchange.hpp>

#include "draft/names.hpp"
#include "markup/document.hpp"

#include <algorithm>
#include <optional>

namespace triplea {

using namespace fronteira;
using geometry::Line;
using geometry::Position;

namespace {

/// The next `(x,y)` of the text, which is taken off it; one that is none stays there.
std::optional<Position> next_point(std::string_view& text) {
    const size_t open = text.find('(');
    const size_t close = text.find(')', open);
    if (close == std::string_view::npos) return std::nullopt;
    std::string_view inside = text.substr(open + 1, close - open - 1);
    const auto x = markup::next_number(inside);
    const auto y = markup::next_number(inside);
    if (!x || !y || inside.find_first_not_of(' ') != std::string_view::npos) return std::nullopt;
    text.remove_prefix(close + 1);
    return Position{*x, *y};
}

/// Those before the first that is none; `complete` tells.
Line points_of(std::string_view text, bool& complete) {
    Line line;
    while (const auto point = next_point(text)) line.push_back(*point);
    complete = complete && text.find_first_of("()") == std::string_view::npos;
    return line;
}

/// Polygons stand in `<` and `>`; a point alone does not.
std::vector<Line> lines_of(std::string_view text, bool& complete) {
    std::vector<Line> lines;
    while (!text.empty()) {
        const size_t end = std::min(text.find('>'), text.size());
        if (Line line = points_of(text.substr(0, end), complete); !line.empty())
            lines.push_back(std::move(line));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

}  // namespace

PointFile read_point_file(std::string_view bytes, const std::string& file, Diagnostics& losses) {
    PointFile all;
    const auto left_out = [&](const Place& place, const char* why) {
        losses.push_back(loss_at(place, "triplea.line", why,
                                 "a line is `Name (x,y)` or `Name < (x,y) (x,y) (x,y) >`"));
    };
    for (int number = 1; !bytes.empty(); ++number) {
        const size_t end = std::min(bytes.find('\n'), bytes.size());
        const std::string_view line = bytes.substr(0, end);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        const Place place{file, number, 1};
        const size_t after_name = std::min(line.find_first_of("<("), line.size());
        const std::string name = draft::readable(line.substr(0, after_name));
        bool complete = true;
        Drawn drawn{lines_of(line.substr(after_name), complete), place};
        if (name.empty() || drawn.lines.empty())
            left_out(place, "a line without a name or a point was left out");
        else if (!complete)
            left_out(place, "a line has a faulty point; what stands before it was used");
        if (name.empty() || drawn.lines.empty()) continue;
        if (!all.emplace(name, std::move(drawn)).second)
            left_out(place, "a second line for the same territory was left out");
    }
    return all;
}

}  // namespace triplea
