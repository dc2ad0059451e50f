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

it("lets a site that fills it drive out its own pages, once it has a quarter of the room, and not what others show", async () => {
  const cache = new PageCache(200_000); // room for about fifteen small pages
  const keep = (key: string) => cache.get(key, () => page(`<p>${key}</p>`));
  for (let at = 0; at < 4; at += 1) await keep(`quiet|${at}`);
  for (let at = 0; at < 100; at += 1) await keep(`busy|${at}`);
  const kept = (site: string, most: number) =>
    Array.from({ length: most }, (_, at) => at).filter((at) => cache.peek(`${site}|${at}`));
  expect(kept("quiet", 4)).toEqual([0, 1, 2, 3]);
  expect(kept("busy", 100).at(-1)).toBe(99);
  expect(kept("busy", 100).length, "alone, it has all of the rest").toBeGreaterThan(9);
});

it("gives room to whoever comes new, from those who have more than their share", async () => {
  const cache = new PageCache(200_000);
  const keep = (key: string) => cache.get(key, () => page(`<p>${key}</p>`));
  for (let at = 0; at < 100; at += 1) await keep(`busy|${at}`);
  for (const key of ["new|0", "new|1", "new|2"]) await keep(key);
  for (let at = 100; at < 200; at += 1) await keep(`busy|${at}`);
  expect(["new|0", "new|1", "new|2"].map((key) => cache.peek(key) !== undefined)).toEqual([true, true, true]);
});

it("counts a page that is made anew once", async () => {
  const cache = new PageCache(200_000);
  const passing = async () => ({ ...(await page("<p>old</p>")), isCurrent: () => false });
  for (let at = 0; at < 50; at += 1) await cache.get("busy|passing", passing);
  for (let at = 0; at < 13; at += 1) await cache.get(`quiet|${at}`, () => page("<p>quiet</p>"));
  const few = ["busy|1", "busy|2", "busy|3"];
  for (const key of few) await cache.get(key, () => page("<p>busy</p>"));
  expect(few.filter((key) => cache.peek(key))).toEqual(few);
  expect(cache.peek("quiet|12")).toBeDefined();
});
