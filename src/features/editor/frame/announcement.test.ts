import { afterEach, expect, it, vi } from "vitest";
import { announceOnNextPage, takeAnnouncement } from "./announcement.ts";

afterEach(() => vi.unstubAllGlobals());

it("tells the next page once what the last one left", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    setItem: (key: string, value: string) => kept.set(key, value),
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
  announceOnNextPage("pages.created");
  expect([takeAnnouncement(), takeAnnouncement()]).toEqual(["pages.created", null]);
});

it("does without where the browser keeps nothing", () => {
  vi.stubGlobal("sessionStorage", undefined);
  announceOnNextPage("pages.created");
  expect(takeAnnouncement()).toBeNull();
});
