import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createDedupeFetch } from "next/dist/server/lib/dedupe-fetch.js";
import { afterEach, expect, it, vi } from "vitest";
import { s3Storage } from "./s3-storage.ts";

const place = { siteId: "site", objectId: "object" };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** A bucket that answers like this, asked with the `fetch` that Next puts in the place of Node's. */
async function bucketThat(answers: RequestListener, patienceMs?: number) {
  const server = createServer(answers);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  stops.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  vi.stubGlobal("fetch", createDedupeFetch(fetch));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { accessKeyId: "id", secretAccessKey: "key" };
  return s3Storage({ endpoint, bucket: "media", region: "eu", ...keys, ...(patienceMs && { patienceMs }) });
}

it("says that the bucket refuses, also with many words", async () => {
  const storage = await bucketThat((_request, response) => response.writeHead(403).end("<Error/>".repeat(10_000)));
  const files = [{ name: "original.png", bytes: Buffer.from("bytes") }];
  await expect(storage.place(place, files)).rejects.toThrow("answered GET with 403");
  await expect(storage.remove(place)).rejects.toThrow("answered GET with 403");
});

it("gives up a bucket that takes a question and says nothing", async () => {
  const storage = await bucketThat(() => undefined, 50);
  await expect(storage.names(place)).rejects.toThrow("said nothing");
  await expect(storage.find(place, "640.webp")).rejects.toThrow("said nothing");
});

it("asks again for what the bucket could not do in a moment", async () => {
  let asked = 0;
  const storage = await bucketThat((_request, response) => {
    asked += 1;
    response.writeHead(asked < 3 ? 503 : 200).end("<ListBucketResult></ListBucketResult>");
  });
  expect(await storage.names(place)).toEqual([]);
  expect(asked).toBe(3);
});
