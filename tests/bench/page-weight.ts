import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "../support/browser.ts";
import { kb, type Figure } from "./figures.ts";
import { startRound } from "./start-round.ts";
import { slowVisits, visit, visits } from "./visit.ts";

/**
 * First visits of four pages: bytes over the wire as Chromium counts them, and how three of them feel on a slow phone (the
 * play screen is `play-screen`).
 */
export async function pageWeight(origin: string): Promise<Figure[]> {
  const golf = origin.replace("//", "//golf.");
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const figures: Figure[] = [];
  for (const [name, address, goals] of [
    ["optician's home", `${origin}/de`, "all ≤ 140 kB, Script ≤ 6 kB, Font ≤ 51 kB"],
    ["golf's home", `${golf}/de`, "Image ≤ 150 kB, Script ≤ 6 kB, Font ≤ 51 kB"],
    ["a hole's page", await holeOf(browser, `${golf}/de`), "Script ≤ 6 kB, Font ≤ 51 kB"],
    ["play screen", `${golf}/de/~urban-golf-play?id=${await startRound(browser, golf)}`, null],
  ] as const) {
    const { bytes } = await visit(browser, address, false);
    const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
    const split = Object.entries(bytes).map(([type, size]) => `${type} ${kb(size)}`);
    figures.push({
      name: `${name}, bytes of a first visit`,
      value: kb(total),
      beside: `${split.join(", ")}${goals ? `; goal ${goals}` : ""}`,
    });
    if (!goals) continue;
    const felt = await slowVisits(browser, address);
    figures.push({
      name: `${name}, largest paint on a slow phone, median of ${visits} visits (least to most)`,
      value: felt.largest,
      beside: `first ${felt.first}, blocked ${felt.blocked}, moved ${felt.moved}; goal ≤ 700, ≤ 10, 0`,
    });
  }
  await browser.close();
  return figures;
}

/** The address of the first hole that the home page of the course leads to. */
async function holeOf(browser: Browser, home: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(home);
  const href = await page.locator(".cards a[href]").first().getAttribute("href");
  await page.close();
  if (!href) throw new Error("the course's home page leads to no hole");
  return new URL(href, home).href;
}
