// SPDX-License-Identifier: MIT
// The tournament that a host plays: standings that grow, and its matches, the latest first.

/// `cup` is the reply `tournament` of docs/reference/protocol.md; `watchable` has the ids of the matches that
/// anyone may watch.
function liveCup(cup, watchable, text) {
  const counts = ["matches", "wins", "draws", "losses", ...cup.entrants.some(one => one.byes > 0) ? ["byes"] : []];
  const names = { matches: "played" };
  const standings = table([text("place"), text("entrant"), text("points"), ...counts.map(count => text(names[count] ?? count))],
    cup.entrants.map(one => [figure(one.rank), one.left ? `${one.name} – ${text("has_left")}` : one.name,
      ...[one.points, ...counts.map(count => one[count])].map(value => figure(whole(value)))]));
  const matches = table([text("round_column"), text("seats"), text("result"), ""],
    [...cup.matches].reverse().map(match => [String(match.round), cupSeats(match), cupResult(match, text),
      watchable.has(match.match) ? el("a", { href: "#watch=" + encodeURIComponent(match.match) }, text("watch", { number: "" })) : ""]));
  const state = cup.over ? "cup_over" : !cup.round ? "cup_waits" : cup.round_over ? "cup_round_over" : "cup_round";
  return [el("p", { class: "where" }, text(state, { number: cup.round })), part(text("standings"), standings),
    cup.matches.length ? part(text("matches"), matches) : "",
    ...cup.byes.map((names, i) => names.length ? el("p", { class: "remark" }, text("rests", { number: i + 1, names: names.join(", ") })) : "")];
}

const cupSeats = match => match.seats.flatMap((name, i) =>
  [i ? ", " : "", el("span", { class: match.over && match.winners.includes(name) ? "winner" : "" }, name)]);

function cupResult(match, text) {
  if (!match.over) return text("result_going_on");
  const result = match.winners.length ? text("result_won", { names: match.winners.join(", ") }) : text(match.end === "lost" ? "result_lost" : "result_drawn");
  const remarks = [{ forfeit: text("by_forfeit"), limit: text("at_limit") }[match.end], match.reason, match.corrected].filter(Boolean);
  return remarks.length ? `${result} (${remarks.join("; ")})` : result;
}
