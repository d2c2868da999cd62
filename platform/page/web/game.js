// SPDX-License-Identifier: MIT
// What the things of a match are called, in one language. Mirrors match/names.hpp and match/phrases.hpp.

const unseen = null;

const readable = id => id.replaceAll("_", " ");

/// A text with its placeholders filled in; unknown ones stay as they are.
function filled(text, valueOf) {
  return text.replace(/\{([^}]+)\}/g, (whole, name) => valueOf(name) ?? whole);
}

/// The text without those of its [parts in brackets] of which a placeholder stands for nothing, and without
/// the brackets of the others. Mirrors match/optional_parts.hpp.
function withoutEmptyParts(text, isNothing) {
  return text.replace(/\[([^\]]*)\]/g, (whole, part) => {
    const names = [...part.matchAll(/\{([^}]*)\}/g)].map(found => found[1]);
    return names.length === 0 ? whole : names.some(isNothing) ? "" : part;
  });
}
/// A value of a view: the number 0, a flag that is not set, nobody, no card.
const standsForNothing = value => value === 0 || value === false || value === "-" || value?.length === 0;

/// The same of an event or a move, where things are numbers, and cards of a move a list.
const hasNothing = (kind, value) => kind === "choice" ? false : Array.isArray(value) ? value.length === 0
  : ["integer", "number", "flag", "seats"].includes(kind) ? value === 0 : value === -1;

/// What a record says of who sits there: the name of a bot, the file of a program, nothing of a person.
function nameOfBot(who = "") {
  const bot = who.startsWith("bot:") ? who.slice(4) : "", exec = "exec:";
  const words = bot.slice(exec.length).split(/\s+/).filter(word => word && !word.startsWith("-"));
  // What runs a program is not it: of `python3 my_bot.py`, the file is.
  return bot.startsWith(exec) ? (words.find(word => /\.\w+$/.test(word)) ?? words[0] ?? "").split("/").pop() : bot;
}

/// Who sits where, where nobody says it better; two of one name are told apart by their seats.
function seatNames(seats) {
  const names = seats.map(seat => seat.name || nameOfBot(seat.who));
  return names.map((name, i) => name && names.indexOf(name) !== names.lastIndexOf(name) ? `${name} ${i + 1}` : name);
}

class Game {
  /// `sheet` as game_sheet.hpp describes it; `seats` each with `who` and `name`.
  constructor(sheet, seats, language) {
    const spoken = sheet[language] || sheet.en;
    Object.assign(this, { seats, layout: sheet.layout, map: sheet.en.map, title: spoken.game.title,
                          look: spoken.game.look || {}, columns: spoken.game.columns, decks: spoken.game.decks,
                          kinds: spoken.game.moves, phases: spoken.game.phases });
    this.words = { ...(sheet.words ? sheet.words[language] || sheet.words.en : {}), ...spoken.game.words };
    const named = list => spoken.map === sheet.en.map
      ? Object.fromEntries(spoken.map[list].map(one => [one.id, one.name])) : spoken.map[list] || {};
    this.names = seatNames(seats);
    this.spaceNames = named("spaces");
    this.regionNames = named("regions");
  }

  word(key, otherwise) { return this.words[key] ?? otherwise; }
  space(id) { return this.spaceNames[id] ?? readable(id); }
  region(id) { return this.regionNames[id] ?? readable(id); }
  choice(id) { return this.word("choice." + id, readable(id)); }
  column(id, count) { return (count === 1 && this.words["column_one." + id]) || this.word("column." + id, readable(id)); }
  phaseId(index) { return this.phases[index]?.id ?? ""; }
  phase(id) { return this.phases.find(phase => phase.id === id)?.name ?? ""; }
  typed(entity, id) { return this.columns.find(column => column.entity === entity && column.id === id); }
  card(deck, id) { return this.decks.find(one => one.id === deck)?.cards.find(card => card.id === id); }

  /// A seat from 1.
  seat(number) {
    if (!(number > 0)) return this.word("nobody", "nobody");
    return this.names[number - 1] ||
      filled(this.word("seat", "Player {number}"), name => name === "number" ? number : undefined);
  }
  list(items) {
    const last = items[items.length - 1];
    return items.length < 2 ? last : items.slice(0, -1).join(", ") + " " + this.word("and", "and") + " " + last;
  }
  setOfSeats(set) {
    const seats = this.seats.map((_, i) => i + 1).filter(seat => set >> (seat - 1) & 1);
    return seats.length ? this.list(seats.map(seat => this.seat(seat))) : this.seat(0);
  }

