// As many clients as there are seats, who move as fast as it goes: node clients.js PORT MATCHES SECONDS.
// What they counted is printed as one line of JSON.

const { io } = require("socket.io-client");
const game = require("./game.js");

const SEATS = 4;
const AT_ONCE = 50;
const SLOTS = 9;
const HAND = 3;
const WARM_UP = 2;

let moves = 0;
let isPlaying = false;

function below(limit) {
  return Math.floor(Math.random() * limit);
}

class Seat {
  constructor(port, match, seat) {
    this.match = match;
    this.seat = seat;
    this.state = null;
    this.socket = io(`http://127.0.0.1:${port}/${game.name}`, { transports: ["websocket"], forceNew: true });
    this.isThere = new Promise((resolve) => {
      this.socket.on("sync", (_, info) => {
        this.state = info.state;
        resolve();
      });
    });
    this.socket.on("connect", () => this.socket.emit("sync", match, seat, undefined, SEATS));
    this.socket.on("update", (_, state) => {
      if (isPlaying && this.state.ctx.currentPlayer === seat) moves++;
      this.state = state;
      this.move();
    });
  }

  move() {
    if (!isPlaying || this.state.ctx.currentPlayer !== this.seat) return;
    const payload = { type: "put", args: [below(HAND), below(SLOTS)], playerID: this.seat };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.match, this.seat);
  }
}

async function connected(port, match) {
  const seats = [];
  // The first to come makes the match.
  for (let number = 0; number < SEATS; number++) {
    seats.push(new Seat(port, match, String(number)));
    await seats[number].isThere;
  }
  return seats;
}

async function main(port, matches, seconds) {
  const begun = Date.now();
  const seats = [];
  for (let first = 0; first < matches; first += AT_ONCE) {
    const names = Array.from({ length: Math.min(AT_ONCE, matches - first) }, (_, at) => `match${first + at}`);
    seats.push(...(await Promise.all(names.map((name) => connected(port, name)))).flat());
  }
  const setUp = (Date.now() - begun) / 1000;
  isPlaying = true;
  for (const seat of seats) seat.move();
  await new Promise((resolve) => setTimeout(resolve, 1000 * WARM_UP));
  const [before, since] = [moves, Date.now()];
  process.stdout.write("measuring\n");
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  const measured = { moves: moves - before, seconds: (Date.now() - since) / 1000 };
  isPlaying = false;
  console.log(JSON.stringify({ ...measured, connections: seats.length, setUp }));
  process.exit(0);
}

main(Number(process.argv[2]), Number(process.argv[3]), Number(process.argv[4]));
