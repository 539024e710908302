import { expect, it } from "vitest";
import { measured, together } from "./telling";

it("puts the items of a list together", () => {
  const paragraphs = [
    { words: ["One."] },
    { words: ["two"], is_listed: true },
    { words: ["three-fold"], is_listed: true },
    { words: ["Four."], is_listed: false },
  ];
  expect(together(paragraphs)).toEqual([
    { isList: false, lines: [["One."]] },
    { isList: true, lines: [["two"], ["three-fold"]] },
    { isList: false, lines: [["Four."]] },
  ]);
});

it("knows which marks stand in a guide, in its steps and beside its pictures too", () => {
  const number = (source: string) => ({ kind: "strong", words: "3", source });
  const step = { name: "turn-draw", title: "Draw", paragraphs: [], notes: { caption: [number("ours")] } };
  const chapter = {
    name: "turn",
    title: "Your turn",
    paragraphs: [{ words: ["Pay ", number("transcribed"), " or ", number("")] }],
    steps: [step],
  };
  const guide = { name: "game", title: "Game", chapters: [chapter] };
  expect(measured(guide)).toEqual({ sources: ["transcribed", "ours"], minutes: 1 });
});
