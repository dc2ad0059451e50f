import { chromium, type Browser, type BrowserContextOptions, type LaunchOptions, type Page } from "@playwright/test";

/** Playwright gives everything up after half a minute, in which a machine that is busy with other tests may do nothing. */
const patience = 300_000;

export function launchPatiently(options: LaunchOptions): Promise<Browser> {
  return chromium.launch({ timeout: patience, ...options });
}

/** A page in a context of its own. */
export async function openPatiently(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patience);
  return context.newPage();
}
