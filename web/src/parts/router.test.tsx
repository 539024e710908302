import { act, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useBackCloses } from "./router";

function Standing({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose);
  return null;
}

it("closes what stands before the page on the way back, the last one first", async () => {
  const outer = vi.fn();
  const inner = vi.fn();
  const shown = render(<Standing onClose={outer} />);
  const over = render(<Standing onClose={inner} />);
  expect(history.state).toEqual({ over: 2 });
  await act(async () => {
    history.replaceState({ over: 1 }, "");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
  over.unmount();
  await act(async () => {
    history.replaceState(null, "");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(outer.mock.calls.length).toBe(1);
  shown.unmount();
});
