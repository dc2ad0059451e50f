import { expect, it } from "vitest";
import { createUnwritten } from "./unwritten.ts";

it("hands over each step as it stood last, in order, and once", () => {
  const unwritten = createUnwritten<string>();
  for (const step of ["H", "Ha", "Hallo"]) unwritten.set(step);
  unwritten.end();
  unwritten.set("Hallo W");
  expect(unwritten.take()).toEqual(["Hallo", "Hallo W"]);
  unwritten.end();
  unwritten.set("Hallo Welt");
  expect(unwritten.take()).toEqual(["Hallo Welt"]);
  expect(unwritten.take()).toEqual([]);
});
