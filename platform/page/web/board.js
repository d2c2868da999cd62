// SPDX-License-Identifier: MIT
// A map with what stands on it, drawn from the map and the mod's look as the studio draws it.

const directions = { north: 0, northeast: 45, east: 90, southeast: 135, south: 180, southwest: 225, west: 270, northwest: 315 };

const isNothing = value => value === undefined || value === "-" || value === "none";

/// The spaces of a map as they are seen from its far side.
function seenFromFar(spaces, box) {
  const turned = ([x, y]) => [box.left + box.right - x, box.top + box.bottom - y];
  return spaces.map(space => ({ ...space, anchor: turned(middleOf(space)), shapes: space.shapes.map(ring => ring.map(turned)) }));
}

const distance = ([x, y], [across, down]) => Math.hypot(across - x, down - y);

/// The two points, one of each list, that lie nearest to one another; none of an empty list.
function nearestOf(some, others) {
  let least = Infinity, nearest = [];
  for (const one of some)
    for (const other of others) {
      const away = distance(one, other);
      if (away < least) [least, nearest] = [away, [one, other]];
    }
  return nearest;
}

const narrow = matchMedia("(max-width: 600px)");

class Board {
  /// A grid may be `turned`: what lay above lies below.
  constructor(game, turned = false) {
    Object.assign(this, { game, turned: turned && Boolean(game.map.grid) });
    const map = game.map;
    let spaces = map.spaces;
    const box = boxOf(spaces.flatMap(space => space.shapes.length ? space.shapes : [[space.anchor]]));
    this.room = map.grid ? Math.min(box.width / map.grid[0], box.height / map.grid[1]) : 0;
    // About a pixel; on a narrow screen what stands on the map is drawn larger, to be read at all.
    this.unit = this.room ? this.room / 44 : box.width / (narrow.matches ? 620 : 1000);
    if (this.turned) spaces = seenFromFar(spaces, box);
    this.spaces = spaces;
    const margin = (map.grid ? 22 : 30) * this.unit;
    this.box = box;
    this.edge = { left: box.left - margin, top: box.top - margin, right: box.right + margin, bottom: box.bottom + margin };
    this.area = map.grid ? withRacks(this.edge, box, game, this.turned) : this.edge;
    this.place = Object.fromEntries(spaces.map(space => [space.id, middleOf(space)]));
    this.land = {};
    this.tokens = draw("g");
    this.over = draw("g");
    this.labels = draw("g", { class: map.grid ? "coordinates" : "names", "aria-hidden": "true" });
    this.titles = {};
    this.node = draw("svg", {
      class: "board", role: "img", preserveAspectRatio: "xMidYMid meet",
      viewBox: [this.area.left, this.area.top, this.area.right - this.area.left, this.area.bottom - this.area.top].join(" ") },
      this.seaLinks(), this.lands(), this.lines(), this.bridges(), this.tokens, this.labels, this.over);
  }

  lands() {
    return this.spaces.map(space => {
      const title = this.titles[space.id] = draw("title");
      const path = space.shapes.map(ringPath).join("");
      const land = this.land[space.id] = draw("path", { class: "owner", d: path, "fill-rule": "evenodd" });
      return draw("g", { class: "space" }, draw("path", { class: "land", d: path, "fill-rule": "evenodd" }), land, title);
    });
  }
  lines() {
    const paths = sidesOf(this.spaces);
    return Object.entries(paths).map(([kind, d]) => d && draw("path", { class: "line " + kind, d })).filter(Boolean);
  }
  overSea() { return this.game.map.links.filter(link => this.game.look.link?.[link.kind] === "dotted"); }
  seaLinks() {
    const middle = (this.area.left + this.area.right) / 2, half = (this.area.right - this.area.left) / 2;
    return this.overSea().flatMap(link => {
      const [a, b] = [this.place[link.from], this.place[link.to]].sort((one, other) => one[0] - other[0]);
      if (b[0] - a[0] < half * 1.1 || a[0] > middle) return [this.dotted(a, b)];
      // Around the back of the world.
      const y = (a[1] + b[1]) / 2;
      return [this.dotted(a, [this.area.left, y]), this.dotted(b, [this.area.right, y])];
    });
  }
  dotted(a, b) {
    return draw("line", { class: "sea_link", x1: a[0], y1: a[1], x2: b[0], y2: b[1], "stroke-width": 2.2 * this.unit,
                          "stroke-dasharray": `0 ${7 * this.unit}` });
  }

