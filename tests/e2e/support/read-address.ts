import type { APIResponse, Page } from "@playwright/test";

/**
 * The answer at an address, redirects followed. Unlike Chromium, Node may not know the names below `localhost`, so it
 * asks that by address.
 */
export function readAddress(page: Page, address: string): Promise<APIResponse> {
  const url = new URL(address);
  const { host } = url;
  url.hostname = "localhost";
  return page.request.get(url.href, { headers: { host } });
}
