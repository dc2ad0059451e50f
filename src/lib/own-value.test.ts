import { expect, it } from "vitest";
import { ownValue } from "./own-value.ts";

it("gives what a record holds, and nothing that every object inherits", () => {
  expect(ownValue({ hole: 3 }, "hole")).toBe(3);
  for (const name of ["green", "constructor", "toString", "__proto__"])
    expect(ownValue({ hole: 3 }, name)).toBeUndefined();
});
