import { expect, it } from "vitest";
import { statementNames } from "./statement-names.ts";

it("names a statement from its fifth use on, always the same, and another one differently", () => {
  const nameOf = statementNames();
  const use = (sql: string) => Array.from({ length: 6 }, () => nameOf({ sql }));
  const [first, second] = [use("SELECT 1"), use("SELECT 2")];
  expect(first.slice(0, 4)).toEqual(["", "", "", ""]);
  expect(first[4]).toMatch(/^[\w-]{22}$/);
  expect(first[5]).toBe(first[4]);
  expect(second[4]).not.toBe(first[4]);
});

it("names no more than two hundred statements", () => {
  const nameOf = statementNames();
  const named = new Set<string>();
  for (let use = 0; use < 5; use += 1) {
    for (let index = 0; index < 300; index += 1) named.add(nameOf({ sql: `SELECT ${index}` }));
  }
  named.delete("");
  expect(named.size).toBe(200);
});
