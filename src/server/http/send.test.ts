import { createServer, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { encodeAll } from "./encoding.ts";
import { send, type Answer } from "./send.ts";

let answer: Answer;
const server = createServer((request, response) => send({ request, response }, answer));
beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => new Promise<void>((done) => server.close(() => done())));

interface Got {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function ask(method: string, headers: Record<string, string> = {}): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, host: "127.0.0.1", method, headers }, (got) => {
      const chunks: Buffer[] = [];
      got.on("data", (chunk: Buffer) => chunks.push(chunk));
      got.on("end", () => resolve({ status: got.statusCode, headers: got.headers, body: Buffer.concat(chunks) }));
    });
    sent.on("error", reject).end();
  });
}

const text = "words ".repeat(100);

it("sends the best encoding that the caller takes, with its length", async () => {
  answer = { headers: { "content-type": "text/plain" }, body: await encodeAll(Buffer.from(text)) };
  const { headers, body } = await ask("GET", { "accept-encoding": "gzip, br" });
  expect(headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding", "content-type": "text/plain" });
  expect(headers["content-length"]).toBe(String(body.length));
  expect(brotliDecompressSync(body).toString()).toBe(text);
  const plain = await ask("GET");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body.toString()).toBe(text);
});

it("tells whoever has it already so, and sends no body for it or for HEAD", async () => {
  answer = { headers: { "cache-control": "no-cache" }, body: text, etag: '"a"' };
  const first = await ask("HEAD");
  expect(first).toMatchObject({ status: 200, headers: { etag: '"a"', "content-length": String(text.length) } });
  expect(first.body.length).toBe(0);
  const again = await ask("GET", { "if-none-match": 'W/"a"' });
  expect(again).toMatchObject({ status: 304, headers: { etag: '"a"', "cache-control": "no-cache" } });
  expect(again.headers["content-length"]).toBeUndefined();
  expect((await ask("GET", { "if-none-match": '"b"' })).body.toString()).toBe(text);
  answer = { ...answer, status: 404 };
  expect((await ask("GET", { "if-none-match": '"a"' })).status).toBe(404);
});
