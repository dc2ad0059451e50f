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
  const news = { type: "pageDeleted", opId: "one" } as const;
  announceOnNextPage(news);
  expect([takeAnnouncement(), takeAnnouncement()]).toEqual([news, null]);
  for (const unknown of ["pages.created", "{}", "null"]) {
    kept.set("vitrine.announcement", unknown);
    expect(takeAnnouncement()).toBeNull();
  }
});

it("does without where the browser keeps nothing", () => {
  vi.stubGlobal("sessionStorage", undefined);
  announceOnNextPage({ type: "pageCreated" });
  expect(takeAnnouncement()).toBeNull();
});
