import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { EditorPage } from "../e2e/support/editor-page.ts";
import { findChromium } from "../support/browser.ts";
import { kb, type Figure } from "./figures.ts";
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
    const scripts = new Set<string>();
    let bytes = 0;
    session.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.add(requestId));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    const isQuiet = watchLine(session);
    await page.goto(`${site}/de/edit?toolbar=1`);
    await page.locator(".vt-app[data-ready='true']").waitFor({ timeout: 60_000 });
    const ready = { bytes, count: scripts.size };
    while (!isQuiet()) await wait(100);
    figures.push({
      name: `editor of ${name}, JavaScript until it takes an edit`,
      value: kb(ready.bytes),
      beside: `${ready.count} scripts; ${kb(bytes)} with what is fetched at idle; goal ≤ 350 kB`,
    });
    await context.close();
  }
  await browser.close();
  return figures;
}
