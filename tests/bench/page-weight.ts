import { chromium } from "@playwright/test";
import { findChromium } from "../support/browser.ts";
import type { Figure } from "./figures.ts";

/** Bytes over the wire for a first visit of the home page, as Chromium counts them. */
export async function pageWeight(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "Other";
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  await page.goto(`${origin}/de`, { waitUntil: "networkidle" });
  await browser.close();
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  const split = [...bytes].map(([type, size]) => `${type} ${kb(size)}`).join(", ");
  return [
    { name: "home page, bytes of a first visit", value: kb(total), beside: split },
    { name: "home page, JavaScript", value: kb(bytes.get("Script") ?? 0), beside: "compressed, over the wire" },
  ];
}

const kb = (size: number): string => `${(size / 1024).toFixed(0)} kB`;
