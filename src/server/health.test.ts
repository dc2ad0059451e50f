import type { ServerResponse } from "node:http";
import { afterEach, expect, it } from "vitest";
import { answerHealth } from "./health.ts";

const place = Symbol.for("vitrine.db");
const store = globalThis as unknown as Record<symbol, unknown>;
const before = store[place];
afterEach(() => void (store[place] = before));

it("asks the database once, however many ask whether it answers", async () => {
  let asked = 0;
  store[place] = { $queryRaw: () => Promise.resolve((asked += 1)) };
  const statuses = await Promise.all(Array.from({ length: 500 }, () => statusOf("/readyz")));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(asked).toBe(1);
});

function statusOf(path: string): Promise<number> {
  return new Promise((resolve) => {
    const response = { writeHead: resolve, end: () => undefined } as unknown as ServerResponse;
    answerHealth(path, response);
  });
}
