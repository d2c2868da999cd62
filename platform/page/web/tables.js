// SPDX-License-Identifier: MIT
// The standings of a tournament and what speaks of them.

const percent = value => Math.round(value * 100) + " %";
const whole = value => value.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 2, useGrouping: false });

/// `tournament` as cli/tournament/tournament_report.cpp makes it: the table of `tournament table --json`, `names` in the
/// order of the entrants, `cross`, and what figures.hpp counts, each board with its `title` and `map`.
function tournamentTables(tournament, text) {
  const names = tournament.names;
  return [
    el("p", { class: "where" }, text("played_of", { played: tournament.played, of: tournament.of })),
    part(text("standings"), standings(tournament, text), remarks(tournament, text)),
    part(text("ratings"), ratingChart(tournament.entrants, text)),
    tournament.cross ? part(text("cross_table"), el("p", { class: "empty" }, text("cross_says")), crossTable(tournament)) : "",
    tournament.seats ? part(text("by_seat"), rateTable(tournament.seats.map((rate, i) => [text("seat_number", { number: i + 1 }), rate]), text)) : "",
    ...(tournament.boards || []).map(board =>
      part(text("by_map", { name: `${inOurs(board.title)}, ${inOurs(board.map)}` }), rateTable(names.map((name, i) => [name, board.entrants[i]]), text)))];
}

/// A text that is given in all languages.
const inOurs = texts => texts[document.documentElement.lang.replace("-", "_")] ?? texts.en;

const part = (title, ...content) => el("section", { class: "part" }, el("h2", {}, title), content);

function standings({ entrants, tie_breaks }, text) {
  const ties = tie_breaks.filter(tie => tie !== "wins");  // they have a column already
  const counts = ["matches", "wins", "draws", "losses", ...["forfeits", "byes"].filter(count => entrants.some(one => one[count] > 0))];
  const names = { matches: "played" };
  return table([text("place"), text("entrant"), text("points"), ...counts.map(count => text(names[count] ?? count)),
                ...ties.map(tie => text("tie_" + tie)), text("rating")],
    entrants.map(one => [figure(one.rank), one.name, ...[one.points, ...counts.map(count => one[count]),
      ...ties.map(tie => one.tie_breaks[tie])].map(value => figure(whole(value))), figure(ratingText(one))]));
}

/// What was put right by hand, what was changed or went wrong, and what the test has found.
function remarks({ corrections = [], broken_seals: broken = [], faults, test, names }, text) {
  return [...corrections.map(({ match, reason }) => text("corrected", { match, reason })),
    ...broken.length ? [text(broken.length > 1 ? "broken_seals" : "broken_seal", { count: broken.length, match: broken[0] })] : [],
    ...faults ? [text(faults === 1 ? "faults_one" : "faults", { count: faults })] : [],
    ...test ? [testText(test, names[0], text)] : []].map(one => el("p", { class: "remark" }, one));
}

const ratingText = ({ elo, elo_interval: [low, high] }) => `${signed(elo)} (${signed(low)} … ${signed(high)})`;
const signed = value => (Math.round(value) > 0 ? "+" : "") + Math.round(value);

const testText = ({ verdict, elo0, elo1, log_ratio, low, high }, name, text) =>
  text(verdict, { name, elo0: whole(elo0), elo1: whole(elo1), ratio: whole(log_ratio), low: whole(low), high: whole(high) });

/// In the order of the standings. Several may share a place there, so rows and columns are numbered.
function crossTable({ entrants, names, cross }) {
  const places = entrants.map(one => names.indexOf(one.name));
  return table(["", ...entrants.map((_, column) => figure(column + 1))],
    entrants.map((one, row) => [`${row + 1} ${one.name}`, ...places.map((place, column) => {
      const met = cross[places[row]][place];
      return figure(row === column || !met.of ? "–" : `${whole(met.won)}/${met.of}`);
    })]));
}

/// How often something was won, in figures and as a bar with its interval.
function rateTable(rows, text) {
  return table([text("who"), text("wins"), text("played"), text("rate"), text("interval"), ""], rows.map(([name, rate]) => [
    name, figure(rate.won), figure(rate.of), figure(rate.of ? percent(rate.won / rate.of) : "–"),
    figure(`${percent(rate.low)} – ${percent(rate.high)}`), rateBar(rate)]));
}

function rateBar(rate) {
  const at = value => 4 + value * 152, middle = 9;
  return draw("svg", { class: "bars", width: 160, height: 18, viewBox: "0 0 160 18", "aria-hidden": "true" },
    draw("line", { class: "axis", x1: at(0), y1: middle, x2: at(1), y2: middle }),
    draw("line", { class: "interval", x1: at(rate.low), y1: middle, x2: at(rate.high), y2: middle }),
    rate.of ? draw("circle", { class: "dot", cx: at(rate.won / rate.of), cy: middle, r: 4 }) : "");
}

/// Each entrant's rating as a dot on its interval, on one scale.
function ratingChart(entrants, text) {
  const rated = entrants.map(one => ({ ...one, rating: one.elo, low: one.elo_interval[0], high: one.elo_interval[1] }));
  const finite = rated.flatMap(one => [one.low, one.rating, one.high]).filter(Number.isFinite);
  const low = Math.min(...finite), high = Math.max(...finite), span = Math.max(1, high - low);
  const step = 10 ** Math.floor(Math.log10(span / 2)) * (span / 10 ** Math.floor(Math.log10(span / 2)) > 8 ? 2 : 1);
  const from = Math.floor(low / step) * step, upto = Math.ceil(high / step) * step || step;
  const left = 8 + Math.max(...rated.map(one => widthOf(one.name, 14))), right = 860, row = 30;
  const x = value => left + 16 + (Math.min(Math.max(value, from), upto) - from) / (upto - from || 1) * (right - left - 32);
  const height = rated.length * row + 32;
  const ticks = Array.from({ length: Math.round((upto - from) / step) + 1 }, (_, i) => from + i * step);
  const svg = draw("svg", { class: "chart", viewBox: `0 0 ${right} ${height}`, role: "img", "aria-label": text("ratings") },
    ticks.map(tick => [draw("line", { class: "grid", x1: x(tick), x2: x(tick), y1: 4, y2: height - 26 }),
      draw("text", { x: x(tick), y: height - 8, "text-anchor": "middle", class: "quiet" }, String(Math.round(tick)))]).flat(),
    rated.map((one, i) => {
      const y = 18 + i * row;
      return draw("g", {}, draw("title", {}, `${one.name}: ${ratingText(one)}`),
        draw("text", { x: left, y, "text-anchor": "end", "dominant-baseline": "central" }, one.name),
        draw("line", { class: "interval", x1: x(one.low), x2: x(one.high), y1: y, y2: y }),
        [one.low, one.high].map(end => draw("line", { class: "interval end", x1: x(end), x2: x(end), y1: y - 5, y2: y + 5 })),
        draw("circle", { class: "dot", cx: x(one.rating), cy: y, r: 5 }));
    }));
  return el("figure", {}, svg, el("figcaption", {}, text("rating_says")));
}
