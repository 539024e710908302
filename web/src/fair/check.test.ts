import { expect, it } from "vitest";
import { type Checked, check, type Noted } from "./check";
import record from "./example.record?raw";
import { dealIn } from "./record";
import { commitmentTo, sealOf } from "./seal";

const deal = dealIn(record);
const noted: Noted = { commitment: deal.commitment, seat: 0, words: () => "by the old well" };
const nothing: Noted = { commitment: "", seat: -1, words: () => "" };

/** Returns the words for all that differs. */
function different(checked: Checked): string[] {
  return checked.findings.filter(({ is }) => is === "differs").map(({ id }) => id);
}

/** Returns the record with the value of a line changed. */
function changed(line: string, change: (value: string) => string): string {
  expect(record).toContain(`\n${line}: `);
  return record.replace(new RegExp(`(\n${line}: )(.*)`), (_, start, value) => start + change(value));
}

const flipped = (hex: string) => (hex.startsWith("0") ? `1${hex.slice(1)}` : `0${hex.slice(1)}`);

it("holds for a record that the engine has made", () => {
  const { is, findings } = check(record, noted);
  expect(is).toBe("fair");
  expect(findings.map(({ part, is: found }) => `${part} ${found}`)).toEqual([
    "seal holds",
    "noted holds",
    "words holds",
    "words untold",
    "own holds",
    "seed holds",
    "draws holds",
  ]);
  expect(deal.draws.length).toBeGreaterThan(2);
  expect(findings.find(({ is: found }) => found === "untold")?.seat).toBe(2);
});

it("finds another secret, whatever else was made to fit it", () => {
  expect(different(check(changed("secret", flipped), noted))).toContain("fair-seal-differs");
  const forged = changed("secret", flipped).replace(deal.commitment, commitmentTo(flipped(deal.secret)));
  expect(different(check(forged, noted))).toContain("fair-noted-differs");
});

it("finds other words, and another seal", () => {
  const { findings } = check(
    changed("words 2", () => "other words"),
    nothing,
  );
  const wrong = findings.find(({ id }) => id === "fair-words-differ");
  expect(wrong?.seat).toBe(1);
  expect(different(check(changed("seal 1", flipped), nothing))).toContain("fair-words-differ");
});

it("finds that one's own words were exchanged together with their seal", () => {
  const other = sealOf(deal.commitment, 0, "not mine");
  const forged = changed("words 1", () => "not mine").replace(deal.seats[0]?.seal ?? "", other);
  const kept: Noted = { ...noted, words: (seal) => (seal === other ? "by the old well" : "") };
  expect(different(check(forged, kept))).toEqual(["fair-own-differs", "fair-seed-differs"]);
});

it("finds another seed", () => {
  const found = different(
    check(
      changed("seed", (seed) => `${BigInt(seed) + 1n}`),
      noted,
    ),
  );
  expect(found[0]).toBe("fair-seed-differs");
});

it("finds a draw that was changed, and one that is missing", () => {
  const shuffle = deal.draws.findIndex(({ kind }) => kind === "shuffle") + 1;
  const swapped = changed(`draw ${shuffle}`, (value) =>
    value.replace(/= (\d+) (\d+)/, (_, one, other) => `= ${other} ${one}`),
  );
  const { findings } = check(swapped, noted);
  expect(findings.at(-1)).toMatchObject({ id: "fair-draws-differ", given: { number: shuffle } });
  const short = record.replace(/\ndraw 2: .*/, "");
  expect(different(check(short, noted))).toEqual(["fair-draws-broken"]);
});

it("says what can't be told", () => {
  const unsealed = record.replace(/\n(commitment|secret|seal|words|left out)[^\n]*/g, "");
  expect(check(unsealed, nothing)).toMatchObject({ is: "partly", findings: [{ id: "fair-seal-none" }, {}] });
  const early = record.slice(0, record.indexOf("\n# over: "));
  expect(check(early, nothing)).toMatchObject({ is: "partly" });
  expect(check("", nothing).is).toBe("partly");
});