  /// A value as a view writes it; see value_json.hpp.
  written(column, value) {
    if (value === unseen) return "?";
    switch (column.of) {
      case "flag": return value !== 0;
      case "choice": return column.choices[value]?.id ?? "-";
      case "seat": return value < 0 ? "-" : value + 1;
      case "seats": return this.seats.map((_, i) => i + 1).filter(seat => value >> (seat - 1) & 1);
      case "space": return this.layout.spaces[value] ?? "-";
      case "region": return this.layout.regions[value] ?? "-";
      case "card": return this.decks.find(deck => deck.id === column.deck)?.cards[value]?.id ?? "-";
    }
    return value;
  }
  /// The name of a value of a view.
  told(column, value) {
    if (value === "?") return this.word("hidden", "hidden");
    switch (column.of) {
      case "flag": return value ? this.word("flag.yes", "yes") : this.word("flag.no", "no");
      case "choice": return value === "-" ? "-" : this.choice(value);
      case "seat": return this.seat(value);
      case "seats": return value.length ? this.list(value.map(seat => this.seat(seat))) : this.seat(0);
      case "space": return value === "-" ? this.word("nothing", "nothing") : this.space(value);
      case "region": return value === "-" ? this.word("nothing", "nothing") : this.region(value);
      case "card": return this.card(column.deck, value)?.name ?? this.word("nothing", "nothing");
    }
    return String(value);
  }
  /// The name of a value of an event or a move, where things are numbers.
  value(kind, value, choices, deck) {
    if (value === unseen) return this.word("hidden", "hidden");
    const nothing = this.word("nothing", "nothing");
    switch (kind) {
      case "flag": return value ? this.word("flag.yes", "yes") : this.word("flag.no", "no");
      case "choice": return choices?.[value] ? this.choice(choices[value].id) : String(value);
      case "seat": return this.seat(value + 1);
      case "seats": return this.setOfSeats(value);
      case "space": return value in this.layout.spaces ? this.space(this.layout.spaces[value]) : nothing;
      case "region": return value in this.layout.regions ? this.region(this.layout.regions[value]) : nothing;
      case "card": return deck?.cards[value]?.name ?? nothing;
    }
    return String(value);
  }

  slotText(slot, value) {
    if (slot.of !== "card") return this.value(slot.of, value, slot.choices);
    const deck = this.decks.find(one => one.id === slot.deck);
    const cards = value.map(card => this.value("card", card, null, deck));
    return cards.length ? this.list(cards) : this.word("nothing", "nothing");
  }
  moveText(kind, values) {
    const move = this.kinds[kind];
    const names = move.slots.map((slot, i) => this.slotText(slot, values[i]));
    const text = this.words["played." + move.kind];
    if (text === undefined) return names.length ? move.name + ": " + names.join(", ") : move.name;
    const place = name => move.slots.findIndex(slot => slot.id === name);
    const shown = withoutEmptyParts(text, name => hasNothing(move.slots[place(name)]?.of, values[place(name)]));
    return filled(shown, name => names[place(name)]);
  }
  eventText(event) {
    const value = field => field.kind === "choice" && field.value
      ? this.choice(field.value) : this.value(field.kind, field.value, null, this.decks[field.deck]);
    const text = this.words["event." + event.name];
    if (text === undefined)
      return readable(event.name) + event.fields.map((field, i) =>
        (i ? ", " : ": ") + readable(field.name) + " " + value(field)).join("");
    const named = name => event.fields.filter(field => field.name === name);
    const shown = withoutEmptyParts(text, name =>
      named(name).length > 0 && named(name).every(field => hasNothing(field.kind, field.value)));
    return filled(shown, name => named(name).length ? named(name).map(value).join(", ") : undefined);
  }
  outcomeText(outcome) {
    return filled(this.word("outcome." + outcome.kind, outcome.kind), name =>
      name === "seats" ? this.list(outcome.seats.length ? outcome.seats.map(seat => this.seat(seat)) : [this.seat(0)]) : undefined);
  }
  /// What is to be done, in the light of a view; `asked` knows the values of the move that asks.
  todoText(turn, view, asked) {
    const text = this.words["todo." + turn.phase];
    if (!text || !turn.deciders.length) return "";
    const decider = view.seats[turn.deciders[0]] || {};
    const regions = name => Object.entries(view.regions).filter(([, values]) => !standsForNothing(values[name]))
      .map(([region, values]) => this.region(region) + " " + this.told(this.typed("region", name), values[name]));
    const filling = name => {
      if (name.startsWith("region.")) {
        const named = regions(name.slice(7));
        return { text: named.length ? this.list(named) : "0", nothing: named.length === 0 };
      }
      for (const [entity, values] of [["match", view.match], ["seat", decider]])
        if (name in values) return { text: this.told(this.typed(entity, name), values[name]), nothing: standsForNothing(values[name]) };
      return { text: asked(name) };
    };
    return filled(withoutEmptyParts(text, name => filling(name).nothing), name => filling(name).text);
  }
}
