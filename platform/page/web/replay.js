// SPDX-License-Identifier: MIT
// A match of this page told again: any moment, through any eyes.

const logLength = 40;
const step = 600;  // milliseconds between moves that play by themselves

class Replay {
  /// `match` as page.cpp lists it; `place` is what of the replay the address names.
  constructor(page, match, tape, place) {
    Object.assign(this, { page, match, tape, text: page.text, turnedAway: place.turned === "1" });
    this.eyes = match.outcome.kind === "going_on" ? 0 : this.readEyes(place.eyes);
    this.view = new MatchView(tape.game, page.text);
    const button = (key, label, act) =>
      el("button", { type: "button", title: `${this.text(key)} (${label})`, "aria-label": this.text(key), onclick: act });
    this.bar = el("input", { type: "range", min: tape.first, max: tape.last, step: 1, "aria-label": this.text("move"),
                             oninput: () => this.go(Number(this.bar.value)) });
    this.playing = button("play", this.text("key_space"), () => this.play());
    this.count = el("output", { class: "count" });
    this.where = el("p", { class: "where", "aria-live": "polite" });
    this.choice = el("select", { onchange: () => this.lookThrough(this.choice.value) },
      this.eyesOnOffer().map(([eyes, name]) => el("option", { value: eyes, selected: String(eyes) === String(this.eyes) }, name)));
    this.node = el("section", { class: "replay" },
      el("header", {}, el("h1", {}, this.heading()), this.where),
      this.view.node,
      el("div", { class: "controls" },
        fill(button("first", "Home", () => this.go(tape.first)), {}, [icon("first")]),
        fill(button("back", "←", () => this.go(tape.number - 1)), {}, [icon("back")]),
        fill(this.playing, {}, [icon("play")]),
        fill(button("forward", "→", () => this.go(tape.number + 1)), {}, [icon("forward")]),
        fill(button("last", "End", () => this.go(tape.last)), {}, [icon("skip")]),
        this.bar, this.count,
        tape.game.map.grid ? fill(button("turn_board", "t", () => this.turnBoard()), {}, [icon("turn")]) : "",
        el("label", {}, this.text("eyes") + " ", this.choice)));
    this.go(place.move === undefined ? 0 : place.move);
  }

  heading() {
    return this.tape.game.title + " – " + this.match.seats.map((_, i) => this.tape.game.seat(i + 1)).join(", ");
  }
  readEyes(asked) {
    const seat = Number(asked);
    return asked === undefined || asked === everybody || !(seat >= 0 && seat <= this.match.seats.length) ? everybody : seat;
  }
  eyesOnOffer() {
    if (this.match.outcome.kind === "going_on") return [[0, this.text("spectator")]];
    return [[everybody, this.text("everybody")], [0, this.text("spectator")],
            ...this.match.seats.map((_, i) => [i + 1, `${i + 1} ${this.tape.game.seat(i + 1)}`])];
  }

  /// One choice after the other, so that what is seen is what the page says; nothing changes where it cannot be told.
  lookThrough(eyes) {
    if (this.match.outcome.kind === "going_on") return;
    const wanted = this.readEyes(eyes);
    this.looking = (this.looking ?? Promise.resolve())
      .then(() => this.tape.lookThrough(wanted))
      .then(() => { this.eyes = wanted; }, () => {})
      .then(() => { this.choice.value = String(this.eyes); this.go(this.tape.number); });
  }

  go(number) {
    const tape = this.tape;
    tape.seek(number);
    const view = tape.view(this.eyes), turn = tape.turn();
    const first = Math.max(tape.first, tape.number - logLength + 1);
    const lines = Array.from({ length: tape.number - first + 1 }, (_, i) => tape.told(first + i, this.eyes));
    const over = tape.number === tape.last && this.match.outcome.kind !== "going_on";
    const outcome = over ? this.match.outcome : undefined;
    const turned = this.seenFromFar() !== this.turnedAway;
    this.view.show({ view, turn, lines, eyes: this.eyes, outcome, turned, onJump: to => this.go(to) });
    this.bar.value = String(tape.number);
    this.bar.setAttribute("aria-valuetext", this.text("move_of", { number: tape.number, last: tape.last }));
    this.count.textContent = `${tape.number} / ${tape.last}`;
    const phase = tape.game.phase(turn.phase);
    this.where.textContent = over ? tape.game.outcomeText(this.match.outcome)
      : [this.text("round", { number: turn.round }), phase, turn.say ?? tape.game.todoText(turn, view, name => tape.asked(name, this.eyes))].filter(Boolean).join(" · ");
    this.page.remember({ move: tape.number, eyes: this.eyes, turned: this.turnedAway ? 1 : undefined });
    if (tape.number === tape.last) this.stop();
  }
  /// Whoever sits at the far side sees a grid from there.
  seenFromFar() { return this.tape.game.look.seat?.edges?.[this.eyes - 1] === "north"; }
  turnBoard() {
    this.turnedAway = !this.turnedAway;
    this.go(this.tape.number);
  }
  /// To the next or the last move before which the turn was another's.
  turnOf(way) {
    let number = this.tape.number + way;
    const seat = this.tape.byWhom(this.tape.number);
    while (number > this.tape.first && number < this.tape.last && this.tape.byWhom(number) === seat) number += way;
    this.go(number);
  }

  play() {
    if (this.timer) return this.stop();
    if (this.tape.number === this.tape.last) this.go(this.tape.first);
    this.timer = setInterval(() => this.go(this.tape.number + 1), step);
    this.playing.replaceChildren(icon("pause"));
    this.playing.setAttribute("aria-label", this.text("pause"));
  }
  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.playing.replaceChildren(icon("play"));
    this.playing.setAttribute("aria-label", this.text("play"));
  }

  /// The tape has become longer, or shorter; who looked at its end goes on looking there.
  grown(atEnd) {
    [this.bar.min, this.bar.max] = [this.tape.first, this.tape.last].map(String);
    this.go(atEnd ? this.tape.last : this.tape.number);
  }
  finish(outcome) {
    this.match.outcome = outcome;
    this.choice.replaceChildren(...this.eyesOnOffer().map(([eyes, name]) => el("option", { value: eyes }, name)));
    this.choice.value = String(this.eyes);
  }
  say(text) { this.where.textContent = text; }
  leave() {
    this.stop();
    this.link?.close();
  }

  /// What a key does; undefined for one that means nothing here.
  key(event) {
    const onBar = event.target === this.bar, inList = event.target.tagName === "SELECT";
    if (inList && event.key !== "Escape") return undefined;
    const acts = {
      ArrowRight: () => event.shiftKey ? this.turnOf(1) : this.go(this.tape.number + 1),
      ArrowLeft: () => event.shiftKey ? this.turnOf(-1) : this.go(this.tape.number - 1),
      PageDown: () => this.turnOf(1), PageUp: () => this.turnOf(-1),
      Home: () => this.go(this.tape.first), End: () => this.go(this.tape.last),
      a: () => this.lookThrough(everybody) };
    if (this.tape.game.map.grid) acts.t = () => this.turnBoard();
    if (!["BUTTON", "SUMMARY"].includes(event.target.tagName)) acts[" "] = () => this.play();
    if (/^\d$/.test(event.key) && Number(event.key) <= this.match.seats.length) return () => this.lookThrough(event.key);
    return onBar || event.target.tagName !== "INPUT" ? acts[event.key] : undefined;
  }
}
