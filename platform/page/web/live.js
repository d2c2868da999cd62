// SPDX-License-Identifier: MIT
// Matches of the host that this page came from: a list that follows them, and one that is watched.

const again = 4000;  // milliseconds between two looks at the list

class Live {
  constructor(page) {
    Object.assign(this, { page, text: page.text });
    this.list = el("div");
    this.title = el("h1", {}, this.heading());
    this.state = el("p", { class: "where", "aria-live": "polite" });
    this.node = el("div", { class: "report" }, this.title, this.state, this.list);
    this.link = new Link(page.language, {
      onNews: news => news.type === "changed" && this.begin(), onBack: () => this.begin(),
      onLost: () => this.state.textContent = this.text("lost") });
    this.timer = setInterval(() => this.look(), again);
    this.begin();
  }
  heading() { return this.cup?.name ?? this.text("live_matches"); }
  leave() {
    clearInterval(this.timer);
    this.link.close();
  }
  /// The tournament tells of itself when it stands otherwise; a host without one says so.
  async begin() {
    this.cup = await this.link.ask({ type: "tournament", follow: true }).catch(() => undefined);
    await this.look();
  }
  async look() {
    try {
      const { matches } = await this.link.ask({ type: "matches" });
      this.state.textContent = "";
      const told = JSON.stringify([this.cup, matches]);
      if (told === this.told) return;
      this.told = told;
      this.title.textContent = this.heading();
      const focused = this.list.contains(document.activeElement) ? document.activeElement.hash : undefined;
      this.list.replaceChildren(...this.cup ? this.withCup(matches) : [this.matches(matches)]);
      [...this.list.querySelectorAll("a")].find(link => link.hash === focused)?.focus();
    } catch { /* said by onLost */ }
  }
  withCup(matches) {
    const ids = new Set(this.cup.matches.map(one => one.match)), others = matches.filter(one => !ids.has(one.match));
    return [...liveCup(this.cup, new Set(matches.map(one => one.match)), this.text),
      others.length ? part(this.text("live_matches"), this.matches(others)) : ""];
  }
  matches(matches) {
    if (!matches.length) return el("p", { class: "empty" }, this.text("none_to_watch"));
    return table(
      [this.text("game"), this.text("map"), this.text("seats"), this.text("moves"), this.text("result"), ""],
      matches.map(match => [match.title, match.map, namesOf(match.seats, this.text).join(", "), figure(match.number),
        this.text(match.over ? "is_over" : match.waiting ? "is_waiting" : "result_going_on"),
        el("a", { href: "#watch=" + encodeURIComponent(match.match) }, this.text("watch", { number: "" }))]));
  }
}

/// Sits down as a spectator; the replay of a match that may still grow.
async function watched(page, match) {
  let replay, story, missed = false, held;  // news that come while all is loaded anew
  const catchUp = async () => {
    if (held) return;
    held = [];
    try {
      const atEnd = story.number === story.last, joined = await link.ask({ type: "join", match });
      await story.load(story.eyes, joined);
      if (joined.over) replay.finish(story.over = joined.over);
      replay.grown(atEnd);
    } catch (error) {
      if (error.code !== undefined) page.open();  // where it is said; a connection that is lost comes back by itself
    }
    const later = held;
    held = undefined;
    later.forEach(hear);
  };
  const hear = news => {
    if (held) return held.push(news);
    const atEnd = story.number === story.last;
    if (news.type === "undone") { if (!story.takeBack(news)) catchUp(); }
    else if (news.type === "moved") { if (!story.add(news)) catchUp(); }
    else if (!news.over) return news.say ? replay.say(news.say) : undefined;
    if (news.over) replay.finish(story.over = news.over);
    replay.grown(atEnd);
  };
  const link = new Link(page.language, {
    onLost: () => replay?.say(page.text("lost")), onBack: () => replay && catchUp(),
    onNews: news => {
      if (news.match !== match) return;
      // Another table, another deal, or sent away from what cannot be told any more: all begins anew.
      if (["arranged", "begun", "error"].includes(news.type)) return page.open();
      if (replay) hear(news);
      else missed = true;
    } });
  try {
    replay = await begin();
    if (missed) catchUp();
    return replay;
  } catch (error) {
    link.close();
    throw error;
  }

  async function begin() {
    const joined = await link.ask({ type: "join", match });
    const map = await link.ask({ type: "map", map: joined.game.map });
    const spoken = { game: joined.game, map };
    const layout = { spaces: map.spaces.map(space => space.id), regions: map.regions.map(region => region.id) };
    const game = new Game({ en: spoken, [page.language]: spoken, layout, words: page.data.words }, joined.seats, page.language);
    story = new Story(link, match, game);
    story.over = joined.over;
    const outcome = joined.over || { kind: "going_on", seats: [] };
    const place = page.place();
    await story.load(joined.over ? place.eyes ?? everybody : 0, joined);
    const shown = new Replay(page, { seats: joined.seats, outcome }, story, { move: story.last, ...joined.over ? place : { turned: place.turned } });
    shown.link = link;
    if (joined.waiting) shown.say(page.text("not_begun"));
    return shown;
  }
}

/// What is shown where a match should be that cannot be watched; one that is out of reach, or not to be watched yet,
/// is tried again.
class Unwatchable {
  constructor(page, error) {
    const lost = error.code === undefined;
    this.page = page;
    this.node = el("div", { class: "report" }, el("h1", {}, this.heading()),
      el("p", { class: "empty", role: "alert" }, lost ? page.text("lost") : error.message));
    if (lost || error.code === "watch.later") this.timer = setTimeout(() => page.open(), again);
  }
  heading() { return this.page.text("live_matches"); }
  leave() { clearTimeout(this.timer); }
}
