import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { maxBodyBytes } from "~/server/http/body-limit.ts";
import { readJsonBody } from "./body.ts";

const sent = (parts: Iterable<Buffer>) => Readable.from(parts) as unknown as IncomingMessage;

it("reads JSON, and an empty body as an empty object", async () => {
  expect(await readJsonBody(sent([Buffer.from('{"a":'), Buffer.from("1}")]))).toEqual({ a: 1 });
  expect(await readJsonBody(sent([]))).toEqual({});
});

it("takes a body that was cut off for the caller's fault", async () => {
  const cut = new Readable({ read: () => undefined });
  cut.push(Buffer.from('{"a":'));
  const reading = readJsonBody(cut as unknown as IncomingMessage);
  cut.destroy(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
  await expect(reading).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

it("reads no more than the limit", async () => {
  const parts = Array.from({ length: 3 }, () => Buffer.alloc(maxBodyBytes / 2, " "));
  await expect(readJsonBody(sent(parts))).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
});
