import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "../support/browser.ts";
import { kb, type Figure } from "./figures.ts";
import { atMost } from "./goals.ts";
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
    ["optician's home", `${origin}/de`, { all: 140, Script: 6, Font: 51 }],
    ["golf's home", `${golf}/de`, { Image: 150, Script: 6, Font: 51 }],
    ["a hole's page", await holeOf(browser, `${golf}/de`), { Script: 6, Font: 51 }],
    ["play screen", `${golf}/de/~urban-golf-play?id=${await startRound(browser, golf)}`, null],
  ] as [string, string, Record<string, number> | null][]) {
    const { bytes } = await visit(browser, address, false);
    const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
    const split = Object.entries(bytes).map(([type, size]) => `${type} ${kb(size)}`);
    figures.push({
      name: `${name}, bytes of a first visit`,
      value: kb(total),
      beside: split.join(", "),
      goals: Object.entries(goals ?? {}).map(([what, most]) =>
        atMost(most, (what === "all" ? total : (bytes[what] ?? 0)) / 1_024, { what, unit: "kB" }),
      ),
    });
    if (!goals) continue;
    const { felt, median } = await slowVisits(browser, address);
    figures.push({
      name: `${name}, largest paint on a slow phone, median of ${visits} visits (least to most)`,
      value: felt.largest,
      beside: `first ${felt.first}, blocked ${felt.blocked}, moved ${felt.moved}`,
      goals: [
        atMost(700, median.largest, { unit: "ms" }),
        atMost(10, median.blocked, { what: "blocked", unit: "ms" }),
        atMost(0, Number(median.moved.toFixed(3)), { what: "moved" }),
      ],
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
