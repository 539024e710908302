import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const DIGITS = 64;

/** Returns the first half of the hash of words with a space between them. */
export function hashed(...parts: string[]): string {
  return bytesToHex(blake2b(utf8ToBytes(parts.join(" ")))).slice(0, DIGITS);
}

/** Returns what a host shows to be bound to a secret. */
export function commitmentTo(secret: string): string {
  return hashed("hexmonger secret", secret);
}

/** Returns what a seat shows to be bound to its words, at the table of this commitment and no other. */
export function sealOf(commitment: string, seat: number, words: string): string {
  return hashed("hexmonger words", commitment, String(seat + 1), words);
}

/** Returns the seed that a secret and opened words make, in hexadecimal digits. */
export function seedOf(secret: string, words: readonly string[]): string {
  const opened = words.flatMap((each, seat) =>
    each ? [`${seat + 1}:${hashed("hexmonger opened", each)}`] : [],
  );
  return hashed("hexmonger seed", secret, ...opened);
}

/** Returns words that nobody can guess, for those who add none of their own. */
export function randomWords(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}
