// SPDX-License-Identifier: MIT
// A match move by move, as tape.hpp describes it, and what a viewer sees of it.

const everybody = "all";
const turnSeat = 0, turnRound = 1, turnPhase = 2, turnDeciders = 3;
const apart = 64;  // moves between kept positions

class Tape {
  constructor(bytes, game) {
    this.game = game;
    this.frames = [];
    const from = new Bytes(bytes);
    while (!from.ended) this.frames.push(this.frame(from));
    this.kept = [];
    this.number = -1;
    this.seek(0);
  }
  get first() { return 0; }
  get last() { return this.frames.length - 1; }

  frame(from) {
    const frame = { by: from.number(), viewers: from.number(), kind: from.number() - 1 };
    if (frame.kind >= 0) frame.values = this.game.kinds[frame.kind].slots.map(slot =>
      slot.of === "card" ? from.list(() => from.integer()) : from.integer());
    let cell = 0;
    frame.changes = from.list(() => [cell += from.number(), from.integer()]);
    cell = 0;
    frame.sights = from.list(() => [cell += from.number(), from.number()]);
    frame.events = from.list(() => ({
      name: from.word(), viewers: from.number(), fields: from.list(() => this.field(from)) }));
    return frame;
  }
  field(from) {
    const field = { name: from.word(), kind: from.word(), deck: from.number() - 1, viewers: from.number() };
    if (field.viewers) field.value = field.kind === "choice" ? from.word() : from.integer();
    return field;
  }

  byWhom(number) { return this.frames[number].by; }
  async lookThrough() { /* it holds what all eyes see */ }

  /// Goes to the position after a move; 0 is the set-up.
  seek(number) {
    number = Math.max(0, Math.min(number, this.last));
    if (number < this.number || this.number < 0) {
      const kept = this.kept[Math.floor(number / apart)] || { number: -1, values: [], viewers: [] };
      [this.number, this.values, this.viewers] = [kept.number, kept.values.slice(), kept.viewers.slice()];
    }
    while (this.number < number) {
      const frame = this.frames[++this.number];
      for (const [cell, value] of frame.changes) this.values[cell] = value;
      for (const [cell, viewers] of frame.sights) this.viewers[cell] = viewers;
      if (this.number % apart === 0 && !this.kept[this.number / apart])
        this.kept[this.number / apart] =
          { number: this.number, values: this.values.slice(), viewers: this.viewers.slice() };
    }
  }

  sees(viewers, eyes) { return eyes === everybody ? viewers > 0 : Math.floor((viewers || 0) / 2 ** eyes) % 2 === 1; }
  cell(at, eyes) {
    return this.sees(this.viewers[at], eyes) ? this.values[at] || 0 : unseen;
  }

  turn() {
    const seats = this.values[turnDeciders] || 0;
    return { number: this.number, seat: this.values[turnSeat], round: this.values[turnRound] || 0,
             phase: this.game.phaseId((this.values[turnPhase] || 0) - 1),
             deciders: this.game.seats.map((_, i) => i + 1).filter(seat => seats >> (seat - 1) & 1) };
  }

  /// The protocol's `view`, for a seat, 0 for spectators, or everybody.
  view(eyes) {
    const game = this.game, layout = game.layout;
    const view = { match: {}, seats: {}, spaces: {}, regions: {}, decks: {} };
    const rows = { match: [view.match], seat: game.seats.map((_, i) => view.seats[i + 1] = {}),
                   space: layout.spaces.map(id => view.spaces[id] = {}),
                   region: layout.regions.map(id => view.regions[id] = {}) };
    game.columns.forEach((column, i) => rows[column.entity].forEach((row, at) =>
      row[column.id] = game.written(column, this.cell(layout.columns[i] + at, eyes))));
    layout.decks.forEach((deck, i) => view.decks[game.decks[i].id] = this.zones(deck, game.decks[i], eyes));
    return view;
  }
  zones(deck, printed, eyes) {
    let card = deck.cards;
    const zones = Array.from({ length: 3 + this.game.seats.length }, (_, zone) => {
      const cards = Array.from({ length: this.values[deck.sizes + zone] || 0 }, () => this.cell(card++, eyes));
      const whole = cards.every(one => one !== unseen) && zone > 0;
      return whole ? cards.map(one => printed.cards[one].id) : cards.length;
    });
    return { pile: zones[0], discard: zones[1], aside: zones[2],
             hands: Object.fromEntries(zones.slice(3).map((zone, i) => [i + 1, zone])) };
  }

  /// A value of the move whose effect asks now: the last that has one of that name, before it was asked how to go on.
  asked(name, eyes) {
    for (let number = this.number; number > 0; --number) {
      const frame = this.frames[number], slots = this.game.kinds[frame.kind]?.slots ?? [];
      const at = slots.findIndex(slot => slot.id === name);
      if (at < 0) continue;
      const known = eyes === everybody || this.sees(frame.viewers, eyes);
      return known ? this.game.slotText(slots[at], frame.values[at]) : this.game.word("hidden", "hidden");
    }
  }

  /// What a viewer is told of a move: sentences, and the events themselves for the eye.
  told(number, eyes) {
    const frame = this.frames[number];
    const events = frame.events.filter(event => this.sees(event.viewers, eyes)).map(event => ({
      name: event.name,
      fields: event.fields.map(field =>
        ({ ...field, value: this.sees(field.viewers, eyes) ? field.value : unseen })) }));
    const known = frame.kind >= 0 && (eyes === everybody || this.sees(frame.viewers, eyes));
    return { number, by: frame.by,
             say: known ? this.game.moveText(frame.kind, frame.values) : "",
             events: events.map(event => ({ ...event, say: this.game.eventText(event) })) };
  }
}
