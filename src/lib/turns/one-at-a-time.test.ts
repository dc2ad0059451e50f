import { expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

it("begins work once what came before it has ended, well or not", async () => {
  const inTurn = oneAtATime();
  const seen: string[] = [];
  const work = (name: string, end: () => Promise<string>) => () => {
    seen.push(name);
    return end();
  };
  let reject = (_: Error): void => undefined;
  const promise = new Promise<string>((_, fail) => (reject = fail));
  const first = inTurn(work("first", () => promise));
  const second = inTurn(work("second", () => Promise.resolve("done")));
  await Promise.resolve();
  expect(seen).toEqual(["first"]);
  reject(new Error("no network"));
  await expect(first).rejects.toThrow("no network");
  expect([await second, seen]).toEqual(["done", ["first", "second"]]);
});
