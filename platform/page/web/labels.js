// SPDX-License-Identifier: MIT
// Names on a map: each where it covers nothing, or nowhere.

const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/// A box of that width and height around a point.
const around = (x, y, width, height) =>
  ({ left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 });

/// About how wide a text is.
const widthOf = (text, size) => text.length * size * 0.62;

/// In two lines, parted at the space nearest to the middle.
function inLines(text) {
  const middle = text.length / 2;
  const gaps = [...text.matchAll(/ /g)].map(gap => gap.index);
  if (!gaps.length || text.length < 9) return [text];
  const gap = gaps.reduce((a, b) => Math.abs(b - middle) < Math.abs(a - middle) ? b : a);
  return [text.slice(0, gap), text.slice(gap + 1)];
}

class Labels {
  constructor(taken, size, area) {
    Object.assign(this, { taken, size, area });
  }
  /// The text beside a coin of that width and height; nothing where there is no room.
  beside(text, x, y, width, height) {
    for (const lines of [[text], inLines(text)]) {
      const w = Math.max(...lines.map(line => widthOf(line, this.size)));
      const h = this.size * 1.15 * lines.length;
      for (const [dx, dy] of [[0, (height + h) / 2], [0, -(height + h) / 2],
                              [(width + w) / 2 + this.size / 4, 0], [-(width + w) / 2 - this.size / 4, 0]]) {
        const box = around(x + dx, y + dy, w, h * 0.86);
        if (box.left < this.area.left || box.right > this.area.right) continue;
        if (this.taken.some(other => meet(box, other))) continue;
        this.taken.push(box);
        return this.text(lines, x + dx, y + dy);
      }
    }
  }
  text(lines, x, y) {
    const first = y - (lines.length - 1) * this.size * 0.575;
    return draw("text", { class: "label", "font-size": this.size, "text-anchor": "middle", "dominant-baseline": "central" },
      lines.map((line, i) => draw("tspan", { x, y: first + i * this.size * 1.15 }, line)));
  }
}
