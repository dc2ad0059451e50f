import { chromium, type Browser, type BrowserContextOptions, type LaunchOptions, type Page } from "@playwright/test";
import { longestWaitMs } from "./patient.ts";

/** Playwright gives everything up after half a minute, in which a machine that is busy with other tests may do nothing. */
export function launchPatiently(options: LaunchOptions): Promise<Browser> {
  return chromium.launch({ timeout: longestWaitMs, ...options });
}

/** A page in a context of its own. */
export async function openPatiently(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(longestWaitMs);
  return context.newPage();
}
