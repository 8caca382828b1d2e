// A game of two with hidden hands and a board of a few kilobytes, like the games that we compare.
const { PlayerView } = require("boardgame.io/dist/cjs/core.js");

const CELLS = 80;
const TERRAINS = ["forest", "tundra", "desert", "swamp", "mountain"];

function setup() {
  const cells = [];
  for (let n = 0; n < CELLS; n++) {
    cells.push({ cell: `(${n % 9},${Math.floor(n / 9)})`, terrain: TERRAINS[n % 5], token: null, pieces: [] });
  }
  return {
    cells,
    trick: 0,
    players: { 0: { hand: deal(0) }, 1: { hand: deal(1) } },
    secret: { deck: deal(2) },
  };
}

function deal(from) {
  return Array.from({ length: 20 }, (_, n) => `card ${from * 20 + n}`);
}

exports.Wilds = {
  name: "wilds",
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: {
      client: false,
      move: ({ G, playerID }, cell) => {
        if (!(cell >= 0 && cell < CELLS)) return "INVALID_MOVE";
        G.trick += 1;
        G.cells[cell].pieces = [{ owner: Number(playerID), kind: "wolf" }];
      },
    },
  },
};
