import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { medianAndSpread, percentile } from "./figures.ts";
import { watchLine } from "./quiet-line.ts";
import { slowDown } from "./slow-phone.ts";

/** Slow visits of each page: what else the machine does moves a single one by hundreds of milliseconds. */
export const visits = 7;
const patienceMs = 90_000;
/** A slow visit is over when nothing has come for so long: what its vitals tell of has come long before. */
const restMs = 1_000;

export interface Vitals {
  first: number;
  largest: number;
  /** Sum of what tasks took beyond 50 ms each, from the first paint on: there is nothing to touch before. */
  blocked: number;
  moved: number;
}

/** A first visit on a phone: bytes over the wire as Chromium counts them, by type, and how it felt. */
export async function visit(
  browser: Browser,
  address: string,
  isSlow: boolean,
): Promise<{ bytes: Record<string, number>; vitals: Vitals }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (isSlow) await slowDown(session);
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "Other";
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  const isQuiet = watchLine(session, isSlow ? restMs : undefined);
  await page.goto(address);
  for (const end = Date.now() + patienceMs; !isQuiet(); await wait(100))
    if (Date.now() > end) throw new Error(`${address} never came to rest`);
  const vitals = await page.evaluate<Vitals>(readVitals);
  await context.close();
  return { bytes, vitals };
}

/** Slow first visits of one page: each vital's median, and in words with the least and the most. */
export async function slowVisits(
  browser: Browser,
  address: string,
): Promise<{ median: Vitals; felt: Record<keyof Vitals, string> }> {
  const each: Vitals[] = [];
  for (let turn = 0; turn < visits; turn += 1) each.push((await visit(browser, address, true)).vitals);
  const samples = (vital: keyof Vitals) => each.map((vitals) => vitals[vital]);
  const median = (vital: keyof Vitals) => percentile(samples(vital), 0.5);
  const inWords = (vital: keyof Vitals) => medianAndSpread(samples(vital), { unit: " ms", digits: 0 });
  return {
    median: {
      first: median("first"),
      largest: median("largest"),
      blocked: median("blocked"),
      moved: median("moved"),
    },
    felt: {
      first: inWords("first"),
      largest: inWords("largest"),
      blocked: inWords("blocked"),
      moved: medianAndSpread(samples("moved"), { unit: "", digits: 3 }),
    },
  };
}

/**
 * Runs in the page once it has come to rest, and reads what the browser has noted: a script that waits from the
 * beginning makes the page begin later, by 50 to 100 ms.
 */
export const readVitals = `(async () => {
  const noted = (type) => new Promise((done) => {
    new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
    setTimeout(() => done([]), 300); // nothing of this kind
  });
  const kinds = ["paint", "largest-contentful-paint", "longtask", "layout-shift"];
  const [paints, largest, tasks, shifts] = await Promise.all(kinds.map(noted));
  const first = paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0;
  const sum = (entries, of) => entries.reduce((total, entry) => total + of(entry), 0);
  return {
    first,
    largest: largest.at(-1)?.startTime ?? 0,
    blocked: sum(tasks, ({ startTime, duration }) => Math.max(0, startTime + duration - Math.max(startTime, first) - 50)),
    moved: sum(shifts, ({ hadRecentInput, value }) => (hadRecentInput ? 0 : value)),
  };
})()`;
