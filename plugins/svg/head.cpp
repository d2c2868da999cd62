// SPDX-License-Identifier: MIT
#include "head.hpp"

namespace svg {
namespace {

std::optional<fronteira::draft::Frame> frame_of(fronteira::markup::Element root) {
    if (const auto box = view_box_of(root)) return box;
    const auto width = length(word(root, "width"));
    const auto height = length(word(root, "height"));
    if (!width || !height) return std::nullopt;
    return fronteira::draft::Frame{0, 0, *width, *height};
}

}  // namespace

std::optional<fronteira::draft::Frame> view_box_of(fronteira::markup::Element root) {
    std::string_view box = word(root, "viewBox");
    double numbers[4] = {};
    for (double& number : numbers) {
        const auto next = fronteira::markup::next_number(box);
        if (!next) return std::nullopt;
        number = *next;
    }
    return fronteira::draft::Frame{numbers[0], numbers[1], numbers[2], numbers[3]};
}

void read_head(fronteira::markup::Element root, fronteira::draft::Draft& draft) {
    draft.id = word(root, "data-id");
    draft.watertight = draft.keeps_plane = draft.keeps_names = !draft.id.empty();
    draft.name = root.child("title").child_value();
    draft.description = root.child("desc").child_value();
    draft.licence = word(root, "data-licence");
    draft.source = word(root, "data-source");
    if (draft.source.empty() && draft.id.empty()) draft.source = "Imported from an SVG drawing";
    for (const Element author : root.child("metadata").children("author"))
        draft.authors.emplace_back(author.child_value());
    draft.frame = frame_of(root);
}

}  // namespace svg
