import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { logger } from "~/server/logger.ts";
import { sendFailure } from "./errors.ts";

const coded = (code: string) => Object.assign(new Error("no"), { code });
const failure = vi.fn<() => unknown>();
const told = vi.spyOn(logger, "error").mockReturnValue(undefined);
const server = createServer((req, res) => sendFailure({ req, res, log: logger }, failure(), "media.file"));

beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => {
  told.mockRestore();
  server.close();
});
beforeEach(() => void told.mockClear());

const answer = () =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers: { "accept-language": "fr" } });

it.each([
  ["this process's disk", coded("ENOSPC")],
  ["a user's share of it", coded("EDQUOT")],
  [
    "PostgreSQL's, as Prisma wraps it",
    Object.assign(coded("P2010"), { meta: { driverAdapterError: { cause: { originalCode: "53100" } } } }),
  ],
  ["what a service wrapped", new Error("No upload could be opened", { cause: coded("ENOSPC") })],
])("answers 507 and says that there is no room when it is %s that is full", async (_, error) => {
  failure.mockReturnValue(error);
  const { status, json } = await answer().then(async (got) => ({
    status: got.status,
    json: (await got.json()) as unknown,
  }));
  expect(status).toBe(507);
  expect(json).toMatchObject({
    error: { message: expect.stringContaining("plus de place") as unknown, details: { refusal: "disk-full" } },
  });
  expect(told).toHaveBeenCalledWith({ procedure: "media.file" }, "the disk is full");
});

it("answers 503 when the database does not answer, and 500 with nothing of a fault of ours", async () => {
  failure.mockReturnValueOnce(coded("ECONNREFUSED")).mockReturnValueOnce(new Error("secret"));
  expect((await answer()).status).toBe(503);
  const fault = await answer();
  expect([fault.status, await fault.text()]).toEqual([500, expect.not.stringContaining("secret")]);
});
