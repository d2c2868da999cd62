#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// A bot for any game, spoken to by lines: docs/reference/bot-protocol.md. Node's own modules alone.
//
//     fronteira sim war --bot "exec:sdk/examples/bot.mjs" --bot random --games 10
import { createInterface } from "node:readline";

const say = (message) => console.log(JSON.stringify(message));
let chance, passes;

// The same numbers for the same seed: xorshift, 32 bits.
function below(bound) {
  chance ^= chance << 13;
  chance ^= chance >>> 17;
  chance ^= chance << 5;
  return (chance >>> 0) % bound;
}

say({ type: "hello", protocol: 1, client: "bot.mjs 1.0" });
for await (const line of createInterface({ input: process.stdin })) {
  const news = JSON.parse(line);
  if (news.type === "ended") break;
  if (news.type === "joined") {
    chance = news.seed | 1;
    passes = new Set(news.game.moves.filter((move) => move.slots.length === 0).map((move) => move.kind));
  } else if (news.type === "decide") {
    say({ type: "legal" });
  } else if (news.type === "legal") {
    const good = news.moves.filter((move) => !passes.has(move.kind));
    const moves = good.length > 0 ? good : news.moves;
    const move = moves[below(moves.length)];
    if (move.range) move.values[move.range.slot] = move.range.upto; // all that may be put in
    say({ type: "move", move });
  }
}
process.exit(0);
