import { expect, it } from "vitest";
import { finishPage, PageCache } from "./page-cache.ts";

const page = (html: string) => finishPage(200, Buffer.from(html), {});

it("makes a page once, however many ask for it meanwhile and afterwards", async () => {
  const cache = new PageCache(1_000_000);
  let made = 0;
  const make = () => {
    made += 1;
    return page("<p>one</p>");
  };
  const both = await Promise.all([cache.get("a", make), cache.get("a", make)]);
  expect(both[0]).toBe(both[1]);
  expect(await cache.get("a", make)).toBe(both[0]);
  expect(made).toBe(1);
  await cache.get("b", make);
  expect(made).toBe(2);
});

it("does not keep a page that could not be made: everybody who waited hears it, and the next one tries again", async () => {
  const cache = new PageCache(1_000_000);
  const fail = () => Promise.reject(new Error("no database"));
  const waiting = [cache.get("a", fail), cache.get("a", fail)];
  for (const each of waiting) await expect(each).rejects.toThrow("no database");
  expect(cache.peek("a")).toBeUndefined();
  expect((await cache.get("a", () => page("<p>two</p>"))).body.identity.toString()).toContain("two");
});
