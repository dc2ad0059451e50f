import { createServer, request } from "node:http";
import autocannon from "autocannon";
import type { Figure } from "./figures.ts";

const encodings = ["identity", "br"] as const;

/** Cached home page at 50 connections, beside a bare `node:http` server that sends the same bytes. */
export async function cachedPage(origin: string): Promise<Figure[]> {
  const url = `${origin}/de`;
  const figures: Figure[] = [];
  for (const encoding of encodings) {
    const body = await bytesOf(url, encoding);
    const floor = await bareServer(body, encoding);
    const [ours, bare] = [await load(url, encoding), await load(floor.url, encoding)];
    floor.close();
    const share = ours.requests.average / bare.requests.average;
    figures.push(
      {
        name: `cached page (${encoding}, ${(body.length / 1024).toFixed(0)} kB), requests/s`,
        value: ours.requests.average.toFixed(0),
        beside: `bare node:http ${bare.requests.average.toFixed(0)}, share ${share.toFixed(2)}; goal ≥ 1500, ≥ 0.9`,
      },
      {
        name: `cached page (${encoding}), p99`,
        value: `${ours.latency.p99} ms`,
        beside: `bare node:http ${bare.latency.p99} ms; goal ≤ 50 ms`,
      },
      {
        name: `cached page (${encoding}), failures`,
        value: String(ours.non2xx + ours.errors),
        beside: "goal 0",
      },
    );
  }
  return figures;
}

function load(url: string, encoding: string): Promise<autocannon.Result> {
  return autocannon({ url, connections: 50, duration: 10, headers: { "accept-encoding": encoding } });
}

/** The body as it is sent, not unpacked. */
function bytesOf(url: string, encoding: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    const call = request(url, { headers: { "accept-encoding": encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => done(Buffer.concat(chunks)));
    });
    call.on("error", fail);
    call.end();
  });
}

function bareServer(body: Buffer, encoding: string): Promise<{ url: string; close(): void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": encoding }).end(body);
  });
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      done({ url: `http://127.0.0.1:${port}/`, close: () => server.close() });
    });
  });
}
