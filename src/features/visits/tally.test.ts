import { expect, it } from "vitest";
import { VisitTally } from "./tally.ts";

const page = { kind: "page", locale: "de", name: "home", count: 1 } as const;

it("adds up by site, kind, language and name, and begins anew once it was taken", () => {
  const tally = new VisitTally();
  tally.add("one", page);
  tally.add("one", page);
  tally.add("one", { ...page, locale: "fr" });
  tally.add("one", { kind: "referrer", locale: "", name: "home", count: 1 });
  tally.add("two", { ...page, count: 5 });
  expect(tally.take()).toEqual([
    {
      siteId: "one",
      counts: [
        { ...page, count: 2 },
        { ...page, locale: "fr" },
        { kind: "referrer", locale: "", name: "home", count: 1 },
      ],
    },
    { siteId: "two", counts: [{ ...page, count: 5 }] },
  ]);
  expect(tally.take()).toEqual([]);
});

it("keeps no more than 1,000 names that callers made up, and every page and every known name beside them", () => {
  const tally = new VisitTally();
  for (let at = 0; at < 2_000; at += 1) tally.add("one", { kind: "search", locale: "de", name: `x${at}`, count: 1 });
  for (let at = 0; at < 300; at += 1) tally.add("one", { ...page, name: `page ${at}` });
  tally.add("one", { kind: "search", locale: "de", name: "x0", count: 1 });
  const counts = tally.take()[0]?.counts ?? [];
  expect(counts.filter(({ kind }) => kind === "search")).toHaveLength(1_000);
  expect(counts.filter(({ kind }) => kind === "page")).toHaveLength(300);
  expect(counts.find(({ name }) => name === "x0")?.count).toBe(2);
});
