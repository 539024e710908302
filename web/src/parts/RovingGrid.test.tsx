import { act, render } from "@testing-library/react";
import { expect, it } from "vitest";
import { RovingGrid, target } from "./RovingGrid";

it("moves in rows and columns and stays inside", () => {
  expect(target("ArrowRight", 2, 9, 3)).toBe(3);
  expect(target("ArrowDown", 2, 9, 3)).toBe(5);
  expect(target("ArrowDown", 7, 9, 3)).toBe(7);
  expect(target("ArrowUp", 1, 9, 3)).toBe(1);
  expect(target("Home", 5, 9, 3)).toBe(3);
  expect(target("End", 6, 8, 3)).toBe(7);
  expect(target("x", 4, 9, 3)).toBe(4);
});

it("is left with what can be chosen now in reach of Tab", () => {
  const drawn = (lit: string) => (
    <>
      <button type="button" id="prompt" />
      <RovingGrid label="dice" columns={2}>
        {["d6", "d8"].map((die) => (
          <button key={die} type="button" id={die} data-place={die} data-legal={die === lit} />
        ))}
      </RovingGrid>
    </>
  );
  const reached = () => [...document.querySelectorAll("[data-place][tabindex='0']")].map(({ id }) => id);
  const { rerender } = render(drawn("d6"));
  act(() => document.getElementById("d6")?.focus());
  rerender(drawn("d8"));
  expect(reached()).toEqual(["d6"]);
  act(() => document.getElementById("prompt")?.focus());
  expect(reached()).toEqual(["d8"]);
});
