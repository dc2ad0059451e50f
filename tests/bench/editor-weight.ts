import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { EditorPage } from "../e2e/support/editor-page.ts";
import { findChromium } from "../support/browser.ts";
import { kb, type Figure } from "./figures.ts";
import { atMost } from "./goals.ts";
import { watchLine } from "./quiet-line.ts";

/** First opening of the editor of both home pages: the JavaScript that comes before the first edit, over the wire. */
export async function editorWeight(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const figures: Figure[] = [];
  for (const [name, site] of [
    ["optician's home", origin],
    ["golf's home", origin.replace("//", "//golf.")],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await new EditorPage(page).signIn("admin@vitrine.example", { origin: site }); // a session counts on its own site
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const isQuiet = watchLine(session);
    await page.addInitScript(noteReady);
    await page.goto(`${site}/de/edit?toolbar=1`);
    await page.locator(".vt-app[data-ready='true']").waitFor({ timeout: 60_000 });
    while (!isQuiet()) await wait(100);
    const scripts = await page.evaluate<Script[]>(readScripts);
    const before = scripts.filter(({ isBefore }) => isBefore);
    figures.push({
      name: `editor of ${name}, JavaScript until it takes an edit`,
      value: kb(bytesOf(before)),
      beside: `${before.length} scripts; ${kb(bytesOf(scripts))} with what is fetched at idle`,
      goals: [atMost(350, bytesOf(before) / 1_024, { unit: "kB" })],
    });
    await context.close();
  }
  await browser.close();
  return figures;
}

interface Script {
  bytes: number;
  /** Asked for before the editor took an edit: what comes at rest may have begun before a busy machine looks. */
  isBefore: boolean;
}

function bytesOf(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Both run in the page. As text: names that a compiler adds to functions are not known there. */
const noteReady = `new MutationObserver((_, observer) => {
  if (!document.querySelector(".vt-app[data-ready='true']")) return;
  window.readyAt = performance.now();
  observer.disconnect();
}).observe(document, { attributes: true, childList: true, subtree: true });`;
const readScripts = `performance.getEntriesByType("resource")
  .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
  .map(({ transferSize, startTime }) => ({ bytes: transferSize, isBefore: startTime < window.readyAt }))`;
