import { expect, it } from "vitest";
import { inTurn } from "./in-turn.ts";

it("checks two passwords at once, lets fifty wait, and refuses the next one until somebody's turn has come", async () => {
  const ends: (() => void)[] = [];
  const check = () => new Promise<boolean>((done) => ends.push(() => done(true)));
  const checks = Array.from({ length: 2 }, () => inTurn(check));
  await expect.poll(() => ends.length).toBe(2);
  checks.push(...Array.from({ length: 50 }, () => inTurn(check)));
  expect(() => inTurn(check)).toThrow(expect.objectContaining({ code: "too-many" }));
  ends.shift()?.();
  await checks[0];
  await expect.poll(() => ends.length).toBe(2);
  checks.push(inTurn(check));
  const all = Promise.all(checks);
  let isDone = false;
  void all.then(() => (isDone = true));
  while (!isDone) {
    for (const end of ends.splice(0)) end();
    await new Promise(setImmediate);
  }
  expect(await all).toHaveLength(53);
});
