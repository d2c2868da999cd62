// SPDX-License-Identifier: MIT
// The lines of a map. Neighbours share their corners, so a side that two spaces have is one line.

const ringPath = ring => "M" + ring.map(point => point.join(" ")).join("L") + "Z";

/// The sides of all spaces as paths: `space` between two of a region, `region` between two regions,
/// `coast` where nothing is on the other side.
function sidesOf(spaces) {
  const sides = new Map();
  for (const space of spaces)
    for (const ring of space.shapes)
      ring.forEach((corner, i) => {
        const next = ring[(i + 1) % ring.length];
        const ends = [corner.join(" "), next.join(" ")].sort();
        const key = ends.join("L");
        const known = sides.get(key);
        if (!known) sides.set(key, { regions: [space.region], path: "M" + key });
        else known.regions.push(space.region);
      });
  const paths = { space: "", region: "", coast: "" };
  for (const { regions, path } of sides.values())
    paths[regions.length < 2 ? "coast" : regions[0] === regions[1] ? "space" : "region"] += path;
  return paths;
}

function boxOf(rings) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const ring of rings)
    for (const [x, y] of ring) {
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  return { ...box, width: box.right - box.left, height: box.bottom - box.top };
}

/// Twice the area that a ring encloses.
const areaOf = ring => Math.abs(ring.reduce((sum, [x, y], i) => {
  const [u, v] = ring[(i + 1) % ring.length];
  return sum + x * v - u * y;
}, 0));

/// Where the coin of a space stands: its anchor, or else the middle of its largest ring.
function middleOf(space) {
  const [x, y] = space.anchor;
  if (x || y || !space.shapes.length) return [x, y];
  const box = boxOf([space.shapes.reduce((a, b) => areaOf(b) > areaOf(a) ? b : a)]);
  return [box.left + box.width / 2, box.top + box.height / 2];
}
