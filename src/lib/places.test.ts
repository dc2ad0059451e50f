import { expect, it } from "vitest";
import { Places } from "./places.ts";

it("gives out so many places in all and to each, and each of them once again when it comes back", () => {
  const places = new Places({ all: 3, each: 2 });
  const [first, second] = [places.take("a"), places.take("a")];
  expect([first !== null, second !== null, places.take("a")]).toEqual([true, true, null]);
  expect([places.isFull, places.take("b") !== null, places.isFull, places.take("c")]).toEqual([
    false,
    true,
    true,
    null,
  ]);
  first?.();
  first?.();
  expect([places.take("c") !== null, places.take("a")]).toEqual([true, null]);
});
