import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { findChromium } from "../support/browser.ts";
import { ms, percentile, spread, within, type Figure } from "./figures.ts";
import { slowCpu } from "./slow-phone.ts";

const typed = ["augen", "bern", "zug", "st. gal", "9000", "lugano", "win", "1203"];
/** Between two keys: each one asks, and has its answer before the next. */
const betweenMs = 700;

/**
 * Somebody types into the search of a directory on a slow phone, over a quick line: how long the letter of a key takes
 * to stand there, in which the goal of 50 ms is asked, the longest piece of work that the answer makes, and when its
 * list stands there. The last holds the pause in which the element waits for a second key.
 */
export async function directoryKeys(address: string, businesses: number): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
    await page.addInitScript(observe);
    await page.goto(address);
    await page.locator("vt-businesses").waitFor();
    await slowCpu(await page.context().newCDPSession(page));
    const field = page.locator("vt-businesses input[name=q]");
    for (const words of typed) {
      await field.fill("");
      await wait(betweenMs);
      await page.evaluate("window.keys.isOn = true");
      for (const letter of words) {
        await field.press(letter === " " ? "Space" : letter);
        await wait(betweenMs);
      }
      await page.evaluate("window.keys.isOn = false");
    }
    const { letters, lists, tasks } = await page.evaluate<Keys>("window.keys");
    const longest = Math.max(0, ...tasks);
    return [
      {
        name: `page of ${businesses} businesses, a key on a slow phone`,
        value: spread(letters),
        beside: `${letters.length} keys; the longest piece of work ${ms(longest)}, the new list after p50 ${ms(percentile(lists, 0.5))}, p95 ${ms(percentile(lists, 0.95))}`,
        goals: [within(50, letters)],
      },
    ];
  } finally {
    await browser.close();
  }
}

interface Keys {
  /** Milliseconds from a key to the frame that shows its letter, and to the list that it brings. */
  letters: number[];
  lists: number[];
  /** Pieces of work of more than 50 ms, in milliseconds. */
  tasks: number[];
}

/** Runs in the page. A frame is drawn once the task after it runs. */
const observe = `
  const keys = (window.keys = { isOn: false, letters: [], lists: [], tasks: [] });
  let at = 0;
  const afterFrame = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  });
  addEventListener("keydown", (event) => { at = event.timeStamp; }, true);
  addEventListener("input", () => {
    const since = at;
    if (keys.isOn) afterFrame(() => keys.letters.push(performance.now() - since));
  }, true);
  addEventListener("DOMContentLoaded", () => {
    const place = document.querySelector("vt-found");
    if (!place) return;
    new MutationObserver(() => {
      const since = at;
      if (!keys.isOn || since === 0) return;
      at = 0;
      afterFrame(() => keys.lists.push(performance.now() - since));
    }).observe(place, { childList: true });
  });
  new PerformanceObserver((list) => {
    if (keys.isOn) for (const { duration } of list.getEntries()) keys.tasks.push(duration);
  }).observe({ type: "longtask" });
`;
