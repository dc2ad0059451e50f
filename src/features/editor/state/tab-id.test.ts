import { afterEach, expect, it, vi } from "vitest";
import { claimTab } from "./tab-id.ts";

afterEach(() => vi.unstubAllGlobals());

it("gives a tab a name also where the browser keeps locks and storage from the page, so that it begins to save", async () => {
  const refused = () => Promise.reject(new DOMException("denied", "SecurityError"));
  vi.stubGlobal("navigator", { locks: { request: refused, query: refused } });
  const { tabId, isAlive } = await claimTab();
  expect(tabId).toMatch(/^[0-9a-f-]{36}$/);
  expect(isAlive("another")).toBe(false);
});
