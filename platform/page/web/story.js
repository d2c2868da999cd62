// SPDX-License-Identifier: MIT
// A match of the host move by move, as the host tells it to these eyes. It is read as a Tape is, and grows.

const storyPart = 500;  // moves told at once

class Story {
  constructor(link, match, game) {
    Object.assign(this, { link, match, game, frames: [], first: 0, number: 0 });
  }
  get last() { return this.first + this.frames.length - 1; }

  /// Asks for all that eyes may know; `joined` is where to begin when the host tells no more.
  async load(eyes, joined) {
    const whose = joined?.over || this.over ? { eyes } : {};
    const frames = [];
    try {
      for (let moves = 0; frames.length <= moves;) {
        const part = await this.link.ask({ type: "story", match: this.match, seat: 0, from: Math.max(0, frames.length - 1), most: storyPart, ...whose });
        moves = part.moves;
        if (!frames.length) frames.push({ view: part.view, turn: part.turn, told: { number: 0, by: 0, say: "", events: part.events } });
        for (const news of part.told) frames.push(this.frame(frames[frames.length - 1], news));
        if (!part.told.length) break;
      }
      this.first = 0;
    } catch (error) {
      if (!joined) throw error;
      frames.splice(0, frames.length, { view: joined.view, turn: joined.turn,
        told: { number: joined.turn.number, by: 0, say: "", events: [] } });
      this.first = joined.turn.number;
    }
    this.frames = frames;
    this.eyes = eyes;
  }
  frame(before, news) {
    return { view: patched(before.view, news.changes), turn: news.turn,
             told: { number: news.number, by: news.by, say: news.say || "", move: news.move, events: news.events } };
  }
  /// The news of one more move. False when some before it are missing.
  add(news) {
    if (news.number <= this.last) return true;
    if (news.number !== this.last + 1) return false;
    this.frames.push(this.frame(this.frames[this.frames.length - 1], news));
    return true;
  }
  /// False when moves before it are missing.
  takeBack(news) {
    if (news.turn.number > this.last + 1) return false;
    this.first = Math.min(this.first, news.turn.number);
    this.frames.length = news.turn.number - this.first;
    this.frames.push({ view: news.view, turn: news.turn, told: { number: news.turn.number, by: 0, say: news.say || "", events: [] } });
    return true;
  }

  seek(number) { this.number = Math.max(this.first, Math.min(number, this.last)); }
  at(number) { return this.frames[number - this.first]; }
  byWhom(number) { return this.at(number).told.by; }
  turn() { return this.at(this.number).turn; }
  view() { return this.at(this.number).view; }
  told(number) { return this.at(number).told; }
  async lookThrough(eyes) { if (String(eyes) !== String(this.eyes)) await this.load(eyes); }
}
