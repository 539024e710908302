import { blake2b } from "@noble/hashes/blake2.js";
import { concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { Draw } from "./record";
import { hashed } from "./seal";

// The highest bit of every state is set.
const HIGHEST = 128;
const STATE = 32;
const WORD = 8;
// One word serves draw after draw until so little of it is left.
const ENOUGH = 1n << 32n;
const SPARE = 2n;

/** Returns what a seed makes of draws of the same kinds, in the same order. */
export function drawnAgain(seed: string, kinds: readonly Draw[]): number[][] {
  let state = stateIn(hexToBytes(hashed("hexmonger chance", seed)));
  return kinds.map(({ kind, limit }) => {
    const digest = blake2b(state);
    const result = kind === "shuffle" ? shuffled(state, limit) : [below(digest, limit)];
    state = stateIn(digest);
    return result;
  });
}

function stateIn(digest: Uint8Array): Uint8Array {
  const state = digest.slice(0, STATE);
  state[0] = (state[0] ?? 0) | HIGHEST;
  return state;
}

function below(digest: Uint8Array, limit: number): number {
  return Number(numberIn(digest.subarray(STATE)) % BigInt(limit));
}

/** Returns of each place where the card that lies there after a shuffle lay before. */
function shuffled(state: Uint8Array, cards: number): number[] {
  const order = Array.from({ length: cards }, (_, at) => at);
  let words: bigint[] = [];
  let block = 0;
  let bits = 0n;
  for (let last = cards - 1; last > 0; last -= 1) {
    if (bits <= ENOUGH) {
      if (words.length === 0) {
        block += 1;
        words = wordsIn(blake2b(concatBytes(state, fourBytes(block))));
      }
      bits = (words.shift() ?? 0n) >> SPARE;
    }
    const limit = BigInt(last + 1);
    const other = Number(bits % limit);
    bits /= limit;
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}

function wordsIn(digest: Uint8Array): bigint[] {
  return Array.from({ length: digest.length / WORD }, (_, at) =>
    numberIn(digest.subarray(at * WORD, (at + 1) * WORD)),
  );
}

function numberIn(bytes: Uint8Array): bigint {
  return bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
}

function fourBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}
