import { expect, it } from "vitest";
import { sectionsOf } from "./credits.ts";

it("takes a page apart, and leaves no address in it", () => {
  const text =
    "# Credits\n\n## Icons\n\nBy [them](https://example.org), see `file`.\n\n| who | what |\n|---|---|\n| Lorc | cat |\n";
  expect(sectionsOf(text)).toEqual([
    {
      title: "Icons",
      parts: [{ text: "By them, see file." }, { head: ["who", "what"], rows: [["Lorc", "cat"]] }],
    },
  ]);
});
