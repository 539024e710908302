/** A use of chance as a record lists it: a shuffle of so many cards, or a number below a limit. */
export interface Draw {
  kind: "shuffle" | "below";
  limit: number;
  result: number[];
}

/** What one seat gave to the seed; nothing where it was left out. */
export interface Given {
  seal: string;
  words: string;
}

/** What a record says of its deal. */
export interface Deal {
  seed: string;
  commitment: string;
  secret: string;
  seats: Given[];
  draws: Draw[];
  /** The number of the first draw that is missing from the list or can't be read, 0 for none. */
  broken: number;
  isOver: boolean;
}

const DRAW = /^draw (\d+): (shuffle|below) (\d+) = (\d+(?: \d+)*)$/;
const MOST_CARDS = 10_000;

/** Returns what the text of a record says of its deal. */
export function dealIn(text: string): Deal {
  const lines = text.split("\n").map((line) => line.trim());
  const end = lines.indexOf("");
  const head = new Map<string, string>();
  for (const line of lines.slice(1, end < 0 ? lines.length : end)) {
    const colon = line.indexOf(": ");
    if (colon > 0 && !head.has(line.slice(0, colon))) head.set(line.slice(0, colon), line.slice(colon + 2));
  }
  const seats = Math.min(16, Number(head.get("seats") ?? 0) || 0);
  const { draws, broken } = drawsIn(lines);
  return {
    seed: head.get("seed") ?? "",
    commitment: head.get("commitment") ?? "",
    secret: head.get("secret") ?? "",
    seats: Array.from({ length: seats }, (_, seat) => ({
      seal: head.get(`seal ${seat + 1}`) ?? "",
      words: head.get(`words ${seat + 1}`) ?? "",
    })),
    draws,
    broken,
    isOver: lines.some((line) => line.startsWith("# over: ")),
  };
}

function drawsIn(lines: readonly string[]): { draws: Draw[]; broken: number } {
  const draws: Draw[] = [];
  for (const line of lines) {
    if (!line.startsWith("draw ")) continue;
    const [, number, kind, limit, result] = DRAW.exec(line) ?? [];
    const drawn = { kind: kind as Draw["kind"], limit: Number(limit), result: numbers(result) };
    const wanted = drawn.kind === "shuffle" ? drawn.limit : 1;
    const isWhole = drawn.limit >= 1 && drawn.limit <= MOST_CARDS && drawn.result.length === wanted;
    if (Number(number) !== draws.length + 1 || (drawn.kind === "shuffle" && !isWhole))
      return { draws, broken: draws.length + 1 };
    draws.push(drawn);
  }
  return { draws, broken: 0 };
}

function numbers(text = ""): number[] {
  return text.split(" ").filter(Boolean).map(Number);
}
