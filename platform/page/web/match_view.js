// SPDX-License-Identifier: MIT
// A moment of a match on the screen: the board, the seats, what is known beside it, and the log.

const saysSomething = value => value !== undefined && value !== 0 && value !== false && !["-", "?", "none"].includes(value) &&
  !(Array.isArray(value) && !value.length);

/// The figures that look.toml wants after a seat's name.
function seatFigures(game, view, seat) {
  return (game.look.seat?.column || []).map(wanted => {
    const held = Object.values(view.spaces).filter(space => space[wanted.count ?? wanted.over] === seat);
    if (wanted.count) return { name: game.column("spaces"), value: held.length };
    if (wanted.sum)
      return { name: game.column(wanted.sum), value: held.reduce((sum, space) => sum + (Number(space[wanted.sum]) || 0), 0) };
    if (wanted.hand) {
      const hand = view.decks[wanted.hand]?.hands[seat];
      return { name: game.column(wanted.hand), value: Array.isArray(hand) ? hand.length : hand ?? 0 };
    }
    return { name: game.column(wanted.value), value: view.seats[seat]?.[wanted.value] ?? 0 };
  });
}

/// What an event or a move points at: see `pulse` and `arrow` of look.toml.
function pointed(looks, named, values) {
  const look = looks?.[named] || {};
  return { pulse: look.pulse ? [values(look.pulse)] : [], arrow: look.arrow ? [look.arrow.map(values)] : [] };
}

class MatchView {
  constructor(game, text) {
    Object.assign(this, { game, text, board: new Board(game) });
    this.seats = el("table", { class: "seats" });
    this.facts = el("dl", { class: "facts" });
    this.hands = el("div", { class: "hands" });
    this.log = el("ol", { class: "log", tabindex: 0, "aria-label": text("log") });
    this.words = el("div", { class: "words" });
    this.node = el("div", { class: "match" },
      new Stage(this.board.node, game, text).node,
      el("aside", { class: "side" }, this.seats, this.facts, this.hands, el("h2", {}, text("log")), this.log),
      el("details", { class: "as_text" }, el("summary", {}, text("board_in_words")), this.words));
    this.node.querySelector("details").addEventListener("toggle", () => this.tell());
  }

  /// `lines` are told moves; `eyes` whose knowledge `view` is; `turned`: a grid is seen from its far side.
  show({ view, turn, lines, eyes, outcome, turned, onJump }) {
    Object.assign(this, { view });
    this.turn(turned);
    const last = lines[lines.length - 1];
    this.board.show(view, ...this.eyeCatchers(last));
    this.board.node.setAttribute("aria-label", this.text("board_of", { title: this.game.title, number: turn.number }));
    this.showSeats(view, turn, outcome);
    this.showFacts(view, eyes);
    this.showHands(view, eyes);
    this.showLog(lines, view, onJump);
    this.tell();
  }

  turn(turned) {
    if (!this.game.map.grid || this.board.turned === turned) return;
    const board = new Board(this.game, turned);
    this.board.node.replaceWith(board.node);
    this.board = board;
  }

  eyeCatchers(told) {
    const found = { pulse: [], arrow: [] };
    for (const event of told?.events || []) {
      const values = name => this.spaceOf(event, name);
      const one = pointed(this.game.look.event, event.name, values);
      found.pulse.push(...one.pulse);
      found.arrow.push(...one.arrow);
    }
    if (told?.move) {
      const one = pointed(this.game.look.move, told.move.kind, slot => told.move.values[slot]);
      if (!found.arrow.length) found.arrow.push(...one.arrow);
    }
    return [found.pulse, found.arrow];
  }
  spaceOf(event, name) {
    if (!Array.isArray(event.fields)) return event.fields[name];  // as the protocol tells it
    const field = event.fields.find(one => one.name === name);
    return field && field.kind === "space" ? this.game.layout.spaces[field.value] : undefined;
  }

  showSeats(view, turn, outcome) {
    const rows = this.game.seats.map((sitter, i) => {
      const seat = i + 1, standing = view.seats[seat]?.standing !== 0, place = outcome?.places?.[seat];
      const won = outcome?.kind === "won" && outcome.seats.includes(seat);
      return el("tr", { class: [standing ? "" : "out", turn.deciders.includes(seat) ? "decides" : ""].join(" ") },
        el("td", {}, coin(seatLook(this.game, view, seat))),
        el("th", { scope: "row" }, this.game.seat(seat), standing ? "" : " – " + this.text("out"),
          won ? el("strong", { class: "won" }, " " + this.text("won")) : "", place > 1 ? ` ${place}.` : ""),
        seatFigures(this.game, view, seat).map(figure => el("td", { class: "figure" }, String(figure.value))));
    });
    const headings = seatFigures(this.game, view, 1).map(figure => el("th", { class: "figure", scope: "col" }, figure.name));
    this.seats.replaceChildren(el("thead", {}, el("tr", {}, el("td"), el("th", { scope: "col" }, this.text("seat")), headings)),
      el("tbody", {}, rows));
  }
  showFacts(view, eyes) {
    const shown = (this.game.look.match?.show || []).map(id => [this.game.typed("match", id), view.match[id]]);
    const own = this.game.columns.filter(column => column.entity === "seat" && column.seen_by !== "all" && column.named)
      .map(column => [column, view.seats[eyes]?.[column.id]]);
    this.facts.replaceChildren(...[...shown, ...own].filter(([column, value]) => column && saysSomething(value))
      .flatMap(([column, value]) => [el("dt", {}, this.game.column(column.id, value)), el("dd", {}, this.game.told(column, value))]));
  }
  /// The cards in all hands that these eyes see.
  showHands(view, eyes) {
    this.hands.replaceChildren(...Object.entries(view.decks).flatMap(([deck, zones]) =>
      Object.entries(zones.hands).filter(([, cards]) => Array.isArray(cards) && cards.length).map(([seat, cards]) =>
        el("p", { class: "hand" }, coin(seatLook(this.game, view, Number(seat))), el("b", {}, this.game.column(deck) + ": "),
          cards.map(card => el("span", { class: "card" }, this.game.card(deck, card)?.name ?? readable(card)))))));
  }
  showLog(lines, view, onJump) {
    this.log.replaceChildren(...lines.map(told => el("li", { class: told.number === lines[lines.length - 1].number ? "now" : "" },
      el("button", { type: "button", tabindex: -1, title: this.text("go_to", { number: told.number }), onclick: () => onJump?.(told.number) },
        String(told.number)),
      el("div", {}, told.say || told.by ? el("p", { class: "played" }, told.by ? coin(seatLook(this.game, view, told.by)) : "",
          el("span", { class: "who" }, this.game.seat(told.by) + ": "), told.say || this.text("something_secret")) : "",
        told.events.filter(event => event.say).map(event => el("p", { class: "event" }, event.say))))));
    requestAnimationFrame(() => { this.log.scrollTop = this.log.scrollHeight; });
  }

  /// The board for those who cannot see it or would rather read.
  tell() {
    if (!this.view || !this.node.querySelector("details").open) return;
    const groups = new Map();
    for (const space of this.game.map.spaces) {
      const region = space.region ? this.game.region(space.region) : "";
      groups.set(region, [...groups.get(region) || [], space]);
    }
    this.words.replaceChildren(...[...groups].map(([region, spaces]) => el("section", {}, region ? el("h3", {}, region) : "",
      el("ul", {}, spaces.map(space => el("li", {}, this.board.describe(space, this.view)))))));
  }
}
