// SPDX-License-Identifier: MIT
// What frames a board: a tap brings near what was tapped, the next one shows all again.

class Stage {
  constructor(board, game, text) {
    Object.assign(this, { text, inner: el("div", { class: "stage" }, board) });
    this.button = el("button", { type: "button", class: "nearer", onclick: () => this.toggle() });
    // A grid leaves no corner for it, and is large enough as a rule.
    this.node = el("div", { class: "frame" }, this.inner, game.map.grid ? "" : this.button);
    this.inner.addEventListener("click", event => this.toggle(event));
    this.label();
  }

  /// To where the pointer is, or to the middle.
  toggle(pointer) {
    const board = this.inner.firstChild, before = board.getBoundingClientRect(), frame = this.inner.getBoundingClientRect();
    const at = pointer ? [pointer.clientX, pointer.clientY] : [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
    const part = [(at[0] - before.left) / before.width, (at[1] - before.top) / before.height];
    this.inner.classList.toggle("near");
    const after = board.getBoundingClientRect();
    this.inner.scrollTo(part[0] * after.width - frame.width / 2, part[1] * after.height - this.inner.clientHeight / 2);
    this.label();
  }
  label() {
    const near = this.inner.classList.contains("near");
    this.button.setAttribute("aria-label", this.text(near ? "whole_board" : "nearer"));
    this.button.setAttribute("title", this.text(near ? "whole_board" : "nearer"));
    this.button.replaceChildren(icon(near ? "zoom_out" : "zoom_in"));
  }
}
