// SPDX-License-Identifier: MIT
// Emblems, pieces and marks, drawn as the studio draws them: editor/controls/signs.cpp has the same
// drawings (a test compares them), and sign_drawing.hpp tells the language.

const signs = {
  circle: "f O 12 12 9",
  ring: "f O 12 12 9; -f O 12 12 5",
  triangle: "f M 12 2 L 22.4 20.5 L 1.6 20.5 Z",
  square: "f R 4 4 16 16 0.5",
  star: "f M 12 1.2 L 14.8 8.6 L 22.7 9 L 16.5 13.9 L 18.6 21.5 L 12 17.2 L 5.4 21.5 L 7.5 13.9 L 1.3 9 L 9.2 8.6 Z",
  diamond: "f M 12 1 L 20.5 12 L 12 23 L 3.5 12 Z",
  cross: "f M 8.5 2.5 L 15.5 2.5 L 15.5 8.5 L 21.5 8.5 L 21.5 15.5 L 15.5 15.5 L 15.5 21.5 L 8.5 21.5 L 8.5 15.5 L 2.5 15.5 L 2.5 8.5 L 8.5 8.5 Z",
  hexagon: "f M 12 2 L 20.7 7 L 20.7 17 L 12 22 L 3.3 17 L 3.3 7 Z",
  volcano: "f M 1.5 21 L 8.3 9.5 L 10.3 11 L 12 9.5 L 13.7 11 L 15.7 9.5 L 22.5 21 Z; s M 9.5 6.5 Q 8 4.5 9.5 2.5; s M 14.5 6.5 Q 13 4.5 14.5 2.5",
  crate: "f R 3 3 18 18 1.5; -s M 6 6 L 18 6 L 18 18 L 6 18 Z; -s M 7 17 L 17 7",
  crossed_swords: "s M 4 3.5 L 16.5 16; s M 20 3.5 L 7.5 16; s M 13.5 19 L 19.5 13; s M 4.5 13 L 10.5 19; s M 17 16.5 L 20.5 20; s M 7 16.5 L 3.5 20",
  question: "s M 7.5 8.5 C 7.5 2.2 16.8 2.2 16.8 8 C 16.8 12 12 11.5 12 15.5; f O 12 20 1.5",
  eye: "s M 1.8 12 C 6 4.2 18 4.2 22.2 12 C 18 19.8 6 19.8 1.8 12 Z; f O 12 12 3.4",
  soldier: "f O 12 6 3.8; f M 5 22 C 5 10 19 10 19 22 Z; f R 6.4 3.7 11.2 2 1",
  jeep: "f M 2 16.5 L 2 11 L 5.5 10.5 L 8 5.5 L 15 5.5 L 17.5 10.5 L 22 11.5 L 22 16.5 Z; -f M 8 10 L 9.4 7.3 L 11.2 7.3 L 11.2 10 Z; -f M 13 10 L 13 7.3 L 14 7.3 L 15.4 10 Z; -f O 7 17 3.6; -f O 17 17 3.6; f O 7 17 2.5; f O 17 17 2.5",
  tank: "f R 2 13 20 6.5 3.2; f M 6 12 L 7.5 7 L 14 7 L 15.5 12 Z; f R 13.5 8 9 1.9 0.8; -f O 6.5 16.2 1.4; -f O 12 16.2 1.4; -f O 17.5 16.2 1.4",
  bomb: "f O 11 14 7.5; f R 13.5 4 4.5 4.5 0.8; s M 17 5 Q 19 1.5 22 4",
  plane: "f M 12 1.5 C 13.6 1.5 13.8 4 13.8 8.5 L 22.5 13.5 L 22.5 15.8 L 13.8 13.6 L 13.3 18.5 L 16 20.5 L 16 22.3 L 12 21.2 L 8 22.3 L 8 20.5 L 10.7 18.5 L 10.2 13.6 L 1.5 15.8 L 1.5 13.5 L 10.2 8.5 C 10.2 4 10.4 1.5 12 1.5 Z",
  anchor: "s O 12 4.5 2; s M 12 7 L 12 21; s M 8 10.5 L 16 10.5; s M 4 14 C 4.5 23 19.5 23 20 14",
  crown: "f M 3 19.5 L 1.8 7 L 7.5 11.5 L 12 4 L 16.5 11.5 L 22.2 7 L 21 19.5 Z",
  skull: "f M 3.5 11 C 3.5 -1 20.5 -1 20.5 11 Q 20.5 15.5 17 16.5 L 17 21 L 7 21 L 7 16.5 Q 3.5 15.5 3.5 11 Z; -f O 8.5 11 2.2; -f O 15.5 11 2.2; -s M 12 19 L 12 23; -f O 12 15 1",
  mine: "f O 12 12.5 6.5; s M 12 3 L 12 7; s M 12 18 L 12 22; s M 2.5 12.5 L 6 12.5; s M 18 12.5 L 21.5 12.5; s M 5.2 5.7 L 8 8.5; s M 18.8 5.7 L 16 8.5; s M 5.2 19.3 L 8 16.5; s M 18.8 19.3 L 16 16.5",
  headquarters: "f M 5.5 2 L 20.5 7 L 5.5 12 Z; s M 5.5 2.5 L 5.5 21; f R 2 19.5 20 3 1",
  sapper: "s M 20 4 L 10.5 13.5; s M 17.5 1.8 L 22.2 6.5; f M 8 10.5 L 13.5 16 L 9.5 20.5 C 6 22.5 2 22 2 22 C 2 22 1.5 18 3.5 14.5 Z",
  spy: "f M 5 9.5 L 7.5 3 Q 12 5 16.5 3 L 19 9.5 L 23 11 L 1 11 Z; s O 7 16.5 3.2; s O 17 16.5 3.2; s M 10.2 16 Q 12 14.8 13.8 16",
  corporal: "s M 5 14 L 12 8.5 L 19 14",
  lieutenant: "s M 5 12 L 12 6.5 L 19 12; s M 5 17 L 12 11.5 L 19 17",
  captain: "s M 5 10 L 12 4.5 L 19 10; s M 5 15 L 12 9.5 L 19 15; s M 5 20 L 12 14.5 L 19 20",
  colonel: "f O 12 6 3.2; s M 5 15.5 L 12 10.5 L 19 15.5; s M 5 20.5 L 12 15.5 L 19 20.5",
  general: "f M 12 1 L 13.9 6.2 L 19.4 6.4 L 15 9.8 L 16.6 15.1 L 12 12 L 7.4 15.1 L 9 9.8 L 4.6 6.4 L 10.1 6.2 Z; s M 5 21 L 12 16 L 19 21",
  house: "f M 12 2.5 L 22 11.5 L 19 11.5 L 19 21 L 14.5 21 L 14.5 14.5 L 9.5 14.5 L 9.5 21 L 5 21 L 5 11.5 L 2 11.5 Z",
  flag: "s M 5 21.5 L 5 3; f M 5 3 L 20 3 L 16.5 8 L 20 13 L 5 13 Z",
  trophy: "f M 7 3 L 17 3 L 17 9 C 17 16 7 16 7 9 Z; s M 7 5 L 3.5 5 C 3.5 9.5 5 11 7.5 11; s M 17 5 L 20.5 5 C 20.5 9.5 19 11 16.5 11; f R 11 13 2 6 0; f R 7.5 18.5 9 2.5 1",
  play: "f M 7 3.8 L 20 12 L 7 20.2 Z",
  pause: "f R 5.5 4 4.5 16 1; f R 14 4 4.5 16 1",
  first: "f M 20 4.5 L 9.5 12 L 20 19.5 Z; f R 4.5 4.5 3 15 1",
  skip: "f M 4 4.5 L 14.5 12 L 4 19.5 Z; f R 16.5 4.5 3 15 1",
  back: "s M 15 5 L 8 12 L 15 19",
  turn: "s M 4 10.5 C 5 2.5 17 2 19 9; s M 20 4 L 19.2 9.3 L 14 8.5; s M 20 13.5 C 19 21.5 7 22 5 15; s M 4 20 L 4.8 14.7 L 10 15.5",
  zoom_in: "s O 10.5 10.5 6.5; s M 15.5 15.5 L 21 21; s M 10.5 7.5 L 10.5 13.5; s M 7.5 10.5 L 13.5 10.5",
  zoom_out: "s O 10.5 10.5 6.5; s M 15.5 15.5 L 21 21; s M 7.5 10.5 L 13.5 10.5",
  forward: "s M 9 5 L 16 12 L 9 19",
};