  /// A strait that is too narrow for dots between its coasts has three across them, upon the land.
  bridges() {
    const step = 7 * this.unit;
    const corners = id => this.spaces.find(space => space.id === id).shapes.flat();
    return this.overSea().flatMap(link => {
      const [a, b] = [this.place[link.from], this.place[link.to]], length = distance(a, b);
      const [from, to] = nearestOf(corners(link.from), corners(link.to));
      if (!from || distance(from, to) > 3 * step || length < 3 * step) return [];
      return [-1, 0, 1].map(dot => draw("circle", { class: "bridge", r: 2 * this.unit, "stroke-width": 1.5 * this.unit,
        ...Object.fromEntries(["cx", "cy"].map((key, i) => [key, (from[i] + to[i]) / 2 + dot * step * (b[i] - a[i]) / length])) }));
    });
  }

  /// Draws a view. `pulsed` are ids of spaces to point at, `arrows` pairs of them.
  show(view, pulsed = [], arrows = []) {
    const taken = [];
    this.tokens.replaceChildren(...this.game.map.grid ? racksOf(this.game, this.box, view, this.turned).map(rack => this.rack(rack, view)) : []);
    for (const space of this.spaces) this.dress(space, view, taken);
    this.name(taken);
    this.over.replaceChildren(
      ...pulsed.filter(id => this.land[id]).map(id => draw("path", { class: "pulse", d: this.land[id].getAttribute("d") })),
      ...arrows.filter(([from, to]) => this.place[from] && this.place[to] && from !== to)
        .map(([from, to]) => this.arrow(this.place[from], this.place[to])));
  }

  dress(space, view, taken) {
    const cells = view.spaces[space.id] || {}, look = this.game.look.space || {};
    const owner = cells[look.fill ?? look.coin];
    const seat = owner > 0 ? seatLook(this.game, view, owner) : undefined;
    const land = this.land[space.id];
    const tint = cells[look.tint];
    const colour = look.fill && seat ? seat.fill : tint > 0 ? seatLook(this.game, view, tint).fill : "none";
    land.setAttribute("fill", colour);
    land.setAttribute("fill-opacity", look.fill ? 0.74 : 0.34);
    this.titles[space.id].textContent = this.describe(space, view);
    const [x, y] = this.place[space.id];
    let height = 0;
    if (seat && !isNothing(cells[look.piece])) {
      height = this.room ? this.room * 0.74 : 26 * this.unit;
      this.tokens.append(...this.piece(x, y, height, cells, look, seat));
    }
    else if (typeof cells[look.badge] === "number" && cells[look.badge] !== 0 || seat && look.badge)
      height = this.badge(x, y, String(cells[look.badge]), seat, taken);
    this.marks(space, view, cells, look, height);
  }
  /// A row beside the board, of the colour of whose it is.
  rack({ seat, places, pointer }, view) {
    const owner = seatLook(this.game, view, seat), look = this.game.look.space || {};
    const node = draw("g", { class: "rack" }, draw("path", { d: `M${pointer.join("L")}Z`, fill: owner.fill }));
    for (const { column, cell, x, y, width, height } of places) {
      const title = this.game.seat(seat) + " · " + this.game.column(column) + ": " + this.game.told(this.game.typed("seat", column), cell);
      const place = draw("g", { class: "place" }, draw("title", {}, title),
        draw("rect", { class: "land", x, y, width, height }),
        draw("rect", { class: "rim", x, y, width, height, fill: owner.fill, "fill-opacity": 0.3 }));
      if (!isNothing(cell))
        place.append(...this.piece(x + width / 2, y + height / 2, 0.68 * Math.min(width, height) / 0.8, { [look.piece]: cell }, look, owner));
      node.append(place);
    }
    return node;
  }
  piece(x, y, size, cells, look, seat) {
    const ink = inkOf(seat);
    const name = cells[look.piece] === "?" ? look.hidden || "?" : look.pieces?.[cells[look.piece]] ?? cells[look.piece];
    const facing = directions[cells[look.notch]] + (this.turned ? 180 : 0);
    const notch = Number.isNaN(facing) ? [] : [draw("path", {
      d: `M${x - size * 0.16} ${y - size * 0.47}h${size * 0.32}L${x} ${y - size * 0.68}z`, fill: seat.fill, class: "rim notch",
      transform: `rotate(${facing} ${x} ${y})` })];
    const emblem = sign(seat.emblem, x - size * 0.36, y + size * 0.36, size * 0.24, ink, seat.fill);
    return [...notch, draw("circle", { class: "rim", cx: x, cy: y, r: size / 2, fill: seat.fill }),
      sign(name, x, y, size * 0.62, ink, seat.fill),
      draw("circle", { class: "rim", cx: x - size * 0.36, cy: y + size * 0.36, r: size * 0.18, fill: seat.fill }), emblem];
  }
  badge(x, y, number, seat, taken) {
    const height = 21 * this.unit, look = seat || { fill: "#9aa0a3", ink: "dark" };
    const emblem = seat ? 12 * this.unit : 0;
    const width = Math.max(height, number.length * 9 * this.unit + emblem + 13 * this.unit), ink = inkOf(look);
    taken.push(around(x, y, width, height));
    this.tokens.append(
      draw("rect", { class: "rim", x: x - width / 2, y: y - height / 2, width, height, rx: height / 2, fill: look.fill }),
      seat ? sign(look.emblem, x - width / 2 + 12 * this.unit, y, 10 * this.unit, ink, look.fill) : "",
      draw("text", { class: "number", x: x + emblem / 2, y, fill: ink, "font-size": 15 * this.unit, "text-anchor": "middle",
                     "dominant-baseline": "central", "font-weight": look.bold ? 800 : 600 }, number));
    return height;
  }
  marks(space, view, cells, look, height) {
    const names = (look.mark || []).filter(column => cells[column] && cells[column] !== "?" && cells[column] !== "-")
      .map(column => look.marks?.[column] ?? column);
    for (const tag of space.tags || []) if (look.tags?.[tag]) names.push(look.tags[tag]);
    for (const pawn of this.game.look.seat?.pawn || [])
      for (const seat of Object.values(view.seats)) if (seat[pawn.at] === space.id) names.push(pawn.emblem);
    const [x, y] = this.place[space.id];
    const alone = height === 0, room = this.room || 36 * this.unit;
    const size = alone ? room * 0.5 : room * 0.3;
    names.forEach((name, i) => this.tokens.append(sign(name,
      alone ? x + (i - (names.length - 1) / 2) * size : x + room * 0.34 + i * size,
      alone ? y : y - room * 0.34, size, "var(--board-mark)", "var(--land)")));
  }

