/** How many numbers each command of a path takes, and which of an arc's are flags. */
const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const COMMAND = /[a-z]/iy;
const NUMBER = /-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/y;
const FLAG = /[01]/y;
const BETWEEN = /[\s,]*/y;
const FIRST_FLAG = 3;
const SECOND_FLAG = 4;

interface Step {
  command: string;
  numbers: number[];
}

/** Returns a path of an SVG as steps, one for every time a command is carried out. */
function stepsOf(path: string): Step[] {
  let at = 0;
  const take = (what: RegExp): string | null => {
    what.lastIndex = at;
    const found = what.exec(path)?.[0] ?? null;
    at += found?.length ?? 0;
    return found;
  };
  const steps: Step[] = [];
  let command = "";
  take(BETWEEN);
  while (at < path.length) {
    // A command that is not named is the one before; after a move it is a line.
    const after = command === "m" ? "l" : command === "M" ? "L" : command;
    command = take(COMMAND) ?? after;
    const kind = command.toLowerCase();
    const count = NUMBERS[kind];
    if (count === undefined) throw new Error(`no command of a path: ${path.slice(at, at + 20)}`);
    const numbers: number[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      take(BETWEEN);
      const isFlag = kind === "a" && (nth === FIRST_FLAG || nth === SECOND_FLAG);
      const found = take(isFlag ? FLAG : NUMBER);
      if (found === null) throw new Error(`no number of a path: ${path.slice(at, at + 20)}`);
      numbers.push(Number(found));
    }
    steps.push({ command, numbers });
    take(BETWEEN);
  }
  return steps;
}

/** Returns a number as short as a path can have it. */
function short(value: number): string {
  return String(value).replace(/^(-?)0\./, "$1.");
}

/**
 * Returns a path with its numbers rounded. What rounding leaves behind is carried to the next step, so that it
 * never adds up: every point is where it was, but for less than one unit of the last digit.
 */
export function rounded(path: string, digits: number): string {
  const round = (value: number) => Number(value.toFixed(digits));
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = "";
  for (const { command, numbers } of stepsOf(path)) {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const [behindX, behindY] = isRelative ? [x, y] : [0, 0];
    const isUpright = (nth: number) =>
      kind === "v" || (kind !== "h" && (kind === "a" ? nth === 6 : nth % 2 === 1));
    const wanted = numbers.map((value, nth) => {
      if (kind === "a" && nth <= SECOND_FLAG) return value;
      return value + (isUpright(nth) ? behindY : behindX);
    });
    const written = wanted.map(round);
    const left = wanted.map((value, nth) => value - (written[nth] ?? 0));
    const [before = 0, last = 0] = left.slice(-2);
    if (kind === "z") [x, y] = [startX, startY];
    else if (kind === "h") x = before;
    else if (kind === "v") y = before;
    else [x, y] = [before, last];
    if (kind === "m") [startX, startY] = [x, y];
    text += command + written.map((value, nth) => (nth && value >= 0 ? " " : "") + short(value)).join("");
  }
  return text;
}
