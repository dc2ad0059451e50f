import { expect, it } from "vitest";
import { keepHole, keptHole } from "./device.ts";

it("tells a round that is turned to its first hole from one that was never turned", () => {
  expect(keptHole("a")).toBeNull();
  keepHole("a", 0);
  expect(keptHole("a")).toBe(0);
});
