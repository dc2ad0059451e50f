import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "../support/browser.ts";
import { type Figure, percentile } from "./figures.ts";
import { slowDown } from "./slow-phone.ts";
import { startRound } from "./start-round.ts";

/** Slow visits of each page: what else the machine does moves a single one by hundreds of milliseconds. */
const visits = 7;

/** First visits of four pages: bytes over the wire as Chromium counts them, and how they feel on a slow phone. */
export async function pageWeight(origin: string): Promise<Figure[]> {
  const golf = origin.replace("//", "//golf.");
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const figures: Figure[] = [];
  for (const [name, address] of [
    ["optician's home", `${origin}/de`],
    ["golf's home", `${golf}/de`],
    ["a hole's page", await holeOf(browser, `${golf}/de`)],
    ["play screen", `${golf}/de/~urban-golf-play?id=${await startRound(browser, golf)}`],
  ] as const) {
    const { bytes } = await visit(browser, address, false);
    const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
    const split = Object.entries(bytes).map(([type, size]) => `${type} ${kb(size)}`);
    figures.push({ name: `${name}, bytes of a first visit`, value: kb(total), beside: split.join(", ") });
    const felt: Vitals[] = [];
    for (let turn = 0; turn < visits; turn += 1) felt.push((await visit(browser, address, true)).vitals);
    const middle = (vital: keyof Vitals, unit = " ms", digits = 0) => medianAndSpread(felt, vital, unit, digits);
    figures.push({
      name: `${name}, largest paint on a slow phone, median of ${visits} visits (least to most)`,
      value: middle("largest"),
      beside: `first ${middle("first")}, blocked ${middle("blocked")}, moved ${middle("moved", "", 3)}; goal ≤ 700, ≤ 10, 0`,
    });
    if (felt.some(({ live }) => live > 0))
      figures.push({
        name: `${name}, score rows that can be tapped`,
        value: middle("live"),
        beside: "goal ≤ 1,500 ms",
      });
  }
  await browser.close();
  return figures;
}

interface Vitals {
  first: number;
  largest: number;
  /** Sum of what tasks took beyond 50 ms each. */
  blocked: number;
  moved: number;
  /** When the first score could be tapped; 0 where there are none. */
  live: number;
}

async function visit(
  browser: Browser,
  address: string,
  isSlow: boolean,
): Promise<{ bytes: Record<string, number>; vitals: Vitals }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
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
  await page.addInitScript(observeVitals);
  await page.goto(address, { waitUntil: "networkidle" });
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  await context.close();
  return { bytes, vitals };
}

function medianAndSpread(visits: Vitals[], vital: keyof Vitals, unit: string, digits: number): string {
  const values = visits.map((each) => each[vital]);
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return `${percentile(values, 0.5).toFixed(digits)}${unit} (${least} to ${most})`;
}

/** Runs in the page. */
const observeVitals = `
  const vitals = (window.vitals = { first: 0, largest: 0, blocked: 0, moved: 0, live: 0 });
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on("paint", (entry) => entry.name === "first-contentful-paint" && (vitals.first = entry.startTime));
  on("largest-contentful-paint", (entry) => (vitals.largest = entry.startTime));
  on("longtask", (entry) => (vitals.blocked += entry.duration - 50));
  on("layout-shift", (entry) => (vitals.moved += entry.hadRecentInput ? 0 : entry.value));
  const rows = new MutationObserver(() => {
    if (!document.querySelector('.golf-score__step[data-step="plus"][aria-disabled="false"]')) return;
    vitals.live = performance.now();
    rows.disconnect();
  });
  rows.observe(document, { subtree: true, childList: true, attributeFilter: ["aria-disabled"] });
`;

/** The address of the first hole that the home page of the course leads to. */
async function holeOf(browser: Browser, home: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(home);
  const href = await page.locator(".cards a[href]").first().getAttribute("href");
  await page.close();
  if (!href) throw new Error("the course's home page leads to no hole");
  return new URL(href, home).href;
}

const kb = (size: number): string => `${(size / 1024).toFixed(1)} kB`;
