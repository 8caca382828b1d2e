// The load that bench/server.py makes, on boardgame.io: so many matches, two clients each, so many
// moves a second, and how long it takes until both clients have seen a move.
const { Client } = require("boardgame.io/dist/cjs/client.js");
const { SocketIO } = require("boardgame.io/dist/cjs/multiplayer.js");
const { Wilds } = require("./game");

const [port, tables, rate, seconds] = process.argv.slice(2).map(Number);
const url = `http://localhost:${port}`;
const WARM_UP = 3;

class Pair {
  constructor() {
    this.pending = null;
    this.moves = 0;
  }

  open(matchID, took) {
    this.clients = [];
    for (const playerID of ["0", "1"]) {
      const client = Client({
        game: Wilds,
        multiplayer: SocketIO({ server: url }),
        matchID,
        playerID,
        debug: false,
      });
      client.subscribe(() => this.saw(took));
      client.start();
      this.clients.push(client);
    }
  }

  trick(client) {
    const state = client.getState();
    return state === null ? -1 : state.G.trick;
  }

  ready() {
    return this.pending === null && this.clients.every((client) => this.trick(client) === this.moves);
  }

  // A move that was due at a moment, perhaps a while ago: waiting for the server counts.
  move(due) {
    const client = this.clients[this.moves % 2];
    this.moves += 1;
    this.pending = due;
    client.moves.place((this.moves * 7919) % 80);
  }

  saw(took) {
    if (this.pending === null || this.clients.length < 2) return;
    if (this.clients.every((client) => this.trick(client) >= this.moves)) {
      took.push([this.pending, performance.now() - this.pending]);
      this.pending = null;
    }
  }
}

async function main() {
  const took = [];
  const pairs = [];
  for (let n = 0; n < tables; n++) {
    const pair = new Pair();
    pair.open(`match-${n}`, took);
    pairs.push(pair);
    await new Promise((done) => setTimeout(done, 5));
  }
  const settled = performance.now() + 60000;
  while (!pairs.every((pair) => pair.ready()) && performance.now() < settled) {
    await new Promise((done) => setTimeout(done, 100));
  }
  const begun = performance.now();
  let sent = 0;
  let next = 0;
  while (performance.now() - begun < (seconds + WARM_UP) * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate) - sent;
    for (let n = 0; n < Math.min(due, tables); n++) {
      const pair = pairs[next];
      next = (next + 1) % tables;
      if (pair.ready()) {
        pair.move(begun + (1000 * sent) / rate);
        sent += 1;
      }
    }
    await new Promise((done) => setTimeout(done, 2));
  }
  await new Promise((done) => setTimeout(done, 1000));
  const end = begun + (seconds + WARM_UP) * 1000;
  const counted = took.filter(([at]) => at - begun > WARM_UP * 1000 && at < end).map(([, ms]) => ms);
  const rounded = counted.map((ms) => Math.round(100 * ms) / 100);
  const told = JSON.stringify({
    moves: counted.length,
    moves_per_second: Math.round((10 * counted.length) / seconds) / 10,
    took_ms: rounded,
  });
  process.stdout.write(`${told}\n`, () => process.exit(0));
}

main();
