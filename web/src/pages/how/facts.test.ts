import { expect, it } from "vitest";
import long from "../../words/en/long/how.ftl?raw";
import { Words } from "../../words/words";
import { factsOf, paragraphsOf, toldIn } from "./facts";

const entry = (kind: string, id: string, name: string, value: number, source: string) => ({
  kind,
  id,
  name: id,
  mark: "",
  rule: "",
  when: {},
  figures: [{ name, value, source }],
  numbers: [],
  sentences: [],
});

it("fills in numbers with a mark where they are not printed", () => {
  const facts = factsOf([
    entry("number", "gold", "gold", 25, "printed"),
    entry("item", "lotus", "infamy", -5, "reconstructed"),
  ]);
  expect(toldIn(`You have *much* ${facts.gold} and ${facts.lotus_infamy}.${facts.r}`)).toEqual([
    { text: "You have ", isStrong: false, source: "" },
    { text: "much", isStrong: true, source: "" },
    { text: " ", isStrong: false, source: "" },
    { text: "25", isStrong: true, source: "" },
    { text: " and ", isStrong: false, source: "" },
    { text: "−5", isStrong: true, source: "reconstructed" },
    { text: ".", isStrong: false, source: "" },
    { text: "", isStrong: true, source: "reconstructed" },
  ]);
});

it("takes paragraphs and lists apart", () => {
  expect(paragraphsOf("One.\n\n- two\n- three-fold\n\nFour.")).toEqual([
    { isList: false, lines: ["One."] },
    { isList: true, lines: ["two", "three-fold"] },
    { isList: false, lines: ["Four."] },
  ]);
});

it("can say everything that a guide has to say", () => {
  const words = new Words([{ language: "en", texts: [long] }]);
  const ids = [...long.matchAll(/^(how-[\w-]+) =/gm)].map((found) => found[1] ?? "");
  expect(ids.length).toBeGreaterThan(50);
  expect(ids.filter((id) => !words.has(id))).toEqual([]);
  expect(ids.filter((id) => !id.endsWith("-text") && paragraphsOf(words.phrase(id)).length !== 1)).toEqual(
    [],
  );
});
