// boardgame.io with its matches in memory, or in files of a folder.
const { FlatFile, Origins, Server } = require("boardgame.io/dist/cjs/server.js");
const { Wilds } = require("./game");

const [port, dir] = process.argv.slice(2);
const kept = dir === undefined ? {} : { db: new FlatFile({ dir }) };
const server = Server({ games: [Wilds], origins: [Origins.LOCALHOST], ...kept });
server.run(Number(port));
