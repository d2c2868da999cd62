// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_painting.hpp"
#include "board/map_drawing.hpp"

/// Paints a match that never was: owners, armies, pieces and states spread over the map, always the
/// same. `moment` is what the seat is doing: `rest`, `choose`, `attack`.
void paint_demo(fronteira::board::BoardPainting& painting, const fronteira::board::MapDrawing& map,
                const QString& moment);
