import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import autocannon from "autocannon";
import type { Figure } from "./figures.ts";

/** Cached home page at 50 connections, beside a bare `node:http` server that sends the same bytes. */
export async function cachedPage(origin: string): Promise<Figure[]> {
  const url = `${origin}/de`;
  const html = Buffer.from(await (await fetch(url)).arrayBuffer());
  const floor = await bareServer(gzipSync(html));
  const [ours, bare] = [await load(url), await load(floor.url)];
  floor.close();
  return [
    {
      name: "cached page, requests/s",
      value: ours.requests.average.toFixed(0),
      beside: `bare node:http ${bare.requests.average.toFixed(0)}; goal ≥ 1500`,
    },
    {
      name: "cached page, p99",
      value: `${ours.latency.p99} ms`,
      beside: `bare node:http ${bare.latency.p99} ms; goal ≤ 50 ms`,
    },
    { name: "cached page, failures", value: String(ours.non2xx + ours.errors), beside: "goal 0" },
  ];
}

function load(url: string): Promise<autocannon.Result> {
  return autocannon({ url, connections: 50, duration: 10, headers: { "accept-encoding": "gzip" } });
}

function bareServer(body: Buffer): Promise<{ url: string; close(): void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" }).end(body);
  });
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      done({ url: `http://127.0.0.1:${port}/`, close: () => server.close() });
    });
  });
}
