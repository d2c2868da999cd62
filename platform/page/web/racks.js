// SPDX-License-Identifier: MIT
// Rows of pieces beside a grid, as `[[seat.rack]]` of look.toml says: where they lie, in parts of a cell.

const rackDepth = 0.8, rackGap = { top: 0.52, left: 0.52, bottom: 0.16, right: 0.16 };  // coordinates stand between
const rackEdges = { south: "bottom", north: "top", west: "left", east: "right" };
const farEdges = { bottom: "top", top: "bottom", left: "right", right: "left" };
const seenEdge = (edge, turned) => turned ? farEdges[edge] : edge;

/// What a place of a row holds for one seat, in the order of a screen that is not turned.
function rackPlaces(rack, edge) {
  return edge === "top" || edge === "right" ? [...rack.places].reverse() : rack.places;
}

/// The box of a place at an edge as it is seen; `middle` is the column or row before which the middle one lies, from 0.
function rackBox(box, grid, edge, middle, place, count, turned) {
  const width = box.width / grid[0], height = box.height / grid[1], before = middle + place - Math.floor((count - 1) / 2);
  const along = turned ? grid[edge === "top" || edge === "bottom" ? 0 : 1] - 1 - before : before;
  if (edge === "top" || edge === "bottom")
    return { x: box.left + along * width, width, height: rackDepth * height,
             y: edge === "top" ? box.top - (rackGap.top + rackDepth) * height : box.bottom + rackGap.bottom * height };
  return { y: box.top + along * height, height, width: rackDepth * width,
           x: edge === "left" ? box.left - (rackGap.left + rackDepth) * width : box.right + rackGap.right * width };
}

/// The area that holds them wherever they slide to.
function withRacks(area, box, game, turned) {
  const all = { ...area };
  for (const rack of game.look.seat?.rack || [])
    for (const word of game.look.seat.edges || []) {
      const edge = seenEdge(rackEdges[word], turned), count = rack.places.length, cells = game.map.grid[edge === "top" || edge === "bottom" ? 0 : 1];
      for (const [middle, place] of [[0, 0], [cells - 1, count - 1]]) {
        const one = rackBox(box, game.map.grid, edge, middle, place, count, turned), margin = 0.1 * one.width;
        all.left = Math.min(all.left, one.x - margin);
        all.top = Math.min(all.top, one.y - margin);
        all.right = Math.max(all.right, one.x + one.width + margin);
        all.bottom = Math.max(all.bottom, one.y + one.height + margin);
      }
    }
  return all;
}

/// The rows of a view, as they are seen: each place with its `seat`, `column`, `cell` and box; and the pointer of each row to the grid.
function racksOf(game, box, view, turned) {
  const racks = [];
  for (const rack of game.look.seat?.rack || [])
    (game.look.seat.edges || []).forEach((word, i) => {
      const seat = i + 1, cells = view.seats[seat], edge = rackEdges[word];
      if (!edge || !(cells?.[rack.at] > 0)) return;
      const seen = seenEdge(edge, turned);
      const places = rackPlaces(rack, edge).map((column, place) =>
        ({ column, cell: cells[column], ...rackBox(box, game.map.grid, seen, cells[rack.at] - 1, place, rack.places.length, turned) }));
      racks.push({ seat, places, pointer: pointerOf({ edge: seen, ...places[Math.floor(places.length / 2)] }) });
    });
  return racks;
}
/// From the middle place towards the grid, and no farther than the coordinates that may stand between.
function pointerOf({ edge, x, y, width, height }) {
  const across = x + width / 2, down = y + height / 2, half = 0.12 * Math.max(width, height), far = 0.14 * Math.max(width, height);
  if (edge === "top") return [[across, y + height + far], [across + half, y + height], [across - half, y + height]];
  if (edge === "bottom") return [[across, y - far], [across + half, y], [across - half, y]];
  if (edge === "left") return [[x + width + far, down], [x + width, down + half], [x + width, down - half]];
  return [[x - far, down], [x, down + half], [x, down - half]];
}
