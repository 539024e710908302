import { drawnAgain } from "./chance";
import { type Deal, dealIn } from "./record";
import { commitmentTo, sealOf, seedOf } from "./seal";

/** The steps of the check, in the order in which a deal comes about. */
export type Part = "seal" | "noted" | "words" | "own" | "seed" | "draws";

/** What was found at a step: that it holds, that something differs, or that it can't be told. */
export interface Finding {
  part: Part;
  is: "holds" | "differs" | "untold";
  /** The words for it, with whatever stands in them. */
  id: string;
  given: Record<string, string | number>;
  /** The seat that it is about, -1 for none. */
  seat: number;
}

/** What this browser noted of a table while it was played: the seal it showed, one's seat, and words by seal. */
export interface Noted {
  commitment: string;
  seat: number;
  words: (seal: string) => string;
}

export interface Checked {
  deal: Deal;
  findings: Finding[];
  is: "fair" | "unfair" | "partly";
}

// So many digits of a seal are shown.
const SHOWN = 16;
// Without these a deal was not checked.
const NEEDED: readonly Part[] = ["seal", "seed", "draws"];

/** Checks the deal of a record from one end to the other: secret, words, seed and every draw. */
export function check(text: string, noted: Noted): Checked {
  const deal = dealIn(text);
  const findings = deal.commitment
    ? [sealed(deal), kept(deal, noted), ...words(deal), ...own(deal, noted), seeded(deal), drawn(deal)]
    : [untold("seal", "fair-seal-none"), drawn(deal)];
  const isUnfair = findings.some((finding) => finding.is === "differs");
  const isWhole = findings.every((finding) => finding.is === "holds" || !NEEDED.includes(finding.part));
  return { deal, findings, is: isUnfair ? "unfair" : isWhole ? "fair" : "partly" };
}

function sealed(deal: Deal): Finding {
  return commitmentTo(deal.secret) === deal.commitment
    ? holds("seal", "fair-seal-holds", { seal: deal.commitment.slice(0, SHOWN) })
    : differs("seal", "fair-seal-differs");
}

function kept(deal: Deal, noted: Noted): Finding {
  if (!noted.commitment) return untold("noted", "fair-noted-none");
  return noted.commitment === deal.commitment
    ? holds("noted", "fair-noted-holds")
    : differs("noted", "fair-noted-differs", {
        noted: noted.commitment.slice(0, SHOWN),
        now: deal.commitment.slice(0, SHOWN),
      });
}

function words(deal: Deal): Finding[] {
  const found = deal.seats.flatMap(({ seal, words: said }, seat) => {
    if (!said) return [{ ...untold("words", seal ? "fair-words-not-opened" : "fair-words-none"), seat }];
    const isOwn = sealOf(deal.commitment, seat, said) === seal;
    return isOwn ? [] : [{ ...differs("words", "fair-words-differ"), seat }];
  });
  const count = deal.seats.filter((each) => each.words).length;
  const isWhole = found.every((finding) => finding.is !== "differs");
  return isWhole ? [holds("words", "fair-words-hold", { count }), ...found] : found;
}

/** Whether one's own words are among those that made the seed. */
function own(deal: Deal, noted: Noted): Finding[] {
  const mine = deal.seats[noted.seat];
  const said = mine?.seal ? noted.words(mine.seal) : "";
  if (!mine || !said) return [];
  if (!mine.words) return [untold("own", "fair-own-left-out")];
  return [mine.words === said ? holds("own", "fair-own-holds") : differs("own", "fair-own-differs")];
}

function seeded(deal: Deal): Finding {
  const made = BigInt(
    `0x${seedOf(
      deal.secret,
      deal.seats.map((each) => each.words),
    )}`,
  );
  return made.toString() === deal.seed
    ? holds("seed", "fair-seed-holds")
    : differs("seed", "fair-seed-differs");
}

function drawn(deal: Deal): Finding {
  const made = drawnAgain(deal.seed, deal.draws);
  const wrong = deal.draws.findIndex(({ result }, at) => result.join() !== made[at]?.join());
  if (wrong >= 0) {
    const { kind = "below", limit = 0 } = deal.draws[wrong] ?? {};
    return differs("draws", "fair-draws-differ", { number: wrong + 1, kind, limit });
  }
  if (deal.broken) return differs("draws", "fair-draws-broken", { number: deal.broken });
  if (!deal.draws.length) return untold("draws", deal.isOver ? "fair-draws-none" : "fair-draws-early");
  return holds("draws", "fair-draws-hold", { count: deal.draws.length });
}

function finding(is: Finding["is"], part: Part, id: string, given: Finding["given"]): Finding {
  return { part, is, id, given, seat: -1 };
}

function holds(part: Part, id: string, given: Finding["given"] = {}): Finding {
  return finding("holds", part, id, given);
}

function differs(part: Part, id: string, given: Finding["given"] = {}): Finding {
  return finding("differs", part, id, given);
}

function untold(part: Part, id: string, given: Finding["given"] = {}): Finding {
  return finding("untold", part, id, given);
}
