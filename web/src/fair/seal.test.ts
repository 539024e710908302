import { expect, it } from "vitest";
import { commitmentTo, hashed, sealOf, seedOf } from "./seal";

// The same as hexmonger.kernel.commitment makes.
it("makes the hashes that the server makes", () => {
  expect(hashed("a", "b")).toBe("9ef6bacdff9da42185207fc813fd3a5ef4af348e13009a6bd36d5b3e27515823");
  expect(commitmentTo("00ff")).toBe("0e6db3a77bb2e0aac933b249898ba284db7c3ce62a7487cc8cadda348d764b3b");
  expect(sealOf("c0ffee", 2, "by the old well")).toBe(
    "c6708abba6e4acc0dca1c56eb461573a3ba2b0abdb473212e681014879241644",
  );
  expect(seedOf("00ff", ["one", "", "three"])).toBe(
    "125449e77810e46f3b45b99888472a99a7bf505afbd7ce6a2bbd30f1003bb28f",
  );
});
