// SPDX-License-Identifier: MIT
// The colour and the emblem of a seat, as the studio chooses them.

const usualSeats = [
  { fill: "#c8443c", ink: "light", emblem: "triangle" }, { fill: "#2f6fb3", ink: "light", emblem: "star" },
  { fill: "#e3b23c", ink: "dark", emblem: "diamond" }, { fill: "#3f8f5b", ink: "light", emblem: "cross" },
  { fill: "#f4f1ea", ink: "dark", emblem: "circle" }, { fill: "#2f3437", ink: "light", emblem: "square" }];

/// `view` may be left out where there is none yet.
function seatLook(game, view, seat) {
  const look = game?.look.seat || {};
  const word = view?.seats[seat]?.[look.colour];
  return look.words?.[word] || look.numbers?.[seat] || usualSeats[(Math.max(seat, 1) - 1) % usualSeats.length];
}

const inkOf = look => look.ink === "dark" ? "#1d2329" : "#ffffff";

/// The coin of a seat, to stand in a line of text.
function coin(look) {
  return draw("svg", { class: "coin", viewBox: "0 0 24 24", "aria-hidden": "true" },
    draw("circle", { cx: 12, cy: 12, r: 11, fill: look.fill, class: "rim" }),
    sign(look.emblem, 12, 12, 13, inkOf(look), look.fill));
}