  name(taken) {
    if (this.named) return;
    this.named = true;
    if (this.game.map.grid) return this.coordinates();
    const labels = new Labels(taken, 11.5 * this.unit, this.area), size = 36 * this.unit;
    const spaces = this.game.map.spaces.length > 300 ? [] : this.game.map.spaces;
    this.labels.append(...spaces.map(space =>
      labels.beside(this.game.space(space.id), ...this.place[space.id], size, 21 * this.unit) ?? ""));
  }
  /// Letters of the columns above, numbers of the rows at the left.
  coordinates() {
    const [columns, rows] = this.game.map.grid, spaces = this.game.map.spaces;
    const labels = new Labels([], this.room * 0.3, this.area);
    const part = (space, digits) => [...this.game.space(space.id)].filter(letter => /\d/.test(letter) === digits).join("");
    for (let i = 0; i < columns; ++i)
      this.labels.append(labels.text([part(spaces[i], false)], this.place[spaces[i].id][0], this.edge.top + this.room * 0.25));
    for (let i = 0; i < rows; ++i)
      this.labels.append(labels.text([part(spaces[i * columns], true)], this.edge.left + this.room * 0.25, this.place[spaces[i * columns].id][1]));
  }

  arrow(from, to) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]], length = Math.hypot(dx, dy), head = 12 * this.unit;
    const [ux, uy] = [dx / length, dy / length];
    const tip = [to[0] - ux * head, to[1] - uy * head], neck = [tip[0] - ux * head, tip[1] - uy * head];
    const wing = [-uy * head * 0.6, ux * head * 0.6];
    return draw("g", { class: "arrow" },
      draw("line", { x1: from[0], y1: from[1], x2: neck[0], y2: neck[1], "stroke-width": 4 * this.unit }),
      draw("path", { d: `M${tip}L${neck[0] + wing[0]} ${neck[1] + wing[1]}L${neck[0] - wing[0]} ${neck[1] - wing[1]}Z` }));
  }

  /// A space in words: its name, and what stands there.
  describe(space, view) {
    const cells = view.spaces[space.id] || {};
    const owning = this.game.look.space?.fill ?? this.game.look.space?.coin;
    const facts = this.game.columns.filter(column => column.entity === "space" && column.named && column.id !== owning &&
      !isNothing(cells[column.id]) && cells[column.id] !== 0 && cells[column.id] !== false)
      .map(column => this.game.column(column.id, cells[column.id]) + ": " + this.game.told(column, cells[column.id]));
    const tags = (space.tags || []).map(tag => this.game.word("tag." + tag, readable(tag)));
    const owner = cells[owning];
    return [this.game.space(space.id), ...owner > 0 ? [this.game.seat(owner)] : [], ...facts, ...tags].join(" · ");
  }
}
