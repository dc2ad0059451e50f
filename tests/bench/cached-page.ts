import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import autocannon from "autocannon";
import type { BareAnswer } from "./bare-server.ts";
import { percentile, type Figure } from "./figures.ts";
import { atLeast, atMost } from "./goals.ts";

const encodings = ["identity", "br"] as const;
/** Both servers take turns, so that what else the machine does meets both. */
const turns = 5;
const turnSeconds = 2;

/** Cached home page at 50 connections, beside a bare `node:http` server in a process of its own that sends the same bytes, headers included. */
export async function cachedPage(origin: string): Promise<Figure[]> {
  const url = `${origin}/de`;
  const figures: Figure[] = [];
  for (const encoding of encodings) {
    const answer = await answerOf(url, encoding);
    const floor = await bareServer(answer);
    await load(url, encoding); // whatever runs for the first time is slower
    await load(floor.url, encoding);
    const ours: autocannon.Result[] = [];
    const bare: autocannon.Result[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      ours.push(await load(url, encoding));
      bare.push(await load(floor.url, encoding));
    }
    floor.close();
    const shares = ours.map(({ requests }, turn) => requests.average / (bare[turn]?.requests.average ?? Number.NaN));
    const middle = (results: autocannon.Result[], of: (result: autocannon.Result) => number) =>
      percentile(results.map(of), 0.5);
    const perSecond = (results: autocannon.Result[]) => middle(results, ({ requests }) => requests.average).toFixed(0);
    const slowest = (results: autocannon.Result[]) => middle(results, ({ latency }) => latency.p99);
    const failures = ours.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
    figures.push(
      {
        name: `cached page (${encoding}, ${(answer.body.length / 1024).toFixed(0)} kB), requests/s, median of ${turns} turns`,
        value: perSecond(ours),
        beside:
          `bare node:http ${perSecond(bare)}, share ${percentile(shares, 0.5).toFixed(2)} ` +
          `(${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)})`,
        goals: [
          atLeast(1_500, Number(perSecond(ours)), { unit: "requests/s" }),
          atLeast(0.85, percentile(shares, 0.5), { what: "share" }),
        ],
      },
      {
        name: `cached page (${encoding}), p99`,
        value: `${slowest(ours)} ms`,
        beside: `bare node:http ${slowest(bare)} ms`,
        goals: [atMost(50, slowest(ours), { unit: "ms" })],
      },
      {
        name: `cached page (${encoding}), failures`,
        value: String(failures),
        beside: "",
        goals: [atMost(0, failures)],
      },
    );
  }
  return figures;
}

function load(url: string, encoding: string): Promise<autocannon.Result> {
  return autocannon({ url, connections: 50, duration: turnSeconds, headers: { "accept-encoding": encoding } });
}

interface Answer {
  body: Buffer;
  headers: string[];
}

/** Node writes them by itself, for both. */
const written = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

/** An answer as it is sent, not unpacked. */
function answerOf(url: string, encoding: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const call = request(url, { headers: { "accept-encoding": encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      const { rawHeaders } = answer;
      const isSent = (_: string, index: number) => !written.has(rawHeaders[index - (index % 2)]?.toLowerCase() ?? "");
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => done({ body: Buffer.concat(chunks), headers: rawHeaders.filter(isSent) }));
    });
    call.on("error", fail);
    call.end();
  });
}

async function bareServer({ body, headers }: Answer): Promise<{ url: string; close(): void }> {
  const child = fork("tests/bench/bare-server.ts", { execArgv: ["--import", "tsx"] });
  const told = once(child, "message");
  child.send({ body: body.toString("base64"), headers } satisfies BareAnswer);
  const [port] = (await told) as [number];
  return { url: `http://127.0.0.1:${port}/`, close: () => child.disconnect() };
}
