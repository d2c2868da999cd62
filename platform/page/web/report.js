// SPDX-License-Identifier: MIT
// What stands above the matches, and the list of them.

const aPage = 50;  // matches listed at once

class Report {
  constructor(page, place) {
    Object.assign(this, { page, text: page.text, first: Number(place.from) || 0 });
    const tournament = page.data.tournament;
    this.list = el("div", { class: "matches" });
    this.filter = el("input", { type: "search", placeholder: this.text("find_match"), "aria-label": this.text("find_match"),
                                oninput: () => { this.first = 0; this.showMatches(); } });
    this.node = el("div", { class: "report" }, el("h1", {}, this.heading()),
      tournament ? tournamentTables(tournament, this.text) : "",
      el("section", { class: "match_list" }, el("h2", {}, this.text("matches")), this.filter, this.list));
    this.showMatches();
  }
  heading() { return this.page.data.tournament?.name || this.text("matches"); }

  found() {
    const wanted = this.filter.value.toLowerCase().split(" ").filter(Boolean);
    return this.page.data.matches.map((match, i) => ({ match, number: i + 1 })).filter(({ match, number }) => {
      const words = [number, inOurs(match.title), inOurs(match.map), ...namesOf(match.seats, this.text)].join(" ").toLowerCase();
      return wanted.every(word => words.includes(word));
    });
  }

  showMatches() {
    const found = this.found(), some = found.slice(this.first, this.first + aPage);
    const onward = (from, label) => el("button", { type: "button", onclick: () => { this.first = from; this.showMatches(); } }, label);
    this.list.replaceChildren(
      this.page.data.matches.every(match => match.watch) ? "" : el("p", { class: "empty" }, this.text("some_not_kept")),
      table([this.text("number"), this.text("game"), this.text("map"), ...this.hasRounds() ? [this.text("round_column")] : [],
             this.text("seats"), this.text("result"), this.text("moves")],
        some.map(({ match, number }) => [
          match.watch ? el("a", { href: "#match=" + number }, this.text("watch", { number: match.number ?? number }))
            : String(match.number ?? number), inOurs(match.title), inOurs(match.map),
          ...this.hasRounds() ? [match.round ?? ""] : [],
          namesOf(match.seats, this.text).flatMap((name, i) => [i ? ", " : "", el("span", { class: match.outcome.seats.includes(i + 1) &&
            match.outcome.kind === "won" ? "winner" : "" }, name)]),
          this.result(match), figure(match.moves)])),
      el("p", { class: "pages" }, this.first > 0 ? onward(Math.max(0, this.first - aPage), this.text("earlier")) : "",
        el("span", {}, this.text("shown_of", { from: some.length ? this.first + 1 : 0, upto: this.first + some.length, all: found.length })),
        this.first + aPage < found.length ? onward(this.first + aPage, this.text("later")) : ""));
  }
  hasRounds() { return this.page.data.matches.some(match => match.round !== undefined); }
  result(match) {
    const all = namesOf(match.seats, this.text), names = match.outcome.seats.map(seat => all[seat - 1]).join(", ");
    return this.text("result_" + match.outcome.kind, { names });
  }
}

/// Who sits where; people without a name by their seat.
const namesOf = (seats, text) => seatNames(seats).map((name, i) => name || text("player", { number: i + 1 }));

const figure = value => el("span", { class: "figure" }, String(value));

/// A table whose first cell in a row is its heading. Columns of figures stand to the right.
function table(headings, rows) {
  const isFigure = cell => cell instanceof Element && cell.classList.contains("figure");
  const figures = headings.map((_, i) => rows.length > 0 && rows.every(row => isFigure(row[i])) ? "figure" : undefined);
  return el("div", { class: "wide", tabindex: 0 }, el("table", {},
    el("thead", {}, el("tr", {}, headings.map((heading, i) => el("th", { scope: "col", class: figures[i] }, heading)))),
    el("tbody", {}, rows.map(row => el("tr", {}, row.map((cell, i) =>
      el(i ? "td" : "th", { class: figures[i], ...i ? {} : { scope: "row" } }, cell)))))));
}
