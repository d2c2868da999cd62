// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/issues/link_finder.hpp"
#include "map_edit/tools/canvas_tool.hpp"

namespace fronteira::map_edit {

// What is drawn whatever the tool is.

/// The mirrors of a symmetry, or the middle that it turns about, over the map.
void paint_symmetry(QPainter& painter, const MapCanvas& canvas, const geometry::Images& images,
                    const Ink& ink);
/// Links that might be added: those that are wanted drawn through.
void lay_proposals(const MapPen& pen, const MapCanvas& canvas,
                   const std::vector<ProposedLink>& proposals);

}  // namespace fronteira::map_edit