/// One path of a drawing in the words of SVG.
function pathOf(words) {
  const next = () => Number(words.shift());
  let path = "";
  while (words.length) {
    const command = words.shift();
    if (command === "O") {
      const [x, y, r] = [next(), next(), next()];
      path += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    } else if (command === "R") {
      const [x, y, w, h] = [next(), next(), next(), next()];
      next();
      path += `M${x} ${y}h${w}v${h}h${-w}z`;
    } else path += command === "Z" ? "Z" : /[MLQC]/.test(command) ? command : command + " ";
  }
  return path;
}

/// A sign of that size around a point. What a drawing takes away shows the ground. A name without a
/// drawing is written out, at most two letters of it.
function sign(name, x, y, size, ink, ground) {
  const drawing = Object.hasOwn(signs, name) ? signs[name] : name === "?" ? signs.question : undefined;
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
  if (!drawing)
    return draw("text", { x, y, fill: ink, "font-size": size * 0.8, "text-anchor": "middle",
                          "dominant-baseline": "central", "font-weight": 700 }, String(name).slice(0, 2));
  return draw("g", { transform: place }, drawing.split(";").map(part => {
    const [use, ...words] = part.trim().split(" ");
    const colour = use.startsWith("-") ? ground : ink;
    return use.endsWith("s")
      ? draw("path", { d: pathOf(words), fill: "none", stroke: colour, "stroke-width": 2,
                       "stroke-linecap": "round", "stroke-linejoin": "round" })
      : draw("path", { d: pathOf(words), fill: colour });
  }));
}

/// A sign on a button, in the colour of its text.
const icon = name => draw("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
  sign(name, 12, 12, 24, "currentColor", "none"));
