import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "../support/browser.ts";
import { ms, percentile, type Figure } from "./figures.ts";
import { atLeast, atMost } from "./goals.ts";
import { slowDown } from "./slow-phone.ts";
import { startRound } from "./start-round.ts";

const visits = 7;

/** First visits of a round on a slow phone: when its rows can be tapped and are connected, and when the map is asked for. */
export async function playScreen(origin: string): Promise<Figure[]> {
  const golf = origin.replace("//", "//golf.");
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-background-networking", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  });
  const address = `${golf}/de/~urban-golf-play?id=${await startRound(browser, golf)}`;
  const moments: Moments[] = [];
  for (let visit = 0; visit < visits; visit += 1) moments.push(await open(browser, address));
  await browser.close();
  const median = (of: (moment: Moments) => number) => percentile(moments.map(of), 0.5);
  return [
    {
      name: "play screen on a slow phone: rows live",
      value: `p50 ${ms(median(({ live }) => live))}, at most ${ms(Math.max(...moments.map(({ live }) => live)))}`,
      beside:
        `${visits} first visits; first paint ${ms(median(({ paint }) => paint))}, rows drawn ${ms(median(({ rows }) => rows))}, ` +
        `map asked for ${ms(median(({ map }) => map))}`,
      goals: [
        atMost(
          1_500,
          median(({ live }) => live),
          { what: "p50", unit: "ms" },
        ),
        atLeast(0, Math.min(...moments.map(({ live, map }) => map - live)), {
          what: "the map after the rows by",
          unit: "ms",
        }),
      ],
    },
  ];
}

/** Milliseconds after the visit began. */
interface Moments {
  paint: number;
  /** The rows stand there, with what this phone can know without a line. */
  rows: number;
  /** They can be tapped, and the mark says that they are connected. */
  live: number;
  /** The first file of the map's library. */
  map: number;
}

async function open(browser: Browser, address: string): Promise<Moments> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  await page.addInitScript(observe);
  await page.goto(address);
  // Asked from here: the page's own rules let no script be made of a text.
  const read = () => page.evaluate<Moments>("window.moments");
  let moments = await read();
  for (const end = Date.now() + 60_000; Math.min(moments.live, moments.map) === 0 && Date.now() < end; await wait(100))
    moments = await read();
  await context.close();
  return moments;
}

/** Runs in the page. The map's canvas is the sign of its library; what it took to come is counted from its request. */
const observe = `
  const moments = (window.moments = { paint: 0, rows: 0, live: 0, map: 0 });
  const note = (name, at = performance.now()) => (moments[name] ||= at);
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => entry.name === "first-contentful-paint" && note("paint", entry.startTime)),
  ).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => entry.encodedBodySize > 150_000 && note("map", entry.startTime)),
  ).observe({ type: "resource", buffered: true });
  const look = () => {
    const row = document.querySelector(".golf-score__step:not([aria-disabled='true'])");
    if (row) note("rows");
    if (row && document.querySelector(".golf-mark[data-line='live']")) note("live");
    requestAnimationFrame(look);
  };
  look();
`;
