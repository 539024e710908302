// A storehouse game for four, about as large as one of ours: a hidden deck, hidden hands, nine slots each.

const { INVALID_MOVE } = require("boardgame.io/core");

const KINDS = 12;
const COPIES = 7;
const HAND = 3;
const SLOTS = 9;

function setup({ ctx, random }) {
  const items = Array.from({ length: KINDS * COPIES }, (_, number) => number % KINDS);
  const deck = random.Shuffle(items);
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { gold: 0, slots: Array(SLOTS).fill(null), hand: deck.splice(0, HAND) };
  }
  return { deck, discarded: [], players };
}

// Put an item of one's hand into a slot, sell three alike, and draw another.
function put({ G, playerID, random }, place, slot) {
  const player = G.players[playerID];
  if (!(place in player.hand) || !(slot in player.slots)) return INVALID_MOVE;
  const before = player.slots[slot];
  if (before !== null) G.discarded.push(before);
  player.slots[slot] = player.hand.splice(place, 1)[0];
  const alike = player.slots.flatMap((item, at) => (item === player.slots[slot] ? [at] : []));
  if (alike.length === 3) {
    for (const at of alike) {
      G.discarded.push(player.slots[at]);
      player.slots[at] = null;
    }
    player.gold += 5;
  }
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.discarded);
    G.discarded = [];
  }
  player.hand.push(G.deck.pop());
}

// Nobody sees the deck, nor the hands of others.
function playerView({ G, playerID }) {
  const players = {};
  for (const [seat, player] of Object.entries(G.players)) {
    players[seat] = seat === playerID ? player : { ...player, hand: player.hand.map(() => null) };
  }
  return { ...G, deck: G.deck.length, players };
}

module.exports = {
  name: "storehouse",
  setup,
  moves: { put: { move: put, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView,
};
