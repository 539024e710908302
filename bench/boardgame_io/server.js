// boardgame.io's server with its file storage: node server.js FOLDER. It says at which port it listens.

const { FlatFile, Server } = require("boardgame.io/server");
const game = require("./game.js");

async function main(folder) {
  const db = new FlatFile({ dir: folder, logging: false });
  const server = Server({ games: [game], db, origins: [] });
  const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
  console.log(appServer.address().port);
}

main(process.argv[2]);
