const { Server, Origins } = require("boardgame.io/dist/cjs/server.js");
const { Wilds } = require("./game");

const server = Server({ games: [Wilds], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]));
