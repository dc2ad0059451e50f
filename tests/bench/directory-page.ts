import { request } from "node:http";
import pg from "pg";
import { apiClient } from "../support/api.ts";
import { signIn } from "../support/session.ts";
import { directoryKeys } from "./directory-keys.ts";
import { kb, percentile, spread, timed, within, type Figure } from "./figures.ts";
import { atMost } from "./goals.ts";
import { addBusinesses, towns } from "./many-businesses.ts";
import { publishGermanPage } from "./german-page.ts";
import type { Product } from "./product.ts";

/** `BENCH_BUSINESSES=300 npm run bench -- directory-page` says in less time where it goes. */
const businesses = Number(process.env["BENCH_BUSINESSES"] ?? 5_000);
const asks = 100;

/** A page with a directory of 5,000 businesses, as a browser gets it: its bytes, and what a keystroke waits for. */
export async function directoryPage({ origin, databaseUrl }: Product): Promise<Figure[]> {
  const api = apiClient(origin, await signIn(origin, "admin@vitrine.example", "vitrine-demo"));
  const groupId = await publishGermanPage(api, { name: "Verzeichnis", kind: "businessSearch" });
  await fill(databaseUrl);

  const path = `${origin}/de/verzeichnis`;
  const ask = (search: string) => bytesOf(`${path}?${search}&only=found-${groupId}`);
  const first = await bytesOf(path);
  const part = await ask("q=augen");
  const floor = await timed(asks, () => bytesOf(`${origin}/de`));
  const keys = await timed(asks, (at) => ask(`q=${encodeURIComponent((towns[at % towns.length] ?? "").slice(0, 3))}`));
  const pages = await timed(asks, (at) => bytesOf(`${path}?q=${at}`));
  const times = (samples: number[]) => (percentile(samples, 0.5) / percentile(floor, 0.5)).toFixed(1);
  const beside = (samples: number[]) => `a cached page ${spread(floor)}; ${times(samples)} times as long`;
  return [
    {
      name: `page of ${businesses} businesses, bytes of its first page`,
      value: kb(first),
      beside: `what a keystroke brings ${kb(part)}`,
      goals: [atMost(50, first / 1_024, { unit: "kB" })],
    },
    {
      name: `page of ${businesses} businesses, a keystroke`,
      value: spread(keys),
      beside: beside(keys),
      goals: [within(50, keys)],
    },
    {
      name: `page of ${businesses} businesses, the whole page of a question`,
      value: spread(pages),
      beside: beside(pages),
    },
    ...(await directoryKeys(path, businesses)),
  ];
}

async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("SET vitrine.site = '*'");
  const found = await client.query<{ siteId: string }>(`SELECT "siteId" FROM "SiteHost" WHERE host = 'localhost'`);
  await addBusinesses(client, found.rows[0]?.siteId ?? "", businesses);
  await client.end();
}

/** How many bytes an answer has on its way, packed as browsers ask for it. Throws for one that is no page. */
function bytesOf(url: string): Promise<number> {
  return new Promise((done, fail) => {
    const call = request(url, { headers: { "accept-encoding": "br, gzip" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () =>
        answer.statusCode === 200 && bytes > 0 ? done(bytes) : fail(new Error(`${url} answered ${answer.statusCode}`)),
      );
    });
    call.on("error", fail);
    call.end();
  });
}
