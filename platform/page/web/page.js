// SPDX-License-Identifier: MIT
// The page: its language, its colours, its keys, and which of its parts is on the screen.

class Page {
  constructor(data) {
    this.data = data;
    this.games = new Map();
    this.language = this.spoken(this.kept("language")) ?? this.spoken(navigator.language) ?? "en";
    this.theme(this.kept("theme"));
    this.text = (key, values = {}) =>
      filled(data.texts[this.language]?.[key] ?? data.texts.en[key] ?? readable(key), name => values[name]);
    addEventListener("hashchange", () => this.open());
    addEventListener("keydown", event => this.key(event));
  }

  /// What was chosen the last time; a page opened from a file may be refused a memory.
  kept(name) { try { return localStorage.getItem("fronteira." + name); } catch { return undefined; } }
  keep(name, value) { try { localStorage.setItem("fronteira." + name, value); } catch { /* it is asked again */ } }

  /// The nearest language that there is; undefined when there is none like it.
  spoken(wanted) {
    const tag = (wanted ?? "").replace("-", "_"), all = Object.keys(this.data.texts);
    return all.find(one => one === tag) ?? all.find(one => one.split("_")[0] === tag.split("_")[0]);
  }

  /// `light`, `dark`, or as the system has it.
  theme(wanted) {
    if (wanted === "light" || wanted === "dark") document.documentElement.dataset.theme = wanted;
    else delete document.documentElement.dataset.theme;
  }
  switchTheme() {
    const dark = document.documentElement.dataset.theme
      ? document.documentElement.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    this.theme(dark ? "light" : "dark");
    this.keep("theme", dark ? "light" : "dark");
  }
  speak(language) {
    this.language = language;
    this.keep("language", language);
    this.open();
  }
  nextLanguage() {
    const all = Object.keys(this.data.texts);
    this.speak(all[(all.indexOf(this.language) + 1) % all.length]);
  }

  /// The address names what is shown: `#match=3&move=12&eyes=1`.
  place() {
    const place = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    return { ...place, move: place.move === undefined ? undefined : Math.floor(Number(place.move)) || 0 };
  }
  remember(more) {
    const place = new URLSearchParams(location.hash.slice(1));
    for (const [key, value] of Object.entries(more))
      if (value === undefined) place.delete(key);
      else place.set(key, value);
    try { history.replaceState(null, "", "#" + place); } catch { /* some browsers count how often, and the bar is quick */ }
  }
  go(hash) {
    if (location.hash === hash) this.open();
    else location.hash = hash;
  }

  async open() {
    document.documentElement.lang = this.language.replace("_", "-");
    const opening = this.opening = {};
    this.shown?.leave?.();
    const part = await this.part(this.place());
    if (this.opening !== opening) return part.leave?.();  // meanwhile something else was asked for
    this.shown = part;
    document.title = this.shown.heading() + " – Fronteira";
    document.getElementById("app").replaceChildren(this.bar(), el("main", {}, this.shown.node), this.help());
  }
  async part(place) {
    if (this.data.live)
      return place.watch === undefined ? new Live(this)
        : watched(this, place.watch).catch(error => new Unwatchable(this, error));
    const matches = this.data.matches;
    const chosen = place.match !== undefined ? matches[Number(place.match) - 1] : undefined;
    if (chosen?.watch) return this.replay(chosen, Number(place.match) - 1, place);
    if (matches.length === 1 && !this.data.tournament) return this.replay(matches[0], 0, place);
    return new Report(this, place);
  }
  async replay(match, number, place) {
    const sheet = await this.sheet(match.game);
    const game = new Game(sheet, match.seats, this.language);
    return new Replay(this, match, new Tape(await unpacked("match" + number), game), place);
  }
  /// What a game is, unpacked once.
  async sheet(number) {
    if (!this.games.has(number))
      this.games.set(number, JSON.parse(new TextDecoder().decode(await unpacked("game" + number))));
    return this.games.get(number);
  }

  bar() {
    const back = this.shown instanceof Report || this.shown instanceof Live || (!this.data.live && this.data.matches.length === 1 && !this.data.tournament)
      ? "" : el("a", { class: "button", href: "#" }, "← " + this.text("back_to_list"));
    return el("nav", { class: "bar" }, back, el("span", { class: "gap" }),
      Object.keys(this.data.texts).map(language => el("button", {
        type: "button", lang: language.replace("_", "-"), "aria-pressed": String(language === this.language),
        onclick: () => this.speak(language) }, this.data.texts[language].language)),
      el("button", { type: "button", onclick: () => this.switchTheme(), title: this.text("light_or_dark") + " (d)" }, "◐ ", this.text("light_or_dark")));
  }
  help() {
    return el("details", { class: "help" }, el("summary", {}, this.text("keys")), el("dl", {},
      [["← →", "key_moves"], ["Shift ← →", "key_turns"], ["Home End", "key_ends"], [this.text("key_space"), "key_play"],
       ["0–9 a", "key_eyes"], ["t", "key_turn"], ["Esc", "key_back"], ["l", "key_language"], ["d", "key_theme"]]
        .flatMap(([key, does]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, this.text(does))])));
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { tagName, type } = event.target;
    const typing = tagName === "SELECT" || tagName === "INPUT" && type !== "range";
    const acts = typing ? {} : { l: () => this.nextLanguage(), d: () => this.switchTheme() };
    acts.Escape = () => this.go("#");
    const act = this.shown?.key?.(event) ?? acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}

addEventListener("DOMContentLoaded", () =>
  new Page(JSON.parse(document.getElementById("data").textContent)).open());
