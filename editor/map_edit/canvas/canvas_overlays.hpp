// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/issues/link_finder.hpp"
#include "map_edit/tools/canvas_tool.hpp"

namespace fronteira::map_edit {

// What is drawn over the map whatever the tool is, in pixels of the canvas.

/// The mirrors of a symmetry, or the middle that it turns about.
void paint_symmetry(QPainter& painter, const MapCanvas& canvas, const geometry::Images& images,
                    const Ink& ink);
/// Links that might be added: those that are wanted drawn through.
void paint_proposals(QPainter& painter, const MapCanvas& canvas,
                     const std::vector<ProposedLink>& proposals, const Ink& ink);

}  // namespace fronteira::map_edit
